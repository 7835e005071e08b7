import {
  chooseRelease,
  docsVersionOf,
  DOCUMENTED_RELEASES,
  documentedSyntaxes,
  groupReleases,
  reasonRelease,
} from '../../../src/lib/playground/releases';
import { KNOWN_RELEASES } from '../../../src/lib/playground/bundle/releases';
import { LATEST_MANUAL_VERSION } from '../../../src/versions';

/** As the official host lists them, in no order. */
const OFFICIAL = [
  'v8.2.0',
  'v8.4.2',
  'v9.0.2',
  'v9.1.2',
  'v9.1.4',
  'v10.0.1',
  'v10.1.2',
  'v10.1.4',
  'v11.0.0',
  'v11.0.1',
  'v11.1.2',
  'v11.1.10',
  'v11.1.4',
  'v11.2.0-beta.2',
  'v12.0.0-alpha.9',
  'v12.0.0-alpha.10',
  'v12.0.0',
  'v12.2.0',
  'v12.3.0-beta.1',
];

describe('the release that is meant', () => {
  test.each([
    [undefined, 'v11.1.4'],
    ['v11.0.1', 'v11.0.1'],
    ['v12.0.0-alpha.10', 'v12.0.0-alpha.10'],
    // Names of documented versions, which need not be releases.
    ['v12.0.0', 'v12.0.0'],
    ['v10.0.0', 'v10.0.1'],
    ['v9.0.0', 'v9.0.2'],
    ['v8.0.0', 'v8.4.2'],
  ])('%s is %s at the official host', (asked, release) => {
    expect(chooseRelease(OFFICIAL, asked)).toEqual({ release });
  });

  test.each([
    ['v11.1.3', 'v11.1.10'],
    ['v11.7.0', 'v11.1.10'],
    ['v12.0.0-beta.1', 'v12.0.0'],
    ['v5.2.1', 'v8.4.2'],
    ['v99.0.0', 'v12.2.0'],
  ])('%s is %s, with a word about it', (asked, release) => {
    const choice = chooseRelease(OFFICIAL, asked);
    expect(choice.release).toBe(release);
    expect(choice.problem).toContain(`got ${asked}; ${release} is used`);
  });

  test.each([
    ['v12.0.0', 'v12.3.1'],
    ['v11.0.0', 'v11.1.4'],
    ['v11.0.1', 'v11.1.4'],
    ['v11.0.0-rc.1', 'v11.0.0-beta.4'],
  ])('prereleases do not stand for %s: it is %s', (asked, release) => {
    expect(chooseRelease(KNOWN_RELEASES, asked).release).toBe(release);
  });

  test('documented versions mean what their examples are compiled with', () => {
    expect(chooseRelease(DOCUMENTED_RELEASES, LATEST_MANUAL_VERSION.name)).toEqual({
      release: `v${LATEST_MANUAL_VERSION.toolchain.compilerRelease}`,
    });
    expect(chooseRelease(DOCUMENTED_RELEASES, 'v9.0.0')).toEqual({ release: 'v9.1.4' });
  });

  test('a host with nothing that is known here still has a release', () => {
    expect(chooseRelease(['nightly'], undefined)).toEqual({ release: 'nightly' });
    expect(chooseRelease(['v13.0.0'], undefined)).toEqual({ release: 'v13.0.0' });
  });
});

test('releases belong to documented versions', () => {
  expect(docsVersionOf('v12.3.0-beta.1').name).toBe('v12.0.0');
  expect(docsVersionOf('v99.0.0').name).toBe('v12.0.0');
  expect(docsVersionOf('v6.0.0').name).toBe('v8.0.0');
  expect(docsVersionOf('nightly')).toBe(LATEST_MANUAL_VERSION);
});

test('Reason is read by the oldest version', () => {
  expect(documentedSyntaxes('v8.4.2')).toEqual(['reason', 'rescript']);
  expect(documentedSyntaxes('v9.1.4')).toEqual(['rescript']);
  expect(reasonRelease(OFFICIAL)).toBe('v8.4.2');
  expect(reasonRelease(['v12.0.0'])).toBeUndefined();
});

describe('groups', () => {
  test('the newest of each minor version, and prereleases that nothing has followed', () => {
    expect(groupReleases(OFFICIAL, 'v11.1.10', false)).toEqual({
      groups: [
        { label: 'Next', releases: ['v12.3.0-beta.1', 'v12.2.0', 'v12.0.0'] },
        {
          label: 'Released',
          releases: [
            'v11.1.10',
            'v11.0.1',
            'v10.1.4',
            'v10.0.1',
            'v9.1.4',
            'v9.0.2',
            'v8.4.2',
            'v8.2.0',
          ],
        },
      ],
      hidden: 8,
    });
  });

  test('the chosen one is always there', () => {
    const { groups } = groupReleases(OFFICIAL, 'v11.1.2', false);
    expect(groups[1]?.releases).toContain('v11.1.2');
  });

  test('all, when they are wanted; prereleases are next', () => {
    const { groups, hidden } = groupReleases(OFFICIAL, 'v11.1.10', true);
    expect(hidden).toBe(0);
    expect(groups[0]?.releases).toEqual([
      'v12.3.0-beta.1',
      'v12.2.0',
      'v12.0.0',
      'v12.0.0-alpha.10',
      'v12.0.0-alpha.9',
      'v11.2.0-beta.2',
    ]);
    expect(groups.flatMap(({ releases }) => releases)).toHaveLength(OFFICIAL.length);
  });

  test('groups without members are left out', () => {
    expect(groupReleases(['v11.1.4'], 'v11.1.4', false).groups).toEqual([
      { label: 'Released', releases: ['v11.1.4'] },
    ]);
  });
});
