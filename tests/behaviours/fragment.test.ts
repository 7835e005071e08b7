/** @jest-environment jsdom */
import { startFragments, targetOfHash } from '../../src/behaviours/fragment';

beforeEach(() => {
  document.body.innerHTML = '<h2 id="ä b"></h2><h2 id="value-%25"></h2><h2 id="50%"></h2>';
});

test.each([
  ['#%C3%A4%20b', 'ä b'],
  ['#ä b', 'ä b'],
  ['#value-%25', 'value-%25'],
  ['#50%', '50%'],
  ['#50%25', '50%'],
])('%s names the element %s', (hash, id) => {
  expect(targetOfHash(hash)).toHaveProperty('id', id);
});

test.each(['', '#', '#%', '#%E0%A4%A', '#nothing'])(
  '%j names nothing, and throws nothing',
  (hash) => {
    expect(targetOfHash(hash)).toBeNull();
  },
);

describe('the address bar', () => {
  const address = (): string =>
    window.location.pathname + window.location.search + window.location.hash;
  /** What listeners that come later read. */
  const read: string[] = [];

  beforeAll(() => {
    window.history.replaceState({ key: 'first' }, '', '/page?a=1#%');
    startFragments();
    window.addEventListener('popstate', () => read.push(address()));
  });

  test('loses a fragment that nobody can decode, and keeps the state of the router', () => {
    expect(address()).toBe('/page?a=1');
    expect(window.history.state).toEqual({ key: 'first' });
  });

  test.each([
    ['/page#%E0', '/page'],
    ['/page#value-map', '/page#value-map'],
    ['/page#%C3%A4', '/page#%C3%A4'],
  ])('tells the router of %s that it is %s', (shown, told) => {
    window.history.pushState(null, '', shown);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(read.at(-1)).toBe(told);
  });
});
