import type { LoadContext, Plugin } from '@docusaurus/types';

import { docsOverviewPath } from '../../src/lib/docsOverviewPath';
import { MANUAL_VERSIONS } from '../../src/versions';

/** Adds one page a manual version, `/docs/{version}`, that leads to its docs areas. */
export default function docsOverviews(context: LoadContext): Plugin {
  return {
    name: 'docs-overviews',
    async contentLoaded({ actions }) {
      for (const version of MANUAL_VERSIONS) {
        const name = version.name;
        actions.addRoute({
          path: `${context.baseUrl}${docsOverviewPath(version).slice(1)}`,
          component: '@site/src/components/DocsOverview/index.tsx',
          exact: true,
          props: { versionName: name },
        });
      }
    },
  };
}
