import packageJson from '../../../package.json';
import { commandLine, planChecks } from '../../../scripts/check/plan';

/** What is run for some files: the name of each check, with its command. */
function commands(...files: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(planChecks(files).map(({ name, command }) => [name, command]));
}

describe('planChecks', () => {
  it('runs nothing if nothing changed', () => {
    expect(planChecks([])).toEqual([]);
  });

  it('asks a page for its prose, spelling and examples', () => {
    const page = 'versioned_docs/version-v11.0.0/record.mdx';
    const run = commands(page);
    expect(Object.keys(run)).toEqual([
      'unit',
      'examples',
      'lint:prose',
      'lint:spelling',
      'lint:format',
    ]);
    expect(run.examples).toEqual(['tsx', 'scripts/examples', page]);
    expect(run.unit).toContain('tests/installCommands.test.ts');
  });

  it('asks a component for its types, tests and lint', () => {
    const [code, styles] = ['index.tsx', 'styles.module.css'].map(
      (file) => `src/components/Carousel/${file}`,
    );
    const run = commands(code ?? '', styles ?? '');
    expect(Object.keys(run)).toEqual([
      'types',
      'unit',
      'lint:code',
      'lint:unused',
      'lint:spelling',
      'lint:format',
      'lint:styles',
    ]);
    expect(run['lint:code']?.at(-1)).toBe(code);
    expect(run['lint:styles']?.at(-1)).toBe(styles);
    expect(run.unit).toEqual(
      expect.arrayContaining(['--findRelatedTests', code, 'tests/css/tokens.test.ts']),
    );
    expect(run.types).not.toContain(code);
  });

  it('compiles the programs of the playground, whose words are no prose', () => {
    const run = commands('src/data/playgroundPrograms/belt.md');
    expect(run.examples?.at(-1)).toBe('src/data/playgroundPrograms/belt.md');
    expect(run).not.toHaveProperty('lint:prose');
  });

  it('leaves generated pages to the build', () => {
    const run = commands('docs/api/belt/map.generated.mdx');
    expect(run).not.toHaveProperty('examples');
    expect(run).not.toHaveProperty('lint:prose');
  });

  it('runs every unit test when what all of them use has changed', () => {
    expect(commands('tests/setup.ts', 'src/lib/dates.ts').unit).toEqual(['jest']);
  });

  it('has names that are scripts, which check everything', () => {
    const everything = commands('docs/a.mdx', 'src/a.tsx', 'src/a.css');
    expect(packageJson.scripts).toEqual(
      expect.objectContaining(
        Object.fromEntries(Object.keys(everything).map((name) => [name, expect.any(String)])),
      ),
    );
  });
});

test('what failed can be run alone, with its own files', () => {
  const [types, unit] = planChecks(['src/pages/[slug].tsx']);
  expect(types && commandLine(types)).toBe('npm run --silent types');
  expect(unit && commandLine(unit)).toMatch(
    /^npx jest --passWithNoTests --findRelatedTests 'src\/pages\/\[slug\]\.tsx' /,
  );
  expect(commandLine({ command: ['prettier', '--check', "it's.md"] })).toBe(
    "npx prettier --check 'it'\\''s.md'",
  );
});
