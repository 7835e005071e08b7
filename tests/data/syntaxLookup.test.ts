// cspell:ignore asnyc concatination modul swich
import { CONSTRUCTS, LOOKUP_GROUPS } from '../../src/data/syntaxLookup';
import { completionOf, findConstructs, namedBy, settledBy } from '../../src/lib/syntaxLookup';

/** Ids of the former page, which addresses in the world name. */
const FORMER_IDS = `
  ignore-function as-decorator dead-decorator deriving-decorator directive-decorator
  does-not-raise-decorator expression-deprecated-decorator expression-warning-decorator
  gentype-decorator get-decorator get-index-decorator ignore-decorator inline-decorator
  int-decorator jsx-component-decorator live-decorator meth-decorator module-decorator
  module-deprecated-decorator module-warning-decorator new-decorator obj-decorator
  raises-decorator react-component-decorator react-component-with-props-decorator
  return-decorator scope-decorator send-decorator send-pipe-decorator set-decorator
  set-index-decorator string-decorator tag-decorator taggedTemplate-decorator this-decorator
  unboxed-decorator uncurried-decorator uncurry-decorator unwrap-decorator val-decorator
  variadic-decorator debugger identity private-let raw-expression raw-top-level-expression
  regular-expression todo async await char-literal external function if-else include
  labeled-argument let-binding module open optional-labeled-argument placeholder polyvar
  scoped-polymorphic-type spreads string-interpolation string-literal switch type
  type-parameter uncurried-function ref-value-assignment float-addition float-division
  float-multiplication float-subtraction integer-addition integer-division
  integer-multiplication integer-subtraction mod pipe string-concatenation triangle-pipe
  type-coercion file line line-of loc loc-of __module__ pos pos-of`
  .trim()
  .split(/\s+/);

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const found = (query: string) => ids(findConstructs(CONSTRUCTS, query));

test('all constructs of the former page and at least thirty more are there, once each', () => {
  expect(FORMER_IDS).toHaveLength(92);
  expect(ids(CONSTRUCTS)).toEqual(expect.arrayContaining(FORMER_IDS));
  expect(CONSTRUCTS.length).toBeGreaterThanOrEqual(92 + 32);
  expect(new Set(ids(CONSTRUCTS)).size).toBe(CONSTRUCTS.length);
});

test.each(LOOKUP_GROUPS)('$label has entries, the deprecated ones last', ({ entries }) => {
  const isDeprecated = entries.map(({ status }) => status === 'deprecated');
  expect(entries.length).toBeGreaterThan(0);
  expect(isDeprecated).toEqual([...isDeprecated].sort());
});

test('names are in the order of the alphabet, apart from the deprecated ones', () => {
  const decorators = LOOKUP_GROUPS.find(({ key }) => key === 'decorators')?.entries ?? [];
  expect(decorators.slice(-2).map(({ name }) => name)).toEqual(['@bs.send.pipe', '@obj']);
  const active = decorators.slice(0, -2).map(({ name }) => name);
  expect(active).toEqual([...active].sort((a, b) => a.localeCompare(b, 'en')));
});

test.each(CONSTRUCTS)(
  'the summary of $id is a sentence, with its code between backquotes',
  (entry) => {
    expect(entry.summary).toMatch(/^[“A-Z].*\.$|^[“A-Z].*`\.?$/);
    expect(entry.summary.split('`').length % 2).toBe(1);
  },
);

test.each(CONSTRUCTS)('the name of $id finds it', ({ id, name }) => {
  expect(found(name)).toContain(id);
});

test.each(CONSTRUCTS)('each keyword of $id finds it', ({ id, keywords }) => {
  for (const keyword of keywords) expect(found(keyword)).toContain(id);
});

test.each([
  ['->', ['pipe']],
  ['|>', ['triangle-pipe']],
  ['...', ['spreads']],
  ['@as', ['as-decorator']],
  ['&&&', ['bitwise-and']],
  ['let?', ['let-unwrap']],
  ['%%raw', ['raw-top-level-expression']],
  ['__LOC_', ['loc', 'loc-of']],
])('%j is meant as it stands', (query, expected) => {
  expect([...found(query)].sort()).toEqual(expected);
});

test.each([
  ['swich', 'switch'],
  ['modul', 'module'],
  ['concatination', 'string-concatenation'],
  ['Decorator', 'as-decorator'],
])('%j finds %s in spite of a mistake', (query, expected) => {
  expect(found(query)).toContain(expected);
});

test('two letters in the wrong order are two mistakes, which is too much for a short word', () => {
  expect(found('asnyc')).toEqual([]);
});

test('words of summaries count where neither name nor keyword fits', () => {
  expect(found('spreads the last')).toEqual(['variadic-decorator']);
  expect(found('qqq')).toEqual([]);
});

test('Tab completes the one candidate that is left', () => {
  expect(completionOf(findConstructs(CONSTRUCTS, 'triangle'), 'triangle')?.name).toBe('|>');
  expect(completionOf(findConstructs(CONSTRUCTS, 'module'), 'module')).toBeUndefined();
  expect(completionOf(CONSTRUCTS.slice(0, 1), ' ')).toBeUndefined();
});

test('a name that is written out is settled unless a longer one begins with it', () => {
  expect(namedBy(CONSTRUCTS, '-')?.id).toBe('integer-subtraction');
  expect(settledBy(CONSTRUCTS, '-')).toBeUndefined();
  expect(settledBy(CONSTRUCTS, ' -> ')?.id).toBe('pipe');
  expect(settledBy(CONSTRUCTS, 'let')).toBeUndefined();
  expect(settledBy(CONSTRUCTS, 'let?')?.id).toBe('let-unwrap');
  expect(settledBy(CONSTRUCTS, 'nothing')).toBeUndefined();
});
