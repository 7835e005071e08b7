/** The modules of others that a production build does without. */

/** One module that the client gets in a smaller form. */
export interface Replacement {
  /** The module: package and file, as Node resolves it from the site. */
  readonly module: string;
  /** What stands in its place: a file of `replacements/`, without its ending. */
  readonly by: string;
  /** Version of the package that the replacement was written for. */
  readonly version: string;
  readonly because: string;
  /** The check that fails when the replacement does not do what the original does. */
  readonly proof: string;
  /**
   * The bundles that get it: by default only the client; `server` is the rendering of pages at build.
   */
  readonly bundles?: 'server' | 'both';
}

const DOCUSAURUS = '3.10.2';
const NO_ERRORS = 'e2e/templates.spec.ts: every template hydrates without a message';

/** All replacements. README.md tells how to add one. */
export const REPLACEMENTS: readonly Replacement[] = [
  {
    module: '@docusaurus/utils-common/lib/index.js',
    by: 'utilsCommon',
    version: DOCUSAURUS,
    because: 'Its index needs all of tslib to export four functions.',
    proof: 'tests/plugins/lean-client/replacements.test.ts: the same functions',
  },
  {
    module: 'react-helmet-async/lib/index.module.js',
    by: 'helmet',
    version: '1.3.0',
    because:
      'It compares all tags deeply at each render and supports much that Docusaurus does not use; plugins/lean-client/head does the same with the document itself.',
    proof:
      'tests/plugins/lean-client/head.test.tsx: the same head as the original for the same tags',
  },
  {
    module: 'react-helmet-async/lib/index.module.js',
    by: 'serverHelmet',
    version: '1.3.0',
    because:
      'It computes the whole head again for each <Head> of a page; only the last one is read.',
    proof:
      'tests/plugins/lean-client/serverHelmet.test.tsx: the same tags as the original, in the same order',
    bundles: 'server',
  },
  {
    module: '@docusaurus/core/lib/client/renderToHtml.js',
    by: 'renderToHtml',
    version: DOCUSAURUS,
    because: 'It passes each page through a stream in small pieces.',
    proof: 'tests/plugins/lean-client/renderToHtml.test.tsx: the same HTML as the original',
    bundles: 'server',
  },
  {
    module: '@docusaurus/core/lib/client/exports/Link.js',
    by: 'serverLink',
    version: DOCUSAURUS,
    because:
      'Each link is four components with handlers and effects, and a page has two hundred links. The client has a link of its own, too (plugins/static-articles).',
    proof: 'tests/plugins/lean-client/serverLink.test.tsx: the same element as the original',
    bundles: 'server',
  },
  {
    module: 'react-router-config/esm/react-router-config.js',
    by: 'serverRoutes',
    version: '5.1.1',
    because: 'It makes an element of each route of the site, and tries one after the other.',
    proof: 'tests/plugins/lean-client/serverRoutes.test.tsx: the same matches as the original',
    bundles: 'server',
  },
  {
    module: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    by: 'docsClientUtils',
    version: DOCUSAURUS,
    because:
      'Each hook of the docs plugin sorts and matches all instances and pages again at every render, with localeCompare; ours remembers the last answer.',
    proof: 'tests/plugins/lean-client/docsClientUtils.test.ts: the same answers as the original',
    bundles: 'both',
  },
  {
    module: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    by: 'hoistStatics',
    version: '3.3.2',
    because: 'Only withRouter of react-router uses it, and nothing here uses withRouter.',
    proof: 'plugins/lean-client/replacements/hoistStatics.ts throws when it is called',
  },
  {
    module: 'react-router/node_modules/react-is/index.js',
    by: 'reactIs',
    version: '16.13.1',
    because: 'react-router asks it about propTypes, in development alone.',
    proof: 'plugins/lean-client/replacements/reactIs.ts throws when it is called',
  },
  {
    module: 'prop-types/index.js',
    by: 'propTypes',
    version: '15.8.1',
    because: 'React 19 ignores propTypes.',
    proof: NO_ERRORS,
  },
  {
    module: 'nprogress/nprogress.js',
    by: 'progressBar',
    version: '0.2.0',
    because: 'Three of its functions are used; the Web Animations API needs a tenth of the code.',
    proof: 'tests/plugins/lean-client/progressBar.test.ts',
  },
  {
    module: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    by: 'nothing',
    version: DOCUSAURUS,
    because: 'docusaurus.config.ts switches it off (baseUrlIssueBanner).',
    proof: 'the plugin refuses a configuration that asks for it',
  },
  {
    module: '@docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js',
    by: 'nothing',
    version: DOCUSAURUS,
    because: 'This site has none (themeConfig.announcementBar).',
    proof: 'the plugin refuses a configuration that asks for it',
  },
  {
    module: '@docusaurus/theme-classic/lib/theme/Layout/Provider/index.js',
    by: 'layoutProvider',
    version: DOCUSAURUS,
    because:
      'Announcement bar, scroll controller, preferred version and stock navigation bar have no reader on this site.',
    proof: NO_ERRORS,
  },
];
