import { type Outcome, runTasks, summary, type Task } from '../../../scripts/tasks/run';

function task(name: string, { needs = [], cores = 1 }: Partial<Task> = {}): Task {
  return { name, title: `The ${name}`, needs, cores };
}

const TASKS = [
  task('build'),
  task('lint'),
  task('types'),
  task('journeys', { needs: ['build'], cores: 0.5 }),
  task('engines', { needs: ['build'], cores: 0.5 }),
  task('copies', { needs: ['build'] }),
];

/** Runs tasks that a test ends by name; each takes a second of the test's own clock. */
function begin(tasks: readonly Task[] = TASKS, hearsAll = false) {
  const said: string[] = [];
  const running = new Map<string, (outcome: Outcome) => void>();
  let time = 0;
  const results = runTasks(tasks, {
    run: ({ name }) => new Promise((resolve) => running.set(name, resolve)),
    cores: 2,
    hearsAll,
    now: () => time,
    say: (text) => said.push(text),
  });
  return {
    results,
    said,
    running: () => [...running.keys()],
    async end(name: string, passed = true) {
      time += 1000;
      running.get(name)?.({ passed, lastLines: [] });
      running.delete(name);
      await new Promise(setImmediate);
    },
  };
}

describe('runTasks', () => {
  it('keeps the cores busy, and starts a task when what it needs has passed', async () => {
    const run = begin();
    expect(run.running()).toEqual(['build', 'lint']);
    await run.end('lint');
    expect(run.running()).toEqual(['build', 'types']);
    await run.end('build');
    expect(run.running()).toEqual(['types', 'journeys', 'engines']);
    await run.end('journeys');
    expect(run.running()).toEqual(['types', 'engines']);
    await run.end('types');
    expect(run.running()).toEqual(['engines', 'copies']);
    await run.end('engines');
    await run.end('copies');
    const results = await run.results;
    expect(results.map(({ name }) => name)).toEqual([
      'lint',
      'build',
      'journeys',
      'types',
      'engines',
      'copies',
    ]);
    expect(results.map(({ seconds }) => seconds)).toEqual([1, 2, 1, 3, 3, 2]);
  });

  it('says what begins, what ended, and how far it is', async () => {
    const run = begin([task('lint')]);
    await run.end('lint');
    await run.results;
    expect(run.said).toEqual(['The lint: begins', 'The lint: passed after 1.0 s (1 of 1)']);
  });

  it('starts nothing after a failure, and waits for what runs', async () => {
    const run = begin();
    await run.end('lint', false);
    expect(run.running()).toEqual(['build']);
    await run.end('build');
    expect(await run.results).toMatchObject([
      { name: 'lint', passed: false },
      { name: 'build', passed: true },
    ]);
  });

  it('runs the others after a failure, if all shall be heard', async () => {
    const run = begin([task('lint'), task('types'), task('unit')], true);
    await run.end('lint', false);
    expect(run.running()).toEqual(['types', 'unit']);
    await run.end('types');
    await run.end('unit');
    expect((await run.results).map(({ passed }) => passed)).toEqual([false, true, true]);
  });

  it('runs a task that wants more cores than there are, alone', async () => {
    const run = begin([task('wide', { cores: 4 }), task('lint')]);
    expect(run.running()).toEqual(['wide']);
    await run.end('wide');
    expect(run.running()).toEqual(['lint']);
    await run.end('lint');
    await run.results;
  });

  it('takes a need that is left out as done', () => {
    expect(begin([task('journeys', { needs: ['build'] })]).running()).toEqual(['journeys']);
  });
});

describe('summary', () => {
  const tasks = [task('build'), task('e2e')];
  const alone = ({ name }: Task): string => `npm run ${name}`;

  it('shows what failed, what it said last, and how long each task took', () => {
    const results = [{ name: 'build', passed: false, seconds: 1.5, lastLines: ['Broken link.'] }];
    expect(summary(tasks, results, alone)).toBe(
      [
        '',
        'The end of build:',
        'Broken link.',
        '',
        '  build  FAILED     1.5 s',
        '  e2e    not run',
        '',
        'Failed at build. To see it alone:',
        '  npm run build',
      ].join('\n'),
    );
  });

  it('names all that failed side by side', () => {
    const results = ['build', 'e2e'].map((name) => ({
      name,
      passed: false,
      seconds: 1,
      lastLines: [],
    }));
    expect(summary(tasks, results, alone)).toMatch(
      /Failed at build, e2e. To see it alone:\n {2}npm run build\n {2}npm run e2e$/,
    );
  });

  it('says that everything passed', () => {
    const results = tasks.map(({ name }) => ({ name, passed: true, seconds: 1, lastLines: [] }));
    expect(summary(tasks, results, alone)).toMatch(/Everything passed\.$/);
  });
});
