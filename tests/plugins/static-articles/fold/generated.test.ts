import fs from 'node:fs';
import path from 'node:path';

import {
  isMarkdown,
  parseRegistry,
  parseRoutes,
  printRegistry,
} from '../../../../plugins/static-articles/fold/generated';
import { addressesOf, generateSite, SITE } from '../../../support/generatedSite';

let folder: string;
beforeAll(async () => {
  folder = await generateSite(SITE);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');

describe('routes', () => {
  test('reads what Docusaurus prints', () => {
    const routes = parseRoutes(read('routes.js'));
    const leaves = (list: typeof routes): string[] =>
      list.flatMap((route) => (route.routes ? leaves([...route.routes]) : route.path));
    expect(leaves(routes)).toEqual([...addressesOf(SITE), '*']);
    expect(routes.at(-1)).toEqual({ path: '*', component: { path: '*', hash: undefined } });
    const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>;
    const names = (list: typeof routes): string[] =>
      list.flatMap(({ component, routes: below }) => [
        ...(component.hash === undefined ? [] : [`${component.path}-${component.hash}`]),
        ...names([...(below ?? [])]),
      ]);
    expect(names(routes).sort()).toEqual(Object.keys(chunkNames).sort());
  });

  test('keeps the attributes that plugins give to routes, and quotes in paths', () => {
    const [route] = parseRoutes(
      `import React from 'react';\n\nexport default [\n  {\n    path: '/it\\'s',\n    component: ComponentCreator('/it\\'s', 'a1b'),\n    exact: true,\n    sidebar: "docs",\n    "data-x": {"a":1}\n  },\n];\n`,
    );
    expect(route).toEqual({
      path: "/it's",
      component: { path: "/it's", hash: 'a1b' },
      exact: true,
      sidebar: 'docs',
      'data-x': { a: 1 },
    });
  });

  test.each([
    ['no list', 'export default {};'],
    ['another kind of export', 'module.exports = [];'],
    ['a route without component', "\nexport default [{ path: '/' }];\n"],
    ['a route without path', "\nexport default [{ component: ComponentCreator('/', 'a') }];\n"],
    [
      'such a route below another',
      "\nexport default [{ path: '/', component: ComponentCreator('/', 'a'), routes: [{}] }];\n",
    ],
  ])('refuses %s and names the list of internals', (_, source) => {
    expect(() => parseRoutes(source)).toThrow(/^static-articles: expected .*internals\.ts\.$/);
  });
});

describe('registry', () => {
  test('reads what Docusaurus prints', () => {
    const registry = parseRegistry(read('registry.js'));
    const chunks = new Set<string>();
    JSON.parse(read('routesChunkNames.json'), (_, value: unknown) => {
      if (typeof value === 'string') chunks.add(value);
      return value;
    });
    expect([...registry.keys()].sort()).toEqual([...chunks].sort());
    expect([...registry.values()]).toEqual(
      expect.arrayContaining(['@theme/DocItem', '@site/blog/2026-01-01-first.mdx?truncated=true']),
    );
  });

  test('prints what it has read', () => {
    const registry = parseRegistry(read('registry.js'));
    expect(parseRegistry(printRegistry(registry))).toEqual(registry);
    expect(printRegistry(new Map([['a1', '@theme/DocItem']]))).toBe(
      'export default {\n  "a1": [() => import(/* webpackChunkName: "a1" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],\n};\n',
    );
  });

  test.each([
    ['an empty registry', 'export default {};\n'],
    ['entries that are no imports', 'export default {\n  "a1": [loadIt, "@theme/DocItem"],\n};\n'],
    [
      'a single such entry among others',
      printRegistry(new Map([['a1', '@theme/DocItem']])).replace('};', '  "b2": loadIt,\n};'),
    ],
  ])('refuses %s', (_, source) => {
    expect(() => parseRegistry(source)).toThrow(/^static-articles: expected \d+ entries .*got \d/);
  });
});

test.each([
  ['@site/docs/manual/type.mdx', true],
  ['@site/docs/api/js.md', true],
  ['@site/blog/first.mdx?truncated=true', true],
  ['@generated/docs/p/site-docs-type-mdx-e51.json', false],
  ['@theme/DocItem', false],
  ['@site/src/pages/try.tsx', false],
  ['@site/src/amd.md.tsx', false],
])('%s is a page’s content: %s', (module, expected) => {
  expect(isMarkdown(module)).toBe(expected);
});
