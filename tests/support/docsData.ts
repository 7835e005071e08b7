import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';

import { MANUAL_VERSIONS, REACT_VERSIONS, type DocsVersion } from '../../src/versions';

type PagesByVersion = Readonly<Record<string, readonly string[]>>;

function instance(
  base: string,
  rows: readonly DocsVersion[],
  pages: PagesByVersion,
  suffix = '',
): GlobalPluginData {
  return {
    path: base,
    breadcrumbs: false,
    versions: rows
      .filter(({ name }) => pages[name] !== undefined)
      .map((row) => {
        const path = `${base.replace('/:version/api', '')}/${row.path}${suffix}`;
        const ids = pages[row.name] ?? [];
        return {
          name: row.docusaurusName,
          label: row.label,
          isLast: row.channel === 'latest',
          path,
          mainDocId: ids[0] ?? '',
          docs: ids.map((id) => ({
            id,
            path: id === 'index' ? path : `${path}/${id}`,
            sidebar: 'docs',
          })),
          draftIds: [],
          sidebars: {},
        };
      }),
  };
}

/** Global data of a small site: v12, v11 and v8 of the manual and its API, one version of React. */
export const docsData = {
  'docusaurus-plugin-content-docs': {
    default: instance('/docs/manual', MANUAL_VERSIONS, {
      'v12.0.0': ['introduction', 'overview', 'dict', 'record'],
      'v11.0.0': ['introduction', 'overview', 'record', 'object'],
      'v8.0.0': ['introduction', 'record'],
    }),
    api: instance(
      '/docs/manual/:version/api',
      MANUAL_VERSIONS,
      {
        'v12.0.0': ['index', 'js/array2'],
        'v11.0.0': ['index', 'belt/array', 'belt/hashmap/int'],
        'v8.0.0': ['index'],
      },
      '/api',
    ),
    react: instance('/docs/react', REACT_VERSIONS, { 'v0.12.0': ['introduction'] }),
  },
  'version-banners': {
    default: {
      banners: {
        'work-in-progress': { text: 'Being written, see [here].', linkTo: 'v11.0.0' },
        'old-syntax': { text: 'Old syntax, see [the latest].', linkTo: 'v11.0.0' },
        'legacy-section': { text: 'About earlier tools.' },
      },
    },
  },
};
