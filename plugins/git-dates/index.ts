/** Dates of source files for the sitemap, from the history of the repository. */
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

/**
 * Docusaurus' reader of the Git history, with two of its edges taken off:
 *
 * - the sitemap asks for paths relative to the site while the reader knows absolute ones, so that no
 *   page got a date (Docusaurus 3.10.2);
 * - a copy of the site without its repository stopped the build; here its pages have no date.
 *
 * @param siteDir folder of docusaurus.config.ts
 * @param reader the reader to correct; tests put their own
 */
export function gitDates(
  siteDir: string,
  reader: VcsConfig = getVcsPreset('default-v2'),
): VcsConfig {
  let warned = false;

  const orNone = async <Info>(info: Promise<Info | null>): Promise<Info | null> => {
    try {
      return await info;
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      if (!warned) logger.warn(`git-dates: pages get no date: ${reason}`);
      warned = true;
      return null;
    }
  };

  return {
    initialize: (parameters) => reader.initialize(parameters),
    getFileCreationInfo: (file) => orNone(reader.getFileCreationInfo(path.resolve(siteDir, file))),
    getFileLastUpdateInfo: (file) =>
      orNone(reader.getFileLastUpdateInfo(path.resolve(siteDir, file))),
  };
}
