/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';

import LatePart from '../../src/components/LatePart';
import { mount } from '../../src/islands/mount';

const There = lazy(() => Promise.resolve({ default: () => <p>The part</p> }));
const Missing = lazy((): Promise<{ default: () => ReactNode }> =>
  Promise.reject(new Error('No such chunk.')),
);

/** An island whose one part is missing. */
function Whole({ onFailed }: { onFailed: () => void }): ReactNode {
  return (
    <>
      <p>What stands around it</p>
      <LatePart waiting={<p>On its way</p>} failed={<p>Not there</p>} onFailed={onFailed}>
        <Missing />
      </LatePart>
    </>
  );
}

test('a part takes the place of what was there while it was on its way', async () => {
  render(
    <LatePart waiting={<p>On its way</p>}>
      <There />
    </LatePart>,
  );
  expect(screen.getByText('On its way')).toBeInTheDocument();
  expect(await screen.findByText('The part')).toBeInTheDocument();
  expect(screen.queryByText('On its way')).not.toBeInTheDocument();
});

test('an island stays where a part of it can’t be loaded, and the error is reported', async () => {
  const reported = jest.fn();
  window.reportError = reported;
  const onFailed = jest.fn();
  const listener = { onShown: jest.fn(), onFailed: jest.fn() };
  const element = document.body.appendChild(document.createElement('div'));
  await act(() =>
    mount(element, async (show) => show(Whole, { onFailed }), listener).then(() => undefined),
  );
  expect(await screen.findByText('Not there')).toBeInTheDocument();
  expect(screen.getByText('What stands around it')).toBeInTheDocument();
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(listener.onFailed).not.toHaveBeenCalled();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'No such chunk.' }));
});
