import packageJson from '../../../package.json';
import { runSteps, STEPS, summary } from '../../../scripts/test/steps';

const STEPS_OF_TEST = [
  { script: 'lint', title: 'Linter' },
  { script: 'build', title: 'Build' },
  { script: 'e2e', title: 'Journeys' },
];

function runWith(failing: string) {
  const said: string[] = [];
  const ran: string[] = [];
  let time = 0;
  const results = runSteps(STEPS_OF_TEST, {
    run(script) {
      ran.push(script);
      time += 1500;
      return script !== failing;
    },
    now: () => time,
    say: (text) => said.push(text.trim()),
  });
  return { results, ran, said };
}

describe('runSteps', () => {
  it('runs all, in order, and says what it does', () => {
    const { results, ran, said } = runWith('none');
    expect(ran).toEqual(['lint', 'build', 'e2e']);
    expect(said[1]).toBe('[2/3] Build: npm run build');
    expect(results[0]).toEqual({ script: 'lint', passed: true, seconds: 1.5 });
  });

  it('stops at the first failure', () => {
    expect(runWith('build').ran).toEqual(['lint', 'build']);
  });
});

describe('summary', () => {
  it('tells what failed, and how long each step took', () => {
    expect(summary(STEPS_OF_TEST, runWith('build').results)).toBe(
      [
        '',
        '  lint   passed     1.5 s',
        '  build  FAILED     1.5 s',
        '  e2e    not run',
        '',
        'Failed at build. To see it alone: npm run build',
      ].join('\n'),
    );
  });

  it('tells that everything passed', () => {
    expect(summary(STEPS_OF_TEST, runWith('none').results)).toMatch(/Everything passed\.$/);
  });
});

describe('the steps', () => {
  it('are scripts of package.json', () => {
    const scripts = Object.keys(packageJson.scripts);
    expect(STEPS.filter(({ script }) => !scripts.includes(script))).toEqual([]);
  });
});
