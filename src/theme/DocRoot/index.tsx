import { matchPath, useLocation } from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import type { ReactNode } from 'react';

/**
 * The pages of a docs version. The sidebar stands in DocItem/Layout, because it shows the headings
 * of the page beside it and must do so in the built HTML already.
 */
export default function DocRoot({ route: { routes = [] } }: Props): ReactNode {
  const { pathname } = useLocation();
  const isPage = routes.some((route) => matchPath(pathname, route));
  if (!isPage) return <NotFoundContent />;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      {renderRoutes(routes)}
    </HtmlClassNameProvider>
  );
}
