import { namesOf, shardFiles } from '../../../plugins/search-index/shards';
import { packNames } from '../../../src/lib/search/packedNames';
import { type IndexedPage, shardContentsDecoder, SHARDS } from '../../../src/lib/search/shards';

const PAGE: IndexedPage = {
  url: '/docs/manual/latest/pipe',
  area: 'manual',
  group: 'Language Features',
  title: 'Pipe',
  text: 'The pipe passes a value.',
  keywords: ['chain'],
  sections: [
    { level: 2, heading: 'A first pipe', anchor: 'a-first-pipe', text: 'x->f' },
    { level: 3, heading: 'Below', anchor: 'below' },
    { level: 4, heading: 'Deep', anchor: 'deep', text: 'deep' },
  ],
};
const API: IndexedPage = {
  ...PAGE,
  url: '/docs/manual/latest/api/core',
  area: 'api',
  title: 'Core',
};
const ORIGIN = {
  build: 'b1',
  source: { kind: 'build', time: '2026-11-22T10:00:00.000Z' },
} as const;

function shard(name: string, pages: Parameters<typeof shardFiles>[0]) {
  const found = shardFiles(pages, ORIGIN).find((files) => files.shard.name === name);
  if (!found) throw new Error(`expected a shard ${name}`);
  return found;
}

describe('files of names', () => {
  it('have titles, the first keywords and upper headings, without texts', () => {
    expect(namesOf(PAGE)).toEqual({
      url: PAGE.url,
      area: 'manual',
      group: 'Language Features',
      keywords: ['chain'],
      title: 'Pipe',
      sections: [{ level: 2, heading: 'A first pipe', anchor: 'a-first-pipe' }],
    });
  });
});

describe('shards', () => {
  const pages = [
    { version: 'v11.0.0', page: PAGE },
    { version: 'v11.0.0', page: API },
    { version: 'v12.0.0', page: { ...PAGE, url: '/docs/manual/v12.0.0/pipe' } },
  ];

  it('are all there, also without pages', () => {
    expect(shardFiles([], ORIGIN).map((files) => files.shard)).toEqual(SHARDS);
  });

  it('hold the areas of their version, in the form that the browser checks', () => {
    const { all, names } = shard('manual-latest', pages);
    expect(all.pages).toEqual([PAGE, API]);
    expect(names.pages).toEqual([PAGE, API].map(namesOf).map(packNames));
    expect(shardContentsDecoder(JSON.parse(JSON.stringify(names)))).toEqual({
      ok: true,
      value: names,
    });
    expect(shardContentsDecoder(JSON.parse(JSON.stringify(all)))).toEqual({ ok: true, value: all });
    expect(all).toMatchObject({ ...ORIGIN, version: 'v11.0.0' });
    expect(shard('manual-v12.0.0', pages).all.pages).toHaveLength(1);
    expect(shard('site', pages).all.pages).toEqual([]);
  });

  it('have the members of modules in a short form', () => {
    const sections = [{ level: 2, heading: 'map', anchor: 'value-map', text: 'map: …' }];
    const { all, names } = shard('manual-latest', [
      { version: 'v11.0.0', page: { ...API, sections } },
    ]);
    expect(all.pages[0]?.sections).toEqual(sections);
    expect(names.pages[0]).toMatchObject({ members: { value: 'map' }, sections: [] });
  });

  it('refuse a page that none of them holds', () => {
    expect(() => shardFiles([{ version: 'v1.0.0', page: PAGE }], ORIGIN)).toThrow(
      'search-index: expected a shard for /docs/manual/latest/pipe (area manual, version v1.0.0), got none; add one to src/lib/search/shards.ts.',
    );
  });
});
