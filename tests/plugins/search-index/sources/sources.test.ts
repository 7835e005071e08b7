import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { type SiteSources, sourcePages } from '../../../../plugins/search-index/sources';
import { keywordsByPath, writtenPages } from '../../../../plugins/search-index/sources/content';
import { SHARDS } from '../../../../src/lib/search/shards';

const DOCS = 'docusaurus-plugin-content-docs';

function shard(name: string) {
  const found = SHARDS.find((one) => one.name === name);
  if (!found) throw new Error(`expected a shard ${name}`);
  return found;
}

describe('what plugins have loaded', () => {
  const page = { id: 'type', title: 'Type', source: '@site/a.mdx', permalink: '/docs/a', tags: [] };

  it('is read of all versions, and of the blog', () => {
    const post = { ...page, title: 'Post', permalink: '/blog/post', description: 'About' };
    expect(
      writtenPages({
        [DOCS]: { default: { loadedVersions: [{ docs: [page] }, { docs: [page] }] } },
        'docusaurus-plugin-content-blog': { default: { blogPosts: [{ metadata: post }] } },
      }).map(({ title }) => title),
    ).toEqual(['Type', 'Type', 'Post']);
  });

  it('is read of written pages elsewhere, not of components', () => {
    const keywords = ['npm'];
    const sectionKeywords = { names: ['scope'] };
    const frontMatter = { keywords, sectionKeywords };
    const written = { ...page, title: 'Guide', permalink: '/guide', frontMatter };
    const component = { type: 'jsx', source: '@site/src/pages/brand.tsx', permalink: '/brand' };
    const pages = writtenPages({
      'docusaurus-plugin-content-pages': { default: [written, component] },
    });
    expect([...keywordsByPath(pages)]).toEqual([['/guide', frontMatter]]);
  });

  it('may have other plugins only', () => {
    expect(writtenPages({})).toEqual([]);
  });

  it('is refused in another form', () => {
    expect(() => writtenPages({ [DOCS]: { react: { loadedVersions: 1 } } })).toThrow(
      /^search-index: .* in the content of docusaurus-plugin-content-docs, react; was Docusaurus updated\?$/,
    );
  });
});

describe('a shard from sources', () => {
  let root: string;
  const sources = (): SiteSources => ({
    root,
    baseUrl: '/',
    written: [
      {
        title: 'Pipe',
        source: '@site/pipe.mdx',
        permalink: '/docs/manual/latest/pipe',
        description: 'About pipes.',
        frontMatter: {
          category: 'Language Features',
          keywords: ['chain'],
          sectionKeywords: { one: ['first'] },
        },
      },
      { title: 'Core', source: '@site/core.mdx', permalink: '/docs/manual/latest/api/core/' },
      {
        title: 'Core.Array',
        source: '@site/array.generated.mdx',
        permalink: '/docs/manual/latest/api/core/array',
      },
      { title: 'Post', source: '@site/post.md', permalink: '/blog/post' },
      {
        title: 'Chain steps',
        source: '@site/pipe.mdx',
        permalink: '/tour/pipe',
        frontMatter: { keywords: ['chain'] },
      },
    ],
    dataPages: {
      '/packages': {
        title: 'Package Index',
        sections: [{ level: 2, heading: 'rescript', anchor: 'package-rescript' }],
      },
    },
    loadApi: async () => ({
      models: [
        {
          version: 'v11.0.0',
          libraries: [
            {
              root: {
                id: 'Core',
                slug: 'core',
                items: [
                  {
                    kind: 'value',
                    name: 'ignore',
                    anchor: 'value-ignore',
                    signature: 'let ignore: int',
                  },
                ],
                modules: [{ id: 'Core.Array', slug: 'core/array', items: [], modules: [] }],
              },
            },
          ],
        },
      ],
    }),
    transforms: [],
    memberKeywords: new Map([['Core.ignore', ['discard']]]),
  });

  beforeAll(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
    fs.writeFileSync(path.join(root, 'pipe.mdx'), '---\ntitle: Pipe\n---\n\nWords.\n\n## One\n');
    fs.writeFileSync(path.join(root, 'core.mdx'), '---\ntitle: Core\n---\n\n## Guide\n');
    fs.writeFileSync(path.join(root, 'post.md'), '---\ntitle: Post\n---\n\nNews.\n');
  });

  afterAll(() => fs.rmSync(root, { recursive: true }));

  it('has written pages, guides with the members of their module, and modules', async () => {
    expect(await sourcePages(shard('manual-latest'), sources())).toEqual([
      {
        url: '/docs/manual/latest/pipe',
        area: 'manual',
        group: 'Language Features',
        title: 'Pipe',
        text: 'Words.',
        description: 'About pipes.',
        keywords: ['chain'],
        sections: [{ level: 2, heading: 'One', anchor: 'one', keywords: ['first'] }],
      },
      {
        url: '/docs/manual/latest/api/core',
        area: 'api',
        group: 'Core',
        title: 'Core',
        sections: [
          { level: 2, heading: 'Guide', anchor: 'guide' },
          {
            level: 2,
            heading: 'ignore',
            anchor: 'value-ignore',
            signature: 'int',
            keywords: ['discard'],
          },
        ],
      },
      {
        url: '/docs/manual/latest/api/core/array',
        area: 'api',
        group: 'Core',
        title: 'Core.Array',
        sections: [],
      },
    ]);
  });

  it('has pages with data', async () => {
    const pages = await sourcePages(shard('site'), sources());
    expect(pages.map(({ url, group }) => [url, group])).toEqual([
      ['/blog/post', 'Blog'],
      ['/packages', 'Packages'],
    ]);
  });

  it('has steps of the tour without texts and keywords, as builds do', async () => {
    const pages = await sourcePages(shard('manual-v12.0.0'), sources());
    const step = pages.find(({ url }) => url === '/tour/pipe');
    expect(step?.title).toBe('Chain steps');
    expect(step).not.toHaveProperty('text');
    expect(step).not.toHaveProperty('keywords');
  });

  it('asks for no model where there is no reference', async () => {
    const loadApi = () => Promise.reject(new Error('asked'));
    await expect(sourcePages(shard('site'), { ...sources(), loadApi })).resolves.toHaveLength(2);
  });
});
