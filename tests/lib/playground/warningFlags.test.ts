import {
  addWarningFlags,
  describeWarningFlag,
  parseWarningFlags,
  printWarningFlags,
  removeWarningFlag,
  suggestFlags,
  unknownFlags,
} from '../../../src/lib/playground/warningFlags';
import { defaultWarningFlags, warningsOf } from '../../../src/lib/playground/warnings';
import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '../../../src/versions';

const warnings = warningsOf(LATEST_MANUAL_VERSION.name);

test('reads numbers, ranges and letters with their signs', () => {
  expect(parseWarningFlags('+a-4@8+32..39-K')).toEqual([
    { kind: 'letter', text: '+a', sign: '+', letter: 'a' },
    { kind: 'numbers', text: '-4', sign: '-', first: 4, last: 4 },
    { kind: 'numbers', text: '@8', sign: '@', first: 8, last: 8 },
    { kind: 'numbers', text: '+32..39', sign: '+', first: 32, last: 39 },
    { kind: 'letter', text: '-K', sign: '-', letter: 'k' },
  ]);
});

test('a letter alone shows in upper case and hides in lower case, as in the compilers', () => {
  expect(parseWarningFlags('Ak')).toEqual([
    { kind: 'letter', text: 'A', sign: '+', letter: 'a' },
    { kind: 'letter', text: 'k', sign: '-', letter: 'k' },
  ]);
});

test.each([
  ['', []],
  ['+27 no', [' no']],
  ['27', ['27']],
  ['+', ['+']],
  ['+39..32', ['+39..32']],
  ['+4!?-9', ['!?']],
  ['+8,+9', [',']],
  ['+a😀', ['😀']],
  ['+123456', ['56']],
])('what is no flag in %j is kept and told', (list, unknown) => {
  expect(unknownFlags(list)).toEqual(unknown);
  expect(printWarningFlags(parseWarningFlags(list))).toBe(list);
});

test('any list is written as it was read', () => {
  const pieces = ['+', '-', '@', '4', '27', '..', 'a', 'K', ' ', 'x!', 'é'];
  // A fixed walk through the pieces: every pair of them, in lists of four.
  for (const first of pieces) {
    for (const second of pieces) {
      const list = `${first}${second}${second}${first}`;
      expect(printWarningFlags(parseWarningFlags(list))).toBe(list);
    }
  }
});

test.each([
  ['+a-4', '+4', '+a+4'],
  ['+a-4', ' @8 -9 ', '+a-4@8-9'],
  ['+a-4', '-4', '+a-4'],
  ['', '+1..3', '+1..3'],
  ['odd+4', '-4', 'odd-4'],
])('%j and %j are %j', (list, written, value) => {
  expect(addWarningFlags(list, written)).toEqual({ ok: true, value });
});

test.each(['', '27', 'a', 'unused', '+', '+4x', '+9..4'])('%j is no flag to add', (written) => {
  expect(addWarningFlags('+a', written)).toEqual({
    ok: false,
    error: expect.stringMatching(/^Expected flags such as .*, got .*; begin each with/),
  });
});

test('takes one flag out and leaves the others as they are', () => {
  expect(removeWarningFlag('+a-4?+4', 2)).toBe('+a-4+4');
  expect(removeWarningFlag('+a-4?+4', 1)).toBe('+a?+4');
});

test.each([
  ['+27', "Shown: Another unused variable, such as a function's argument"],
  ['-a', 'Hidden: All warnings'],
  ['@8', 'An error: A `switch` or another pattern that leaves out a case'],
  ['+K', 'Shown: Warnings 32 to 39'],
  ['+u', 'Shown: Warnings 11 and 12'],
  ['+y', "Shown: A variable of `let` or `as` that isn't used"],
  ['+g', 'Shown: The letter g doesn’t stand for any warning'],
  ['+32..34', 'Shown: Warnings 32 to 34, of which this compiler has 3'],
  ['+999', 'Shown: This compiler has no warning 999'],
  ['+63..70', 'Shown: This compiler has no warning 63 to 70'],
  ['?', 'The compiler can’t read this; remove it, or rewrite it with +, - or @ before a number'],
])('%s: %s', (text, description) => {
  const [flag] = parseWarningFlags(text);
  expect(flag && describeWarningFlag(flag, warnings)).toBe(description);
});

describe('suggestions', () => {
  const texts = (written: string) => suggestFlags(written, warnings).map(({ flag }) => flag.text);

  test('need a sign', () => {
    expect(texts('')).toEqual([]);
    expect(texts('27')).toEqual([]);
    expect(texts('+x!')).toEqual([]);
  });

  test('are all, then each number, behind a sign alone', () => {
    expect(texts('-').slice(0, 3)).toEqual(['-a', '-1', '-2']);
    expect(texts('@')).toHaveLength(warnings.length + 1);
  });

  test('begin as what is written', () => {
    expect(texts('+4')).toEqual(['+4', '+41', '+43', '+44', '+45', '+46', '+47', '+48', '+49']);
    expect(texts('+a')).toEqual(['+a']);
    expect(texts('@K')).toEqual(['@k']);
    expect(texts('+999')).toEqual([]);
  });
});

test.each(MANUAL_VERSIONS.map(({ name }) => name))('the flags of %s itself are flags', (name) => {
  expect(unknownFlags(defaultWarningFlags(name))).toEqual([]);
});
