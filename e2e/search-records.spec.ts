/** What search finds of the real build: every page, every anchor, and files that are small enough. */
import { recordsOf } from '../src/lib/search/records';
import { type Shard, shardContentsDecoder, SHARDS, shardUrl } from '../src/lib/search/shards';
import { pagePaths, readBuild } from './build';
import { TAKES_EVERY } from './every';
import { expect, test } from './fixtures';
import { expectLight } from './weight';

/** Both files of a version, after Brotli. */
const HEAVIEST = 388 * 1024;

/**
 * The names of the latest manual and its reference: what arrives with the first answer within half a
 * second on a line of 1.6 megabits a second.
 */
const HEAVIEST_NAMES = 35 * 1024;

/** Pages that are programs, not text (`docusaurus.config.ts`). */
const EXCLUDED = ['/try', '/embed'];

/** The text of a shard's file. */
function fileOf(shard: Shard, part: 'names' | 'all'): string {
  return readBuild(shardUrl('', shard, part));
}

function contentsOf(shard: Shard, part: 'names' | 'all') {
  const contents = shardContentsDecoder(JSON.parse(fileOf(shard, part)));
  if (!contents.ok) throw new Error(`expected contents of ${shard.name}`);
  return contents.value;
}

function pages(part: 'names' | 'all' = 'all') {
  return SHARDS.flatMap((shard) => contentsOf(shard, part).pages);
}

function htmlOf(url: string): string {
  return readBuild(url === '/' ? 'index.html' : `${url}.html`);
}

test.describe('search records', () => {
  test('there is one entry for each page', () => {
    const expected = pagePaths().filter((path) => !EXCLUDED.includes(path));
    expect(expected.length).toBeGreaterThan(800);
    for (const part of ['all', 'names'] as const) {
      const urls = pages(part).map(({ url }) => url);
      expect(urls.sort(), part).toEqual(expected);
    }
  });

  test('every anchor is on its page', () => {
    const lost = pages().flatMap(({ url, sections }) => {
      const html = htmlOf(url);
      const ids = new Set(
        [...html.matchAll(/ id=(?:"([^"]*)"|([^\s>]+))/g)].map((m) => m[1] ?? m[2]),
      );
      return sections.flatMap(({ anchor }) => {
        const written = anchor.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        return ids.has(anchor) || ids.has(written) ? [] : [`${url}#${anchor}`];
      });
    });
    expect(lost).toEqual([]);
  });

  test('pages tell crawlers the same area and version', () => {
    const wrong = SHARDS.flatMap((shard) => {
      const { version, pages: own } = contentsOf(shard, 'all');
      return own.filter(({ url, area }) => {
        const html = htmlOf(url);
        const content = (name: string) =>
          new RegExp(`name="?docsearch:${name}"? content="?([^\\s">]+)`).exec(html)?.[1];
        return content('area') !== area || content('version') !== version;
      });
    });
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  test('every record has an id of its own, a title and a group', () => {
    const records = SHARDS.flatMap((shard) => {
      const { version, pages: own } = contentsOf(shard, 'all');
      return own.flatMap((page) => recordsOf(page, version));
    });
    expect(records.length).toBeGreaterThan(20_000);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    const nameless = records.filter(
      ({ hierarchy, type }) =>
        !hierarchy.lvl0 || !hierarchy.lvl1 || (type !== 'content' && !hierarchy[type]),
    );
    expect(nameless.map(({ objectID }) => objectID)).toEqual([]);
  });

  test('texts have no code of pages in them', () => {
    const texts = pages().flatMap(({ url, text, sections }) =>
      [text, ...sections.map((section) => section.text)].map((value) => ({ url, value })),
    );
    const odd = texts.filter(({ value }) =>
      /Copy code|Copy link|JS Output ReScript|Direct link to|Open in playground|\{"metadata"/.test(
        value ?? '',
      ),
    );
    expect(odd).toEqual([]);
  });

  test('files of names belong to the whole ones, and have no texts', () => {
    for (const shard of SHARDS) {
      const { pages: named, ...facts } = contentsOf(shard, 'names');
      expect(contentsOf(shard, 'all')).toMatchObject(facts);
      expect(named.some(({ text }) => text !== undefined)).toBe(false);
    }
  });

  test('files are small', () => {
    // Compressing takes seconds, and the longest are the heaviest.
    const longest = [...SHARDS].sort((a, b) => fileOf(b, 'all').length - fileOf(a, 'all').length);
    for (const shard of TAKES_EVERY ? SHARDS : longest.slice(0, 2)) {
      const names = fileOf(shard, 'names');
      expectLight([names, fileOf(shard, 'all')], HEAVIEST, shard.name);
      expectLight([names], HEAVIEST_NAMES, shard.name);
    }
  });

  test('files are checked for changes like pages', async ({ request }) => {
    for (const shard of SHARDS) {
      const response = await request.get(shardUrl('/', shard, 'names'));
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain('application/json');
      expect(response.headers()['cache-control']).toContain('must-revalidate');
    }
  });
});
