import packageJson from '../../../package.json';
import { runStages, type Stage, STAGES, stagesFor, summary } from '../../../scripts/test/steps';

const STAGES_OF_TEST: readonly Stage[] = [
  [
    { script: 'lint', title: 'Linter' },
    { script: 'types', title: 'Types' },
  ],
  [{ script: 'build', title: 'Build' }],
  [{ script: 'e2e', title: 'Journeys' }],
];

async function runWith(...failing: readonly string[]) {
  const said: string[] = [];
  const ran: string[] = [];
  const together: number[] = [];
  let running = 0;
  let time = 0;
  const results = await runStages(STAGES_OF_TEST, {
    async run(script, isAlone) {
      ran.push(isAlone ? `${script} alone` : script);
      running += 1;
      together.push(running);
      await new Promise(process.nextTick);
      time += 1500;
      running -= 1;
      return !failing.includes(script);
    },
    lanes: 2,
    now: () => time,
    say: (text) => said.push(text.trim()),
  });
  return { results, ran, said, most: Math.max(...together) };
}

describe('runStages', () => {
  it('runs all, in order, and says what it does', async () => {
    const { results, ran, said } = await runWith();
    expect(ran).toEqual(['lint', 'types', 'build alone', 'e2e alone']);
    expect(said[2]).toBe('[2/3] Build: npm run build');
    expect(results[2]).toEqual({ script: 'build', passed: true, seconds: 1.5 });
  });

  it('runs the steps of a stage side by side', async () => {
    expect((await runWith()).most).toBe(2);
  });

  it('stops behind the stage of a failure', async () => {
    expect((await runWith('build')).ran).toEqual(['lint', 'types', 'build alone']);
    expect((await runWith('lint')).ran).toEqual(['lint', 'types']);
  });
});

describe('summary', () => {
  it('tells what failed, and how long each step took', async () => {
    expect(
      summary(STAGES_OF_TEST, (await runWith('build')).results)
        .split('\n')
        .slice(3),
    ).toEqual([
      '  build  FAILED     1.5 s',
      '  e2e    not run',
      '',
      'Failed at build. To see it alone: npm run build',
    ]);
  });

  it('tells of all that failed side by side', async () => {
    expect(summary(STAGES_OF_TEST, (await runWith('lint', 'types')).results)).toMatch(
      /Failed at lint, types. To see it alone: npm run lint; npm run types$/,
    );
  });

  it('tells that everything passed', async () => {
    expect(summary(STAGES_OF_TEST, (await runWith()).results)).toMatch(/Everything passed\.$/);
  });
});

describe('the steps', () => {
  it('are scripts of package.json', () => {
    const scripts = Object.keys(packageJson.scripts);
    expect(STAGES.flat().filter(({ script }) => !scripts.includes(script))).toEqual([]);
  });
});

describe('stagesFor', () => {
  it('runs everything unless it is told otherwise', () => {
    expect(stagesFor([])).toBe(STAGES);
  });

  it('leaves out what another machine runs', () => {
    const scripts = stagesFor(['--without', 'engines', 'types']).flatMap((stage) =>
      stage.map(({ script }) => script),
    );
    expect(scripts).toEqual(
      STAGES.flat()
        .map(({ script }) => script)
        .filter((script) => script !== 'engines' && script !== 'types'),
    );
  });

  it.each([['--fast'], ['--without', 'lunch']])('refuses %s %s', (...words) => {
    expect(() => stagesFor(words)).toThrow(`got "${words.at(-1)}".`);
  });
});
