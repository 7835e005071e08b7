/** Brings the files of a version's folder in line with its model: the only IO of the pages. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { isMissing } from '../../compiled-examples/compiler';
import { type Stub, STUB_ENDING } from './stubs';

/** What was done to a folder; paths with slashes, below it. */
export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await fs.readdir(folder, { recursive: true, encoding: 'utf8' });
  return entries.map((entry) => entry.split(path.sep).join('/'));
}

/** Routes below `api` of the pages in a folder that somebody wrote: `belt`, `belt/debug`. */
export async function handWritten(folder: string): Promise<ReadonlySet<string>> {
  const pages = (await filesBelow(folder)).filter(
    (file) => /\.mdx?$/.test(file) && !file.endsWith(STUB_ENDING),
  );
  return new Set(pages.map((file) => file.replace(/(?:\/index)?\.mdx?$/, '')));
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Writes files that are new or changed and removes those of modules that are gone. Others stay
 * untouched, so that the development server sees no change in them. Each is written beside its place and then
 * renamed: `npm start` reads the folder meanwhile, and a process that is ended leaves no half page.
 */
export async function writeStubs(folder: string, stubs: readonly Stub[]): Promise<Written> {
  const wanted = new Set(stubs.map(({ file }) => file));
  const removed = (await filesBelow(folder)).filter(
    (file) => file.endsWith(STUB_ENDING) && !wanted.has(file),
  );
  const written: string[] = [];
  for (const { file, text } of stubs) {
    const target = path.join(folder, file);
    if ((await textOf(target)) === text) continue;
    await fs.mkdir(path.dirname(target), { recursive: true });
    const unfinished = `${target}.unfinished`;
    await fs.writeFile(unfinished, text);
    await fs.rename(unfinished, target);
    written.push(file);
  }
  await Promise.all(removed.map((file) => fs.rm(path.join(folder, file))));
  return { written, removed };
}
