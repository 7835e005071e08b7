import { searchPlaceOf } from '../../../src/lib/search/place';
import { SHARDS } from '../../../src/lib/search/shards';

describe('the place of a page', () => {
  it.each([
    ['/docs/manual/latest/pipe', 'manual', 'v11.0.0'],
    ['/docs/manual/v12.0.0/api/stdlib', 'api', 'v12.0.0'],
    ['/docs/manual/next/type', 'manual', 'v12.0.0'],
    ['/docs/react/latest/router', 'react', 'v0.12.0'],
    ['/docs/reason-compiler/latest/class', 'reason-compiler', 'BS@8.2.0'],
    ['/docs/gentype/latest/usage', 'manual', 'v11.0.0'],
    ['/docs/v10.0.0', 'manual', 'v10.0.0'],
    ['/tour', 'manual', 'v12.0.0'],
    ['/tour/records', 'manual', 'v12.0.0'],
    ['/tour/v11.0.0/records', 'manual', 'v11.0.0'],
    ['/', 'site', 'v11.0.0'],
    ['/blog/a-post', 'site', 'v11.0.0'],
    ['/community/overview', 'site', 'v11.0.0'],
    ['/syntax-lookup', 'site', 'v11.0.0'],
    ['/docs/manual/v99.0.0/pipe', 'manual', 'v11.0.0'],
  ])('%s: %s, %s', (pathname, area, version) => {
    const place = searchPlaceOf(pathname, '/');
    expect(place).toEqual({ area, version });
    expect(
      SHARDS.filter((one) => one.version === version && one.areas.includes(place.area)),
    ).toHaveLength(1);
  });

  it('knows the base URL', () => {
    expect(searchPlaceOf('/sub/docs/manual/v10.0.0/api', '/sub/')).toEqual({
      area: 'api',
      version: 'v10.0.0',
    });
  });
});
