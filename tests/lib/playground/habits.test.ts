/** Hints for habits of JavaScript, at the places that the real compilers name. */
import {
  compile,
  EXAMPLE_MODULE,
  parseDiagnostics,
} from '../../../plugins/compiled-examples/compiler';
import type { Problem } from '../../../src/lib/playground/compiler';
import { habitHint, withHints } from '../../../src/lib/playground/habits';
import type { Toolchain } from '../../../src/versions';
import { versionOf } from '../../support/versionOf';

/** What a compiler says of a program that it refuses, as the playground has it. */
async function problemsIn(code: string, toolchain: Toolchain): Promise<readonly Problem[]> {
  const compilation = await compile(
    { files: [{ module: EXAMPLE_MODULE, extension: 'res', code }] },
    toolchain,
  );
  if (compilation.status !== 'failed') throw new Error(`Expected an error in ${code}, got none.`);
  return parseDiagnostics(compilation.stderr).map(({ kind, message, location }) => ({
    kind,
    message,
    ...(location && {
      range: { ...location, endLine: location.startLine, endColumn: location.startColumn + 1 },
    }),
  }));
}

const HABITS: readonly (readonly [code: string, hint: string])[] = [
  ['let f = (a, b) => {\n  return a + b\n}', 'no `return`'],
  ['let f = a => {\n  let b = a\n  return b\n}', 'no `return`'],
  ['let f = a => {\n  return (a + 1)\n}', 'no `return`'],
  ['let f = a => {\n  if a > 1 { return 1 }\n  2\n}', 'no `return`'],
  ['let f = () =>\n  try {\n    1\n  } catch (e) {\n    2\n  }', 'come patterns'],
  ['let f = () =>\n  try {\n    1\n  } catch {\n    2\n  }', 'come patterns'],
  ['let n = 3\nlet s = String(n)', 'don’t convert'],
  ['const a = 1', 'no `const`'],
  ['var a = 1', 'no `const`'],
  ['function f(a) {\n  a + 1\n}', 'no `function`'],
  ['let f = function (a) { a }', 'no `function`'],
  ['console.log(1)', '`Console.log(…)`'],
  ['let a = [1]\nlet b = a.length', 'no methods'],
  ['let a = [1, 2].map(x => x)', 'no methods'],
  ["let a = 'hello'", 'double quotes'],
  ['let a = ref(1)\na++', 'one value for good'],
  ['let a = ref(1)\na += 1', 'one value for good'],
  ['for (let i = 0; i < 3; i++) { Console.log(i) }', '`for i in 0 to 9'],
  ['let f = () => throw new Error("x")', 'takes an exception'],
  ['let b = new Date()', 'makes the value'],
  ['let a: number = 1', 'no type `number`'],
  ['interface A { a: int }', 'declared with `type`'],
  ['import {a} from "b"', 'by their names'],
  ['export let a = 1', 'can be used elsewhere'],
  ['class A {}', 'no classes'],
];

describe.each([11, 12])('v%d', (major) => {
  const { toolchain } = versionOf(major);

  test.each(HABITS)('hints at %j', async (code, hint) => {
    const outcome = { status: 'failed', problems: await problemsIn(code, toolchain) } as const;
    const hinted = withHints(outcome, { code, around: undefined }, 'rescript');
    const hints =
      'problems' in hinted ? hinted.problems.flatMap(({ hint: given }) => given ?? []) : [];
    expect(hints).toEqual([expect.stringContaining(hint)]);
  });

  test.each([
    'let a: int = "return"',
    'let returned = 1\nlet a: int = "x" ++ returned',
    'type book = {length: int}\nlet f = (book: book) => book.length ++ "a"',
    'let a = 1\nlet b = a +',
    'let a = nowhere',
    'type json = String(string)\nlet a = String(3)',
    "let f: ('a, 'b) => int = (a, _) => a ++ 1",
    'type book = {length: string}\nlet f = (b: book) => b.length + 1',
  ])('says nothing of %j', async (code) => {
    const problems = await problemsIn(code, toolchain);
    expect(problems.flatMap((problem) => habitHint(problem, code) ?? [])).toEqual([]);
  });
});

const RANGE = { startLine: 1, startColumn: 7, endLine: 1, endColumn: 8 };
const ERROR: Problem = { kind: 'syntax-error', message: 'No.', range: RANGE };

test('warnings, other files, Reason and problems without a place have no hints', () => {
  const code = 'const a = 1';
  expect(habitHint(ERROR, code)).toContain('no `const`');
  expect(habitHint({ ...ERROR, kind: 'warning' }, code)).toBeUndefined();
  expect(habitHint({ kind: 'error', message: 'No.' }, code)).toBeUndefined();
  const reason = { status: 'failed', problems: [ERROR] } as const;
  expect(withHints(reason, { code, around: undefined }, 'reason')).toBe(reason);
  const elsewhere = { status: 'failed', problems: [{ ...ERROR, file: 'Other.res' }] } as const;
  expect(withHints(elsewhere, { code, around: undefined }, 'rescript')).toEqual(elsewhere);
});
