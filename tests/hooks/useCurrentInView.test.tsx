/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';

import { useCurrentInView } from '../../src/hooks/useCurrentInView';

interface Watched {
  readonly root: Element | Document | null | undefined;
  readonly element: Element;
  readonly tell: (seen: Partial<IntersectionObserverEntry>) => void;
}

let watched: Watched[] = [];

const box = (top: number, height: number) => new DOMRect(0, top, 0, height);

beforeAll(() => {
  window.DOMRect ??= class {
    constructor(
      public x: number,
      public y: number,
      public width: number,
      public height: number,
    ) {}
    get top() {
      return this.y;
    }
  } as never;
  window.IntersectionObserver = class {
    constructor(
      private readonly answer: (entries: unknown[]) => void,
      private readonly options: IntersectionObserverInit,
    ) {}
    observe(element: Element) {
      const tell = (seen: object) => this.answer([seen]);
      watched.push({ root: this.options.root, element, tell });
    }
    disconnect() {
      watched = watched.filter(({ tell }) => tell === undefined);
    }
  } as never;
});

beforeEach(() => {
  watched = [];
});

function List({ page }: { page: string }) {
  const ref = useRef<HTMLElement>(null);
  useCurrentInView(ref, page);
  return (
    <nav ref={ref}>
      {['a', 'b'].map((name) => (
        <a key={name} href={name} aria-current={name === page ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function open(page: string): { list: HTMLElement; tell: Watched['tell'] } {
  render(<List page={page} />);
  const [first] = watched;
  if (!first) throw new Error('Expected an observer, found none.');
  expect(first.element).toHaveTextContent(page);
  expect(first.root).toBe(screen.getByRole('navigation'));
  return { list: screen.getByRole('navigation'), tell: first.tell };
}

test('an entry out of view is brought to a third of the list', () => {
  const { list, tell } = open('b');
  list.scrollTop = 10;
  act(() =>
    tell({ rootBounds: box(100, 600), boundingClientRect: box(1500, 30), intersectionRatio: 0 }),
  );
  expect(list.scrollTop).toBe(10 + 1500 - 100 - 200);
});

test('one that is half hidden is brought there, too', () => {
  const { list, tell } = open('b');
  act(() =>
    tell({ rootBounds: box(100, 600), boundingClientRect: box(690, 30), intersectionRatio: 0.3 }),
  );
  expect(list.scrollTop).toBe(390);
});

test.each([
  ['an entry in view', { rootBounds: box(0, 600), intersectionRatio: 1 }],
  ['a list that is not shown', { rootBounds: null, intersectionRatio: 0 }],
])('%s stays where it is, and nothing is watched any more', (_, seen) => {
  const { list, tell } = open('a');
  act(() => tell({ boundingClientRect: box(900, 30), ...seen }));
  expect(list.scrollTop).toBe(0);
  expect(watched).toEqual([]);
});

test('a page that is not in the list moves nothing', () => {
  render(<List page="elsewhere" />);
  expect(watched).toEqual([]);
});
