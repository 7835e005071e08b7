import type { CheckedExample } from '../../../plugins/compiled-examples/check';
import { planExamples } from '../../../plugins/compiled-examples/plan';
import type { Group } from '../../../scripts/examples/groups';
import {
  countExamples,
  countProblems,
  type Counts,
  fencesOf,
  reportText,
  summary,
} from '../../../scripts/examples/report';

const group = (name: string, minimum: number, minimumClaims?: number): Group => ({
  name,
  minimum,
  minimumClaims,
});

/** Checked fences of a page with these heads. */
const examples = (...heads: readonly string[]): CheckedExample[] =>
  [
    ...planExamples(
      heads.map((meta, index) => ({ language: 'res', meta, code: '', line: index + 1 })),
    ).examples.values(),
  ].map((example) => ({ example }));

const counts = (name: string, minimum: number, ...heads: readonly string[]): Counts =>
  countExamples(group(name, minimum), new Map([['docs/a.mdx', examples(...heads)]]), 2, 1.25);

test('counts fences by what is asked of them, over pages', () => {
  const found = countExamples(
    group('manual', 1),
    new Map([
      ['docs/a.mdx', examples('', 'prelude', 'sig', 'expect-error')],
      ['docs/b.mdx', examples('expect-warning', '', 'no-check="a browser"')],
    ]),
    5,
    2,
  );
  expect(found).toMatchObject({
    pages: 2,
    compiled: 4,
    expectedErrors: 1,
    signatures: 1,
    claims: 5,
  });
  expect(found.unchecked).toEqual([{ place: 'docs/b.mdx:3', reason: 'a browser' }]);
  expect(fencesOf(found)).toBe(7);
});

test('a group with fewer fences than it had is a problem', () => {
  expect(countProblems([counts('manual v0', 3, '', '', '')])).toEqual([]);
  expect(countProblems([counts('manual v0', 4, '', '', ''), counts('blog', 0)])).toEqual([
    expect.stringMatching(/^Expected at least 4 fences in manual v0, got 3; /),
  ]);
});

test('a group with fewer claims than it had is a problem', () => {
  const withClaims = (minimum?: number): Counts => ({
    ...counts('manual v0', 0),
    group: group('manual v0', 0, minimum),
  });
  expect(countProblems([withClaims(), withClaims(2)])).toEqual([]);
  expect(countProblems([withClaims(3)])).toEqual([
    expect.stringMatching(/^Expected at least 3 claims in manual v0, got 2; /),
  ]);
});

test('a group with fewer exercises than it had is a problem, and those that are not proved do not count', () => {
  const example = examples('')[0];
  if (!example) throw new Error('an example');
  const exercise = { id: '1', kind: 'mend', release: '1.2.3', expected: ['1'] } as const;
  const found = (minimumExercises?: number): Counts =>
    countExamples(
      { ...group('manual v0', 0), minimumExercises },
      new Map([['docs/a.mdx', [{ ...example, exercise }, example]]]),
      0,
      1,
    );
  expect(countProblems([found(), found(1)])).toEqual([]);
  expect(countProblems([found(2)])).toEqual([
    expect.stringMatching(/^Expected at least 2 exercises in manual v0, got 1; /),
  ]);
});

test('three unchecked fences of a hundred are too many, two are not', () => {
  const hundred = (unchecked: number): Counts =>
    counts(
      'manual',
      0,
      ...Array.from({ length: 100 }, (_, n) => (n < unchecked ? 'no-check="why"' : '')),
    );
  expect(countProblems([hundred(2)])).toEqual([]);
  expect(countProblems([hundred(3)])).toEqual([
    expect.stringMatching(/^Expected less than 3 % unchecked fences, got 3 of 100; /),
  ]);
});

test('the report has a row for each group, a sum and the reasons', () => {
  expect(
    reportText([counts('manual', 0, '', 'expect-error'), counts('blog', 0, 'no-check="no file"')]),
  ).toBe(
    [
      '        pages  fences  compiled  errors  signatures  unchecked  claims  exercises   time',
      'manual      1       2         1       1           0          0       2          0  1.3 s',
      'blog        1       1         0       0           0          1       2          0  1.3 s',
      'all         2       3         1       1           0          1       4          0  2.5 s',
      '',
      'Unchecked:',
      '  docs/a.mdx:1: no file',
    ].join('\n'),
  );
});

test.each([
  [0, 'No problems.'],
  [1, 'One problem.'],
  [2, '2 problems.'],
])('%i problems', (count, text) => {
  expect(summary(count)).toBe(text);
});
