/**
 * A table of versions that nobody edits when a version is cut or becomes the latest. Tests of rules about
 * versions see it in place of `src/versions.ts` (`tests/setup.ts`): one version of each kind, made by
 * compilers on both sides of every change that the rules know. Tests of what the site is today, of its
 * components and of the compilers ask the real table.
 */
import {
  type DocsVersion,
  latestOf,
  nextOf,
  npmLatestOf,
  type Toolchain,
  type VersionRow,
  type Versions,
  versionTable,
} from '../../src/lib/versionTable';

const V8_TOOLCHAIN: Toolchain = {
  compilerPackage: 'bs-platform',
  compilerRelease: '8.4.2',
  reactPackage: 'rescript-react-v8',
  reactName: 'reason-react',
  reactRelease: '0.9.1',
  reactSeries: '0.9',
  reactPeer: '^16.8.1',
  reactMajor: 16,
  syntax: 'reason',
  moduleFormat: 'commonjs',
};

const V9_TOOLCHAIN: Toolchain = {
  compilerPackage: 'rescript-v9',
  compilerRelease: '9.1.4',
  reactPackage: 'rescript-react-v9',
  reactName: '@rescript/react',
  reactRelease: '0.10.3',
  reactSeries: '0.10',
  reactPeer: '>=16.8.1',
  reactMajor: 17,
  syntax: 'rescript',
  moduleFormat: 'commonjs',
};

const V10_TOOLCHAIN: Toolchain = {
  compilerPackage: 'rescript-v10',
  compilerRelease: '10.1.4',
  reactPackage: 'rescript-react-v10',
  reactName: '@rescript/react',
  reactRelease: '0.11.0',
  reactSeries: '0.11',
  reactPeer: '>=18.0.0',
  reactMajor: 18,
  syntax: 'rescript',
  moduleFormat: 'commonjs',
};

const V11_TOOLCHAIN: Toolchain = {
  compilerPackage: 'rescript',
  compilerRelease: '11.1.4',
  reactPackage: '@rescript/react',
  reactName: '@rescript/react',
  reactRelease: '0.12.2',
  reactSeries: '0.12',
  reactPeer: '>=18.0.0',
  syntax: 'rescript',
  moduleFormat: 'esmodule',
};

const V12_TOOLCHAIN: Toolchain = {
  compilerPackage: 'rescript-v12',
  compilerRelease: '12.2.0',
  isNpmLatest: true,
  reactPackage: 'rescript-react-v12',
  reactName: '@rescript/react',
  reactRelease: '0.15.0',
  reactSeries: '0.13 or newer',
  reactPeer: '>=19.2.0',
  syntax: 'rescript',
  moduleFormat: 'esmodule',
};

type Defaults = 'docusaurusName' | 'minimumExamples';

/** A frozen version, unless the row says otherwise. */
function version(
  row: Omit<VersionRow, Defaults> & Partial<Pick<VersionRow, Defaults>>,
): DocsVersion {
  return versionTable([{ docusaurusName: row.name, minimumExamples: 1, ...row }])[0];
}

export const V12 = version({
  name: 'v12.0.0',
  docusaurusName: 'current',
  channel: 'next',
  toolchain: V12_TOOLCHAIN,
});
export const V11 = version({ name: 'v11.0.0', channel: 'latest', toolchain: V11_TOOLCHAIN });
export const V10 = version({
  name: 'v10.0.0',
  channel: 'released',
  toolchain: V10_TOOLCHAIN,
  label: 'v9.1 - v10.1',
});
export const V9 = version({
  name: 'v9.0.0',
  channel: 'released',
  toolchain: V9_TOOLCHAIN,
  label: 'v8.2 - v9.0',
});
export const V8 = version({
  name: 'v8.0.0',
  channel: 'legacy',
  toolchain: V8_TOOLCHAIN,
  label: 'v6.0 - v8.2',
});

export const MANUAL_VERSIONS: Versions = [V12, V11, V10, V9, V8];

export const REACT_12 = version({
  name: 'v0.12.0',
  docusaurusName: 'current',
  channel: 'latest',
  toolchain: V11_TOOLCHAIN,
});
export const REACT_11 = version({ name: 'v0.11.0', channel: 'released', toolchain: V10_TOOLCHAIN });
export const REACT_10 = version({ name: 'v0.10.0', channel: 'released', toolchain: V9_TOOLCHAIN });

export const REACT_VERSIONS: Versions = [REACT_12, REACT_11, REACT_10];

export const REASON_COMPILER_VERSION: DocsVersion = {
  ...version({ name: 'BS@8.2.0', channel: 'legacy', toolchain: V8_TOOLCHAIN }),
  docusaurusName: 'current',
  path: 'latest',
  notice: 'legacy-section',
};

export const LATEST_MANUAL_VERSION = latestOf(MANUAL_VERSIONS);
export const NEXT_MANUAL_VERSION = nextOf(MANUAL_VERSIONS);
export const NPM_LATEST_MANUAL_VERSION = npmLatestOf(MANUAL_VERSIONS);
export const LATEST_REACT_VERSION = latestOf(REACT_VERSIONS);
