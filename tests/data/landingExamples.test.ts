import { checkPrograms, PROGRAM_SETS } from '../../plugins/compiled-examples/programs';
import { LANDING_EXAMPLES } from '../../src/data/landingExamples';
import { HERO_PROGRAMS } from '../../src/lib/landingPrograms';

const text = (lines: readonly (readonly { readonly text: string }[])[]) =>
  lines.map((runs) => runs.map((run) => run.text).join('')).join('\n');

/** Modules of types alone have no JavaScript. */
const SILENT = ['orderBefore', 'order'];

test.each(Object.entries(LANDING_EXAMPLES))(
  '%s shows its program and an answer',
  (name, example) => {
    expect(text(example.input)).toBe(example.source);
    if (!SILENT.includes(name)) expect(text(example.output).trim()).not.toBe('');
  },
);

test('the programs compile, or have the messages that the page speaks of', async () => {
  const landing = PROGRAM_SETS.find(({ name }) => name === 'landing');
  const checked = landing && (await checkPrograms(landing, process.cwd()));
  expect(checked?.problems).toEqual([]);
  expect(text(LANDING_EXAMPLES.signalWrong.output)).toMatch(/^Warning number 8\n/);
  expect(text(LANDING_EXAMPLES.signalWrong.output)).toContain('possible case here');
  expect(text(LANDING_EXAMPLES.loanWrong.output)).toContain('Did you mean grace?');
  expect(text(LANDING_EXAMPLES.receiptWrong.output)).toContain('The field total does not belong');
  expect(text(LANDING_EXAMPLES.mailWrong.output)).toContain('The field total does not belong');
});

test.each([
  ['loanWrong', 'grase'],
  ['signalWrong', 'switch signal {'],
  ['receiptWrong', 'total'],
  ['mailWrong', 'total'],
] as const)('what is wrong in %s is marked where it stands', (name, wrong) => {
  const marked = LANDING_EXAMPLES[name].input.flat().filter(({ isWrong }) => isWrong);
  expect(text([marked])).toBe(wrong);
});

test.each(HERO_PROGRAMS)('names of %s have types, and the program was timed', (name) => {
  const { input, milliseconds } = LANDING_EXAMPLES[name];
  expect(input.flat().filter(({ type }) => type !== undefined).length).toBeGreaterThan(5);
  expect(milliseconds).toBeGreaterThan(0);
});

test.each(HERO_PROGRAMS)(
  '%s is no longer than its JavaScript, which has ten lines more at most, and has no operator of its own',
  (name) => {
    const { source, input, output } = LANDING_EXAMPLES[name];
    expect(output.length).toBeGreaterThanOrEqual(input.length);
    expect(output.length).toBeLessThanOrEqual(input.length + 10);
    expect(source).not.toMatch(/[-+*/]\.|\+\+/);
  },
);

test('types are those that the compiler has inferred', () => {
  const types = Object.fromEntries(
    LANDING_EXAMPLES.variants.input.flat().map(({ text: name, type }) => [name, type]),
  );
  expect(types).toMatchObject({
    describe: 'parcel => string',
    city: 'string',
    Sent: expect.stringMatching(/^parcel/),
  });
});
