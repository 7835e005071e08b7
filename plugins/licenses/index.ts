import fs from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { describe, parseJson } from '../../src/lib/decode';
import { bundleReportDecoder, reportFile } from '../../src/lib/bundleReport/report';
import type { PluginOptions } from './options';
import { packageFolders, readNotice, withDependencies } from './packages';
import { renderNotices, strangers } from './render';

export { validateOptions } from './options';
export type { Options } from './options';

/** Writes `licenses.txt`: the notices of the packages of which the build holds copies. */
export default function licenses(
  { siteDir }: LoadContext,
  { copied, judged }: PluginOptions,
): Plugin {
  return {
    name: 'licenses',
    async postBuild({ outDir }) {
      const file = reportFile(siteDir);
      const report = parseJson(await fs.readFile(file, 'utf8'), bundleReportDecoder);
      if (!report.ok) throw new Error(`licenses: ${describe(report.error)} in ${file}.`);
      const bundled = packageFolders(Object.values(report.value.files).flatMap(Object.keys));
      const beside = copied.map((name) => path.join(siteDir, 'node_modules', name));
      const folders = new Set([
        ...bundled.map((folder) => path.join(siteDir, folder)),
        ...withDependencies(beside, siteDir),
      ]);
      const notices = [...folders].sort().map(readNotice);
      const problems = strangers(notices, judged);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      await fs.writeFile(path.join(outDir, 'licenses.txt'), renderNotices(notices, judged));
    },
  };
}
