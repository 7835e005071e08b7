/**
 * The table of versions: every name, compiler and channel of every documented version. Addresses, labels
 * and notices follow from them (`src/lib/versionTable.ts`); what the build knows of the compilers beside
 * their packages is in `src/compilers.ts`.
 *
 * No other file of `src`, `plugins`, `scripts` or the configuration spells a version out; the test
 * `tests/versions.test.ts` looks for strays. contributing/versions.md says how to cut a version, and how one becomes
 * the latest.
 */
import {
  type DocsVersion,
  latestOf,
  nextOf,
  npmLatestOf,
  type Toolchain,
  versionTable,
} from './lib/versionTable';

export type { Channel, DocsVersion, Notice, Toolchain } from './lib/versionTable';

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

/** Versions of the manual and of the API reference, newest first. */
export const MANUAL_VERSIONS = versionTable([
  {
    name: 'v12.0.0',
    docusaurusName: 'current',
    channel: 'next',
    toolchain: V12_TOOLCHAIN,
    minimumExamples: 1000,
    minimumClaims: 540,
    minimumExercises: 120,
  },
  {
    name: 'v11.0.0',
    docusaurusName: 'v11.0.0',
    channel: 'latest',
    toolchain: V11_TOOLCHAIN,
    minimumExamples: 1000,
    minimumClaims: 485,
    minimumExercises: 120,
  },
  {
    name: 'v10.0.0',
    docusaurusName: 'v10.0.0',
    label: 'v9.1 - v10.1',
    channel: 'released',
    toolchain: V10_TOOLCHAIN,
    minimumExamples: 950,
    minimumClaims: 430,
  },
  {
    name: 'v9.0.0',
    docusaurusName: 'v9.0.0',
    label: 'v8.2 - v9.0',
    channel: 'released',
    toolchain: V9_TOOLCHAIN,
    minimumExamples: 900,
    minimumClaims: 400,
  },
  {
    name: 'v8.0.0',
    docusaurusName: 'v8.0.0',
    label: 'v6.0 - v8.2',
    channel: 'legacy',
    toolchain: V8_TOOLCHAIN,
    minimumExamples: 830,
    minimumClaims: 440,
  },
]);

/** Versions of the React bindings' pages, newest first. */
export const REACT_VERSIONS = versionTable([
  {
    name: 'v0.12.0',
    docusaurusName: 'current',
    channel: 'latest',
    toolchain: V11_TOOLCHAIN,
    minimumExamples: 320,
    minimumClaims: 90,
  },
  {
    name: 'v0.11.0',
    docusaurusName: 'v0.11.0',
    channel: 'released',
    toolchain: V10_TOOLCHAIN,
    minimumExamples: 260,
    minimumClaims: 100,
  },
  {
    name: 'v0.10.0',
    docusaurusName: 'v0.10.0',
    channel: 'released',
    toolchain: V9_TOOLCHAIN,
    minimumExamples: 215,
    minimumClaims: 80,
  },
]);

/** The legacy docs (`/docs/reason-compiler`) have one version, served as `latest`. */
export const REASON_COMPILER_VERSION: DocsVersion = {
  name: 'BS@8.2.0',
  docusaurusName: 'current',
  path: 'latest',
  label: 'BS@8.2.0',
  channel: 'legacy',
  notice: 'legacy-section',
  toolchain: V8_TOOLCHAIN,
  minimumExamples: 80,
};

/** The manual version that `latest` means and that pages without a version fall back to. */
export const LATEST_MANUAL_VERSION = latestOf(MANUAL_VERSIONS);

/** The manual version that `next` means; while none is being written, the latest. */
export const NEXT_MANUAL_VERSION = nextOf(MANUAL_VERSIONS);

/** The manual version whose compiler npm installs when a command names no release. */
export const NPM_LATEST_MANUAL_VERSION = npmLatestOf(MANUAL_VERSIONS);

/** The version of the React bindings that `latest` means. */
export const LATEST_REACT_VERSION = latestOf(REACT_VERSIONS);
