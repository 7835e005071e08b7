import { checkPrograms, PROGRAM_SETS } from '../../plugins/compiled-examples/programs';
import { LANDING_EXAMPLES } from '../../src/data/landingExamples';

const text = (lines: readonly (readonly { readonly text: string }[])[]) =>
  lines.map((runs) => runs.map((run) => run.text).join('')).join('\n');

test.each(Object.entries(LANDING_EXAMPLES))('%s shows its program and an answer', (_, example) => {
  expect(text(example.input)).toBe(example.source);
  expect(text(example.output).trim()).not.toBe('');
});

test('the programs compile, and one of them with the warning that the page speaks of', async () => {
  const landing = PROGRAM_SETS.find(({ name }) => name === 'landing');
  const checked = landing && (await checkPrograms(landing, process.cwd()));
  expect(checked?.problems).toEqual([]);
  expect(checked?.examples.get('robust')?.shown).toMatchObject({
    kind: 'output',
    warning: expect.stringContaining('You forgot to handle a possible case here'),
  });
  expect(text(LANDING_EXAMPLES.robust.output)).toMatch(/^ {2}Warning number 8|^Warning number 8/);
});
