import {
  codeIn,
  lineInCode,
  misfitIn,
  problemsInCode,
  surroundingsOf,
  wholeProgram,
} from '../../src/islands/LiveExample/program';
import type { Problem } from '../../src/lib/playground/compiler';

const SOURCE = { before: 'type t = int\ntype s = string\n\n', code: 'let a: t = 1\nlet b = 2' };

describe('the program of an example', () => {
  it('has the preludes in front of it', () => {
    const surroundings = surroundingsOf(SOURCE, undefined);
    const program = wholeProgram(surroundings, SOURCE.code);
    expect(program).toBe('type t = int\ntype s = string\n\nlet a: t = 1\nlet b = 2');
    expect(codeIn(surroundings, program)).toBe(SOURCE.code);
  });

  it.each([
    ['', 'let make = make'],
    ['<Row title="Salt" />', 'let make = () => <Row title="Salt" />'],
  ])('renders the element %j', (element, make) => {
    const surroundings = surroundingsOf(SOURCE, element);
    const program = wholeProgram(surroundings, 'let c = 3');
    expect(program).toContain(`let c = 3\n\nmodule App = {\n  ${make}\n}`);
    expect(codeIn(surroundings, program)).toBe('let c = 3');
  });

  it('leaves a module App of its own alone', () => {
    const source = { before: '', code: 'module App = {\n  let make = () => React.null\n}' };
    expect(surroundingsOf(source, '<App />').after).toBe('');
  });

  it('has lines of the whole program and of its own code', () => {
    const surroundings = surroundingsOf(SOURCE, undefined);
    expect([3, 4, 5, 6].map((line) => lineInCode(surroundings, SOURCE.code, line))).toEqual([
      undefined,
      1,
      2,
      undefined,
    ]);
  });

  it('has problems where they are in its own code', () => {
    const range = { startLine: 5, startColumn: 3, endLine: 5, endColumn: 4 };
    const problem = { kind: 'error', message: 'No.' } as const;
    const surroundings = surroundingsOf(SOURCE, undefined);
    expect(
      problemsInCode(surroundings, SOURCE.code, [
        { ...problem, range },
        { ...problem, range: { ...range, startLine: 1, endLine: 1 } },
        problem,
      ]),
    ).toEqual([{ ...problem, range: { ...range, startLine: 2, endLine: 2 } }, problem, problem]);
  });

  it('has messages that name its own lines, and none around it', () => {
    const message =
      '  No.\n\n\n  Playground.res:5:18-30: Expected\n  Playground.res:4:7-5:10: Actual\n  Playground.res:7:1: Else';
    const [problem] = problemsInCode(surroundingsOf(SOURCE, undefined), SOURCE.code, [
      { kind: 'type-error', message },
    ]);
    expect(problem?.message).toBe('No.\n\n  Line 2: Expected\n  Line 1: Actual\n  Else');
  });
});

describe('what stands behind the code', () => {
  const surroundings = {
    ...SOURCE,
    after: '\n\nConsole.log(a)\nConsole.log(b)',
    misfitOf: ({ kind }: Problem, line: string) => ({ summary: kind, text: line }),
  };
  const at = (startLine: number, kind: Problem['kind'] = 'type-error'): Problem => ({
    kind,
    message: 'No.',
    range: { startLine, startColumn: 1, endLine: startLine, endColumn: 2 },
  });
  const misfit = (...problems: readonly Problem[]) =>
    misfitIn(surroundings, SOURCE.code, problems)?.text;

  it('is told by its line where the first error is there', () => {
    expect(misfit(at(8))).toBe('Console.log(b)');
    expect(misfit(at(1, 'warning'), at(7))).toBe('Console.log(a)');
    expect(misfit(at(5), at(7))).toBeUndefined();
    expect(misfit({ kind: 'error', message: 'No.' })).toBeUndefined();
    expect(misfit(at(8, 'warning'))).toBeUndefined();
    expect(misfitIn({ ...SOURCE, after: '\nlet c = 3' }, SOURCE.code, [at(6)])).toBeUndefined();
  });

  it('has no warnings for readers', () => {
    const problems = problemsInCode(surroundings, SOURCE.code, [
      at(8, 'warning'),
      at(4, 'warning'),
    ]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.range?.startLine).toBe(1);
  });
});
