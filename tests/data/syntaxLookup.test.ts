import { checkPrograms, PROGRAM_SETS } from '../../plugins/compiled-examples/programs';
import { SYNTAX_ENTRIES, SYNTAX_GROUPS } from '../../src/data/syntaxLookup';
import { SYNTAX_OUTPUTS } from '../../src/data/syntaxOutputs';

test('all constructs are there, once each (behaviours.md, section 5)', () => {
  expect(
    Object.fromEntries(SYNTAX_GROUPS.map(({ key, entries }) => [key, entries.length])),
  ).toEqual({
    languageconstructs: 22,
    operators: 14,
    decorators: 40,
    extensionpoints: 7,
    builtinfunctions: 1,
    specialvalues: 8,
  });
  expect(new Set(SYNTAX_ENTRIES.map(({ id }) => id)).size).toBe(92);
  expect(SYNTAX_ENTRIES.filter(({ status }) => status === 'deprecated')).toHaveLength(3);
});

test.each(SYNTAX_GROUPS)('deprecated ones come last in $label', ({ entries }) => {
  const statuses = entries.map(({ status }) => status);
  expect(statuses).toEqual([...statuses].sort());
});

test.each(SYNTAX_ENTRIES)('$id is one sentence, with its code between backticks', (entry) => {
  expect(entry.summary).toMatch(/^[A-Z].*\.$/);
  expect(entry.summary.split('`').length % 2).toBe(1);
  expect(entry.keywords.join('')).not.toMatch(/["A-Z].*"/);
});

test('the examples compile, and each has its entry', async () => {
  const set = PROGRAM_SETS.find(({ name }) => name === 'syntax-lookup');
  const checked = set && (await checkPrograms(set, process.cwd()));
  expect(checked?.problems).toEqual([]);
  expect(Object.keys(SYNTAX_OUTPUTS)).toEqual(
    SYNTAX_ENTRIES.filter(({ example }) => example !== undefined).map(({ id }) => id),
  );
});

test.each(SYNTAX_ENTRIES.filter(({ example }) => example !== undefined))(
  'the example of $id shows it',
  ({ example = '', name }) => {
    // Names are written with blanks, dots or placeholders in some entries.
    const signs = name.match(/[@%#]+[\w.]+|__\w+__|[a-z]{3,}|\|>|->|:=|:>|\+\+|[-+*/]\.|=>/)?.[0];
    if (signs !== undefined && !/^(?:arg|value)$/.test(signs) && !signs.startsWith('#')) {
      expect(example).toContain(signs);
    }
  },
);
