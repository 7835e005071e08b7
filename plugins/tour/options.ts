/** How Docusaurus finds the tour's pages. */
import path from 'node:path';

import type { EditUrlFunction, Options } from '@docusaurus/plugin-content-docs';
import { GlobExcludeDefault } from '@docusaurus/utils';

import { TOUR_AREA, TOUR_FOLDER, TOUR_PATH, TOUR_VERSIONS, tourAddress } from '../../src/lib/tour';
import { sourceOfStep } from './carry';

/** Leads to the file that a step was written in, rather than to the one that the build has written. */
function stepEditUrl(root: string, editUrl: EditUrlFunction): EditUrlFunction {
  return (params) => {
    const version = TOUR_VERSIONS.find((row) => row.docusaurusName === params.version);
    if (!version) return editUrl(params);
    const source = sourceOfStep(root, version, path.basename(params.docPath, '.mdx'));
    return editUrl({ ...params, versionDocsDirPath: path.posix.dirname(source) });
  };
}

/**
 * Options of the docs instance: the newest version at `/tour`, and each older one below its name.
 *
 * @param root the repository's root, absolute
 * @param editUrl gives the address of a page's source
 */
export function tourOptions(root: string, editUrl: EditUrlFunction) {
  return {
    id: TOUR_AREA,
    path: TOUR_FOLDER,
    routeBasePath: TOUR_PATH,
    sidebarPath: './sidebars.tour.ts',
    // Steps of older versions, which the build puts into folders of their own.
    exclude: [...GlobExcludeDefault, 'v*/**'],
    lastVersion: 'current',
    versions: Object.fromEntries(
      TOUR_VERSIONS.map((version) => [
        version.docusaurusName,
        {
          label: version.label,
          path: tourAddress(version).slice(TOUR_PATH.length + 1),
          banner: 'none' as const,
          badge: false,
          noIndex: false,
        },
      ]),
    ),
    editUrl: stepEditUrl(root, editUrl),
  } satisfies Options;
}
