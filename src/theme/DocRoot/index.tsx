import { matchPath, useLocation } from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import type { ReactNode } from 'react';

import UnknownModule from '@site/src/components/UnknownModule';
import { routeCandidates } from '@site/src/lib/routeCandidates';

/**
 * What a version shows at a dead address. The host serves one file for all of them, which React takes
 * over as it is before the reference shows what it knows of the address.
 */
function NoPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const { pluginId } = useDocsVersion();
  return isBrowser && pluginId === 'api' ? <UnknownModule /> : <NotFoundContent />;
}

/**
 * The pages of a docs version. The sidebar stands in DocItem/Layout, because it shows the headings
 * of the page beside it and must do so in the built HTML already.
 */
export default function DocRoot({ route: { routes = [] } }: Props): ReactNode {
  const { pathname } = useLocation();
  const isPage = routeCandidates(routes, pathname).some((route) => matchPath(pathname, route));
  if (!isPage) return <NoPage />;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      {renderRoutes(routes)}
    </HtmlClassNameProvider>
  );
}
