/** @jest-environment jsdom */
import { leavePage, restoreScroll, startScrollMemory } from '../../src/behaviours/scrollMemory';

let scrolledTo: unknown[];

function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  document.dispatchEvent(new Event('scroll'));
}

/** An entry of the history, as the browser's `navigation` names it or, without that, the router. */
const entries = {
  'by the browser': (key: string): void => {
    Object.defineProperty(window, 'navigation', {
      configurable: true,
      value: { currentEntry: { key } },
    });
  },
  'by the router': (key: string): void => {
    Object.defineProperty(window, 'navigation', { configurable: true, value: undefined });
    window.history.replaceState({ key }, '');
  },
};

startScrollMemory();

describe.each(Object.entries(entries))('with entries named %s', (how, enter) => {
  /** A click: the address changes, then the page comes and stands at its top. */
  function follow(key: string): void {
    leavePage();
    enter(key);
    scroll(0);
    restoreScroll(false);
  }

  /** Back or Forward: the browser changes the address, then tells. */
  function traverse(key: string): void {
    enter(key);
    window.dispatchEvent(new PopStateEvent('popstate'));
    leavePage();
  }

  let run = 0;
  const entry = (name: string): string => `${name} ${how} ${run}`;

  beforeEach(() => {
    run += 1;
    scrolledTo = [];
    window.scrollTo = (options?: unknown) => void scrolledTo.push(options);
    enter(entry('first'));
    scroll(0);
    restoreScroll(true);
  });

  test('Back returns to the place when the page is there, without a movement', () => {
    scroll(400);
    follow(entry('second'));
    scroll(900);
    traverse(entry('first'));
    expect(scrolledTo).toEqual([]);
    restoreScroll(false);
    expect(scrolledTo).toEqual([{ top: 400, behavior: 'instant' }]);
  });

  test('Forward does, too', () => {
    follow(entry('second'));
    scroll(900);
    traverse(entry('first'));
    scroll(0);
    restoreScroll(false);
    traverse(entry('second'));
    restoreScroll(false);
    expect(scrolledTo.at(-1)).toEqual({ top: 900, behavior: 'instant' });
  });

  test('the top is a place, too', () => {
    follow(entry('second'));
    traverse(entry('first'));
    restoreScroll(false);
    expect(scrolledTo).toEqual([{ top: 0, behavior: 'instant' }]);
  });

  test('an entry that this visit does not know has none', () => {
    traverse(entry('elsewhere'));
    restoreScroll(false);
    expect(scrolledTo).toEqual([]);
  });

  test('a page that a click leads to begins at its top', () => {
    scroll(400);
    follow(entry('second'));
    expect(scrolledTo).toEqual([]);
  });

  test('what scrolls while a page is on its way is no place of the new entry', () => {
    scroll(400);
    follow(entry('second'));
    scroll(900);
    traverse(entry('first'));
    scroll(880);
    restoreScroll(false);
    expect(scrolledTo).toEqual([{ top: 400, behavior: 'instant' }]);
  });
});

test('the first page is restored by the browser, the others here', () => {
  window.history.scrollRestoration = 'auto';
  restoreScroll(true);
  expect(window.history.scrollRestoration).toBe('manual');
});

test('a page that is left as a whole is restored by the browser', () => {
  restoreScroll(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});
