/** Entries of the index of errors whose messages come from build tools: their fences are a project. */
import { scanFences, withCode } from '../../plugins/compiled-examples/scan';
import { type FenceMeta, parseFenceMeta } from '../../src/lib/fenceMeta';
import { type DocsVersion, MANUAL_VERSIONS } from '../../src/versions';
import { buildOutput, configurationOf, lockFiles, type ProjectFiles } from './buildTool';

/** Title of the command that keeps the project locked. */
const OTHER_TERMINAL = 'In another terminal';

interface TitledFence {
  readonly title: string;
  readonly code: string;
  readonly meta: FenceMeta;
}

/** Whether two outputs say the same: a cycle may be told from any of its modules. */
function saysTheSame(one: string, other: string): boolean {
  const wordsOf = (text: string): string => [...new Set(text.split(/\s+/))].sort().join(' ');
  return wordsOf(one) === wordsOf(other);
}

/** The versions that a fence is for; all of them where it names none. */
function versionsOf({ settings }: FenceMeta): readonly DocsVersion[] {
  const names = settings.versions?.split(/\s+/);
  return names ? MANUAL_VERSIONS.filter(({ name }) => names.includes(name)) : MANUAL_VERSIONS;
}

/** The project that a page shows, as a version reads it. */
function projectOf(fences: readonly TitledFence[], version: DocsVersion): ProjectFiles {
  const own = fences.filter(({ meta }) => versionsOf(meta).includes(version));
  const files = Object.fromEntries(
    own.map(({ title, code }) => [
      /^(?:rescript|bsconfig)\.json$/.test(title) ? configurationOf(version) : title,
      `${code}\n`,
    ]),
  );
  const { [OTHER_TERMINAL]: command, ...project } = files;
  const isComplete = Object.keys(project).some((name) => /\.resi?$/.test(name));
  return {
    ...(isComplete ? {} : { 'src/Shop.res': 'let price = 3\n' }),
    ...project,
    ...(command !== undefined && lockFiles()),
  };
}

/**
 * A page with what the build tools print about its project: in each `text` fence that names versions, what the
 * newest of them says. The files of the project are the fences with a path as title.
 *
 * @param root the repository's root, absolute
 */
export async function recordOutputs(page: string, root: string): Promise<string> {
  const scanned = scanFences(page).map((fence) => ({ fence, meta: parseFenceMeta(fence.meta) }));
  const read = scanned.flatMap(({ fence, meta }) => (meta.ok ? { fence, meta: meta.value } : []));
  const titled = read.flatMap(({ fence: { language, code }, meta }): TitledFence[] => {
    const title = meta.settings.file ?? meta.settings.title;
    return title === undefined || language === 'text' ? [] : [{ title, code, meta }];
  });
  const outputs = read.filter(
    ({ fence, meta }) => fence.language === 'text' && meta.settings.versions !== undefined,
  );
  const codes = new Map(
    await Promise.all(
      outputs.map(async ({ fence, meta }) => {
        const [newest, ...others] = await Promise.all(
          versionsOf(meta).map((version) => buildOutput(version, root, projectOf(titled, version))),
        );
        const differs = others.find((output) => !saysTheSame(output, newest ?? ''));
        if (newest === undefined || differs !== undefined) {
          throw new Error(
            `Expected one output of all versions of the fence in line ${fence.line}, got ${JSON.stringify(newest)} and ${JSON.stringify(differs)}; give each a fence of its own.`,
          );
        }
        return [fence, saysTheSame(newest, fence.code) ? fence.code : newest] as const;
      }),
    ),
  );
  return withCode(page, codes);
}
