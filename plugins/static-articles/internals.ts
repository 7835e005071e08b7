/**
 * What this plugin leans on and Docusaurus does not promise. `internals.test.ts` fails when one of
 * these changes, or a version below, without the checks having been run again.
 */

/** A test that proves that an internal is as it was. */
export interface Check {
  /** File of the test. */
  readonly file: string;
  /** Its title, as the file spells it. */
  readonly title: string;
}

/** Something of Docusaurus, React or React Router that may change without notice. */
export interface Internal {
  readonly what: string;
  readonly why: string;
  /** Sources below node_modules; `SOURCES` has their hashes. */
  readonly where: readonly string[];
  readonly check: Check;
}

/** Versions with which the checks were last run: package -> version. */
export const CHECKED_WITH: Readonly<Record<string, string>> = {
  '@docusaurus/core': '3.10.2',
  '@docusaurus/mdx-loader': '3.10.2',
  '@docusaurus/plugin-content-docs': '3.10.2',
  '@docusaurus/theme-classic': '3.10.2',
  'react-dom': '19.3.1',
  'react-router': '5.3.4',
  'react-router-config': '5.1.1',
};

/** What to do when the test of this list fails. */
export const TO_DO =
  'Read the difference of the files named, run `npx jest tests/plugins/static-articles tests/theme tests/components/PageDocs.test.tsx`, `npm run build` and `npx playwright test`, fix what fails, and then write versions and hashes into plugins/static-articles/internals.ts.';

/** SHA-256 of each source when the checks were last run. */
export const SOURCES: Readonly<Record<string, string>> = {
  '@docusaurus/bundler/lib/minifyHtml.js':
    '3941436047503edfdb35c7df03dc820980c8c8fac07c9986341ca8d672b25c2c',
  '@docusaurus/core/lib/client/App.js':
    '1442f48492b535165d7e2767d4d1615713bb517a883c5142113740aaef086cba',
  '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js':
    '30fedb7e211e3acc565326bc85f23bb075931033b0ce1d16408e792f8b2bffb0',
  '@docusaurus/core/lib/client/PendingNavigation.js':
    '1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0',
  '@docusaurus/core/lib/client/clientEntry.js':
    'a9d6514eaf79c05c7d5275b5139298a5467c1c8339ab8a887c5d8ba61aff9871',
  '@docusaurus/core/lib/client/docusaurus.js':
    'b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202',
  '@docusaurus/core/lib/client/docusaurusContext.js':
    '70529fb3d95d7b5bb1fbb378bb7456040afd297f125b6bb269946bf9a49478ff',
  '@docusaurus/core/lib/client/exports/ComponentCreator.js':
    '5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363',
  '@docusaurus/core/lib/client/exports/Link.js':
    'cd83fc0c2bffaab83186636c309c8086aac4aa53594dc7eeb4b9f9817527d277',
  '@docusaurus/core/lib/client/exports/isInternalUrl.js':
    'c3a16ab9fab9979bb815368045796be1026dc8e9d2a865c27b2314f8059ef118',
  '@docusaurus/core/lib/client/exports/useBaseUrl.js':
    '8614e7bcd24adf5d0e9233189e1f253f2462b0c233fa0e029b78b46b141227e7',
  '@docusaurus/core/lib/client/hasHydratedDataAttribute.js':
    '66d8a389d5b740eace50f43be0860712a4046a83ea5dc939ff811c4c631e9a47',
  '@docusaurus/core/lib/client/normalizeLocation.js':
    '2759003e81bfa6c32540f148b51ed629bd449b8b0bec6c0a0817247a56eb588e',
  '@docusaurus/core/lib/client/preload.js':
    '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
  '@docusaurus/core/lib/server/codegen/codegenRoutes.js':
    '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
  '@docusaurus/core/lib/server/plugins/routeConfig.js':
    '756a560c682e464b55840330b99417c3ea3f03a4ac42e0cd8e5fdfc2f8c248bd',
  '@docusaurus/core/lib/ssg/ssgExecutor.js':
    'd39e469f8adb08eccca9755df0c1f36f74bc3c3531a10f873be9b152b885bef8',
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js':
    '5d6584e4a61b22d44bbbd7fe92a7a30352564b5a1dc89853a9bdbbf14d092597',
  '@docusaurus/core/lib/ssg/ssgTemplate.js':
    'faea0446fa8ceeb559a56b96442636a3052daa2467d6ddc625ad020bc65ac645',
  '@docusaurus/core/lib/webpack/client.js':
    'b38143fa54a7b01ebdecd7ebbae2791ad5fc41897abfe5e6a23602fa02e6be9d',
  '@docusaurus/mdx-loader/lib/createMDXLoader.js':
    '48926a21a7cfc2ce7637a67e5b797a00e69d5e6a6f58871524f4dfa656dd93ad',
  '@docusaurus/mdx-loader/lib/loader.js':
    '90bbdae6eed64a30a1764e7afc27bec1cbfd95a7153b009164711cee03603b1b',
  '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js':
    '444c91b32c4a549ccf1710e995635887b6cd2433e6dce6a2bfbf17ecc2bf6ca3',
  '@docusaurus/plugin-content-docs/lib/globalData.js':
    '192cde2ebaf1ba1424d9a9be9a0f03f77cc4e8385ca36a6c577899fe98df9920',
  '@docusaurus/plugin-content-docs/lib/props.js':
    '26b2e7cd95c0f81203f657442942280cb73a1da075148941b240c5f5c11adcad',
  '@docusaurus/plugin-content-docs/lib/routes.js':
    '5292463cb424aa027fbebf9c14b4f2f29bfdc557659f18e5b00df60200458a35',
  '@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js':
    '0902dcb538c3dbbea3947079e9cf0744961649088f234ad6cbe8ed0495430c6d',
  '@docusaurus/theme-classic/lib/theme/MDXContent/index.js':
    '0cb23f35eeadce85b6592271d8f88d8bec95b3aec1b25bbac1abb515fee2616b',
  '@docusaurus/utils-common/lib/applyTrailingSlash.js':
    'd5a91f50789dde1bc2eb7b131fd489cfc14bbaf09b4cc38ad70c8ab17cabac38',
  'react-loadable/lib/index.js': 'b9dc8341309124ee9c8d12c63b540780f9155d18dbee7247a4c9d9e68703a607',
  'react-router-config/cjs/react-router-config.js':
    '256ea8084426f391f0d6793c855d3d6e6815c40e800462015d42cf68a114f11f',
  'react-router/cjs/react-router.js':
    '57aacb8a95fb590e8404662c6ec770264468daa93b87b4b5251326d5012963dd',
};

