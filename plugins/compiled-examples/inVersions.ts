/** Fences that the compilers of several versions get: those of the index of errors (`docs/errors`). */
import type { VersionsAnswer } from '../../src/lib/compiledExample';
import { describe } from '../../src/lib/decode';
import { isErrorPage, placedError } from '../../src/lib/errorIndex';
import { parseFenceMeta } from '../../src/lib/fenceMeta';
import { messagesOf } from '../../src/lib/search/messages';
import { type Lifetime, VERSION_NAMES, versionsWith } from '../../src/lib/syntaxLookup';
import { type DocsVersion, MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import { type CheckedExample, type CheckedPage, checkFences } from './check';
import { emptyExercises } from './exercises/read';
import { type ExerciseTag, extensionOf, type PageFence, type Problem } from './fences';
import { fileProblem, projectFiles, projectOf } from './project';

/** A page's fences, and for each the newest compiler that got it. */
export interface PageInVersions extends CheckedPage {
  readonly toolchains: ReadonlyMap<number, Toolchain>;
}

/** The names in `versions="…"`; undefined where a fence has none. */
function writtenVersions(fence: PageFence): readonly string[] | undefined {
  const meta = parseFenceMeta(fence.meta);
  return meta.ok ? meta.value.settings.versions?.split(/\s+/) : undefined;
}

/** An entry's fences, and the versions that have its message. */
interface Entry {
  readonly fences: readonly PageFence[];
  readonly lifetime: Lifetime;
}

/**
 * The versions that a fence of an entry is for. Until a fence of the entry names the newest version, those that name the
 * one before it speak for it, too.
 */
export function versionsFor(fence: PageFence, { fences, lifetime }: Entry): readonly string[] {
  const names = writtenVersions(fence);
  const lasting = versionsWith(lifetime);
  const [before, newest] = VERSION_NAMES.slice(-2);
  if (names === undefined) return lasting;
  if (before === undefined || newest === undefined || !names.includes(before)) return names;
  const isNamed = fences.some((one) => writtenVersions(one)?.includes(newest));
  return isNamed || !lasting.includes(newest) ? names : [...names, newest];
}

/** The versions whose compilers get a fence, the newest first: those that speak its syntax. */
function versionsOf(fence: PageFence, entry: Entry): readonly DocsVersion[] {
  const extension = extensionOf(fence.language);
  if (extension === undefined) return MANUAL_VERSIONS.slice(0, 1);
  const names = versionsFor(fence, entry);
  const syntax = extension.startsWith('res') ? 'rescript' : 'reason';
  return MANUAL_VERSIONS.filter(
    ({ name, toolchain }) => names.includes(name) && toolchain.syntax === syntax,
  );
}

function nameProblem(fence: PageFence, entry: Entry): Problem | undefined {
  const names = writtenVersions(fence);
  const unknown = names?.find((name) => !VERSION_NAMES.includes(name));
  if (unknown !== undefined) {
    const text = `Expected names of versions in versions="…" (${VERSION_NAMES.join(', ')}), got ${unknown}; correct it.`;
    return { line: fence.line, text };
  }
  if (versionsOf(fence, entry).length > 0) return undefined;
  return {
    line: fence.line,
    text: `Expected a version that compiles ${fence.language} among those of the page or of the fence, got none; correct since, until or versions.`,
  };
}

/** What a compiler says about a fence; undefined where it says nothing. */
function answerOf({ shown }: CheckedExample): Omit<VersionsAnswer, 'versions'> | undefined {
  if (shown?.kind === 'error') return { kind: 'error', message: shown.message };
  return shown?.kind === 'output' && shown.warning !== undefined
    ? { kind: 'warning', message: shown.warning }
    : undefined;
}

/** What a message says, without the frames that differ in their lines alone. */
function saidIn(message: string): string {
  return messagesOf(message)
    .map(({ text }) => text)
    .join('\n');
}

interface InVersion {
  readonly version: DocsVersion;
  readonly checked: CheckedExample;
}

function answersOf(results: readonly InVersion[]): readonly VersionsAnswer[] {
  const answers = new Map<string, VersionsAnswer>();
  for (const { version, checked } of results) {
    const answer = answerOf(checked);
    if (!answer) continue;
    const said = saidIn(answer.message);
    const known = answers.get(said) ?? { ...answer, versions: [] };
    answers.set(said, { ...known, versions: [version.name, ...known.versions] });
  }
  return [...answers.values()];
}

/** A fence with what all its compilers say. The JavaScript of an entry is left out: it is about messages. */
function together(results: readonly [InVersion, ...InVersion[]]): CheckedExample {
  const [newest] = results;
  const { example } = newest.checked;
  const unavailable = results.find(({ checked }) => checked.shown?.kind === 'unavailable');
  const answers = answersOf(results);
  if (unavailable) return { example, shown: unavailable.checked.shown };
  return answers.length > 0 ? { example, shown: { kind: 'answers', answers } } : { example };
}

async function checkInVersions(entry: Entry, page: string): Promise<PageInVersions> {
  const { fences } = entry;
  const nameProblems = fences.flatMap((fence) => nameProblem(fence, entry) ?? []);
  if (nameProblems.length > 0) {
    return { examples: new Map(), toolchains: new Map(), problems: nameProblems };
  }
  const checked = await Promise.all(
    MANUAL_VERSIONS.map(async (version) => {
      const own = [...fences.entries()].filter(([, fence]) =>
        versionsOf(fence, entry).includes(version),
      );
      const { examples, problems } = await checkFences(
        own.map(([, fence]) => fence),
        version.toolchain,
        page,
      );
      return { version, own, examples, problems };
    }),
  );
  const examples = new Map<number, CheckedExample>();
  const toolchains = new Map<number, Toolchain>();
  for (const index of fences.keys()) {
    const results = checked.flatMap(({ version, own, examples: ofVersion }): InVersion[] => {
      const example = ofVersion.get(own.findIndex(([place]) => place === index));
      return example ? [{ version, checked: example }] : [];
    });
    const [newest, ...others] = results;
    if (!newest) continue;
    examples.set(index, together([newest, ...others]));
    toolchains.set(index, newest.version.toolchain);
  }
  const problems = checked
    .flatMap(({ version, problems: ofVersion }) =>
      ofVersion.map((problem) => ({ ...problem, text: `${version.name}: ${problem.text}` })),
    )
    .sort((a, b) => a.line - b.line);
  return { examples, toolchains, problems };
}

/** What is wrong with a fence that names versions on a page that has one. */
function strayProblem(fence: PageFence): Problem | undefined {
  if (writtenVersions(fence) === undefined) return undefined;
  const text =
    'Expected versions="…" on pages of docs/errors, got it on a page that has one compiler; take it out.';
  return { line: fence.line, text };
}

/**
 * Compiles the fences of a page with the compilers that it has: entries of the index of errors have those of
 * all versions that their front matter names, any other page has one.
 *
 * @param page the page's file from the repository's root
 * @param toolchain what compiles any other page
 * @param frontMatter the page's front matter
 * @param exercises those of the page, with fences or without
 * @throws Error as `checkFences` does
 */
export async function checkPageFences(
  fences: readonly PageFence[],
  page: string,
  toolchain: Toolchain,
  frontMatter: unknown,
  exercises: readonly ExerciseTag[] = [],
): Promise<PageInVersions> {
  if (isErrorPage(page)) {
    const placed = placedError(frontMatter);
    if (!placed.ok) throw new Error(`${page}: ${describe(placed.error)} in its front matter.`);
    return checkInVersions({ fences, lifetime: placed.value }, page);
  }
  const project = projectOf(frontMatter);
  const files = project === undefined ? [] : projectFiles(project);
  const { examples, problems } = await checkFences(fences, toolchain, page, files);
  const problemOf = (fence: PageFence): Problem | undefined =>
    strayProblem(fence) ?? (project === undefined ? undefined : fileProblem(fence, project));
  return {
    examples,
    problems: [
      ...fences.flatMap((fence) => problemOf(fence) ?? []),
      ...emptyExercises(exercises, fences),
      ...problems,
    ],
    toolchains: new Map([...examples.keys()].map((index) => [index, toolchain])),
  };
}
