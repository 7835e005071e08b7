import { cachingHeaders } from '../measure/hosts';
import { sharedBytes, summarize, type LoadedFile } from '../measure/firstLoad';
import { sampleInTurn, turns } from '../measure/inTurn';
import { postSlug } from '../templates';
import { headersOf, parseHeaders } from '../../scripts/serve/headers';

const file = (path: string, type: string, bytes: number, rest: Partial<LoadedFile> = {}) => ({
  path,
  type,
  bytes,
  prefetched: false,
  beforeLoad: true,
  ...rest,
});

describe('summarize', () => {
  it('adds up by kind and tells what came before load', () => {
    const load = summarize([
      file('/a', 'document', 5),
      file('/a.css', 'stylesheet', 4),
      file('/a.js', 'script', 3),
      file('/b.js', 'script', 2, { beforeLoad: false }),
      file('/next', 'other', 50, { prefetched: true, beforeLoad: false }),
      file('/a.png', 'image', 9),
    ]);
    expect(load.total).toEqual({ html: 5, css: 4, js: 5, font: 0 });
    expect(load.beforeLoad).toEqual({ html: 5, css: 4, js: 3, font: 0 });
    expect(load.prefetched).toBe(50);
    expect(load.requests).toBe(5);
  });
});

describe('sharedBytes', () => {
  it('counts scripts and styles that every page loads itself', () => {
    const common = [file('/main.js', 'script', 10), file('/main.css', 'stylesheet', 1)];
    expect(
      sharedBytes([
        [...common, file('/one.js', 'script', 5), file('/two.js', 'script', 7)],
        [...common, file('/two.js', 'script', 7, { prefetched: true })],
      ]),
    ).toBe(11);
  });
});

describe('turns', () => {
  it('begins each round with another site', () => {
    expect(turns(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c', 'b', 'c', 'a', 'c', 'a', 'b']);
    expect(turns([], 2)).toEqual([]);
  });

  it('orders the samples', async () => {
    let count = 0;
    const samples = await sampleInTurn(['a', 'b'], 2, async () => (count += 1));
    expect([...samples]).toEqual([
      ['a', [1, 4]],
      ['b', [2, 3]],
    ]);
  });
});

describe('cachingHeaders', () => {
  it('lets browsers keep hashed files and ask for pages', () => {
    const blocks = parseHeaders(cachingHeaders(['/assets/*']));
    expect(headersOf(blocks, '/assets/a.js')['Cache-Control']).toContain('immutable');
    expect(headersOf(blocks, '/docs/a')['Cache-Control']).toContain('must-revalidate');
  });
});

describe('postSlug', () => {
  it('is read from the front matter', () => {
    expect(postSlug('---\nslug: a-post\ntitle: A\n---\n')).toBe('a-post');
    expect(postSlug('# A\n')).toBeUndefined();
  });
});
