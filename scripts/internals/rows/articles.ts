import type { Internal } from '../internal';

/** How Docusaurus compiles Markdown. */
export const ARTICLES: readonly Internal[] = [
  {
    what: 'A rule for MDX names folders in `include`, and the loader with its options in `use`; the loader asks the bundler for the file, the options and the name of the compiler.',
    sources: [
      '@docusaurus/mdx-loader/lib/createMDXLoader.js',
      '@docusaurus/mdx-loader/lib/loader.js',
    ],
    users: [
      {
        plugin: 'static-articles',
        why: 'Articles are compiled with these options beside the bundler.',
        check: {
          file: 'tests/plugins/static-articles/unbundled/mdxLoader.test.ts',
          title: 'Docusaurus makes rules of this form',
        },
      },
      {
        plugin: 'static-articles',
        why: 'The loader is called without the bundler (`unbundled/mdxLoader.ts`).',
        check: {
          file: 'tests/plugins/static-articles/unbundled/mdxLoader.test.ts',
          title: 'calls the loader with the options of the rule, as the server’s bundler does',
        },
      },
    ],
  },
  {
    what: 'A compiled page imports React, @mdx-js/react and its metadata from a JSON file, has front matter, title, contents and assets as exported constants, and `MDXContent` as its default export, which `@theme/MDXContent` gets as its child with the exports on it.',
    sources: [
      '@docusaurus/mdx-loader/lib/loader.js',
      '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
      '@docusaurus/theme-classic/lib/theme/MDXContent/index.js',
      '@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js',
    ],
    users: [
      {
        plugin: 'static-articles',
        why: 'A program without imports is made of it.',
        check: {
          file: 'tests/plugins/static-articles/unbundled/program.test.ts',
          title: 'a program gives what the module exports',
        },
      },
      {
        plugin: 'static-articles',
        why: 'What the search index reads of an article is written from the exports on its component.',
        check: {
          file: 'tests/theme/MDXContent.test.tsx',
          title:
            'the article carries the class that upstream’s style sheet knows, and what the search index reads',
        },
      },
      {
        plugin: 'lazy-start',
        why: 'A saved page gets its new body without the site around it.',
        check: {
          file: 'tests/plugins/lazy-start/pageLoader.test.ts',
          title: 'adds to the page, and keeps its source map',
        },
      },
    ],
  },
];
