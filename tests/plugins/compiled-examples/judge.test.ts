import { judge as judgeOn } from '../../../plugins/compiled-examples/judge';
import { planExamples, type PlannedExample } from '../../../plugins/compiled-examples/plan';

const judge = (planned: PlannedExample, compilation: Parameters<typeof judgeOn>[1]) =>
  judgeOn(planned, compilation, 'docs/page.mdx');

/** The last of two fences: a prelude of two lines at line 5 of the page, and this one at line 20. */
function example(meta: string): PlannedExample {
  const { examples } = planExamples([
    { language: 'res', meta: 'prelude', code: 'type a = int\ntype b = a', line: 5 },
    { language: 'res', meta, code: 'let b: b = ""\nlet c = b', line: 20 },
  ]);
  const planned = examples.get(1);
  if (!planned) throw new Error(`no plan for ${meta}`);
  return planned;
}

/** As the compiler writes it: line 4 of the file is the first of the fence. */
const stderr = (line: number): string => `
  We've found a bug for you!
  Example.res:${line}:12-13

  2 │ type b = a
  3 │ 
  4 │ let b: b = ""
  5 │ let c = b

  This has type: string
`;

const warning = `
  Warning number 32
  Example.res:5:5

  unused value c.
`;

const compiled = { status: 'compiled', javaScript: 'let c = 1;', stderr: '' } as const;
const failed = { status: 'failed', file: 'Example.res', stderr: stderr(4) } as const;

describe('judge', () => {
  test('shows what an example compiles to', () => {
    expect(judge(example('example'), compiled)).toEqual({
      shown: { kind: 'output', javaScript: 'let c = 1;' },
    });
  });

  test.each(['hide-output', 'example'])('%s: nothing where there is nothing to show', (meta) => {
    const javaScript =
      meta === 'hide-output'
        ? 'let c = 1;'
        : "/* This output is empty. Its source's type definitions got optimized away. */";
    expect(judge(example(meta), { ...compiled, javaScript })).toEqual({});
  });

  test('an error is a problem at the line of the page, with a frame of lines of the page', () => {
    const { problem, shown } = judge(example('example'), failed);
    expect(shown).toBeUndefined();
    expect(problem).toMatchObject({ line: 21, column: 12 });
    expect(problem?.text).toMatch(/^Expected an example that compiles, got an error\.\n\n/);
    expect(problem?.text).toContain('docs/page.mdx:21:12-13');
    expect(problem?.text).toContain('21 │ let b: b = ""\n22 │ let c = b');
    expect(problem?.text).not.toContain('type b = a');
  });

  test('an expected error is shown with lines of the fence', () => {
    const { problem, shown } = judge(example('expect-error'), failed);
    expect(problem).toBeUndefined();
    expect(shown).toMatchObject({ kind: 'error' });
    const message = shown?.kind === 'error' ? shown.message : '';
    expect(message).toContain('Example.res:1:12-13');
    expect(message).toContain('1 │ let b: b = ""\n2 │ let c = b');
    expect(message).not.toContain('type b = a');
  });

  test('an expected error in the prelude is not the one that was expected', () => {
    const { problem } = judge(example('expect-error'), { ...failed, stderr: stderr(1) });
    expect(problem?.text).toMatch(/^Expected an error in this fence, got one in its prelude\./);
  });

  test('an expected error that compiles is a problem', () => {
    const { problem, shown } = judge(example('expect-error'), compiled);
    expect(shown).toBeUndefined();
    expect(problem).toEqual({
      line: 20,
      text: expect.stringMatching(/^Expected an example that does not compile, got one that does/),
    });
  });

  test('a warning is a problem unless it is expected; then it is shown', () => {
    const answer = { ...compiled, stderr: warning };
    expect(judge(example('example'), answer).problem).toMatchObject({
      line: 22,
      column: 5,
      text: expect.stringMatching(/^Expected an example without warnings, got one/),
    });
    expect(judge(example('expect-warning'), answer)).toEqual({
      shown: {
        kind: 'output',
        javaScript: 'let c = 1;',
        warning: expect.stringContaining('Example.res:2:5'),
      },
    });
  });

  test('an expected warning that does not come is a problem', () => {
    expect(judge(example('expect-warning'), compiled).problem?.text).toMatch(
      /^Expected an example that compiles with a warning, got none/,
    );
  });

  test('a file that a fence uses has its problem at its own fence', () => {
    const { problem } = judge(example('example'), { ...failed, file: 'User.res' });
    expect(problem).toEqual({
      line: 20,
      text: expect.stringMatching(/^Expected User\.res, which this fence uses, to compile/),
    });
  });

  test.each([
    [{ status: 'timeout' } as const, /within 10 seconds, got none/],
    [{ status: 'refused', refusal: 'flags' } as const, /without file-level flags/],
    [{ status: 'refused', refusal: 'line-directive' } as const, /without line directives/],
  ])('%j names the fence', (answer, text) => {
    expect(judge(example('example'), answer).problem).toEqual({
      line: 20,
      text: expect.stringMatching(text),
    });
  });

  test('a missing compiler is no problem of the page', () => {
    expect(judge(example('example'), { status: 'unavailable', reason: 'none' })).toEqual({
      shown: { kind: 'unavailable', reason: 'none' },
    });
  });
});
