import type { Internal } from '../internal';

/** Where the framework's styles are, and how they are bundled. */
export const BUNDLING: readonly Internal[] = [
  {
    what: 'One loader of the bundler compiles CSS modules, and names classes by its option `localIdentName`.',
    sources: ['@docusaurus/core/lib/webpack/base.js'],
    users: [
      {
        plugin: 'lean-css',
        why: 'Classes get names of five characters.',
        check: {
          file: 'tests/plugins/lean-css/classNames.test.ts',
          title: 'renames what CSS modules are called, and nothing else',
        },
      },
    ],
  },
  {
    what: "The theme's components and their style sheets are below `theme-classic/lib/theme`, Infima's at `infima/dist/css/default/default.css`.",
    sources: ['@docusaurus/theme-classic/lib/index.js'],
    users: [
      {
        plugin: 'lean-css',
        why: 'Rules are left out by these paths.',
        check: { file: 'tests/plugins/lean-css/purge.test.ts', title: 'holds %s' },
      },
    ],
  },
];
