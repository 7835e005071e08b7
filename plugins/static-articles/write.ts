/** Reads what Docusaurus has generated, and writes what the client gets instead. */
import fs from 'node:fs';
import path from 'node:path';

import { describe, object } from '../../src/lib/decode';
import { type FoldOptions, leanFiles } from './fold/files';
import type { ChunkNames } from './fold/generated';

/** Where the files lie below `.docusaurus`. */
const FOLDER = 'static-articles';

/**
 * Writes the client's files into a folder of `.docusaurus`.
 *
 * @param generatedFilesDir `.docusaurus`
 * @returns the file that stands for each module: `@generated/routes` -> path
 */
export function writeLeanFiles(
  generatedFilesDir: string,
  options: Omit<FoldOptions, 'folder'>,
): ReadonlyMap<string, string> {
  const read = (name: string): string =>
    fs.readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const readJson = (name: string): Readonly<Record<string, unknown>> => {
    const data = object(JSON.parse(read(name)));
    if (data.ok) return data.value;
    throw new Error(`static-articles: ${describe(data.error)} in ${name} of ${generatedFilesDir}`);
  };

  const files = leanFiles(
    {
      routes: read('routes.js'),
      registry: read('registry.js'),
      // Its leaves are checked where the registry is asked for them.
      chunkNames: readJson('routesChunkNames.json') as ChunkNames,
      globalData: readJson('globalData.json'),
      readJson: (module) => {
        const name = module.replace(/^@generated\//, '');
        return name === module ? undefined : readJson(name);
      },
    },
    { ...options, folder: `@generated/${FOLDER}` },
  );

  const folder = path.join(generatedFilesDir, FOLDER);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, 'props'), { recursive: true });
  for (const [name, text] of files) fs.writeFileSync(path.join(folder, name), text);
  return new Map(
    ['routes', 'routesChunkNames', 'registry', 'globalData'].map((module) => [
      `@generated/${module}`,
      path.join(folder, [...files.keys()].find((name) => name.startsWith(`${module}.`)) ?? ''),
    ]),
  );
}
