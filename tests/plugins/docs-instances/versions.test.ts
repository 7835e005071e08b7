import { versionOptions } from '../../../plugins/docs-instances/versions';
import { MANUAL_VERSIONS, REACT_VERSIONS, REASON_COMPILER_VERSION } from '../../../src/versions';

test('the manual serves v11.0.0 as latest and the others under their names', () => {
  const { lastVersion, versions } = versionOptions(MANUAL_VERSIONS);
  expect(lastVersion).toBe('v11.0.0');
  expect(
    Object.entries(versions ?? {}).map(([name, { path, label }]) => [name, path, label]),
  ).toEqual([
    ['current', 'v12.0.0', 'v12.0.0'],
    ['v11.0.0', 'latest', 'v11.0.0 (latest)'],
    ['v10.0.0', 'v10.0.0', 'v9.1 - v10.1'],
    ['v9.0.0', 'v9.0.0', 'v8.2 - v9.0'],
    ['v8.0.0', 'v8.0.0', 'v6.0 - v8.2'],
  ]);
});

test('the API lies below each manual version', () => {
  const { versions } = versionOptions(MANUAL_VERSIONS, '/api');
  expect(Object.values(versions ?? {}).map(({ path }) => path)).toEqual([
    'v12.0.0/api',
    'latest/api',
    'v10.0.0/api',
    'v9.0.0/api',
    'v8.0.0/api',
  ]);
});

test('the current React bindings are the latest', () => {
  const { lastVersion, versions } = versionOptions(REACT_VERSIONS);
  expect(lastVersion).toBe('current');
  expect(versions?.current?.path).toBe('latest');
});

test('an area with one version serves it', () => {
  const { lastVersion, versions } = versionOptions([REASON_COMPILER_VERSION]);
  expect(lastVersion).toBe('current');
  expect(versions?.current?.path).toBe('latest');
});
