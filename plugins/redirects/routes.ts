/**
 * Site-relative paths of a build's pages.
 *
 * @param routesPaths routes as Docusaurus lists them: with base URL, the error page among them
 * @param baseUrl `/` or `/name/`
 */
export function pagesOfRoutes(routesPaths: readonly string[], baseUrl: string): string[] {
  const withoutBase = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
  const withoutSlash = withoutBase.map((route) => route.replace(/(?<=.)\/$/, ''));
  return withoutSlash.filter((route) => !route.endsWith('.html'));
}
