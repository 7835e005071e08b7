import './src/lib/findTypeScript.cjs';

import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

import type { Options as ApiReferenceOptions } from './plugins/api-reference';
import { apiSidebarItems } from './plugins/api-reference/apiSidebars';
import { createFindValue } from './plugins/api-reference/links';
import { loadAllApiModels } from './plugins/api-reference/load';
import { remarkApiPages, type TransformOptions } from './plugins/api-reference/transform';
import { remarkArticleMarkup } from './plugins/article-markup';
import type { Options as BlogOptions } from './plugins/blog';
import { createFeedItems, FEED_FILE } from './plugins/blog/feed';
import { remarkCodeBlocks } from './plugins/code-blocks';
import {
  type Options as CompiledExamplesOptions,
  nameTypesFiles,
  remarkCompiledExamples,
} from './plugins/compiled-examples';
import { remarkConfigSchema } from './plugins/config-schema';
import { printedMessages } from './plugins/compiled-examples/printedMessages';
import { parseFrontMatter } from './plugins/docs-instances/frontMatter';
import { commonDocsOptions } from './plugins/docs-instances/options';
import { versionOptions } from './plugins/docs-instances/versions';
import type { Options as ErrorIndexOptions } from './plugins/error-index';
import { createExplainer, printEntries } from './plugins/error-index/known';
import { gitDates } from './plugins/git-dates';
import { remarkGlossaryLinks } from './plugins/glossary-links';
import type { Options as HostingHeadersOptions } from './plugins/hosting-headers';
import type { Options as LazyStartOptions } from './plugins/lazy-start';
import type { Options as LicensesOptions } from './plugins/licenses';
import { bundledPages, type Options as LlmsOptions } from './plugins/llms';
import type { Options as ProgramRuntimeOptions } from './plugins/program-runtime';
import { copiedPackages } from './plugins/program-runtime/copied';
import { PROGRAM_FILES } from './plugins/program-runtime/files';
import type { Options as RedirectsOptions } from './plugins/redirects';
import type { Options as SearchIndexOptions } from './plugins/search-index';
import type { Options as StaticArticlesOptions } from './plugins/static-articles';
import { minifyScript } from './plugins/static-articles/minifyScript';
import { shellTemplate } from './plugins/static-articles/template';
import { tourOptions } from './plugins/tour/options';
import { ARTICLE_TEXTS } from './src/data/articleTexts';
import { SEARCH_PAGES } from './src/data/searchPages';
import { createBehindStart } from './src/lib/behindStart';
import { canonicalEntries } from './src/lib/canonicalPath';
import { ERRORS_FOLDER, ERRORS_PATH } from './src/lib/errorIndex';
import { LLM_PATHS } from './src/lib/llmFiles';
import { bundleFields, bundleOrigins, playgroundBundles } from './src/lib/playground/bundle/config';
import {
  FRAME_POLICY,
  HEADER_ONLY,
  NETWORK_POLICY,
  PLAYGROUND_POLICY,
} from './src/lib/program/policy';
import { FRAME_DOCUMENT, NETWORK_DOCUMENT, PLAYGROUND_DOCUMENT } from './src/lib/program/runtime';
import { searchConfig, searchOrigins } from './src/lib/search/config';
import { SYNTAX_FOLDER, SYNTAX_PATH } from './src/lib/syntaxLookup';
import {
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  NEXT_MANUAL_VERSION,
  REACT_VERSIONS,
  REASON_COMPILER_VERSION,
} from './src/versions';

const siteUrl = process.env.SITE_URL ?? 'https://rescript-lang.org';
const baseUrl = process.env.BASE_URL ?? '/';

/** The major part of a version’s name: how texts speak of a version. */
const majorVersion = ({ name }: { name: string }): string => name.split('.')[0] ?? name;

/** The one picture that comes from another host; undefined for a site without a counter. */
const COUNTER_BADGE = {
  image: 'https://simpleanalyticsbadge.com/rescript-lang.org?counter=true&radius=13',
  href: 'https://simpleanalytics.com/rescript-lang.org',
};

/** What answers the search dialog: the index that the site brings along, or a hosted one. */
const search = searchConfig(process.env);

/** Where the compilers of the playground come from; undefined for a site without them. */
const bundles = playgroundBundles(process.env);

const title = 'ReScript Documentation';
const description =
  'Manual, React bindings and API reference of ReScript, a fast, simple, fully typed language that compiles to JavaScript.';

/**
 * What the playground’s pages fetch with their first scripts. Its own come first, because the editor is the largest, and
 * browsers fetch six files of a host at once where it has no HTTP 2.
 */
