/** Brings the steps of the tour to the older versions, whose folders the build writes. */
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import { TOUR_FOLDER, TOUR_SIDEBARS, TOUR_STEPS, TOUR_VERSIONS } from '../../src/lib/tour';
import type { DocsVersion } from '../../src/versions';
import { sizeProblem } from './size';

/** Where Docusaurus looks for the pages of versions, from the repository's root. */
const WRITTEN = 'tour_versioned_docs';

/** Name of a version's folder there. */
function folderOf({ docusaurusName }: DocsVersion): string {
  return `version-${docusaurusName}`;
}

/** The versions that have no folder of their own in the repository. */
const CARRIED = TOUR_VERSIONS.filter(({ docusaurusName }) => docusaurusName !== 'current');

const ENDING = '.mdx';

async function stepsIn(folder: string): Promise<readonly string[]> {
  const names = await fs.readdir(folder);
  return names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length));
}

/**
 * The file that a step of a version is written in, from the repository's root: the version's own, where it has one.
 *
 * @param root the repository's root, absolute
 */
export function sourceOfStep(
  root: string,
  { name }: Pick<DocsVersion, 'name'>,
  step: string,
): string {
  const own = `${TOUR_FOLDER}/${name}/${step}${ENDING}`;
  return existsSync(path.join(root, own)) ? own : `${TOUR_FOLDER}/${step}${ENDING}`;
}

/** Names of the folders in a folder; none where it isn't there. */
async function foldersIn(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const entries = await fs.readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * Checks that every step has a file, that every file is a step, and that each is as long as a step should be.
 *
 * @throws Error with a sentence that names the first that isn't so
 */
async function checkSteps(root: string): Promise<void> {
  const known = CARRIED.map(({ name }) => name);
  const folders = await foldersIn(path.join(root, TOUR_FOLDER));
  const gone = folders.find((name) => !known.includes(name));
  if (gone !== undefined) {
    throw new Error(
      `Expected folders of older versions with a tour in ${TOUR_FOLDER} (${known.join(', ')}), got ${gone}; rename it or take it out.`,
    );
  }
  const files = await stepsIn(path.join(root, TOUR_FOLDER));
  const missing = TOUR_STEPS.find((step) => !files.includes(step));
  if (missing !== undefined) {
    throw new Error(
      `Expected ${TOUR_FOLDER}/${missing}${ENDING} for the step ${missing} of src/lib/tourChapters.ts, found no such file; write it or take the step out.`,
    );
  }
  for (const folder of [TOUR_FOLDER, ...folders.map((name) => `${TOUR_FOLDER}/${name}`)]) {
    for (const step of await stepsIn(path.join(root, folder))) {
      const file = `${folder}/${step}${ENDING}`;
      if (!TOUR_STEPS.includes(step)) {
        throw new Error(
          `Expected files of steps in ${folder}, got ${step}${ENDING}, which no chapter of src/lib/tourChapters.ts has; add it to one.`,
        );
      }
      const problem = sizeProblem(await fs.readFile(path.join(root, file), 'utf8'));
      if (problem !== undefined) throw new Error(`${file}: ${problem}`);
    }
  }
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file unless it says the same: what is watched and cached stays as it is. */
async function writeChanged(file: string, text: string): Promise<void> {
  if ((await textOf(file)) === text) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  await fs.writeFile(unfinished, text);
  await fs.rename(unfinished, file);
}

function jsonOf(data: object): string {
  return `${JSON.stringify(data, undefined, 2)}\n`;
}

/**
 * Writes the names, pages and sidebars of the versions that share their steps with the newest one. Git leaves these files
 * alone.
 *
 * @param root the repository's root, absolute
 * @throws Error with a sentence about a step without a file, a file without a step, or a step of another size
 */
export async function carryTour(root: string): Promise<void> {
  await checkSteps(root);
  await writeChanged(
    path.join(root, 'tour_versions.json'),
    jsonOf(CARRIED.map(({ docusaurusName }) => docusaurusName)),
  );
  const written = path.join(root, WRITTEN);
  const outdated = (await foldersIn(written)).filter(
    (name) => !CARRIED.some((version) => folderOf(version) === name),
  );
  await Promise.all(outdated.map((name) => fs.rm(path.join(written, name), { recursive: true })));
  for (const version of CARRIED) {
    const folder = path.join(written, folderOf(version));
    for (const step of TOUR_STEPS) {
      const text = await fs.readFile(path.join(root, sourceOfStep(root, version, step)), 'utf8');
      await writeChanged(path.join(folder, `${step}${ENDING}`), text);
    }
    const gone = (await stepsIn(folder)).filter((step) => !TOUR_STEPS.includes(step));
    await Promise.all(gone.map((step) => fs.rm(path.join(folder, `${step}${ENDING}`))));
    await writeChanged(
      path.join(root, `tour_versioned_sidebars/version-${version.docusaurusName}-sidebars.json`),
      jsonOf(TOUR_SIDEBARS),
    );
  }
}
