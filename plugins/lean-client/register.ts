/** The modules of others that pages are rendered without. */

/** One module that the rendering of pages gets in a quicker form. */
export interface Replacement {
  /** The module: package and file, as Node resolves it from the site. */
  readonly module: string;
  /** What stands in its place: a file of `replacements/`, without its ending. */
  readonly by: string;
  readonly because: string;
  /** Other modules that the replacement leans on. */
  readonly with?: readonly string[];
  /** The test that fails when the replacement does not do what the original does. */
  readonly check: { readonly file: string; readonly title: string };
}

const test = (name: string, title: string) => ({
  file: `tests/plugins/lean-client/${name}`,
  title,
});

/** All replacements. README.md tells how to add one. */
export const REPLACEMENTS: readonly Replacement[] = [
  {
    module: 'react-helmet-async/lib/index.module.js',
    by: 'serverHelmet',
    because:
      'It computes the whole head again for each <Head> of a page; only the last one is read.',
    check: test('serverHelmet.test.tsx', 'is that of react-helmet-async for %s'),
  },
  {
    module: '@docusaurus/core/lib/client/renderToHtml.js',
    by: 'renderToHtml',
    because: 'It passes each page through a stream in small pieces.',
    check: test('renderToHtml.test.tsx', 'gives what the original gives for %s'),
  },
  {
    module: '@docusaurus/core/lib/client/exports/Link.js',
    by: 'serverLink',
    because:
      'Each link is four components with handlers and effects, and a page has two hundred links.',
    with: [
      '@docusaurus/core/lib/client/exports/isInternalUrl.js',
      '@docusaurus/core/lib/client/exports/useBaseUrl.js',
      '@docusaurus/utils-common/lib/applyTrailingSlash.js',
    ],
    check: test('serverLink.test.tsx', 'is that of Docusaurus with %j'),
  },
  {
    module: 'react-router-config/esm/react-router-config.js',
    by: 'serverRoutes',
    because: 'It makes an element of each route of the site, and tries one after the other.',
    check: test('serverRoutes.test.tsx', 'matches %s as react-router-config does'),
  },
  {
    module: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    by: 'docsClientUtils',
    because:
      'Each hook of the docs plugin sorts and matches all instances and pages again at every render, with localeCompare; ours remembers the last answer.',
    check: test('docsClientUtils.test.ts', 'answers about %s what the original answers'),
  },
];
