import { SHARDS, shardsOf, shardUrl } from '../../../src/lib/search/shards';
import { percentsOf, preferenceOf, takesFacets } from '../../../src/lib/search/facets';
import { SEARCH_AREAS, type SearchArea } from '../../../src/lib/search/record';
import {
  areasOf,
  filtersBeyond,
  type Generation,
  readerPlace,
  type Scope,
  scopeOf,
} from '../../../src/lib/search/scope';
import { MANUAL_VERSIONS } from '../../../src/versions';

function scopeAt(pathname: string, area?: SearchArea, remembered?: string, baseUrl = '/'): Scope {
  const place = readerPlace(pathname, baseUrl, remembered);
  return scopeOf(place, place.own, area);
}

function shardNames({ filters }: Pick<Scope, 'filters'>): string[] {
  return shardsOf(filters).map(({ name }) => name);
}

function generationAt(pathname: string, id: string): Generation {
  const found = readerPlace(pathname, '/', undefined).generations.find((row) => row.id === id);
  if (!found) throw new Error(`expected a generation ${id} on ${pathname}`);
  return found;
}

describe('a search goes through all areas, each in the version that belongs to the page', () => {
  it.each([
    ['/docs/manual/latest/record', ['manual-latest', 'react-latest']],
    ['/docs/manual/latest/api/core/array', ['manual-latest', 'react-latest']],
    ['/docs/manual/v12.0.0/api', ['manual-v12.0.0', 'react-latest']],
    ['/docs/manual/v10.0.0/record', ['manual-v10.0.0', 'react-v0.11.0']],
    // No bindings of these docs go with the oldest compiler.
    ['/docs/manual/v8.0.0/let-binding', ['manual-v8.0.0']],
    ['/docs/v10.0.0', ['manual-v10.0.0', 'react-v0.11.0']],
    ['/docs/react/latest/router', ['manual-latest', 'react-latest']],
    ['/docs/react/v0.10.0/introduction', ['manual-v9.0.0', 'react-v0.10.0']],
    ['/docs/reason-compiler/latest/class', ['manual-v8.0.0']],
    ['/', ['manual-latest', 'react-latest']],
    ['/blog/a-post', ['manual-latest', 'react-latest']],
    ['/docs/manual/v99.0.0/record', ['manual-latest', 'react-latest']],
  ])('%s', (pathname, versioned) => {
    expect(shardNames(scopeAt(pathname))).toEqual([...versioned, 'reason-compiler-latest', 'site']);
  });

  it('takes the remembered version on pages without one alone', () => {
    expect(shardNames(scopeAt('/community/overview', undefined, 'v10.0.0'))).toContain(
      'manual-v10.0.0',
    );
    expect(shardNames(scopeAt('/docs/manual/latest/type', undefined, 'v10.0.0'))).toContain(
      'manual-latest',
    );
    expect(shardNames(scopeAt('/', undefined, 'v0.0.1'))).toContain('manual-latest');
  });

  it('knows the base URL', () => {
    expect(
      shardNames(scopeAt('/sub/docs/react/v0.11.0/router', 'react', undefined, '/sub/')),
    ).toEqual(['react-v0.11.0']);
  });
});

describe('the filter', () => {
  it('offers each version of the manual once', () => {
    const { own, generations } = readerPlace('/docs/react/v0.11.0/router', '/', undefined);
    expect(generations.map(({ id }) => id)).toEqual(MANUAL_VERSIONS.map(({ path }) => path));
    expect(generations).toContain(own);
    expect(own.react?.name).toBe('v0.11.0');
  });

  it('narrows to an area, and leaves the other places as they are', () => {
    const { filters, wideFilters } = scopeAt('/docs/manual/latest/record', 'api');
    const facets = { area: 'api', version: 'v11.0.0' } as const;
    expect(takesFacets(filters, facets)).toBe(true);
    expect(takesFacets(filters, { ...facets, area: 'manual' })).toBe(false);
    expect(takesFacets(wideFilters, { ...facets, area: 'manual' })).toBe(true);
    expect(takesFacets(wideFilters, { ...facets, version: 'v12.0.0' })).toBe(false);
    expect(shardNames(scopeAt('/docs/manual/latest/record', 'site'))).toEqual(['site']);
  });

  it('has no area that the version lacks', () => {
    const place = readerPlace('/docs/manual/v8.0.0/let-binding', '/', undefined);
    expect(areasOf(place.own)).not.toContain('react');
    expect(scopeOf(place, place.own, 'react').area).toBeUndefined();
  });
});

