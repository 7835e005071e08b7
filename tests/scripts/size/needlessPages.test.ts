import { needlessPages } from '../../../scripts/size/needlessPages';

const importers = {
  './src/entry.ts': [],
  './docs/manual/array.mdx': ['./.docusaurus/registry.js'],
  './versioned_docs/version-v9.0.0/picture.mdx': ['./.docusaurus/registry.js'],
  './blog/post.mdx': ['./.docusaurus/registry.js'],
};

const read = (module: string) => (module.includes('picture') ? '![A picture](./a.png)' : 'Text.');

test('names a page that browsers get as HTML, and who imports it', () => {
  expect(needlessPages({ files: {}, importers }, read)).toEqual([
    'size: expected no page to be compiled for browsers, but 1 were, such as ./docs/manual/array.mdx, which ./.docusaurus/registry.js imports; let plugins/static-articles/unbundled stand for that module in the client, too.',
  ]);
});

test('says nothing of pages whose files the bundler writes', () => {
  const { './docs/manual/array.mdx': _, ...others } = importers;
  expect(needlessPages({ files: {}, importers: others }, read)).toEqual([]);
});
