/** @jest-environment jsdom */
import { missingInOldest, oldestOf, takeAway } from '../../e2e/engines/oldest';

const missing = missingInOldest().map((path) => path.join('.'));

test.each([
  ['a global object', 'CloseWatcher'],
  ['a global variable', 'scheduler'],
  ['a member of the window', 'Window.requestIdleCallback'],
  ['the history of pages', 'Window.navigation'],
  ['a member of documents', 'Document.startViewTransition'],
  ['a member of elements', 'HTMLElement.showPopover'],
  ['a static member', 'URL.parse'],
  ['a method of the language', 'Set.union'],
])('the oldest browsers lack %s: %s', (_, path) => {
  expect(missing).toContain(path);
});

test.each(['fetch', 'Window.fetch', 'IntersectionObserver', 'Element.checkVisibility', 'Array.at'])(
  'and have %s',
  (path) => expect(missing).not.toContain(path),
);

test('newer browsers lack less', () => {
  const newer = missingInOldest(['chrome >= 143']).map((path) => path.join('.'));
  expect(newer).not.toContain('Window.requestIdleCallback');
  expect(newer).not.toContain('Document.startViewTransition');
});

test('a line of another form is refused', () => {
  expect(oldestOf(['safari >= 17.4'])).toEqual([{ browser: 'safari', version: 17.4 }]);
  expect(() => oldestOf(['last 2 versions'])).toThrow(
    /^browserslist: expected lines such as "safari >= 17\.4".*got "last 2 versions"/,
  );
});

test('what is taken away is gone from the window, classes and their instances', () => {
  class Shelf {
    static of = 'static';
    size(): number {
      return 1;
    }
    kept(): number {
      return 2;
    }
  }
  Object.assign(window, { Shelf, lamp: 'on', requestLight: () => undefined });
  takeAway([
    ['Shelf', 'of'],
    ['Shelf', 'size'],
    ['lamp'],
    ['Window', 'requestLight'],
    ['Unknown', 'x'],
  ]);
  expect(Object.getOwnPropertyNames(Shelf)).not.toContain('of');
  expect(Object.getOwnPropertyNames(Shelf.prototype)).toEqual(['constructor', 'kept']);
  expect(window).not.toHaveProperty('lamp');
  expect(window).not.toHaveProperty('requestLight');
});
