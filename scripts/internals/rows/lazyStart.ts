import type { Internal } from '../internal';

/** What `plugins/lazy-start` leans on: how rspack compiles late, and what Docusaurus tells it. */
export const LAZY_START: readonly Internal[] = [
  {
    plugin: 'lazy-start',
    what: 'A module that rspack compiles late begins with `var data = "lazy-compilation-proxy|…"` and says `active: false` until it is compiled.',
    why: 'The server reads there which pages a script needs.',
    // The text is in rspack's native part; its release decides it.
    sources: ['@rspack/core/package.json'],
    check: {
      file: 'tests/integration/lazy-start.test.ts',
      title: 'compiles the page that is opened, and no other',
    },
  },
  {
    plugin: 'lazy-start',
    what: '`lazyCompilationMiddleware` takes the names of pages as lines of a POST to its prefix.',
    why: 'Pages are opened that way before their script is answered.',
    sources: ['@rspack/core/package.json', '@docusaurus/faster/lib/index.js'],
    check: {
      file: 'tests/integration/lazy-start.test.ts',
      title: 'compiles the page that is opened, and no other',
    },
  },
  {
    plugin: 'lazy-start',
    what: 'The development server merges the `devServer` of plugins into its own, and calls `setupMiddlewares` of both with one list.',
    why: 'The middleware of pages has to be asked first.',
    sources: ['@docusaurus/core/lib/commands/start/webpack.js'],
    check: {
      file: 'tests/integration/lazy-start.test.ts',
      title: 'compiles the page that is opened, and no other',
    },
  },
  {
    plugin: 'lazy-start',
    what: '`registry.js` names pages by `require.resolveWeak` besides their `import()`; only the server reads those names.',
    why: 'The bundler would compile every page for them.',
    sources: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
    check: {
      file: 'tests/plugins/lazy-start/registryLoader.test.ts',
      title: 'keeps the imports of the registry and drops its weak references',
    },
  },
  {
    plugin: 'lazy-start',
    what: 'The client imports `./docusaurus`, which sets `window.docusaurus` with `prefetch` and `preload`.',
    why: 'Links must not have pages compiled that nobody opens.',
    sources: [
      '@docusaurus/core/lib/client/clientEntry.js',
      '@docusaurus/core/lib/client/docusaurus.js',
    ],
    check: {
      file: 'tests/integration/lazy-start.test.ts',
      title: 'fetches nothing ahead',
    },
  },
  {
    plugin: 'lazy-start',
    what: 'A compiled page has a default export `MDXContent`, its metadata as a module of its own, and front matter, title, contents and assets as constants.',
    why: 'A saved page gets its new body without the site around it.',
    sources: [
      '@docusaurus/mdx-loader/lib/loader.js',
      '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    ],
    check: {
      file: 'tests/plugins/lazy-start/pageLoader.test.ts',
      title: 'adds to the page, and keeps its source map',
    },
  },
  {
    plugin: 'lazy-start',
    what: 'html-webpack-plugin asks `compilation.fileSystemInfo` whether its template has changed, which rspack never answers.',
    why: 'The frame of the pages would be rendered with each save.',
    sources: ['html-webpack-plugin/lib/cached-child-compiler.js'],
    check: {
      file: 'tests/plugins/lazy-start/SnapshotsForHtml.test.ts',
      title: 'is valid as long as none of its files has changed',
    },
  },
];
