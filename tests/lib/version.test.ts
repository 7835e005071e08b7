import { compareVersions, formatVersion, parseVersion, type Version } from '../../src/lib/version';

describe('parseVersion', () => {
  test.each<[string, Version]>([
    ['v11.0.0', { major: 11, minor: 0, patch: 0 }],
    ['v0.12.0', { major: 0, minor: 12, patch: 0 }],
    [
      'v12.0.0-alpha.15',
      { major: 12, minor: 0, patch: 0, prerelease: { kind: 'alpha', number: 15 } },
    ],
    ['v12.0.0-beta.0', { major: 12, minor: 0, patch: 0, prerelease: { kind: 'beta', number: 0 } }],
    ['v12.0.0-dev.1', { major: 12, minor: 0, patch: 0, prerelease: { kind: 'dev', number: 1 } }],
    ['v11.1.0-rc.9', { major: 11, minor: 1, patch: 0, prerelease: { kind: 'rc', number: 9 } }],
  ])('reads %s, and writes it again', (text, version) => {
    expect(parseVersion(text)).toEqual(version);
    expect(formatVersion(version)).toBe(text);
  });

  test.each([
    '',
    'latest',
    '11.0.0',
    'v11',
    'v11.0',
    'v11.0.0.0',
    'v11.0.0 ',
    'v11.0.0\n',
    'V11.0.0',
    'v011.0.0',
    'v-1.0.0',
    'v1.0.0-',
    'v1.0.0-alpha',
    'v1.0.0-alpha.',
    'v1.0.0-alpha.1.2',
    'v1.0.0-gamma.1',
    'v1.0.0-Alpha.1',
    'v1.0.0+build',
    'v99999999999999999999.0.0',
    'v1.0.0-rc.99999999999999999999',
  ])('refuses %j', (text) => {
    expect(parseVersion(text)).toBeUndefined();
  });
});

describe('compareVersions', () => {
  const ascending = [
    'v0.9.0',
    'v0.10.0',
    'v9.1.4',
    'v10.1.4',
    'v11.0.0',
    'v11.1.4',
    // Glued together as digits this one would be the newest (11110 > 1200).
    'v11.1.10',
    'v12.0.0-dev.2',
    'v12.0.0-alpha.1',
    'v12.0.0-alpha.9',
    'v12.0.0-alpha.10',
    'v12.0.0-alpha.11',
    'v12.0.0-beta.1',
    'v12.0.0-rc.1',
    'v12.0.0',
    'v12.0.1-dev.1',
  ];

  test('sorts, whatever the order before', () => {
    const parsed = [...ascending].reverse().flatMap((text) => parseVersion(text) ?? []);
    expect(parsed.sort(compareVersions).map(formatVersion)).toEqual(ascending);
  });

  test('equal versions are equal', () => {
    const [a, b] = [parseVersion('v12.0.0-rc.1'), parseVersion('v12.0.0-rc.1')];
    expect(a && b && compareVersions(a, b)).toBe(0);
  });
});
