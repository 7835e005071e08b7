import fs from 'node:fs';
import path from 'node:path';

import { createProcessor } from '@mdx-js/mdx';
import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'unified';
import { VFile } from 'vfile';

import { bundledPages } from '../../../plugins/llms/bundledPages';
import { pageTexts, type PageTools } from '../../../plugins/llms/page';

// Imported, its types would say that every tree of this repository has directives.
const { default: remarkDirective } = jest.requireActual<{ default: Plugin }>('remark-directive');

const ROOT = '/site';

const tools: PageTools = {
  root: ROOT,
  site: {
    url: 'https://docs.example.org',
    baseUrl: '/',
    addressOfSource: new Map([['docs/manual/record.mdx', '/docs/manual/v12.0.0/record']]),
    addresses: new Set([
      '/docs/manual/v12.0.0/record',
      '/docs/manual/v12.0.0/api/stdlib/array',
      '/docs/manual/v12.0.0/seats',
    ]),
  },
  transforms: [],
  texts: { BindingsTable: () => '| React |\n| --- |\n| 19 |' },
};

const pageFor = (ending: string) => ({
  title: 'Seats',
  description: 'Where people sit.',
  source: `docs/manual/seats.${ending}`,
  address: '/docs/manual/v12.0.0/seats',
});

const HEAD = '---\ntitle: Seats\ndescription: Where people sit.\n---\n\n';

/**
 * Compiles a page with what Docusaurus adds to the syntax (`@docusaurus/mdx-loader`, `processor.js`).
 * Tells what was printed, and the tree before and behind.
 */
async function bundle(content: string, ending = 'mdx', bundled = bundledPages()) {
  const page = pageFor(ending);
  bundled.expect({ pages: [page], tools });
  const trees: string[] = [];
  // A plugin of its own for each place: unified runs none twice.
  const keep = () => () => (tree: Root) => void trees.push(JSON.stringify(tree));
  const syntax = [remarkFrontmatter, remarkDirective, remarkGfm, remarkComment];
  await createProcessor({
    format: ending === 'md' ? 'md' : 'mdx',
    remarkPlugins: [keep(), bundled.remark, keep(), ...syntax],
  }).process(new VFile({ value: HEAD + content, path: `${ROOT}/${page.source}` }));
  return { texts: bundled.textsOf(page.source), trees };
}

const alone = (content: string, ending = 'mdx') =>
  pageTexts({ ...pageFor(ending), content, linesBefore: 5 }, tools);

const SEATS = fs
  .readFileSync(path.join(__dirname, 'pages/seats.mdx'), 'utf8')
  .replace(/^.*BindingsTable.*$/gm, '');

describe('a page printed from the tree of the bundler', () => {
  it.each([
    ['a page with all components', SEATS, 'mdx'],
    ['an element alone on its line', 'One.\n\n<Intro>A `seat` for *two*.</Intro>\n\nTwo.', 'mdx'],
    ['such an element in a list', '- one\n\n  <b>two</b>\n\n- three', 'mdx'],
    ['an element in a paragraph', 'One <b>two</b>\n\n<br />\n\nThree.', 'mdx'],
    ['comments', '<!-- one -->\n\n{/* two */}\n\nThree <!-- four --> five.', 'mdx'],
    [
      'text with colons',
      'At 12:30, 1:1 and `a:b` :: {"c:d"} ::: [e: f](https://a.org:80/x).',
      'mdx',
    ],
    ['a table', '| a | b |\n| - | -: |\n| `x \\| y` | 2 |\n\nText[^1].\n\n[^1]: A note.', 'mdx'],
    ['a rule first', '---\n\n# One\n\n***\n\n* two\n\n+ three\n\n1. four\n2. five', 'md'],
    [
      'Markdown',
      'A seat.\n\n- [record](./record.mdx#x)\n\n<b>bold</b>\n\n```res\nlet a = 1\n```',
      'md',
    ],
  ])('is the one that its text alone gives: %s', async (_, content, ending) => {
    const { texts, trees } = await bundle(content, ending);
    expect(texts).toEqual(await alone(content, ending));
    expect(trees[1]).toBe(trees[0]);
  });

  it.each([
    ['a name behind a colon', 'A label such as x:name here.', 'mdx'],
    ['a line with a directive', '::video', 'mdx'],
    ['a block with a directive', ':::note\n\nText.\n\n:::', 'md'],
    ['elements that shared a paragraph', '<b>one</b>\n<b>two</b>', 'mdx'],
    ['components that show data', '<BindingsTable />', 'mdx'],
    ['Markdown with comments', 'One.\n\n<!-- two -->', 'md'],
  ])('is left to be parsed alone: %s', async (_, content, ending) => {
    expect((await bundle(content, ending)).texts).toBeUndefined();
  });

  it('is the last one that was compiled', async () => {
    const bundled = bundledPages();
    await bundle('One.', 'mdx', bundled);
    const { texts } = await bundle('Two.', 'mdx', bundled);
    expect(texts?.whole).toBe('# Seats\n\n> Where people sit.\n\nTwo.\n');
  });

  it('names the line of the file where something has no meaning in Markdown', async () => {
    await expect(bundle('Text.\n\nTwo {1 + 1} seats')).rejects.toThrow(
      'docs/manual/seats.mdx:8: Expected text or a comment in braces, got {1 + 1}',
    );
  });
});

describe('pages that nobody expects', () => {
  const tree: Root = { type: 'root', children: [] };
  const file = { path: `${ROOT}/docs/manual/seats.mdx`, value: '' };

  it('are left alone', async () => {
    const bundled = bundledPages();
    const print = bundled.remark();
    await print(tree, file);
    expect(bundled.textsOf('docs/manual/seats.mdx')).toBeUndefined();
    bundled.expect({ pages: [pageFor('md')], tools });
    await print(tree, file);
    expect(bundled.textsOf('docs/manual/seats.mdx')).toBeUndefined();
  });

  it('are forgotten when others are expected', async () => {
    const bundled = bundledPages();
    await bundle('One.', 'mdx', bundled);
    bundled.expect({ pages: [], tools });
    expect(bundled.textsOf('docs/manual/seats.mdx')).toBeUndefined();
  });
});
