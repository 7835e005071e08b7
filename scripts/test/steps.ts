/** The order of everything that proves the site. */

/** One npm script. */
export interface Step {
  /** Name in package.json. */
  readonly script: string;
  /** What it proves, for the terminal. */
  readonly title: string;
}

/** Quick ones first; from `build` on each needs what the one before made. */
export const STEPS: readonly Step[] = [
  { script: 'lint:code', title: 'ESLint' },
  { script: 'lint:styles', title: 'Stylelint' },
  { script: 'lint:format', title: 'Prettier' },
  { script: 'lint:spelling', title: 'spelling' },
  { script: 'lint:prose', title: 'prose' },
  { script: 'types', title: 'types' },
  { script: 'unit', title: 'unit tests' },
  { script: 'examples', title: 'examples of all pages' },
  { script: 'build', title: 'production build' },
  { script: 'size', title: 'size budgets' },
  { script: 'e2e', title: 'end-to-end tests' },
  { script: 'integration', title: 'integration tests' },
];

/** A step that ran. */
export interface StepResult {
  readonly script: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** What running needs; tests put their own in its place. */
export interface Runner {
  /** Runs an npm script on the terminal; true if it succeeds. */
  run(script: string): boolean;
  /** A clock, in milliseconds. */
  now(): number;
  say(text: string): void;
}

/** Runs the steps until one fails. */
export function runSteps(steps: readonly Step[], { run, now, say }: Runner): StepResult[] {
  const results: StepResult[] = [];
  for (const [index, { script, title }] of steps.entries()) {
    say(`\n[${index + 1}/${steps.length}] ${title}: npm run ${script}`);
    const start = now();
    const passed = run(script);
    results.push({ script, passed, seconds: (now() - start) / 1000 });
    if (!passed) break;
  }
  return results;
}

/** The closing report: how long each step took, and which one failed. */
export function summary(steps: readonly Step[], results: readonly StepResult[]): string {
  const width = Math.max(...steps.map(({ script }) => script.length));
  const lines = steps.map(({ script }) => {
    const result = results.find((candidate) => candidate.script === script);
    const mark = result === undefined ? 'not run' : result.passed ? 'passed' : 'FAILED';
    const time = result === undefined ? '' : `${result.seconds.toFixed(1).padStart(7)} s`;
    return `  ${script.padEnd(width)}  ${mark.padEnd(7)}${time}`;
  });
  const failed = results.find(({ passed }) => !passed);
  const verdict = failed
    ? `Failed at ${failed.script}. To see it alone: npm run ${failed.script}`
    : 'Everything passed.';
  return ['', ...lines, '', verdict].join('\n');
}
