/** Messages about lines that are longer than a terminal is wide, as the five compilers print them. */
import {
  compileIn,
  compilerFacts,
  type Extension,
  parseDiagnostics,
  placeOf,
  withLines,
} from '../../plugins/compiled-examples/compiler';
import { MANUAL_VERSIONS } from '../../src/versions';
import { IS_EVERY } from '../support/sample';

/** What only the source holds: no message may repeat it. */
const MARK = 'SOURCE';
/** Programs of each kind of message, with other widths, fillings and line ends. */
const SAMPLES = IS_EVERY ? 24 : 8;
const NARROWEST = 40;
const WIDEST = 400;

/** What makes lines long; some of it looks like a part of a compiler's frame. */
const FILLINGS = [
  `${MARK} line `,
  MARK,
  `${MARK} häßlich 日本 `,
  `${MARK} 🎉 `,
  `${MARK}\t`,
  `\u00A0${MARK}`,
  `${MARK}  │ 3 │ `,
  `${MARK} ┆ ... 12 `,
];

/** Makes a line long. */
type Pad = (line: string) => string;

/** @param end of statements: a semicolon in Reason */
type Case = readonly [kind: string, lines: (pad: Pad, end: string) => readonly string[]];

const CASES: readonly Case[] = [
  ['a type error', (pad, end) => [`let a = 1${end}`, pad(`let b = a ++ "x"${end}`), pad('/**/')]],
  ['an unknown name', (pad, end) => [pad(`let a = 1${end}`), pad(`let b = unknown${end}`)]],
  ['an unknown module', (pad, end) => [pad(`let b = Unknown.foo(1)${end}`)]],
  [
    'an unknown field',
    (pad, end) => [`type r = {a: int}${end}`, pad(`let x = {a: 1, b: 2}${end}`)],
  ],
  [
    'a wrong label',
    (pad, end) => [pad(`let f = (~a) => a + 1${end}`), pad(`let y = f(~b=1)${end}`)],
  ],
  [
    'too many arguments',
    (pad, end) => [pad(`let f = (a, b) => a + b${end}`), pad(`let g: int = f(1, 2, 3)${end}`)],
  ],
  ['a syntax error', (pad, end) => [pad(`let a = 1${end}`), pad('let b = (1,')]],
  ['two syntax errors', (pad, end) => [pad(`let a = = 1${end}`), pad('type t = {a: }')]],
  [
    'a missing case',
    (pad, end) => [
      `type t = A | B${end}`,
      pad('let f = x =>'),
      pad(end === '' ? '  switch x {' : '  switch (x) {'),
      '  | A => 1',
      `  }${end}`,
    ],
  ],
  ['an unused name', (pad, end) => [pad(`let f = () => { let unused = 1${end || '\n'} 2 }${end}`)]],
  [
    'an error of several lines',
    (pad, end) => [
      pad('let f = () => {'),
      pad('  1'),
      `}${end}`,
      pad('let s: string = {'),
      pad(' f()'),
      pad(' + 2'),
      `}${end}`,
    ],
  ],
  [
    'an error behind many lines',
    (pad, end) => [
      ...Array.from({ length: 12 }, (_, index) => pad(`let v${index} = ${index}${end}`)),
      pad(`let b: string = v3${end}`),
    ],
  ],
];

/** Numbers from a seed, the same each time (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** A program of a kind. */
function sample(
  [, linesOf]: Case,
  next: (below: number) => number,
  extension: Extension,
): { readonly code: string; readonly setting: string } {
  const width = NARROWEST + next(WIDEST - NARROWEST + 1);
  const filling = FILLINGS[next(FILLINGS.length)] ?? MARK;
  const isInFront = next(3) === 0;
  const lineEnd = next(3) === 0 ? '\r\n' : '\n';
  const pad: Pad = (line) => {
    const room = Math.max(width - line.length - 7, filling.length + MARK.length);
    const text = filling.repeat(Math.ceil(room / filling.length)).slice(0, room);
    return isInFront ? `/* ${text} */ ${line}` : `${line} /* ${text} */`;
  };
  const code = linesOf(pad, extension === 're' ? ';' : '').join(lineEnd);
  return { code, setting: JSON.stringify({ extension, width, filling, isInFront, lineEnd }) };
}

describe.each(MANUAL_VERSIONS.map(({ name, toolchain }) => [name, toolchain] as const))(
  'messages of %s about long lines',
  (_, toolchain) => {
    const extensions: readonly Extension[] = compilerFacts(toolchain).syntaxes.includes('reason')
      ? ['res', 're']
      : ['res'];

    test.each(CASES)('keep what they say apart from the lines: %s', async (...kind) => {
      const found = await placeOf(toolchain);
      if (found.status !== 'ready') throw new Error(found.reason);
      const next = random(CASES.findIndex(([name]) => name === kind[0]));
      for (let index = 0; index < SAMPLES; index += 1) {
        const extension = extensions[index % extensions.length] ?? 'res';
        const { code, setting } = sample(kind, next, extension);
        const files = [{ module: 'Example', extension, code }] as const;
        const answer = await compileIn(found.place, { files }, toolchain);
        if (answer.status !== 'compiled' && answer.status !== 'failed') {
          throw new Error(`Expected an answer, got ${answer.status}: ${setting}`);
        }
        const diagnostics = parseDiagnostics(answer.stderr);
        if (answer.status === 'failed') expect(diagnostics.length).toBeGreaterThan(0);
        for (const { message, frame } of diagnostics) {
          expect({ setting, message }).toEqual({
            setting,
            message: expect.not.stringMatching(/SOURCE|^\s*[│┆]|\r/m),
          });
          expect(message).not.toBe('');
          // v8 counts lines with CRLF twice, and may show none; `refmt` shows none at all.
          if (frame !== '' && !setting.includes('\\r')) expect(frame).toMatch(/^\s*\d+/m);
        }
        // Lines without a new number take what they are continued by along.
        expect(withLines(answer.stderr, () => undefined)).not.toContain(MARK);
      }
    });
  },
);
