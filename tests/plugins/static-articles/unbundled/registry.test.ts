import {
  printClientRegistry,
  printServerRegistry,
} from '../../../../plugins/static-articles/unbundled/registry';

const REGISTRY = new Map([
  ['a1', '@site/docs/manual/harbor.mdx'],
  ['b2', '@site/blog/2026-01-01-ships.mdx'],
  ['c3', '@generated/props.json'],
]);

const print = (): string =>
  printServerRegistry(REGISTRY, {
    isUnbundled: (module) => module.includes('/docs/'),
    askModule: '/plugins/askForArticle.ts',
    generatedFilesDir: '/site/.docusaurus',
  });

test('asks for unbundled pages and imports all else', () => {
  expect(print().split('\n')).toEqual([
    'import { openArticles } from "/plugins/askForArticle.ts";',
    '',
    'const askForArticle = openArticles("/site/.docusaurus");',
    '',
    'export default {',
    '  "a1": [() => askForArticle("@site/docs/manual/harbor.mdx"), "@site/docs/manual/harbor.mdx", "@site/docs/manual/harbor.mdx"],',
    '  "b2": [() => import("@site/blog/2026-01-01-ships.mdx"), "@site/blog/2026-01-01-ships.mdx", require.resolveWeak("@site/blog/2026-01-01-ships.mdx")],',
    '  "c3": [() => import("@generated/props.json"), "@generated/props.json", require.resolveWeak("@generated/props.json")],',
    '};',
    '',
  ]);
});

test('the client’s bundler meets no unbundled page', () => {
  expect(printClientRegistry(REGISTRY, (module) => module.includes('/docs/')).split('\n')).toEqual([
    'export default {',
    '  "b2": [() => import("@site/blog/2026-01-01-ships.mdx"), "@site/blog/2026-01-01-ships.mdx", require.resolveWeak("@site/blog/2026-01-01-ships.mdx")],',
    '  "c3": [() => import("@generated/props.json"), "@generated/props.json", require.resolveWeak("@generated/props.json")],',
    '};',
    '',
  ]);
});
