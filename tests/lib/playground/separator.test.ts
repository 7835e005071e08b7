import { parseJson } from '../../../src/lib/decode';
import {
  decodeSplit,
  limitShare,
  shareAfterKey,
  shareAtPointer,
} from '../../../src/lib/playground/separator';

test.each([
  ['ArrowLeft', 'columns', 48],
  ['ArrowRight', 'columns', 52],
  ['ArrowUp', 'columns', undefined],
  ['ArrowUp', 'rows', 48],
  ['ArrowDown', 'rows', 52],
  ['ArrowRight', 'rows', undefined],
  ['Home', 'rows', 20],
  ['End', 'columns', 80],
  ['Enter', 'columns', undefined],
] as const)('%s with halves in %s', (key, arrangement, share) => {
  expect(shareAfterKey(key, 50, arrangement)).toBe(share);
});

test('keys stop at the ends', () => {
  expect(shareAfterKey('ArrowLeft', 21, 'columns')).toBe(20);
  expect(shareAfterKey('ArrowDown', 80, 'rows')).toBe(80);
});

test('the pointer says where the separator goes, in whole percents', () => {
  const box = { left: 100, top: 50, width: 1000, height: 500 };
  expect(shareAtPointer({ clientX: 437, clientY: 0 }, box, 'columns')).toBe(34);
  expect(shareAtPointer({ clientX: 0, clientY: 250 }, box, 'rows')).toBe(40);
  expect(shareAtPointer({ clientX: 5000, clientY: 0 }, box, 'columns')).toBe(80);
  expect(shareAtPointer({ clientX: 0, clientY: 0 }, { ...box, height: 0 }, 'rows')).toBe(50);
});

test('shares stay within their bounds', () => {
  expect([limitShare(-5), limitShare(33.4), limitShare(101)]).toEqual([20, 33, 80]);
});

test('what was kept is checked', () => {
  expect(parseJson('{"columns":30,"rows":60}', decodeSplit)).toMatchObject({ ok: true });
  expect(parseJson('{"columns":"30"}', decodeSplit)).toMatchObject({ ok: false });
});
