/** Counts of `npm run examples`, and what they have to be. */
import type { CheckedExample } from '../../plugins/compiled-examples/check';
import { type CommentCounts, examplesOf } from './comments';
import type { Group } from './groups';

/** Share of unchecked fences that the documentation allows (writing rules: below 3 %). */
export const UNCHECKED_SHARE = 0.03;

/** A fence that is not compiled, and why. */
export interface Unchecked {
  readonly place: string;
  readonly reason: string;
}

/** What was found in a group. */
export interface Counts {
  readonly group: Group;
  readonly pages: number;
  readonly compiled: number;
  readonly expectedErrors: number;
  readonly signatures: number;
  readonly unchecked: readonly Unchecked[];
  /** What sentences say about values and output, and programs prove. */
  readonly claims: number;
  /** Exercises whose programs are proved. */
  readonly exercises: number;
  readonly seconds: number;
}

/** Fences of all kinds; those of exercises are counted by the exercise. */
export function fencesOf(counts: Counts): number {
  return counts.compiled + counts.expectedErrors + counts.signatures + counts.unchecked.length;
}

/**
 * Counts the fences of pages.
 *
 * @param pages by page the fences that were checked; places of unchecked ones begin with the page
 * @param claims how many of them were checked
 * @param seconds how long that took
 */
export function countExamples(
  group: Group,
  pages: ReadonlyMap<string, readonly CheckedExample[]>,
  claims: number,
  seconds: number,
): Counts {
  const all = [...pages].flatMap(([page, examples]) =>
    examples.map(({ example, exercise }) => ({ page, example, exercise })),
  );
  const count = (role: string): number => all.filter(({ example }) => example.role === role).length;
  return {
    group,
    pages: pages.size,
    compiled: count('example'),
    expectedErrors: count('expected-error'),
    signatures: count('signature'),
    unchecked: all
      .filter(({ example }) => example.role === 'unchecked')
      .map(({ page, example }) => ({
        place: `${page}:${example.fence.line}`,
        reason: example.reason ?? '',
      })),
    claims,
    exercises: all.filter(({ exercise }) => exercise).length,
    seconds,
  };
}

/** What is wrong with the counts of the whole site, in sentences. */
export function countProblems(all: readonly Counts[]): string[] {
  const problems = all
    .filter((counts) => fencesOf(counts) < counts.group.minimum)
    .map(
      (counts) =>
        `Expected at least ${counts.group.minimum} fences in ${counts.group.name}, got ${fencesOf(counts)}; ` +
        'find the pages that are no longer checked, or lower the minimum (src/versions.ts, scripts/examples/groups.ts) if they are gone for good.',
    );
  for (const { group, claims, exercises } of all) {
    const { name, minimumClaims = 0, minimumExercises = 0 } = group;
    const kinds = [
      ['claims', minimumClaims, claims],
      ['exercises', minimumExercises, exercises],
    ] as const;
    for (const [kind, minimum, found] of kinds) {
      if (found >= minimum) continue;
      problems.push(
        `Expected at least ${minimum} ${kind} in ${name}, got ${found}; ` +
          'find those that are no longer checked, or lower the minimum (src/versions.ts) if they are gone for good.',
      );
    }
  }
  const total = all.reduce((sum, counts) => sum + fencesOf(counts), 0);
  const unchecked = all.reduce((sum, counts) => sum + counts.unchecked.length, 0);
  if (unchecked >= total * UNCHECKED_SHARE && unchecked > 0) {
    problems.push(
      `Expected less than ${UNCHECKED_SHARE * 100} % unchecked fences, got ${unchecked} of ${total}; make examples of some of them that compile.`,
    );
  }
  return problems;
}

/** Rows as text, columns of numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map(([name = '', ...numbers]) =>
    [
      name.padEnd(widths[0] ?? 0),
      ...numbers.map((number, index) => number.padStart(widths[index + 1] ?? 0)),
    ].join('  '),
  );
}

const COLUMNS = [
  'pages',
  'fences',
  'compiled',
  'errors',
  'signatures',
  'unchecked',
  'claims',
  'exercises',
  'time',
];

/** The counts as a table for the terminal, with the reasons of unchecked fences beneath. */
export function reportText(all: readonly Counts[]): string {
  const cells = (counts: Counts): string[] => [
    String(counts.pages),
    String(fencesOf(counts)),
    String(counts.compiled),
    String(counts.expectedErrors),
    String(counts.signatures),
    String(counts.unchecked.length),
    String(counts.claims),
    String(counts.exercises),
    `${counts.seconds.toFixed(1)} s`,
  ];
  const sum = (of: (counts: Counts) => number): number =>
    all.reduce((total, counts) => total + of(counts), 0);
  const total = [
    String(sum(({ pages }) => pages)),
    String(sum(fencesOf)),
    String(sum(({ compiled }) => compiled)),
    String(sum(({ expectedErrors }) => expectedErrors)),
    String(sum(({ signatures }) => signatures)),
    String(sum(({ unchecked }) => unchecked.length)),
    String(sum(({ claims }) => claims)),
    String(sum(({ exercises }) => exercises)),
    `${sum(({ seconds }) => seconds).toFixed(1)} s`,
  ];
  const lines = table([
    ['', ...COLUMNS],
    ...all.map((counts) => [counts.group.name, ...cells(counts)]),
    ['all', ...total],
  ]);
  const reasons = all.flatMap(({ unchecked }) =>
    unchecked.map(({ place, reason }) => `  ${place}: ${reason}`),
  );
  return [...lines, ...(reasons.length > 0 ? ['', 'Unchecked:', ...reasons] : [])].join('\n');
}

const COMMENT_COLUMNS = [
  'modules',
  'examples',
  'compiled',
  'in context',
  'failed',
  'shown only',
  'time',
];

/** The counts of examples in comments of packages as a table for the terminal. */
export function commentsText(all: readonly CommentCounts[]): string {
  const cells = (counts: CommentCounts): string[] => [
    String(counts.modules),
    String(examplesOf(counts)),
    String(counts.alone),
    String(counts.inContext),
    String(counts.failed.length),
    String(counts.shown),
    `${counts.seconds.toFixed(1)} s`,
  ];
  return table([
    ['comments of packages', ...COMMENT_COLUMNS],
    ...all.map((counts) => [counts.version, ...cells(counts)]),
  ]).join('\n');
}

/** The examples in comments that do not compile: their modules, their items and their first lines. */
export function failedText(all: readonly CommentCounts[]): string {
  return all
    .flatMap(({ version, failed }) => [
      `${version}: ${failed.length} do not compile`,
      ...failed.map(({ module, item, code }) => {
        const first = code.split('\n').find((line) => line.trim() !== '') ?? '';
        const place = item === module ? module : `${module}  ${item.slice(module.length + 1)}`;
        return `  ${place}: ${first.trim()}`;
      }),
      '',
    ])
    .join('\n');
}

/** The last line of the report. */
export function summary(problems: number): string {
  if (problems === 0) return 'No problems.';
  return problems === 1 ? 'One problem.' : `${problems} problems.`;
}