export const INTERNALS: readonly Internal[] = [
  {
    what: "routes.js exports a list of objects whose components are calls of ComponentCreator(path, hash); the last one is '*' without hash.",
    why: 'The folding reads the routes from there.',
    where: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
    check: {
      file: 'tests/plugins/static-articles/fold/generated.test.ts',
      title: 'reads what Docusaurus prints',
    },
  },
  {
    what: 'routesChunkNames.json names the chunks of a route under `{path}-{hash}`: `__comp`, `__props`, `__context`, and contents where the component wants them.',
    why: 'The folding takes the contents out, and makes one entry for all pages of a version.',
    where: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
    check: {
      file: 'tests/plugins/static-articles/fold/routes.test.ts',
      title: 'shows each address in the component, with the data, that it had',
    },
  },
  {
    what: 'registry.js has one line for each chunk: `[() => import(…), request, require.resolveWeak(request)]`.',
    why: 'Contents leave the client by leaving this list.',
    where: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
    check: {
      file: 'tests/plugins/static-articles/fold/files.test.ts',
      title: 'leaves contents out of the registry, and takes the short props of versions',
    },
  },
  {
    what: 'Parents come after pages, longer paths first, the home page last; React Router takes the first route that matches, and one without `exact` matches all below its path.',
    why: 'A wildcard must be asked after what is exact, and must not answer for other versions.',
    where: [
      '@docusaurus/core/lib/server/plugins/routeConfig.js',
      'react-router-config/cjs/react-router-config.js',
      'react-router/cjs/react-router.js',
    ],
    check: {
      file: 'tests/plugins/static-articles/fold/routes.test.ts',
      title: 'leaves exact routes before the wildcard of their list, and the home page last',
    },
  },
  {
    what: 'A docs version is a route with the props `version.docsSidebars` and `version.docs`; its pages lie two routes below.',
    why: 'Sidebars are reduced to text and address; all but the first come with pages.',
    where: [
      '@docusaurus/plugin-content-docs/lib/routes.js',
      '@docusaurus/plugin-content-docs/lib/props.js',
    ],
    check: {
      file: 'tests/plugins/static-articles/fold/docsData.test.ts',
      title: 'become names, and texts and addresses of the first sidebar; others come with pages',
    },
  },
  {
    what: 'Global data of docs plugins: instance id -> `versions` -> `docs`, `mainDocId`, `sidebars`.',
    why: 'The lists of pages are reduced to those of menus.',
    where: ['@docusaurus/plugin-content-docs/lib/globalData.js'],
    check: {
      file: 'tests/plugins/static-articles/fold/docsData.test.ts',
      title: 'keeps what hooks of the theme read of instance and version',
    },
  },
  {
    what: 'Hooks of docs plugins search the lists of pages each time they are called.',
    why: 'Pages that come with a page are added to these very lists.',
    where: ['@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js'],
    check: {
      file: 'tests/plugins/static-articles/docusaurus.test.tsx',
      title: 'hooks search the lists of pages again each time, and find what was added',
    },
  },
  {
    what: 'The client imports `@generated/…`, `@theme/MDXContent`, `@theme/Root`, `@docusaurus/Link` and `./PendingNavigation` by these requests.',
    why: 'Modules are replaced by request.',
    where: [
      '@docusaurus/core/lib/client/App.js',
      '@docusaurus/core/lib/client/docusaurusContext.js',
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    ],
    check: {
      file: 'tests/plugins/static-articles/index.test.ts',
      title: 'answers the very requests that Docusaurus’ client makes',
    },
  },
  {
    what: 'ComponentCreator lets properties win over what the route loads, and has a static `preload`.',
    why: "The contents of a page are properties of its route's component.",
    where: [
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      'react-loadable/lib/index.js',
    ],
    check: {
      file: 'tests/plugins/static-articles/docusaurus.test.tsx',
      title: 'properties of a route’s component win over what the route loads',
    },
  },
  {
    what: '`./PendingNavigation` of App.js calls `preload` of the matched routes when the address has changed already, without an argument, and shows the old page until it is done; it tells client modules of both.',
    why: 'Ours stands for it, and does the same where a page is not here.',
    where: [
      '@docusaurus/core/lib/client/PendingNavigation.js',
      '@docusaurus/core/lib/client/preload.js',
    ],
    check: {
      file: 'tests/plugins/static-articles/client/PendingNavigation.test.tsx',
      title: 'the old page stays until the next one is here, and client modules are told',
    },
  },
  {
    what: 'The preloading of a route comes without an argument, when the address bar is ahead of the page.',
    why: 'The route reads from the address bar which page to bring.',
    where: ['@docusaurus/core/lib/client/preload.js'],
    check: {
      file: 'tests/plugins/static-articles/client/staticRoute.test.tsx',
      title: 'other pages are fetched, and shown when the router has their address',
    },
  },
  {
    what: 'normalizeLocation takes `.html` and `/index.html` from addresses that no exact route has.',
    why: 'A host may serve pages under these names.',
    where: ['@docusaurus/core/lib/client/normalizeLocation.js'],
    check: {
      file: 'tests/plugins/static-articles/client/staticRoute.test.tsx',
      title: 'a host may serve the page at %s',
    },
  },
  {
    what: '`window.docusaurus.prefetch` finds chunks by path, after it has cut what follows the last hyphen of their names.',
    why: "The name of a wildcard's chunks is its path and `-articles`.",
    where: ['@docusaurus/core/lib/client/docusaurus.js'],
    check: {
      file: 'tests/plugins/static-articles/docusaurus.test.tsx',
      title: 'prefetching finds the chunks of a wildcard by the name that the folding gives them',
    },
  },
  {
    what: '`onRouteDidUpdate` of client modules comes after Docusaurus has scrolled.',
    why: 'Back and Forward return to their place after that.',
    where: ['@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js'],
    check: {
      file: 'tests/plugins/static-articles/docusaurus.test.tsx',
      title: 'client modules are told of a new page after it was scrolled to its top',
    },
  },
  {
    what: '`<html data-has-hydrated>` becomes `true` when React has taken over.',
    why: 'Early clicks on buttons of the shell are answered then.',
    where: ['@docusaurus/core/lib/client/hasHydratedDataAttribute.js'],
    check: {
      file: 'tests/plugins/static-articles/docusaurus.test.tsx',
      title: 'the page tells when React has taken over',
    },
  },
  {
    what: '`window.docusaurusRoot` is there as soon as React has begun to hydrate; from there on it hydrates at once what is clicked.',
    why: 'Clicks and keys are kept until then and no longer, or they would be answered twice.',
    where: ['@docusaurus/core/lib/client/clientEntry.js'],
    check: {
      file: 'tests/plugins/static-articles/client/earlyInput.test.tsx',
      title: 'so is a click while React is taking over',
    },
  },
  {
    what: "The client's entry is one path, `client/clientEntry.js`, which a plugin's `entry` replaces; it imports `./App` and the client modules.",
    why: 'The client is evaluated part by part, in tasks of their own.',
    where: ['@docusaurus/core/lib/webpack/client.js', '@docusaurus/core/lib/client/clientEntry.js'],
    check: {
      file: 'e2e/static.spec.ts',
      title: 'the browser can answer before all of the client has been evaluated',
    },
  },
  {
    what: 'React leaves HTML alone that is set by `dangerouslySetInnerHTML` when it hydrates.',
    why: 'The article stays what the browser parsed.',
    where: [],
    check: {
      file: 'tests/plugins/static-articles/client/staticRoute.test.tsx',
      title: 'the elements that the browser parsed stay',
    },
  },
  {
    what: "The template's fields (`it.scripts`, `it.stylesheets`, …) and the frame of a page.",
    why: 'Pages have a template of their own.',
    where: [
      '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
      '@docusaurus/core/lib/ssg/ssgTemplate.js',
    ],
    check: {
      file: 'tests/plugins/static-articles/template.test.ts',
      title: 'is Docusaurus’ own but for the scripts and the mark of the build',
    },
  },
  {
    what: 'The minifier leaves the elements and the JSON of an article readable.',
    why: "Articles are taken out of a page's text.",
    where: ['@docusaurus/bundler/lib/minifyHtml.js'],
    check: {
      file: 'tests/plugins/static-articles/client/page.minified.test.ts',
      title: 'finds in what the minifier of the build writes what React had written',
    },
  },
  {
    what: 'What `@docusaurus/Link` writes as attributes.',
    why: 'The client has a link of its own, which must fit the built HTML.',
    where: [
      '@docusaurus/core/lib/client/exports/Link.js',
      '@docusaurus/core/lib/client/exports/isInternalUrl.js',
      '@docusaurus/core/lib/client/exports/useBaseUrl.js',
      '@docusaurus/utils-common/lib/applyTrailingSlash.js',
    ],
    check: {
      file: 'tests/plugins/static-articles/client/Link.test.tsx',
      title: 'they agree about %s',
    },
  },
  {
    what: "An MDX module's exports stand on its component, which `@theme/MDXContent` gets as its child.",
    why: 'The data of an article are written from there.',
    where: [
      '@docusaurus/theme-classic/lib/theme/MDXContent/index.js',
      '@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js',
    ],
    check: {
      file: 'tests/theme/MDXContent.test.tsx',
      title: 'writes the article and its data as the client reads them',
    },
  },
  {
    what: 'A rule for MDX names folders in `include`, and the loader with its options in `use`.',
    why: 'Articles are compiled with these options beside the bundler.',
    where: ['@docusaurus/mdx-loader/lib/createMDXLoader.js'],
    check: {
      file: 'tests/plugins/static-articles/unbundled/mdxLoader.test.ts',
      title: 'Docusaurus makes rules of this form',
    },
  },
  {
    what: 'The MDX loader uses of the bundler what `unbundled/mdxLoader.ts` gives it: file, options, the name of the compiler.',
    why: 'It is called without the bundler.',
    where: ['@docusaurus/mdx-loader/lib/loader.js'],
    check: {
      file: 'tests/plugins/static-articles/unbundled/mdxLoader.test.ts',
      title: 'calls the loader with the options of the rule, as the server’s bundler does',
    },
  },
  {
    what: 'What the MDX loader prints: imports of React and of @mdx-js/react, the metadata from a JSON file, exported constants and a function.',
    why: 'A program without imports is made of it.',
    where: ['@docusaurus/mdx-loader/lib/loader.js'],
    check: {
      file: 'tests/plugins/static-articles/unbundled/program.test.ts',
      title: 'a program gives what the module exports',
    },
  },
  {
    what: 'Pages are rendered in threads of the process that builds, after the bundler; the server waits for what a route’s loaders promise.',
    why: 'These threads ask the main one for articles, which has nothing else to do.',
    where: ['@docusaurus/core/lib/ssg/ssgExecutor.js', 'react-loadable/lib/index.js'],
    check: {
      file: 'tests/plugins/static-articles/unbundled/askForArticle.test.tsx',
      title: 'brings pages to several threads, each what it has asked for',
    },
  },
];
