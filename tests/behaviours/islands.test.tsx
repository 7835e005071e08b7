/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { defineIsland, type Island } from '../../src/islands/definition';
import { record, string } from '../../src/lib/decode';

/** Islands of these tests in the place of the site's own. */
const mockIslands = new Map<string, Island>();
jest.mock('../../src/islands/registry', () => ({
  ISLAND_NAMES: [],
  findIsland: (name: string) => mockIslands.get(name),
}));

const left = jest.fn();

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => () => left(label), [label]);
  if (count === 2) throw new Error('two is too many');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

const props = record({ label: string });
let fetchModule = jest.fn(async () => ({ default: Counter }));

/** What the observer watches, and a reader who scrolls it into view. */
const watched = new Set<Element>();
let onSeen: IntersectionObserverCallback;
let margin: string | undefined;

class FakeObserver implements Partial<IntersectionObserver> {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    onSeen = callback;
    margin = options?.rootMargin;
  }
  observe(element: Element): void {
    watched.add(element);
  }
  unobserve(element: Element): void {
    watched.delete(element);
  }
}

const scrollTo = (target: Element | null | undefined, isIntersecting = true) =>
  act(async () => {
    const observer = {} as IntersectionObserver;
    if (target && watched.has(target)) {
      onSeen([{ isIntersecting, target } as unknown as IntersectionObserverEntry], observer);
    }
  });

const islands = () => [...document.querySelectorAll('[data-island]')];
const fallback = () => document.querySelector('[data-island-fallback]');
const status = () => document.querySelector('[role="status"]');

let watchIslands: () => void;
let log: jest.SpyInstance;

beforeAll(async () => {
  Reflect.set(globalThis, 'IntersectionObserver', FakeObserver);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  ({ watchIslands } = await import('../../src/behaviours/islands'));
});

/** A page with the HTML that `<Island>` writes for each JSON of props. */
async function open(...allProps: string[]): Promise<void> {
  const { default: IslandComponent } = await import('../../src/components/Island');
  mockIslands.set('Any', { open: () => ({ ok: true, value: async () => undefined }) });
  const html = renderToStaticMarkup(
    <IslandComponent name={'Any' as never}>a table</IslandComponent>,
  );
  document.body.innerHTML = allProps.map(() => html).join('');
  islands().forEach((island, index) => {
    island.setAttribute('data-island', 'Counter');
    island.setAttribute('data-island-props', allProps[index] ?? '');
  });
  await act(async () => watchIslands());
}

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
  left.mockClear();
  fetchModule = jest.fn(async () => ({ default: Counter }));
  mockIslands.set(
    'Counter',
    defineIsland(props, () => fetchModule()),
  );
});

afterEach(() => log.mockRestore());

test('wait for the reader to come within 200 px', async () => {
  await open('{"label":"a"}');
  expect(margin).toBe('200px');
  await scrollTo(islands()[0], false);
  expect(fetchModule).not.toHaveBeenCalled();
  expect(fallback()).toBeVisible();
  await scrollTo(islands()[0]);
  expect(document.querySelector('button')).toHaveTextContent('a 0');
  expect(fallback()).not.toBeVisible();
  expect(log).not.toHaveBeenCalled();
});

test('begin once, however often the page is looked through', async () => {
  await open('{"label":"a"}');
  await scrollTo(islands()[0]);
  await act(async () => watchIslands());
  await scrollTo(islands()[0]);
  expect(fetchModule).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('button')).toHaveLength(1);
});

test('show the fallback again when they throw, and leave other islands alone', async () => {
  await open('{"label":"a"}', '{"label":"b"}');
  await scrollTo(islands()[0]);
  await scrollTo(islands()[1]);
  const [first] = document.querySelectorAll('button');
  if (first) await userEvent.dblClick(first);
  expect(document.querySelectorAll('button')).toHaveLength(1);
  expect(document.querySelector('button')).toHaveTextContent('b 0');
  expect(fallback()).toBeVisible();
  expect(status()).toHaveTextContent('The interactive version of this part couldn’t be shown.');
  expect(log).toHaveBeenCalledTimes(1);
});

test('keep the fallback when their module cannot be fetched', async () => {
  fetchModule.mockRejectedValue(new Error('Loading chunk 7 failed.'));
  await open('{"label":"a"}');
  await scrollTo(islands()[0]);
  expect(fallback()).toBeVisible();
  expect(status()).not.toBeEmptyDOMElement();
  expect(log).toHaveBeenCalledTimes(1);
});

test.each([
  ['props', '{"label":3}', 'Expected string, got 3 at label of the props.'],
  ['JSON', '{', 'Expected JSON, got "{" at the root of the props.'],
])('keep the fallback for wrong %s in the page', async (_what, json, reason) => {
  await open(json);
  await scrollTo(islands()[0]);
  expect(fallback()).toBeVisible();
  expect(log).toHaveBeenCalledWith('The island Counter stays as its fallback:', new Error(reason));
});

test('keep the fallback where the registry has no such island', async () => {
  await open('{"label":"a"}');
  mockIslands.clear();
  await scrollTo(islands()[0]);
  expect(fallback()).toBeVisible();
  expect(log).toHaveBeenCalledTimes(1);
});

test('end when the reader leaves the page, also while they are fetched', async () => {
  await open('{"label":"a"}', '{"label":"b"}');
  await scrollTo(islands()[0]);
  let arrive: (module: { default: typeof Counter }) => void = () => undefined;
  fetchModule.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await scrollTo(islands()[1]);
  document.body.innerHTML = '';
  await act(async () => watchIslands());
  expect(left.mock.calls).toEqual([['a']]);
  await act(async () => arrive({ default: Counter }));
  expect(left.mock.calls).toEqual([['a'], ['b']]);
  expect(log).not.toHaveBeenCalled();
});
