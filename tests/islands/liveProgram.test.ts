import {
  codeIn,
  lineInCode,
  problemsInCode,
  surroundingsOf,
  wholeProgram,
} from '../../src/islands/LiveExample/program';

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
});
