import type { Internal } from '../internal';

/** What `plugins/lean-css` leans on: where the framework's styles are, and how they are bundled. */
export const LEAN_CSS: readonly Internal[] = [
  {
    plugin: 'lean-css',
    what: '`client-manifest.json` has the styles and scripts of each chunk, is written when the client has been emitted, and is read when pages are rendered.',
    why: 'Style sheets of a kind of page are added to it.',
    sources: [
      '@docusaurus/core/lib/webpack/client.js',
      '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
      '@docusaurus/core/lib/ssg/ssgTemplate.js',
    ],
    check: {
      file: 'e2e/maintainer.spec.ts',
      title: 'pages link the styles of all components that they show',
    },
  },
  {
    plugin: 'lean-css',
    what: 'One loader of the bundler compiles CSS modules, and names classes by its option `localIdentName`.',
    why: 'Classes get names of five characters.',
    sources: ['@docusaurus/core/lib/webpack/base.js'],
    check: {
      file: 'tests/plugins/lean-css/classNames.test.ts',
      title: 'renames what CSS modules are called, and nothing else',
    },
  },
  {
    plugin: 'lean-css',
    what: "The theme's components and their style sheets are below `theme-classic/lib/theme`, Infima's at `infima/dist/css/default/default.css`.",
    why: 'Rules are left out by these paths.',
    sources: ['@docusaurus/theme-classic/lib/index.js'],
    check: {
      file: 'tests/plugins/lean-css/purge.test.ts',
      title: 'holds %s',
    },
  },
];
