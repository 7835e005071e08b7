/** Brings the steps of the tour to the older versions, whose folders the build writes. */
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import { TOUR_FOLDER, TOUR_SIDEBARS, TOUR_STEPS, TOUR_VERSIONS } from '../../src/lib/tour';
import type { DocsVersion } from '../../src/versions';

/** Where Docusaurus looks for a version's pages, from the repository's root. */
function writtenFolder({ docusaurusName }: DocsVersion): string {
  return `tour_versioned_docs/version-${docusaurusName}`;
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

/** Ids of the steps that a version tells in another way than the newest one. */
async function ownSteps(root: string, { name }: DocsVersion): Promise<readonly string[]> {
  const folder = path.join(root, TOUR_FOLDER);
  const folders = await fs.readdir(folder);
  return folders.includes(name) ? stepsIn(path.join(folder, name)) : [];
}

/**
 * Checks that every step has a file and every file is a step.
 *
 * @throws Error with a sentence that names the first that isn't so
 */
async function checkSteps(root: string): Promise<void> {
  const known = new Set(TOUR_STEPS);
  const files = await stepsIn(path.join(root, TOUR_FOLDER));
  const missing = TOUR_STEPS.find((step) => !files.includes(step));
  if (missing !== undefined) {
    throw new Error(
      `Expected ${TOUR_FOLDER}/${missing}${ENDING} for the step ${missing} of src/lib/tour.ts, found no such file; write it or take the step out.`,
    );
  }
  for (const version of CARRIED) {
    const own = await ownSteps(root, version);
    const stranger = [...files, ...own].find((step) => !known.has(step));
    if (stranger !== undefined) {
      throw new Error(
        `Expected files of steps in ${TOUR_FOLDER}, got ${stranger}${ENDING}, which no chapter of src/lib/tour.ts has; add it to one.`,
      );
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
 * @throws Error with a sentence about a step without a file, or a file without a step
 */
export async function carryTour(root: string): Promise<void> {
  await checkSteps(root);
  await writeChanged(
    path.join(root, 'tour_versions.json'),
    jsonOf(CARRIED.map(({ docusaurusName }) => docusaurusName)),
  );
  for (const version of CARRIED) {
    const folder = path.join(root, writtenFolder(version));
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
