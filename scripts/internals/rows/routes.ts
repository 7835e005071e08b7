import type { Internal } from '../internal';

/** How Docusaurus lists and matches routes, and what the docs plugin makes of them. */
export const ROUTES: readonly Internal[] = [
  {
    what: "The docs plugin adds one route, whose path is its base path, and whose routes are those of versions; `path` in its global data is the address by which `docsClientUtils` finds a page's instance.",
    sources: [
      '@docusaurus/plugin-content-docs/lib/routes.js',
      '@docusaurus/plugin-content-docs/lib/index.js',
      '@docusaurus/plugin-content-docs/lib/globalData.js',
      '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    ],
    users: [
      {
        plugin: 'api-reference',
        why: 'The path gets a parameter, `/docs/manual/:version/api`, so that the router enters it.',
        check: {
          file: 'tests/plugins/api-reference/routes.test.ts',
          title: 'below base URL %s the API has one parent for every version',
        },
      },
      {
        plugin: 'api-reference',
        why: 'Pages of the reference must not be taken for those of the manual.',
        check: {
          file: 'e2e/api.spec.ts',
          title: 'a module says where it stands, and what is deprecated',
        },
      },
    ],
  },
  {
    what: 'Routes with longer paths come first.',
    sources: ['@docusaurus/core/lib/server/plugins/routeConfig.js'],
    users: [
      {
        plugin: 'api-reference',
        why: "The parent of the reference must be tried before the manual's.",
        check: {
          file: 'e2e/api.spec.ts',
          title: 'a module says where it stands, and what is deprecated',
        },
      },
    ],
  },
  {
    what: '`registry.js` has one line for each chunk: `[() => import(…), request, require.resolveWeak(request)]`; only the server reads the weak references.',
    sources: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
    users: [
      {
        plugin: 'static-articles',
        why: 'The components of routes are read from there, whose style sheets are those of the pages.',
        check: {
          file: 'tests/plugins/static-articles/index.test.ts',
          title:
            'readers get the scripts of the entry, and what a program needs is named by its page',
        },
      },
      {
        plugin: 'lazy-start',
        why: 'The bundler would compile every page for the weak references.',
        check: {
          file: 'tests/plugins/lazy-start/registryLoader.test.ts',
          title: 'keeps the imports of the registry and drops its weak references',
        },
      },
    ],
  },
];
