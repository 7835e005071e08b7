import { leanFiles, type SiteFiles } from '../../../../plugins/static-articles/fold/files';
import { parseRegistry, printRegistry } from '../../../../plugins/static-articles/fold/generated';

/** A site of one docs version with two pages, and a page of JavaScript. */
const files: SiteFiles = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/try',
    component: ComponentCreator('/try', '89d'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', '75d'),
    routes: [
      {
        path: '/docs/type',
        component: ComponentCreator('/docs/type', '635'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/docs/record',
        component: ComponentCreator('/docs/record', '0df'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  registry: printRegistry(
    new Map([
      ['dda49074', '@site/src/pages/try.tsx'],
      ['5e9f5e1a', '@generated/docusaurus.config'],
      ['a7bd4aaa', '@theme/DocVersionRoot'],
      ['946801c2', '@generated/docs/p/docs-989.json'],
      ['17896441', '@theme/DocItem'],
      ['ab169593', '@site/docs/type.mdx'],
      ['6fd870a7', '@site/docs/record.md'],
    ]),
  ),
  chunkNames: {
    '/try-89d': { __comp: 'dda49074', config: '5e9f5e1a' },
    '/docs-75d': { __comp: 'a7bd4aaa', __props: '946801c2' },
    '/docs/type-635': { __comp: '17896441', content: 'ab169593' },
    '/docs/record-0df': { __comp: '17896441', content: '6fd870a7' },
  },
  globalData: { other: { default: {} } },
  readJson: (module) =>
    module === '@generated/docs/p/docs-989.json'
      ? {
          version: {
            docsSidebars: {
              docs: [{ type: 'link', label: 'Type', href: '/docs/type', docId: 'type' }],
            },
            docs: { type: { id: 'type' } },
          },
        }
      : undefined,
};

const lean = leanFiles(files, {
  baseUrl: '/',
  menuPages: [],
  staticRouteModule: 'C:\\plugins\\staticRoute.tsx',
  folder: '@generated/static-articles',
});

test('prints the client’s routes', () => {
  expect(lean.get('routes.js')).toBe(`import ComponentCreator from '@docusaurus/ComponentCreator';
import { staticRoute } from "C:\\\\plugins\\\\staticRoute.tsx";

export default [
  { path: "/try", component: ComponentCreator("/try", "89d"), exact: true },
  { path: "/docs", component: ComponentCreator("/docs", "75d"), routes: [
    ...staticRoute({"path":"/docs","exact":false,"hash":"articles","contents":["content"]}),
  ] },
  { path: "*", component: ComponentCreator("*", undefined) },
];
`);
});

test('names the chunks that those load', () => {
  expect(JSON.parse(lean.get('routesChunkNames.json') ?? '')).toEqual({
    '/try-89d': { __comp: 'dda49074', config: '5e9f5e1a' },
    '/docs-75d': { __comp: 'a7bd4aaa', __props: '946801c2' },
    '/docs-articles': { __comp: '17896441' },
  });
});

test('leaves contents out of the registry, and takes the short props of versions', () => {
  expect([...parseRegistry(lean.get('registry.js') ?? '')]).toEqual([
    ['dda49074', '@site/src/pages/try.tsx'],
    ['5e9f5e1a', '@generated/docusaurus.config'],
    ['a7bd4aaa', '@theme/DocVersionRoot'],
    ['946801c2', '@generated/static-articles/props/946801c2.json'],
    ['17896441', '@theme/DocItem'],
  ]);
  expect(JSON.parse(lean.get('props/946801c2.json') ?? '')).toEqual({
    version: {
      docsSidebars: { docs: [{ type: 'link', label: 'Type', href: '/docs/type' }] },
      docs: {},
    },
  });
});

test('makes these files and no others', () => {
  expect([...lean.keys()]).toEqual([
    'routes.js',
    'routesChunkNames.json',
    'registry.js',
    'globalData.json',
    'props/946801c2.json',
  ]);
});
