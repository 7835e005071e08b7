/**
 * Compiles every example of the site with the real compiler of its page's version, runs those that have
 * claims, and has TypeScript check its own.
 *
 *   npm run examples                        everything: what does not compile, is not formatted, is missing
 *   npm run examples -- FILE_OR_FOLDER …    these pages alone
 *   npm run examples -- --comments VERSION … the examples in the packages' comments: which do not compile
 *   npm run examples:format -- …            writes fences as their version's formatter prints them
 *
 * Fence meta: contributing/pages.md, "Examples".
 */
import fs from 'node:fs';
import path from 'node:path';

import { type CheckedExample, formattedCode } from '../../plugins/compiled-examples/check';
import { checkClaims } from '../../plugins/compiled-examples/claims/check';
import { describeProblems, type Problem } from '../../plugins/compiled-examples/fences';
import { checkPageFences } from '../../plugins/compiled-examples/inVersions';
import {
  checkPrograms,
  PROGRAM_SETS,
  type ProgramSet,
} from '../../plugins/compiled-examples/programs';
import { type ScannedFence, scanPage, withCode } from '../../plugins/compiled-examples/scan';
import { checkTypeScript } from '../../plugins/compiled-examples/typescript';
import { carryTour } from '../../plugins/tour/carry';
import { MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import { parseArguments, type Request } from './arguments';
import { checkComments } from './comments';
import { groupOfPage, GROUPS, PROGRAM_GROUPS } from './groups';
import { allPages, pagesBelow, readPage } from './pages';
import {
  commentsText,
  countExamples,
  countProblems,
  type Counts,
  failedText,
  reportText,
  summary,
} from './report';

const root = process.cwd();

/** Pages, and what is wrong with them as text for the terminal. */
interface Result {
  readonly examples: ReadonlyMap<string, readonly CheckedExample[]>;
  /** How many claims there are beneath them. */
  readonly claims: number;
  readonly problems: readonly string[];
}

const NOT_FORMATTED =
  'Expected the example as its version’s formatter prints it, got something else; run npm run examples:format.';

/** Texts that differ from what the formatter prints, by fence. */
async function unformatted(
  fences: readonly ScannedFence[],
  examples: ReadonlyMap<number, CheckedExample>,
  toolchains: ReadonlyMap<number, Toolchain>,
): Promise<ReadonlyMap<ScannedFence, string>> {
  const codes = await Promise.all(
    fences.map(async (fence, index): Promise<[ScannedFence, string] | undefined> => {
      const checked = examples.get(index);
      const toolchain = toolchains.get(index);
      const code = checked && toolchain && (await formattedCode(checked.example, toolchain));
      return code === undefined || code === fence.code ? undefined : [fence, code];
    }),
  );
  return new Map(codes.filter((entry) => entry !== undefined));
}

async function checkPage(page: string, writes: boolean): Promise<Result> {
  const source = await readPage(page, root);
  if (!source.ok) return { examples: new Map([[page, []]]), claims: 0, problems: [source.error] };
  const { text, toolchain, frontMatter } = source.value;
  const { fences, exercises } = scanPage(text);
  const place = path.relative(root, path.resolve(root, page)).split(path.sep).join('/');
  const { examples, toolchains, problems } = await checkPageFences(
    fences,
    place,
    toolchain,
    frontMatter,
    exercises,
  );
  const claims = await checkClaims(text, fences, examples, toolchain);
  const codes = await unformatted(fences, examples, toolchains);
  if (writes && codes.size > 0) fs.writeFileSync(page, withCode(text, codes));
  const all: Problem[] = [
    ...problems,
    ...claims.problems,
    ...checkTypeScript(fences),
    ...(writes ? [] : [...codes.keys()].map(({ line }) => ({ line, text: NOT_FORMATTED }))),
  ].sort((a, b) => a.line - b.line);
  return {
    examples: new Map([[page, [...examples.values()]]]),
    claims: claims.count,
    problems: all.length > 0 ? [describeProblems(page, all)] : [],
  };
}

async function checkPages(pages: readonly string[], writes: boolean): Promise<Result> {
  const results = await Promise.all(pages.map((page) => checkPage(page, writes)));
  return {
    examples: new Map(results.flatMap(({ examples }) => [...examples])),
    claims: results.reduce((sum, { claims }) => sum + claims, 0),
    problems: results.flatMap(({ problems }) => problems),
  };
}

async function checkSets(sets: readonly ProgramSet[]): Promise<Result> {
  const checked = await Promise.all(sets.map((set) => checkPrograms(set, root)));
  return {
    // A file may be for several compilers.
    examples: new Map(
      checked.map(({ set, examples }) => [`${set.file} (${set.data})`, [...examples.values()]]),
    ),
    claims: 0,
    problems: checked.flatMap(({ set, problems }) =>
      problems.length > 0 ? [describeProblems(set.file, problems)] : [],
    ),
  };
}

/** Sentences about compilers that this machine can't run: what they should have checked is unchecked. */
function missingCompilers({ examples }: Result): string[] {
  return [...examples.values()]
    .flat()
    .flatMap(({ shown }) => (shown?.kind === 'unavailable' ? shown.reason : []));
}

/** Prints problems, and says how many there are; the process fails if there are any. */
function finish(problems: readonly string[], report: string): void {
  const different = new Set(problems);
  for (const problem of different) console.error(`${problem}\n`);
  console.log(report);
  console.log(summary(different.size));
  process.exitCode = different.size > 0 ? 1 : 0;
}

async function checkSite(request: Extract<Request, { kind: 'all' | 'pages' }>): Promise<void> {
  const isWhole = request.kind === 'all';
  const places = isWhole ? allPages() : request.places.flatMap((place) => [...pagesBelow(place)]);
  const isAsked = ({ file }: ProgramSet): boolean =>
    isWhole || places.some((place) => path.relative(root, path.resolve(place)) === file);
  const askedSets = PROGRAM_SETS.filter(isAsked);
  // What is no page has a compiler of its own.
  const pages = places.filter(
    (place) => !askedSets.some(({ file }) => path.resolve(place) === path.join(root, file)),
  );
  const counts: Counts[] = [];
  const problems: string[] = [];
  for (const group of GROUPS) {
    const isSet = PROGRAM_GROUPS.includes(group);
    const sets = askedSets.filter(({ name }) => isSet && name === group.name);
    const ofGroup = pages.filter((page) => groupOfPage(page, root) === group);
    if (!isWhole && ofGroup.length === 0 && sets.length === 0) continue;
    const start = performance.now();
    const result = isSet ? await checkSets(sets) : await checkPages(ofGroup, request.writes);
    const seconds = (performance.now() - start) / 1000;
    counts.push(countExamples(group, result.examples, result.claims, seconds));
    problems.push(...result.problems, ...missingCompilers(result));
  }
  if (!isWhole) {
    finish(problems, reportText(counts));
    return;
  }
  const comments = await checkComments(MANUAL_VERSIONS.map(({ name }) => name));
  finish(
    [...problems, ...countProblems(counts), ...comments.missing],
    `${reportText(counts)}\n\n${commentsText(comments.counts)}`,
  );
}

async function main(): Promise<void> {
  await carryTour(root);
  const request = parseArguments(process.argv.slice(2));
  if (!request.ok) {
    console.error(request.error);
    process.exitCode = 2;
  } else if (request.value.kind === 'comments') {
    const { counts, missing } = await checkComments(request.value.versions);
    finish(missing, `${failedText(counts)}\n${commentsText(counts)}`);
  } else await checkSite(request.value);
}

void main();
