import { IDLE, isInvited } from '../../../src/lib/program/focusGuard';

describe('a program that has the focus', () => {
  it.each([
    ['nothing', { last: 'nothing', at: 0 }, 10, false],
    ['a letter', { last: 'key', at: 0 }, 60_000, false],
    ['Tab', { last: 'tab', at: 0 }, 20, true],
    ['Tab long ago', { last: 'tab', at: 0 }, 501, false],
    ['a pointer that came over it', { last: 'pointer', at: 0 }, 60_000, true],
  ] as const)('of a reader with a mouse, after %s', (_, reader, now, expected) => {
    expect(isInvited(reader, now, true)).toBe(expected);
  });

  it.each([
    ['nothing', IDLE, 0, true],
    ['a letter of just now', { last: 'key', at: 0 }, 900, false],
    ['a letter of a while ago', { last: 'key', at: 0 }, 1100, true],
    ['Tab', { last: 'tab', at: 0 }, 20, true],
  ] as const)('of a reader who touches, after %s', (_, reader, now, expected) => {
    expect(isInvited(reader, now, false)).toBe(expected);
  });
});
