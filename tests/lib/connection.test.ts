/** @jest-environment jsdom */
import { savesData } from '../../src/lib/connection';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test.each([
  [undefined, false],
  [null, false],
  ['4g', false],
  [{}, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: true }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: 2 }, false],
  [{ saveData: 'on' }, false],
])('a connection of %j saves data: %s', (connection, expected) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  expect(savesData()).toBe(expected);
});

test('browsers that do not tell save none', () => {
  expect('connection' in navigator).toBe(false);
  expect(savesData()).toBe(false);
});
