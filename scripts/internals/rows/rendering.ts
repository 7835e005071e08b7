import type { Internal } from '../internal';

/** How pages are rendered at build, and what their HTML links. */
export const RENDERING: readonly Internal[] = [
  {
    what: "The client's entry is one path, which a plugin's `entry` replaces. `client-manifest.json` has the styles and scripts of each chunk, those of entries first; it is written when the client has been emitted, and pages link what it says by the template's fields (`it.scripts`, `it.stylesheets`, …). What the template gives is minified unless `SKIP_HTML_MINIFICATION` says otherwise.",
    sources: [
      '@docusaurus/core/lib/webpack/client.js',
      '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
      '@docusaurus/core/lib/ssg/ssgTemplate.js',
      '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
      '@docusaurus/bundler/lib/minifyHtml.js',
    ],
    users: [
      {
        plugin: 'static-articles',
        why: 'Pages name the scripts of our entry, and the style sheets of the other one.',
        check: {
          file: 'e2e/templates.spec.ts',
          title: 'every template says what it is, to browsers and to crawlers',
        },
      },
      {
        plugin: 'static-articles',
        why: 'Pages have a template of their own.',
        check: {
          file: 'tests/plugins/static-articles/template.test.ts',
          title:
            'is Docusaurus’ own but for the scripts, and the mark of the build in place of the framework’s',
        },
      },
      {
        plugin: 'static-articles',
        why: 'Pages are written as short as they are to be (`build.env`).',
        check: {
          file: 'tests/plugins/static-articles/build.test.ts',
          title: 'the environment of the build lets HTML be as it is rendered',
        },
      },
      {
        plugin: 'lean-css',
        why: 'Style sheets of a kind of page are added to the manifest.',
        check: {
          file: 'e2e/maintainer.spec.ts',
          title: 'pages link the styles of all components that they show',
        },
      },
    ],
  },
  {
    what: 'Pages are rendered in threads of the process that builds, after the bundler; the server waits for what a route’s loaders promise.',
    sources: ['@docusaurus/core/lib/ssg/ssgExecutor.js', 'react-loadable/lib/index.js'],
    users: [
      {
        plugin: 'static-articles',
        why: 'These threads ask the main one for articles, which has nothing else to do.',
        check: {
          file: 'tests/plugins/static-articles/unbundled/askForArticle.test.tsx',
          title: 'brings pages to several threads, each what it has asked for',
        },
      },
    ],
  },
];
