import type { Internal } from '../internal';

/** How rspack compiles late, and what the development server tells it. */
export const DEVELOPMENT: readonly Internal[] = [
  {
    what: 'A module that rspack compiles late begins with `var data = "lazy-compilation-proxy|…"` and says `active: false` until it is compiled; `lazyCompilationMiddleware` takes the names of such modules as lines of a POST to its prefix. In its runtime `hot._main` says that no module has asked for this one.',
    // The text is in rspack's native part; its release decides it.
    sources: ['@rspack/core/package.json', '@docusaurus/faster/lib/index.js'],
    users: [
      {
        plugin: 'lazy-start',
        why: 'The server reads there which pages a script needs, and opens them before the script is answered. A page whose proxy was replaced meanwhile isn’t an entry, though rspack says so.',
        check: {
          file: 'tests/integration/lazy-start.test.ts',
          title: 'compiles the page that is opened, and no other',
        },
      },
    ],
  },
  {
    what: 'The development server merges the `devServer` of plugins into its own, and calls `setupMiddlewares` of both with one list.',
    sources: ['@docusaurus/core/lib/commands/start/webpack.js'],
    users: [
      {
        plugin: 'lazy-start',
        why: 'The middleware of pages has to be asked first.',
        check: {
          file: 'tests/integration/lazy-start.test.ts',
          title: 'compiles the page that is opened, and no other',
        },
      },
    ],
  },
  {
    what: 'The client imports `./docusaurus`, which sets `window.docusaurus` with `prefetch` and `preload`.',
    sources: [
      '@docusaurus/core/lib/client/clientEntry.js',
      '@docusaurus/core/lib/client/docusaurus.js',
    ],
    users: [
      {
        plugin: 'lazy-start',
        why: 'Links must not have pages compiled that nobody opens.',
        check: { file: 'tests/integration/lazy-start.test.ts', title: 'fetches nothing ahead' },
      },
    ],
  },
  {
    what: 'html-webpack-plugin asks `compilation.fileSystemInfo` whether its template has changed, which rspack never answers.',
    sources: ['html-webpack-plugin/lib/cached-child-compiler.js'],
    users: [
      {
        plugin: 'lazy-start',
        why: 'The frame of the pages would be rendered with each save.',
        check: {
          file: 'tests/plugins/lazy-start/SnapshotsForHtml.test.ts',
          title: 'is valid as long as none of its files has changed',
        },
      },
    ],
  },
];
