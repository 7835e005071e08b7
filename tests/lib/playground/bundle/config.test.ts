import {
  bundleFields,
  bundleOrigins,
  bundlesOf,
  DEFAULT_BUNDLES,
  playgroundBundles,
} from '../../../../src/lib/playground/bundle/config';

describe('the address of the bundles', () => {
  it.each<[string | undefined, string | undefined]>([
    [undefined, 'https://cdn.rescript-lang.org'],
    ['', undefined],
    [' ', undefined],
    ['https://bundles.example', 'https://bundles.example'],
    ['https://bundles.example:8443/a/b-1.0/', 'https://bundles.example:8443/a/b-1.0'],
    ['http://localhost:4711', 'http://localhost:4711'],
    ['http://127.0.0.1:80/x', 'http://127.0.0.1:80/x'],
    ['/bundles', '/bundles'],
    ['/bundles/official/', '/bundles/official'],
  ])('PLAYGROUND_BUNDLES=%s is %s', (value, expected) => {
    expect(playgroundBundles({ PLAYGROUND_BUNDLES: value })).toBe(expected);
  });

  it.each([
    'http://bundles.example',
    'http://localhost.example',
    'https://bundles.example/a b',
    'https://bundles.example?x',
    'https://user@bundles.example',
    '//bundles.example',
    '/',
    '/a/../b',
    'bundles',
    "https://a.example;script-src 'unsafe-inline'",
  ])('refuses %s in one sentence', (value) => {
    expect(() => playgroundBundles({ PLAYGROUND_BUNDLES: value })).toThrow(
      `or nothing in PLAYGROUND_BUNDLES of the environment, got "${value}"; correct or unset it.`,
    );
  });
});

describe('the origins of the bundles', () => {
  it.each<[string | undefined, readonly string[]]>([
    [DEFAULT_BUNDLES, ['https://cdn.rescript-lang.org']],
    ['https://bundles.example:8443/a', ['https://bundles.example:8443']],
    ['/bundles', []],
    [undefined, []],
  ])('of %s are %j', (bundles, expected) => {
    expect(bundleOrigins(bundles)).toEqual(expected);
  });
});

describe('what pages carry', () => {
  it('is nothing for the official host', () => {
    expect(bundleFields(DEFAULT_BUNDLES)).toEqual({});
  });

  it.each([DEFAULT_BUNDLES, 'https://bundles.example', '/bundles', undefined])(
    'says %s to the playground',
    (bundles) => {
      expect(bundlesOf(bundleFields(bundles).playground)).toBe(bundles);
    },
  );
});
