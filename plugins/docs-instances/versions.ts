import type { Options } from '@docusaurus/plugin-content-docs';

import type { DocsVersion } from '../../src/versions';

/**
 * The version options of a docs instance, from its rows in `src/versions.ts`.
 *
 * Notices are shown by `plugins/version-banners`; Docusaurus' own banner and badge stay off.
 *
 * @param versions rows of one area, newest first; exactly one has the channel `latest` or is alone
 * @param pathSuffix appended to each version's path, such as `/api`
 */
export function versionOptions(
  versions: readonly DocsVersion[],
  pathSuffix = '',
): Pick<Options, 'versions' | 'lastVersion'> {
  const latest = versions.find((version) => version.channel === 'latest') ?? versions[0];
  return {
    lastVersion: latest?.docusaurusName,
    versions: Object.fromEntries(
      versions.map((version) => [
        version.docusaurusName,
        {
          label: version.label,
          path: `${version.path}${pathSuffix}`,
          banner: 'none',
          badge: false,
          noIndex: false,
        },
      ]),
    ),
  };
}
