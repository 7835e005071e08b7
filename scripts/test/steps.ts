/** The order of everything that proves the site. */
import pLimit from 'p-limit';

/** One npm script. */
export interface Step {
  /** Name in package.json. */
  readonly script: string;
  /** What it proves, for the terminal. */
  readonly title: string;
}

/** Steps that need nothing of each other, so that they may run side by side. */
export type Stage = readonly Step[];

/** Quick ones first; from `build` on each stage needs what the one before made. */
export const STAGES: readonly Stage[] = [
  [
    // The longest begins first.
    { script: 'lint:code', title: 'ESLint' },
    { script: 'types', title: 'types' },
    { script: 'lint:format', title: 'Prettier' },
    { script: 'lint:spelling', title: 'spelling' },
    { script: 'lint:prose', title: 'prose' },
    { script: 'lint:styles', title: 'Stylelint' },
  ],
  [{ script: 'unit', title: 'unit tests' }],
  [{ script: 'examples', title: 'examples of all pages' }],
  [{ script: 'build', title: 'production build' }],
  [{ script: 'size', title: 'size budgets' }],
  [{ script: 'e2e', title: 'end-to-end tests' }],
  [{ script: 'engines', title: 'journeys in Firefox, WebKit and the oldest browsers' }],
  [{ script: 'integration', title: 'integration tests' }],
];

/**
 * Reads the words behind `npm test --`: steps that are left out, because another machine runs them.
 *
 * @returns the stages that are left
 * @throws Error for any other word, and for a step that there is not
 */
export function stagesFor(words: readonly string[]): readonly Stage[] {
  if (words.length === 0) return STAGES;
  const [flag, ...left] = words;
  const names = STAGES.flat().map(({ script }) => script);
  const stranger = flag === '--without' ? left.find((name) => !names.includes(name)) : flag;
  if (stranger !== undefined) {
    throw new Error(
      `npm test: expected nothing, or --without and names of steps (${names.join(', ')}), got "${stranger}".`,
    );
  }
  return STAGES.map((stage) => stage.filter(({ script }) => !left.includes(script))).filter(
    (stage) => stage.length > 0,
  );
}

/** A step that ran. */
export interface StepResult {
  readonly script: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** What running needs; tests put their own in its place. */
export interface Runner {
  /**
   * Runs an npm script; true if it succeeds.
   *
   * @param isAlone whether nothing else writes to the terminal meanwhile
   */
  run(script: string, isAlone: boolean): Promise<boolean>;
  /** How many scripts of a stage run at once. */
  readonly lanes: number;
  /** A clock, in milliseconds. */
  now(): number;
  say(text: string): void;
}

/** Runs the stages until a step fails; its neighbors come to their end. */
export async function runStages(
  stages: readonly Stage[],
  { run, lanes, now, say }: Runner,
): Promise<StepResult[]> {
  const limit = pLimit(lanes);
  const results: StepResult[] = [];
  for (const [index, stage] of stages.entries()) {
    const isAlone = stage.length === 1;
    const ran = await Promise.all(
      stage.map(({ script, title }) =>
        limit(async (): Promise<StepResult> => {
          say(`\n[${index + 1}/${stages.length}] ${title}: npm run ${script}`);
          const start = now();
          const passed = await run(script, isAlone);
          return { script, passed, seconds: (now() - start) / 1000 };
        }),
      ),
    );
    results.push(...ran);
    if (ran.some(({ passed }) => !passed)) break;
  }
  return results;
}

/** The closing report: how long each step took, and which one failed. */
export function summary(stages: readonly Stage[], results: readonly StepResult[]): string {
  const steps = stages.flat();
  const width = Math.max(...steps.map(({ script }) => script.length));
  const lines = steps.map(({ script }) => {
    const result = results.find((candidate) => candidate.script === script);
    const mark = result === undefined ? 'not run' : result.passed ? 'passed' : 'FAILED';
    const time = result === undefined ? '' : `${result.seconds.toFixed(1).padStart(7)} s`;
    return `  ${script.padEnd(width)}  ${mark.padEnd(7)}${time}`;
  });
  const failed = results.filter(({ passed }) => !passed).map(({ script }) => script);
  const verdict =
    failed.length > 0
      ? `Failed at ${failed.join(', ')}. To see it alone: npm run ${failed.join('; npm run ')}`
      : 'Everything passed.';
  return ['', ...lines, '', verdict].join('\n');
}