const PLAYGROUND_IMPORTS = ['./Playground', '../islands/mount'];

/** The embedded playground runs programs, too: all pages around a frame count, and these documents hold nothing. */
const IN_EMBEDS = { 'frame-ancestors': ['*'] };

/** A published site has the output of all versions. */
const examples = {
  onMissingCompiler: process.env.CI ? 'throw' : 'warn',
} satisfies CompiledExamplesOptions;

/** Writers who do not need the modules of the API reference start faster without them. */
const isApiLeftOut = process.env.NO_API === '1';

/** The references of all versions, for plugins that make more of them than pages. */
const loadApi = isApiLeftOut ? async () => ({ models: [], unavailable: [] }) : loadAllApiModels;

/** What `npm start` does when it has answered for the first time; a build does everything at once. */
const later = process.env.NODE_ENV === 'development' ? { behindStart: createBehindStart() } : {};

/** What the compilers say in the index of errors. */
const loadPrintedErrors = () => printEntries(__dirname, printedMessages);

/** `npm start` shows errors without links to the index: the first page would wait for all its entries. */
const explained =
  process.env.NODE_ENV === 'development' ? {} : { explain: createExplainer(loadPrintedErrors) };

/** The types of the names in pages; `npm start` finds them out when a reader asks. */
const names = nameTypesFiles(process.env.NODE_ENV !== 'development');

/** `npm start` shows types without links to the reference, which it reads later. */
const named =
  process.env.NODE_ENV === 'development'
    ? { names }
    : { names, findApi: createFindValue(loadApi, baseUrl) };

/** Places of fences that `npm start` checks behind its first answer. */
const EXAMPLE_FOLDERS = ['docs', 'versioned_docs', 'react_versioned_docs', 'blog'];

/** Links into the API reference lead nowhere while it is left out. */
const onBrokenLinks = isApiLeftOut ? 'warn' : 'throw';

/** The docs as Markdown, printed while the bundler reads their pages. */
const bundled = bundledPages();

/**
 * What docs and blog do with Markdown: the configuration schema is printed, examples are compiled and
 * pages printed as Markdown, terms link to the glossary, tables get names, code blocks become finished HTML.
 */
const markdownOptions = {
  beforeDefaultRemarkPlugins: [
    remarkConfigSchema,
    [remarkCompiledExamples, { ...examples, ...named } satisfies CompiledExamplesOptions],
    bundled.remark,
    remarkGlossaryLinks,
  ],
  remarkPlugins: [remarkArticleMarkup, [remarkCodeBlocks, { baseUrl, ...explained }]],
} satisfies Pick<DocsOptions, 'beforeDefaultRemarkPlugins' | 'remarkPlugins'>;

