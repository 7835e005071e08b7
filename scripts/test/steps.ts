/** Everything that proves the site: the steps of `npm test`, and what each needs. */
import type { Task } from '../tasks/run';

/** One npm script. */
export interface Step extends Task {
  /** Name in package.json. */
  readonly name: string;
}

/**
 * The order on a machine with few cores. What others wait for begins first, and quick steps fill the core that it
 * leaves free. Journeys take longest, so they begin next. Two steps run at once and no more: with three, browsers are
 * so slow that journeys come to the end of their time.
 */
export const STEPS: readonly Step[] = [
  { name: 'build', title: 'production build', needs: [], cores: 1 },
  { name: 'types', title: 'types', needs: [], cores: 1 },
  { name: 'lint:code', title: 'ESLint', needs: [], cores: 1 },
  { name: 'lint:unused', title: 'unused code and packages', needs: [], cores: 1 },
  { name: 'lint:format', title: 'Prettier', needs: [], cores: 1 },
  { name: 'lint:spelling', title: 'spelling', needs: [], cores: 1 },
  { name: 'lint:prose', title: 'prose', needs: [], cores: 1 },
  { name: 'lint:styles', title: 'Stylelint', needs: [], cores: 1 },
  { name: 'e2e', title: 'end-to-end tests', needs: ['build'], cores: 1 },
  {
    name: 'engines',
    title: 'journeys in Firefox, WebKit and the oldest browsers',
    needs: ['build'],
    cores: 1,
  },
  { name: 'unit', title: 'unit tests', needs: [], cores: 1 },
  {
    name: 'integration:quick',
    title: 'integration tests but whole builds',
    needs: ['build'],
    cores: 1,
  },
  { name: 'size', title: 'size budgets', needs: ['build'], cores: 1 },
  // The build has compiled them: what is left are claims, formatting and counts.
  { name: 'examples', title: 'examples of all pages', needs: ['build'], cores: 1 },
];

/**
 * Reads the words behind `npm test --`: steps that are left out, because another machine runs them.
 *
 * @returns the steps that are left
 * @throws Error for any other word, and for a step that there is not
 */
export function stepsFor(words: readonly string[]): readonly Step[] {
  if (words.length === 0) return STEPS;
  const [flag, ...names] = words;
  const known = STEPS.map(({ name }) => name);
  const isKnownFlag = flag === '--without' || flag === '--only';
  const stranger = isKnownFlag ? names.find((name) => !known.includes(name)) : flag;
  if (stranger !== undefined || names.length === 0) {
    throw new Error(
      `npm test: expected nothing, or --without or --only and names of steps (${known.join(', ')}), got "${stranger ?? flag}".`,
    );
  }
  return STEPS.filter(({ name }) => names.includes(name) === (flag === '--only'));
}
