/** @jest-environment jsdom */
import { showCurrentPage } from '../../src/behaviours/pageList';

describe('the list of pages', () => {
  /** Where an observer sees an entry, in a list of 300 px that begins at 100. */
  function see(top: number, intersectionRatio: number): number {
    document.body.innerHTML = '<aside data-drawer-column=""><a aria-current="page">B</a></aside>';
    let tell: IntersectionObserverCallback = () => undefined;
    window.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    } as never;
    showCurrentPage();
    const entry = {
      rootBounds: { top: 100, height: 300 },
      boundingClientRect: { top },
      intersectionRatio,
    };
    tell([entry as IntersectionObserverEntry], new window.IntersectionObserver(() => undefined));
    return document.querySelector('aside')?.scrollTop ?? 0;
  }

  test('scrolls to an entry that is not seen, a third from its top', () => {
    expect(see(900, 0)).toBe(700);
  });

  test('stays where the entry is seen', () => {
    expect(see(200, 1)).toBe(0);
  });
});
