import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { ERRORS_FOLDER, knownErrorsName } from '../../src/lib/errorIndex';
import { MANUAL_VERSIONS } from '../../src/versions';
import { knownErrors, type PrintedEntry } from './known';
import type { Options } from './options';
import { type ErrorFile, readErrorFiles } from './read';

export type { Options } from './options';
export { validateOptions } from './options';

/** Gives all entries to the index, and their messages to the playground; see README.md. */
export default function errorIndex(
  { siteDir, generatedFilesDir }: LoadContext,
  { loadPrinted, behindStart }: Options,
): Plugin<readonly ErrorFile[]> {
  const folder = path.join(siteDir, ERRORS_FOLDER);
  const fileOf = (version: string): string => `${knownErrorsName(version)}.json`;
  /** Whether the first answer of `npm start` is still to come: it doesn't wait for compilers. */
  let isStart = behindStart !== undefined;

  return {
    name: 'error-index',
    getPathsToWatch: () => [`${folder}/**/*.mdx`],
    loadContent: () => readErrorFiles(siteDir),
    async contentLoaded({ content, actions }) {
      await actions.createData('entries.json', JSON.stringify(content.map(({ entry }) => entry)));
      const write = async (entries: readonly PrintedEntry[]): Promise<void> => {
        for (const { name } of MANUAL_VERSIONS) {
          await actions.createData(fileOf(name), JSON.stringify(knownErrors(entries, name)));
        }
      };
      if (!behindStart || !isStart) return write(await loadPrinted());
      isStart = false;
      const kept = path.join(generatedFilesDir, 'error-index', 'default');
      const hasAll = MANUAL_VERSIONS.every(({ name }) =>
        fs.existsSync(path.join(kept, fileOf(name))),
      );
      if (!hasAll) await write([]);
      behindStart
        .add(async () => write(await loadPrinted()))
        .catch((error: unknown) => logger.error(error instanceof Error ? error.message : error));
    },
  };
}
