/** What browsers have and jsdom lacks: observers, of which tests tell what is on screen, and media queries. */
import { act } from '@testing-library/react';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

class TestObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly targets = new Set<Element>();

  constructor(readonly callback: IntersectionObserverCallback) {
    all.add(this);
  }

  observe = (target: Element): void => void this.targets.add(target);
  unobserve = (target: Element): void => void this.targets.delete(target);
  disconnect = (): void => this.targets.clear();
  takeRecords = (): IntersectionObserverEntry[] => [];
}

const all = new Set<TestObserver>();

window.IntersectionObserver = TestObserver;

// Nothing that is asked for is so, unless a test says otherwise.
window.matchMedia ??= (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** What is watched, and a way to tell of it. */
export const observers = {
  isWatched: (target: Element): boolean => [...all].some(({ targets }) => targets.has(target)),
  /** Tells all that watch one of the elements whether it is on screen. */
  tell(isIntersecting: boolean, ...elements: readonly Element[]): void {
    act(() => {
      for (const observer of all) {
        const entries: Entry[] = elements
          .filter((target) => observer.targets.has(target))
          .map((target) => ({ target, isIntersecting }));
        if (entries.length > 0) {
          observer.callback(entries as IntersectionObserverEntry[], observer);
        }
      }
    });
  },
};
