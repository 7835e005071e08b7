/**
 * Checks of exercises refuse shortcuts and accept right answers that aren't the page's own, with the real compilers;
 * `support/exerciseAnswers.md`.
 */
import fs from 'node:fs';
import path from 'node:path';

import { checkFences } from '../../plugins/compiled-examples/check';
import { type ScannedFence, scanPage } from '../../plugins/compiled-examples/scan';
import { sourceOfStep } from '../../plugins/tour/carry';
import { parseFenceMeta } from '../../src/lib/fenceMeta';
import type { DocsVersion } from '../../src/versions';
import { IS_EVERY } from '../support/sample';
import { versionOf } from '../support/versionOf';
import { type Answer, readAnswers } from './support/exerciseAnswers';

const ROOT = path.resolve(__dirname, '../..');
const ANSWERS = readAnswers(
  fs.readFileSync(path.join(__dirname, 'support/exerciseAnswers.md'), 'utf8'),
);
const VERSIONS = [
  ['v12', versionOf(12)],
  ['v11', versionOf(11)],
] as const;

/** The file of an exercise's page in a version, from the repository's root. */
function fileOf({ page }: Answer, version: DocsVersion): string {
  const [area, step] = page.split('/');
  if (area === 'tour' && step !== undefined) return sourceOfStep(ROOT, version, step);
  const { docusaurusName: name } = version;
  return `${name === 'current' ? 'docs/manual' : `versioned_docs/version-${name}`}/${page}.mdx`;
}

function hasWord({ meta }: ScannedFence, word: 'prelude' | 'task'): boolean {
  const parsed = parseFenceMeta(meta);
  return parsed.ok && parsed.value.words.has(word);
}

/** What comes of a reader's program: what its exercise's page would say of it as a task. */
async function verdictOn(answer: Answer, version: DocsVersion): Promise<string> {
  const file = fileOf(answer, version);
  const { fences, exercises } = scanPage(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  const tag = exercises[answer.place - 1];
  if (!tag) throw new Error(`Expected ${answer.place} exercises in ${file}, got fewer.`);
  const own = fences.filter((fence) =>
    fence.exercise ? fence.exercise.line === tag.line : hasWord(fence, 'prelude'),
  );
  const answered = own.map((fence) =>
    fence.exercise && hasWord(fence, 'task') ? { ...fence, code: answer.code } : fence,
  );
  const { problems } = await checkFences(answered, version.toolchain, file);
  if (problems.length === 0) return 'refused';
  // A task that passes is what the build complains about.
  const [problem] = problems;
  return /got the same output/.test(problem?.text ?? '') ? 'accepted' : String(problem?.text);
}

/** Whether a version has the exercise's page, and the program is for it. */
function isFor(answer: Answer, name: string, version: DocsVersion): boolean {
  return (
    (answer.version ?? name) === name && fs.existsSync(path.join(ROOT, fileOf(answer, version)))
  );
}

/** All programs for the newest version; for others, its own and each third of those that the newest one has tried. */
function triedIn(name: string, version: DocsVersion): readonly Answer[] {
  const own = ANSWERS.filter((answer) => isFor(answer, name, version));
  const [[newest]] = VERSIONS;
  if (IS_EVERY || name === newest) return own;
  return own.filter((answer, index) => answer.version === name || index % 3 === 0);
}

test('each program is for a page that is there', () => {
  const lost = ANSWERS.filter(
    (answer) => !VERSIONS.some(([name, version]) => isFor(answer, name, version)),
  );
  expect(lost.map(({ page, place }) => `${page} ${place}`)).toEqual([]);
});

describe.each(VERSIONS)('exercises of %s', (name, version) => {
  const asked = triedIn(name, version);

  test('refuse and accept what they should', async () => {
    const verdicts = await Promise.all(
      asked.map(async (answer) => ({ ...answer, verdict: await verdictOn(answer, version) })),
    );
    expect(verdicts.filter(({ expected, verdict }) => verdict !== expected)).toEqual([]);
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(
      new Set(['accepted', 'refused']),
    );
  });
});

test('a program without a heading is told', () => {
  expect(() => readAnswers('```res refused\nlet a = 1\n```\n')).toThrow(
    'Expected a heading such as “## tuple 1” above the first program, got none; add it.',
  );
});