describe('what counts for more', () => {
  const preferences = (pathname: string) => {
    const percents = percentsOf(scopeAt(pathname).preferences);
    return Object.fromEntries(SEARCH_AREAS.map((area) => [area, preferenceOf(percents, { area })]));
  };

  it.each([
    ['/docs/react/latest/router', 'react', 'manual'],
    ['/docs/manual/latest/record', 'manual', 'react'],
    ['/docs/manual/latest/api/core', 'api', 'react'],
    ['/docs/manual/latest/api/core', 'api', 'manual'],
    ['/docs/reason-compiler/latest/class', 'reason-compiler', 'manual'],
    // Pages of no area in particular lead to the manual.
    ['/', 'manual', 'react'],
    ['/community/overview', 'manual', 'site'],
  ])('on %s: %s before %s', (pathname, first, second) => {
    const percents = preferences(pathname);
    expect(percents[first]).toBeGreaterThan(percents[second] ?? 0);
    expect(percents[second]).toBeGreaterThan(0);
  });

  it('is never a page without a version, unless the reader is on one', () => {
    expect(preferences('/docs/manual/latest/record')).toMatchObject({
      site: 0,
      'reason-compiler': 0,
    });
    expect(preferences('/blog/a-post').site).toBeGreaterThan(0);
  });

  it.each([
    ['/syntax-lookup', 'Syntax Lookup'],
    ['/syntax-lookup/send-decorator', 'Syntax Lookup'],
    ['/packages', 'Packages'],
    ['/errors', 'Error Index'],
    ['/community/overview', 'Community'],
  ])('on %s, where readers look things up, is %s before all other pages', (pathname, group) => {
    const percents = percentsOf(scopeAt(pathname).preferences);
    const own = preferenceOf(percents, { area: 'site', group });
    expect(own).toBeGreaterThan(preferenceOf(percents, { area: 'manual' }));
    expect(own).toBeGreaterThan(preferenceOf(percents, { area: 'site', group: 'Blog' }));
  });

  it.each(['/docs/manual/latest/record', '/docs/manual/latest/record/'])(
    'is a section of the page on screen before those of its neighbors, and these before the page: %s',
    (pathname) => {
      const percents = percentsOf(scopeAt(pathname).preferences);
      const worth = (url: string, isPage = false) =>
        preferenceOf(percents, { area: 'manual', url, isPage });
      const neighbor = worth('/docs/manual/latest/object');
      expect(worth('/docs/manual/latest/record')).toBeGreaterThan(neighbor);
      expect(worth('/docs/manual/latest/record', true)).toBeLessThan(neighbor);
    },
  );

  it('is no group elsewhere', () => {
    for (const pathname of ['/', '/blog/a-post', '/docs/v10.0.0', '/docs/manual/latest/record']) {
      expect(scopeAt(pathname).preferences.join()).not.toContain('lvl0');
    }
  });
});

test('another version is counted without what it shares with the first', () => {
  const pathname = '/docs/manual/latest/record';
  const latest = generationAt(pathname, 'latest');
  expect(shardsOf(filtersBeyond(latest, generationAt(pathname, 'v10.0.0')))).toMatchObject([
    { name: 'manual-v10.0.0' },
    { name: 'react-v0.11.0' },
  ]);
  expect(shardsOf(filtersBeyond(latest, generationAt(pathname, 'v12.0.0')))).toMatchObject([
    { name: 'manual-v12.0.0' },
  ]);
});

describe('the files of the index', () => {
  it('have names of their own', () => {
    expect(new Set(SHARDS.map(({ name }) => name)).size).toBe(SHARDS.length);
  });

  it('lie below the base URL', () => {
    const [shard] = SHARDS;
    if (!shard) throw new Error('expected a shard');
    expect(shardUrl('/sub/', shard, 'all')).toBe(`/sub/search/${shard.name}.json`);
    expect(shardUrl('/', shard, 'names')).toBe(`/search/${shard.name}.names.json`);
  });

  it('are all needed where nothing is filtered', () => {
    expect(shardsOf([])).toEqual(SHARDS);
  });
});
