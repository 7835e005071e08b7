import { currentOf, latestOf, nextOf, npmLatestOf, versionTable } from '../../src/lib/versionTable';
import { V10, V11, V12, V8 } from '../support/versions';

const row = { docusaurusName: 'x', toolchain: V12.toolchain, minimumExamples: 1 };

test.each([
  ['next', { path: 'v3.0.0', label: 'v3.0.0', notice: 'work-in-progress' }],
  ['latest', { path: 'latest', label: 'v3.0.0 (latest)' }],
  ['released', { path: 'v3.0.0', label: 'v3.0.0' }],
  ['legacy', { path: 'v3.0.0', label: 'v3.0.0', notice: 'old-syntax' }],
] as const)(
  'address, label and notice of a version follow from the channel %s',
  (channel, more) => {
    expect(versionTable([{ ...row, name: 'v3.0.0', channel }])).toEqual([
      { ...row, name: 'v3.0.0', channel, ...more },
    ]);
  },
);

test('a label of its own stays when the version becomes the latest', () => {
  const versions = versionTable([
    { ...row, name: 'v3.0.0', label: 'v2.9 - v3', channel: 'latest' },
  ]);
  expect(versions[0].label).toBe('v2.9 - v3 (latest)');
});

test('rows are found by what they say, wherever they stand', () => {
  const versions = [V12, V11, V10, V8] as const;
  expect(currentOf(versions)).toBe(V12);
  expect(latestOf(versions)).toBe(V11);
  expect(nextOf(versions)).toBe(V12);
  expect(npmLatestOf(versions)).toBe(V12);
});

test('while nothing new is being written, next means the latest', () => {
  expect(nextOf([V11, V10])).toBe(V11);
});

test('a table that does not say which row is meant means its newest', () => {
  const versions = [V10, V8] as const;
  expect([currentOf(versions), latestOf(versions), npmLatestOf(versions)]).toEqual([V10, V10, V10]);
});
