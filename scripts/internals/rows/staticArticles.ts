import type { Internal } from '../internal';

/** What `plugins/static-articles` leans on: the client that it leaves out, and the rendering that it feeds. */
export const STATIC_ARTICLES: readonly Internal[] = [
  {
    plugin: 'static-articles',
    what: 'registry.js has one line for each chunk: `[() => import(…), request, require.resolveWeak(request)]`.',
    why: 'The components of routes are read from there, whose style sheets are those of the pages.',
    sources: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
    check: {
      file: 'tests/plugins/static-articles/index.test.ts',
      title: 'readers get the scripts of the entry, and what a program needs is named by its page',
    },
  },
  {
    plugin: 'static-articles',
    what: "The client's entry is one path, which a plugin's `entry` replaces; the manifest names the files of entries first, and pages link what it says.",
    why: 'Pages name the scripts of our entry, and the style sheets of the other one.',
    sources: ['@docusaurus/core/lib/webpack/client.js', '@docusaurus/core/lib/ssg/ssgTemplate.js'],
    check: {
      file: 'e2e/templates.spec.ts',
      title: 'every template says what it is, to browsers and to crawlers',
    },
  },
  {
    plugin: 'static-articles',
    what: "The template's fields (`it.scripts`, `it.stylesheets`, …) and the frame of a page.",
    why: 'Pages have a template of their own.',
    sources: [
      '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
      '@docusaurus/core/lib/ssg/ssgTemplate.js',
    ],
    check: {
      file: 'tests/plugins/static-articles/template.test.ts',
      title:
        'is Docusaurus’ own but for the scripts, and the mark of the build in place of the framework’s',
    },
  },
  {
    plugin: 'static-articles',
    what: "An MDX module's exports stand on its component, which `@theme/MDXContent` gets as its child.",
    why: 'What the search index reads of an article is written from there.',
    sources: [
      '@docusaurus/theme-classic/lib/theme/MDXContent/index.js',
      '@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js',
    ],
    check: {
      file: 'tests/theme/MDXContent.test.tsx',
      title:
        'the article carries the class that upstream’s style sheet knows, and what the search index reads',
    },
  },
  {
    plugin: 'static-articles',
    what: 'A rule for MDX names folders in `include`, and the loader with its options in `use`.',
    why: 'Articles are compiled with these options beside the bundler.',
    sources: ['@docusaurus/mdx-loader/lib/createMDXLoader.js'],
    check: {
      file: 'tests/plugins/static-articles/unbundled/mdxLoader.test.ts',
      title: 'Docusaurus makes rules of this form',
    },
  },
  {
    plugin: 'static-articles',
    what: 'The MDX loader uses of the bundler what `unbundled/mdxLoader.ts` gives it: file, options, the name of the compiler.',
    why: 'It is called without the bundler.',
    sources: ['@docusaurus/mdx-loader/lib/loader.js'],
    check: {
      file: 'tests/plugins/static-articles/unbundled/mdxLoader.test.ts',
      title: 'calls the loader with the options of the rule, as the server’s bundler does',
    },
  },
  {
    plugin: 'static-articles',
    what: 'What the MDX loader prints: imports of React and of @mdx-js/react, the metadata from a JSON file, exported constants and a function.',
    why: 'A program without imports is made of it.',
    sources: ['@docusaurus/mdx-loader/lib/loader.js'],
    check: {
      file: 'tests/plugins/static-articles/unbundled/program.test.ts',
      title: 'a program gives what the module exports',
    },
  },
  {
    plugin: 'static-articles',
    what: 'Pages are rendered in threads of the process that builds, after the bundler; the server waits for what a route’s loaders promise.',
    why: 'These threads ask the main one for articles, which has nothing else to do.',
    sources: ['@docusaurus/core/lib/ssg/ssgExecutor.js', 'react-loadable/lib/index.js'],
    check: {
      file: 'tests/plugins/static-articles/unbundled/askForArticle.test.tsx',
      title: 'brings pages to several threads, each what it has asked for',
    },
  },
];
