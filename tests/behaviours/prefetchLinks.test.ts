/** @jest-environment jsdom */
import { onRouteDidUpdate } from '../../src/behaviours/prefetchLinks';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

const observed: Element[] = [];
let report: (entries: Entry[]) => void = () => undefined;
let margin: string | undefined;

class Observer {
  constructor(callback: (entries: Entry[]) => void, options: IntersectionObserverInit) {
    report = callback;
    margin = options.rootMargin;
  }
  observe(element: Element): void {
    observed.push(element);
  }
  unobserve(element: Element): void {
    observed.splice(observed.indexOf(element), 1);
  }
}

const prefetched: string[] = [];

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: Observer,
    docusaurus: {
      prefetch: (path: string) => {
        prefetched.push(path);
        return false;
      },
      preload: () => false,
    },
  });
});

beforeEach(() => {
  observed.length = 0;
  prefetched.length = 0;
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  document.body.innerHTML = `
    <a id="near" href="/docs/manual/latest/type#a">near</a>
    <a id="far" href="/docs/manual/latest/record">far</a>
    <a href="https://example.org/">elsewhere</a>
    <a href="#top">on this page</a>
    <a href="/file.zip" download>file</a>`;
});

const element = (id: string): Element => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};

test('fetches a page of the site when its link comes within 200 px, once', () => {
  onRouteDidUpdate();
  expect(margin).toBe('200px');
  expect(observed).toEqual([element('near'), element('far')]);
  report([
    { isIntersecting: true, target: element('near') },
    { isIntersecting: false, target: element('far') },
  ]);
  expect(prefetched).toEqual(['/docs/manual/latest/type']);
  expect(observed).toEqual([element('far')]);
  onRouteDidUpdate();
  expect(observed).toEqual([element('far')]);
});

test('fetches nothing for readers who save data', () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  onRouteDidUpdate();
  expect(observed).toEqual([]);
});
