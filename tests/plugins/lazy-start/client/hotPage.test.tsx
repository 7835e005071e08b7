/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';

import { hotPage, type PageHot } from '../../../../plugins/lazy-start/client/hotPage';

const mockDidUpdate = jest.fn();
jest.mock(
  '@generated/client-modules',
  () => [{ onRouteDidUpdate: (...update: unknown[]) => mockDidUpdate(...update) }],
  { virtual: true },
);

/** The bundler's side of a module: each `run` is a version of it. */
function createModule() {
  const invalidate = jest.fn();
  const entries: PageHot[] = [];
  let data: PageHot['data'];
  let leave: ((data: NonNullable<PageHot['data']>) => void) | undefined;
  return {
    invalidate,
    entries: () => entries.filter(({ _main }) => _main),
    run(text: string, facts: unknown, status = 'apply') {
      if (leave) {
        data = {};
        leave(data);
      }
      const hot: PageHot = {
        data,
        _main: true,
        status: () => status,
        accept: () => undefined,
        dispose: (callback) => {
          leave = callback;
        },
        invalidate,
      };
      entries.push(hot);
      return hotPage(hot, () => <p>{text}</p>, facts);
    },
  };
}

beforeEach(() => mockDidUpdate.mockClear());

it('shows a new body in the place of the old one and tells client modules', () => {
  const module = createModule();
  const Content = module.run('first', { title: 'A' });
  render(<Content />);
  expect(mockDidUpdate).not.toHaveBeenCalled();

  act(() => {
    expect(module.run('second', { title: 'A' })).toBe(Content);
  });
  expect(screen.getByText('second')).toBeInTheDocument();
  expect(screen.queryByText('first')).toBeNull();
  expect(mockDidUpdate).toHaveBeenCalledTimes(1);
  expect(module.invalidate).not.toHaveBeenCalled();
});

it('is no entry in any of its versions, so that it can pass updates on', () => {
  const module = createModule();
  module.run('first', { title: 'A' });
  module.run('second', { title: 'B' });
  expect(module.entries()).toEqual([]);
});

it('lets an update go its usual way if the frame of the page changes', () => {
  const module = createModule();
  const Content = module.run('first', { title: 'A' });
  render(<Content />);
  expect(module.run('second', { title: 'B' })).not.toBe(Content);
  expect(module.invalidate).toHaveBeenCalledTimes(1);
  expect(screen.getByText('first')).toBeInTheDocument();
});

it('does not begin an update when a page is imported between two', () => {
  const module = createModule();
  module.run('first', { title: 'A' });
  module.run('second', { title: 'B' }, 'idle');
  expect(module.invalidate).not.toHaveBeenCalled();
});

it('leaves a page as it is where nothing is hot', () => {
  const Body = () => <p>first</p>;
  expect(hotPage(undefined, Body, {})).toBe(Body);
});
