import {
  docsVersionOf,
  parseDocsRoute,
  versionMessage,
  versionsOf,
  type Area,
} from '../../src/lib/docsRoute';

describe('parseDocsRoute', () => {
  test.each<[string, Area, string | undefined, string]>([
    ['/', 'other', undefined, ''],
    ['/try', 'other', undefined, 'try'],
    ['/docs', 'other', undefined, 'docs'],
    ['/docs/latest', 'other', 'latest', ''],
    ['/docs/v8.0.0', 'other', 'v8.0.0', ''],
    [
      '/docs/guidelines/publishing-packages',
      'other',
      undefined,
      'docs/guidelines/publishing-packages',
    ],
    ['/docs/manual/latest/let-binding', 'manual', 'latest', 'let-binding'],
    ['/docs/manual/v12.0.0/let-binding/', 'manual', 'v12.0.0', 'let-binding'],
    ['/docs/manual/next/type', 'manual', 'next', 'type'],
    ['/docs/manual/v12.0.0-alpha.3/type', 'manual', 'v12.0.0-alpha.3', 'type'],
    ['/docs/manual/latest', 'manual', 'latest', ''],
    ['/docs/manual/introduction', 'manual', undefined, 'introduction'],
    ['/docs/manual', 'manual', undefined, ''],
    ['/docs/manual/latest/api', 'api', 'latest', ''],
    ['/docs/manual/v10.0.0/api/js/array-2', 'api', 'v10.0.0', 'js/array-2'],
    ['/docs/manual/latest/api-notes', 'manual', 'latest', 'api-notes'],
    ['/docs/react/latest/memo', 'react', 'latest', 'memo'],
    ['/docs/react/v0.11.0/api/x', 'react', 'v0.11.0', 'api/x'],
    ['/docs/gentype/latest/usage', 'gentype', 'latest', 'usage'],
    ['/docs/reason-compiler/latest/class', 'reason-compiler', 'latest', 'class'],
    ['/community/roadmap', 'community', undefined, 'roadmap'],
    ['/blog', 'blog', undefined, ''],
    ['/blog/release-11-0-0', 'blog', undefined, 'release-11-0-0'],
  ])('%s', (pathname, area, version, slug) => {
    expect(parseDocsRoute(pathname)).toEqual({ area, version, slug });
  });

  test('reads below a base URL, and nothing beside it', () => {
    const type = { area: 'manual', version: 'latest', slug: 'type' };
    expect(parseDocsRoute('/site/docs/manual/latest/type', '/site/')).toEqual(type);
    expect(parseDocsRoute('/site2/docs/manual/latest/type', '/site/').area).toBe('other');
  });
});

describe('docsVersionOf', () => {
  test.each<[Area, string | undefined, string | undefined]>([
    ['manual', 'v12.0.0', 'v12.0.0'],
    ['manual', 'next', 'v12.0.0'],
    ['manual', 'v11.0.0', 'v11.0.0'],
    ['manual', 'latest', 'v11.0.0'],
    ['manual', undefined, 'v11.0.0'],
    ['api', 'v8.0.0', 'v8.0.0'],
    ['blog', undefined, 'v11.0.0'],
    ['gentype', 'latest', 'v11.0.0'],
    ['react', 'latest', 'v0.12.0'],
    ['react', undefined, 'v0.12.0'],
    ['react', 'v0.10.0', 'v0.10.0'],
    ['react', 'next', undefined],
    ['react', 'v11.0.0', undefined],
    ['reason-compiler', 'latest', 'BS@8.2.0'],
    ['reason-compiler', undefined, 'BS@8.2.0'],
    ['manual', 'v13.0.0', undefined],
    ['manual', 'rubbish', undefined],
  ])('%s %s is %s', (area, routeVersion, name) => {
    expect(docsVersionOf(area, routeVersion)?.name).toBe(name);
  });

  test('every version finds itself by name and by path', () => {
    for (const area of ['manual', 'api', 'react', 'reason-compiler'] as const) {
      for (const row of versionsOf(area)) {
        expect(docsVersionOf(area, row.name)).toBe(row);
        expect(docsVersionOf(area, row.path)).toBe(row);
      }
    }
  });
});

test.each([
  ['next', 'This docs version is work in progress!'],
  ['latest', 'This is the latest docs version'],
  ['released', undefined],
  ['legacy', undefined],
] as const)('the message of a version that is %s', (channel, message) => {
  expect(versionMessage(channel)).toBe(message);
});
