import type { Internal } from '../internal';

/** What `plugins/code-blocks` leans on to keep highlighting out of the browser. */
export const CODE_BLOCKS: readonly Internal[] = [
  {
    plugin: 'code-blocks',
    what: 'The theme highlights with `prism-react-renderer` alone, and imports `Prism` of it into every page.',
    why: 'An empty module is put in its place, because pages bring their colors along.',
    sources: [
      '@docusaurus/theme-classic/lib/prism-include-languages.js',
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/index.js',
    ],
    check: {
      file: 'e2e/templates.spec.ts',
      title: 'every template says what it is, to browsers and to crawlers',
    },
  },
];