export default {
  title,
  titleDelimiter: '|',
  tagline: description,
  favicon: 'favicon.svg',
  url: siteUrl,
  baseUrl,
  baseUrlIssueBanner: false,
  trailingSlash: false,
  organizationName: 'rescript-lang',
  projectName: 'rescript-lang.org',

  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', htmlLang: 'en-US' } },
  },

  // The client compiles no MDX: a cache that both compilers share would wait for it for ever. A build goes without the
  // bundler's cache: pages from it are not transformed, and what transforms tell plugins, such as the types of names,
  // would be missing. Continuous integration begins without it, and to write one costs 280 MiB of memory.
  future: {
    v4: true,
    faster: {
      mdxCrossCompilerCache: false,
      rspackPersistentCache: process.env.NODE_ENV === 'development' && !process.env.CI,
    },
    experimental_vcs: gitDates(__dirname),
  },

  onBrokenLinks,
  onBrokenAnchors: onBrokenLinks,
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    parseFrontMatter,
    // Writers use the characters themselves; to look for names between colons takes time on each page.
    emoji: false,
    // Writers may leave HTML comments in MDX; the other two conveniences of old stay off.
    mdx1Compat: { comments: true, admonitions: false, headingIds: false },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  staticDirectories: ['static', PROGRAM_FILES],

  headTags: [
    {
      tagName: 'link',
      attributes: { rel: 'apple-touch-icon', href: `${baseUrl}icon-180.png` },
    },
    { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}site.webmanifest` } },
  ],

  clientModules: ['./src/css/articleStyles.ts', './src/behaviours/index.ts'],

  ssrTemplate: shellTemplate(minifyScript),

  presets: [
    [
      'classic',
      {
        docs: {
          ...commonDocsOptions,
          ...markdownOptions,
          ...versionOptions(MANUAL_VERSIONS),
          path: 'docs/manual',
          routeBasePath: 'docs/manual',
        } satisfies DocsOptions,
        // Ours stands among the plugins.
        blog: false,
        pages: markdownOptions,
        sitemap: {
          lastmod: 'date',
          changefreq: null,
          priority: null,
          createSitemapItems: async ({ defaultCreateSitemapItems, ...params }) =>
            canonicalEntries(await defaultCreateSitemapItems(params), baseUrl),
        } satisfies SitemapOptions,
        theme: {
          customCss: [
            './src/css/layers.css',
            './src/css/fonts.css',
            './src/css/tokens.css',
            './src/css/base.css',
            './src/css/code-tokens.css',
            './src/css/code.css',
            './src/css/article.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        ...commonDocsOptions,
        ...markdownOptions,
        ...versionOptions(REACT_VERSIONS),
        id: 'react',
        path: 'docs/react',
        routeBasePath: 'docs/react',
      } satisfies DocsOptions,
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        ...commonDocsOptions,
        ...markdownOptions,
        ...versionOptions([REASON_COMPILER_VERSION]),
        id: 'reason-compiler',
        path: 'docs/reason-compiler',
        routeBasePath: 'docs/reason-compiler',
      } satisfies DocsOptions,
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        ...commonDocsOptions,
        ...markdownOptions,
        id: 'community',
        path: 'docs/community',
        routeBasePath: 'community',
      } satisfies DocsOptions,
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        ...commonDocsOptions,
        ...markdownOptions,
        id: 'syntax-lookup',
        path: SYNTAX_FOLDER,
        routeBasePath: SYNTAX_PATH,
        // Names of entries may begin with `_`, which stands for parts of pages otherwise.
        exclude: [],
        sidebarPath: false,
        docItemComponent: '@site/src/components/SyntaxLookup/Entry',
      } satisfies DocsOptions,
    ],
    './plugins/syntax-lookup/index.ts',
    [
      '@docusaurus/plugin-content-docs',
      {
        ...commonDocsOptions,
        ...markdownOptions,
        id: 'errors',
        path: ERRORS_FOLDER,
        routeBasePath: ERRORS_PATH,
        sidebarPath: false,
        docItemComponent: '@site/src/components/ErrorIndex/Entry',
      } satisfies DocsOptions,
    ],
    [
      './plugins/error-index/index.ts',
      { loadPrinted: loadPrintedErrors, ...later } satisfies ErrorIndexOptions,
    ],
    [
      './plugins/tour/index.ts',
      {
        ...commonDocsOptions,
        ...markdownOptions,
        ...tourOptions(__dirname, commonDocsOptions.editUrl),
        docItemComponent: '@site/src/components/TourStep',
      } satisfies DocsOptions,
    ],
    [
      './plugins/blog/index.ts',
      {
        ...markdownOptions,
        blogTitle: 'Blog',
        blogDescription: 'News and articles of the ReScript documentation team.',
        blogSidebarCount: 0,
        onInlineAuthors: 'throw',
        onUntruncatedBlogPosts: 'throw',
        feedOptions: { type: 'rss', title: 'ReScript Blog', limit: 10, createFeedItems },
      } satisfies BlogOptions,
    ],
    // Before the reference: what `npm start` does later, it does in this order.
    ['./plugins/program-runtime/index.ts', later satisfies ProgramRuntimeOptions],
    ['./plugins/compiled-examples/index.ts', { ...later, names }],
    [
      './plugins/api-reference/index.ts',
      {
        ...commonDocsOptions,
        ...markdownOptions,
        ...versionOptions(MANUAL_VERSIONS, '/api'),
        ...examples,
        id: 'api',
        path: 'docs/api',
        routeBasePath: 'docs/manual',
        docItemComponent: '@site/src/components/ApiPage',
        sidebarPath: './sidebars.api.ts',
        sidebarItemsGenerator: apiSidebarItems(commonDocsOptions.sidebarItemsGenerator),
        beforeDefaultRemarkPlugins: [
          [remarkApiPages, { baseUrl, isLeftOut: isApiLeftOut } satisfies TransformOptions],
          ...markdownOptions.beforeDefaultRemarkPlugins,
        ],
        isLeftOut: isApiLeftOut,
        ...later,
      } satisfies ApiReferenceOptions,
    ],
    ...(isApiLeftOut ? [] : ['./plugins/api-reference/published/index.ts']),
    './plugins/playground-service/index.ts',
    './plugins/docs-overviews/index.ts',
    './plugins/share-pictures/index.ts',
    './plugins/end-of-build/index.ts',
    [
      './plugins/static-articles/index.ts',
      {
        entry: 'src/behaviours/entry.ts',
        link: 'src/components/StaticLink/index.tsx',
        programPages: {
          '@site/src/pages/try.tsx': PLAYGROUND_IMPORTS,
          '@site/src/pages/embed.tsx': PLAYGROUND_IMPORTS,
        },
      } satisfies StaticArticlesOptions,
    ],
    [
      './plugins/lazy-start/index.ts',
      {
        ...later,
        checks: ['scripts/examples/index.ts', ...EXAMPLE_FOLDERS],
      } satisfies LazyStartOptions,
    ],
    './plugins/lean-css/index.ts',
    './plugins/bundle-report/index.ts',
    [
      './plugins/licenses/index.ts',
      {
        // The style sheets of the theme are infima's.
        copied: [
          'infima',
          ...[...MANUAL_VERSIONS, ...REACT_VERSIONS].flatMap(({ toolchain }) =>
            copiedPackages(toolchain),
          ),
        ],
        // Their texts say LGPL 3 or later, with an exception for what is linked to the libraries.
        judged: { 'bs-platform': 'LGPL-3.0-or-later', rescript: 'LGPL-3.0-or-later' },
      } satisfies LicensesOptions,
    ],
    './plugins/site-data/index.ts',
    './plugins/static-articles/unbundled/index.ts',
    [
      './plugins/llms/index.ts',
      {
        ...examples,
        transforms: [remarkConfigSchema(), remarkCompiledExamples(examples)],
        texts: ARTICLE_TEXTS,
        loadApi,
        bundled,
      } satisfies LlmsOptions,
    ],
    // Beside a hosted index, too, which `npm run search:export` fills from these files.
    [
      './plugins/search-index/index.ts',
      {
        // The playground is a program: there is nothing in it to find.
        excluded: ['/try', '/embed'],
        dataPages: SEARCH_PAGES,
        transforms: [remarkConfigSchema()],
        loadApi,
      } satisfies SearchIndexOptions,
    ],
    [
      './plugins/redirects/index.ts',
      { files: [`/blog/${FEED_FILE}`, ...LLM_PATHS] } satisfies RedirectsOptions,
    ],
    [
      './plugins/hosting-headers/index.ts',
      {
        revalidated: [
          '/api/*',
          '/llms/*',
          '/licenses.txt',
          '/llms.txt',
          '/playground/*',
          '/search/*',
        ],
        shared: ['/api/*'],
        sources: {
          'img-src': [new URL(COUNTER_BADGE.image).origin],
          'connect-src': searchOrigins(search),
        },
        // Bundles are loaded by workers: no page may.
        workerSources: {
          'script-src': bundleOrigins(bundles),
          'connect-src': bundleOrigins(bundles),
        },
        framed: ['embed.html'],
        documents: {
          [FRAME_DOCUMENT]: { ...FRAME_POLICY, ...HEADER_ONLY },
          [PLAYGROUND_DOCUMENT]: { ...PLAYGROUND_POLICY, ...HEADER_ONLY, ...IN_EMBEDS },
          [NETWORK_DOCUMENT]: { ...NETWORK_POLICY, ...HEADER_ONLY, ...IN_EMBEDS },
        },
      } satisfies HostingHeadersOptions,
    ],
    [
      './plugins/version-banners/index.ts',
      {
        banners: {
          'work-in-progress': {
            text: `You are currently looking at the ${majorVersion(NEXT_MANUAL_VERSION)} docs, which are still a work in progress. If you miss anything, you may find it in the [older ${majorVersion(LATEST_MANUAL_VERSION)} docs here].`,
            linkTo: LATEST_MANUAL_VERSION.name,
          },
          'old-syntax': {
            text: 'You are currently looking at the older docs in the Reason v3.6 syntax edition, equivalent to the docs from before the rebranding. The [latest docs of this page are here].',
            linkTo: LATEST_MANUAL_VERSION.name,
          },
          'legacy-section': {
            text: 'This section is still about ReasonML and BuckleScript, and will be rewritten.',
          },
        },
      },
    ],
  ],

  customFields: {
    /** Fixed at build, so that server and browser agree about it on New Year's Eve. */
    year: new Date().getFullYear(),
    counterBadge: COUNTER_BADGE,
    // Every page carries these fields: nothing of search is the embedded index.
    ...(search.backend === 'algolia' && { search }),
    // Nothing of the playground is the official host of compilers.
    ...bundleFields(bundles),
  },

  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    image: 'share.png',
    // Highlighting happens at build (plugins/code-blocks): no palette for the browser.
    prism: { theme: { plain: {}, styles: [] } },
    metadata: [
      { name: 'twitter:site', content: '@rescriptlang' },
      { property: 'og:site_name', content: title },
    ],
  } satisfies ThemeConfig,
} satisfies Config;
