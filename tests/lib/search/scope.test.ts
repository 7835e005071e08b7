import { SHARDS, shardsOf, shardUrl } from '../../../src/lib/search/shards';
import { type Scope, scopesOf } from '../../../src/lib/search/scope';
import { MANUAL_VERSIONS, REACT_VERSIONS } from '../../../src/versions';

function shardNames({ filters }: Scope): string[] {
  return shardsOf(filters).map(({ name }) => name);
}

function scope(pathname: string, id: string): Scope {
  const found = scopesOf(pathname, '/').find((candidate) => candidate.id === id);
  if (!found) throw new Error(`expected a scope ${id} on ${pathname}`);
  return found;
}

describe('where a search begins', () => {
  it.each([
    ['/docs/manual/latest/record', 'manual-latest'],
    ['/docs/manual/latest/api/core/array', 'manual-latest'],
    ['/docs/manual/v12.0.0/api', 'manual-v12.0.0'],
    ['/docs/manual/v8.0.0/let-binding', 'manual-v8.0.0'],
    ['/docs/v10.0.0', 'manual-v10.0.0'],
    ['/docs/react/latest/router', 'react-latest'],
    ['/docs/react/v0.10.0/introduction', 'react-v0.10.0'],
    ['/docs/reason-compiler/latest/class', 'reason-compiler-latest'],
    ['/', 'manual-latest'],
    ['/blog/a-post', 'manual-latest'],
    ['/community/overview', 'manual-latest'],
    ['/docs/manual/v99.0.0/record', 'manual-latest'],
  ])('%s searches %s alone', (pathname, shard) => {
    expect(shardNames(scopesOf(pathname, '/')[0])).toEqual([shard]);
  });

  it('knows the base URL', () => {
    expect(shardNames(scopesOf('/sub/docs/react/v0.11.0/router', '/sub/')[0])).toEqual([
      'react-v0.11.0',
    ]);
  });
});

describe('the filter', () => {
  it('offers every version of manual and React once', () => {
    const scopes = scopesOf('/docs/manual/v10.0.0/record', '/');
    const ids = scopes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const row of MANUAL_VERSIONS) expect(ids).toContain(`manual-${row.path}`);
    for (const row of REACT_VERSIONS) expect(ids).toContain(`react-${row.path}`);
    expect(new Set(scopes.map(({ label }) => label)).size).toBe(scopes.length);
  });

  it('joins the areas of one generation', () => {
    expect(shardNames(scope('/docs/manual/latest/record', 'all-areas'))).toEqual([
      'manual-latest',
      'react-latest',
      'site',
    ]);
    expect(shardNames(scope('/docs/react/v0.11.0/router', 'all-areas'))).toEqual([
      'manual-v10.0.0',
      'react-v0.11.0',
    ]);
    expect(shardNames(scope('/docs/manual/v12.0.0/record', 'all-areas'))).toEqual([
      'manual-v12.0.0',
      'react-latest',
    ]);
  });

  it('leaves React out where no version of it goes with the manual', () => {
    expect(shardNames(scope('/docs/manual/v8.0.0/let-binding', 'all-areas'))).toEqual([
      'manual-v8.0.0',
    ]);
  });

  it('reaches everything', () => {
    expect(shardNames(scope('/', 'everything'))).toEqual(SHARDS.map(({ name }) => name));
    expect(shardNames(scope('/', 'site'))).toEqual(['site']);
    expect(shardNames(scope('/', 'reason-compiler'))).toEqual(['reason-compiler-latest']);
  });
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
});
