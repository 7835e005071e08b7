/** @jest-environment jsdom */
import { leavePage, restoreScroll, startScrollMemory } from '../../src/behaviours/scrollMemory';

let scrolledTo: unknown[];

function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  document.dispatchEvent(new Event('scroll'));
}

/** Shows an entry of the history that has a name. */
function enter(key: string): void {
  window.history.replaceState({ key }, '');
}

startScrollMemory();

test('the first entry gets a name and keeps its state', () => {
  window.history.replaceState({ state: 'kept' }, '');
  startScrollMemory();
  expect(window.history.state).toEqual({ state: 'kept', key: expect.any(String) });
});

describe('between entries', () => {
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
  const entry = (name: string): string => `${name} ${run}`;

  beforeEach(() => {
    run += 1;
    scrolledTo = [];
    window.scrollTo = (options?: unknown) => void scrolledTo.push(options);
    enter(entry('first'));
    scroll(0);
    restoreScroll(true);
    document.body.innerHTML = '';
  });

  test('Back returns to the place when the page is there, without a movement', () => {
    scroll(400);
    follow(entry('second'));
    scroll(900);
    traverse(entry('first'));
    expect(scrolledTo).toEqual([]);
    expect(restoreScroll(false)).toBe(true);
    expect(scrolledTo).toEqual([{ top: 400, behavior: 'instant' }]);
    traverse(entry('new'));
    expect(restoreScroll(false)).toBe(false);
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

  /** A page with a heading this many pixels from its top. */
  function showPage(id: string, top: number): void {
    document.body.innerHTML = `<main><details><p id="folded"></p></details><h2 id="${id}"></h2></main>`;
    const heading = document.getElementById(id);
    if (!heading) throw new Error('Expected a heading, found none.');
    // jsdom has no layout: what is folded has no boxes, as in browsers, and neither has anything else.
    heading.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
    heading.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY);
  }

  test('what was at the upper edge is there again when the page has become longer', () => {
    showPage('heading', 450);
    scroll(400);
    follow(entry('second'));
    traverse(entry('first'));
    showPage('heading', 700);
    restoreScroll(false);
    expect(scrolledTo).toEqual([{ top: 650, behavior: 'instant' }]);
  });

  test('a page that no longer has it returns to its pixel', () => {
    showPage('heading', 450);
    scroll(400);
    follow(entry('second'));
    traverse(entry('first'));
    showPage('another', 700);
    restoreScroll(false);
    expect(scrolledTo).toEqual([{ top: 400, behavior: 'instant' }]);
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

describe('a link within the page', () => {
  /** The browser makes an entry without a state, scrolls, and tells. */
  function followFragment(top: number): void {
    window.history.pushState(null, '');
    scroll(top);
    window.dispatchEvent(new PopStateEvent('popstate'));
    leavePage();
    restoreScroll(false);
  }

  /** Back and Forward, to an entry with this state. */
  function traverse(state: unknown): void {
    window.history.replaceState(state, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
    leavePage();
    restoreScroll(false);
  }

  beforeEach(() => {
    scrolledTo = [];
    window.scrollTo = (options?: unknown) => void scrolledTo.push(options);
    window.history.replaceState(null, '');
    startScrollMemory();
    scroll(0);
    restoreScroll(true);
    document.body.innerHTML = '';
  });

  test('leaves the page where the browser scrolled it', () => {
    followFragment(700);
    followFragment(1500);
    expect(scrolledTo).toEqual([]);
  });

  test('can be undone: Back and Forward return to both places', () => {
    const page: unknown = window.history.state;
    scroll(120);
    followFragment(700);
    const heading: unknown = window.history.state;
    scroll(760);
    traverse(page);
    scroll(120);
    traverse(heading);
    expect(scrolledTo).toEqual([
      { top: 120, behavior: 'instant' },
      { top: 760, behavior: 'instant' },
    ]);
  });
});

test('the first page is restored by the browser, the others here', () => {
  window.history.scrollRestoration = 'auto';
  restoreScroll(true);
  expect(window.history.scrollRestoration).toBe('manual');
});

test('a page that is loaded again is known by its entry', () => {
  window.history.replaceState({ key: 'never seen' }, '');
  startScrollMemory();
  expect(restoreScroll(true)).toBe(false);
  startScrollMemory();
  expect(restoreScroll(true)).toBe(true);
});

test('a page that is left as a whole is restored by the browser', () => {
  restoreScroll(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});
