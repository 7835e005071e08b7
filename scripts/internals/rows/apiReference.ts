import type { Internal } from '../internal';

/** What `plugins/api-reference` leans on to have a docs instance below another one. */
export const API_REFERENCE: readonly Internal[] = [
  {
    plugin: 'api-reference',
    what: 'The docs plugin adds one route, whose path is its base path, and whose routes are those of versions.',
    why: 'The path gets a parameter, `/docs/manual/:version/api`, so that the router enters it.',
    sources: [
      '@docusaurus/plugin-content-docs/lib/routes.js',
      '@docusaurus/plugin-content-docs/lib/index.js',
    ],
    check: {
      file: 'tests/plugins/api-reference/routes.test.ts',
      title: 'below base URL %s the API has one parent for every version',
    },
  },
  {
    plugin: 'api-reference',
    what: "`path` in the docs plugin's global data is the address by which hooks find the instance of a page.",
    why: 'Pages of the reference must not be taken for those of the manual.',
    sources: [
      '@docusaurus/plugin-content-docs/lib/globalData.js',
      '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    ],
    check: {
      file: 'e2e/api.spec.ts',
      title: 'a module says where it stands, and what is deprecated',
    },
  },
  {
    plugin: 'api-reference',
    what: 'Routes with longer paths come first.',
    why: "The parent of the reference must be tried before the manual's.",
    sources: ['@docusaurus/core/lib/server/plugins/routeConfig.js'],
    check: {
      file: 'e2e/api.spec.ts',
      title: 'a module says where it stands, and what is deprecated',
    },
  },
];
