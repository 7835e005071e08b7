/**
 * The table of versions: every name, path, label, compiler and notice of every documented version.
 *
 * No other file of `src`, `plugins`, `scripts` or the configuration spells a version out; the test
 * `tests/versions.test.ts` greps for strays. A maintainer who cuts a version adds one row here.
 *
 * Constants: specification, sections 5 and 9.
 */

/** How far along a version is, as readers are told. */
export type Channel =
  /** Newer than the one that these docs recommend. */
  | 'next'
  /** What these docs recommend: a reader who asks for no version gets it. npm may have a newer one. */
  | 'latest'
  /** Older and complete. */
  | 'released'
  /** Older, and about an earlier name or syntax of the language. */
  | 'legacy';

/** The banner above each page of a version; texts in `plugins/version-banners`. */
export type Notice = 'work-in-progress' | 'old-syntax' | 'legacy-section';

/** The npm packages that compile the examples of a version. */
export interface Toolchain {
  /** Package folder under `node_modules` that holds `bsc`; npm aliases are in package.json. */
  readonly compilerPackage: string;
  /** Exact release of the compiler. */
  readonly compilerRelease: string;
  /** Whether this series is the one that npm installs when a command names no release. */
  readonly isNpmLatest?: true;
  /** Package folder of the React bindings. */
  readonly reactPackage: string;
  /** Name of the React bindings in compiled imports and in `package.json`. */
  readonly reactName: 'reason-react' | '@rescript/react';
  /** Exact release of the React bindings. */
  readonly reactRelease: string;
  /** The series of the bindings that the compiler's projects use, in words: `0.12`. */
  readonly reactSeries: string;
  /** The React that the bindings accept: the range that their `package.json` names as a peer. */
  readonly reactPeer: string;
  /** Newest major version of React whose interface the bindings use; undefined for any newer one. */
  readonly reactMajor?: number;
  /** Syntax of fences without a language of their own choice. */
  readonly syntax: 'reason' | 'rescript';
  /** Module format that the build of this version writes by default. */
  readonly moduleFormat: 'commonjs' | 'esmodule';
}

/** One documented version of a docs area. */
export interface DocsVersion {
  /** The version as readers and routes name it. */
  readonly name: string;
  /** Docusaurus' name: `current` for the folder `docs/…`, else the name in `versions.json`. */
  readonly docusaurusName: string;
  /** URL segment: `/docs/{area}/{path}/{page}`. */
  readonly path: string;
  /** What the version select shows. */
  readonly label: string;
  readonly channel: Channel;
  readonly notice?: Notice;
  readonly toolchain: Toolchain;
  /** Fences of its pages that `npm run examples` must find at least, so that none gets lost unseen. */
  readonly minimumExamples: number;
  /** The same for claims beneath them, in versions that have any. */
  readonly minimumClaims?: number;
}

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
export const MANUAL_VERSIONS = [
  {
    name: 'v12.0.0',
    docusaurusName: 'current',
    path: 'v12.0.0',
    label: 'v12.0.0',
    channel: 'next',
    notice: 'work-in-progress',
    toolchain: V12_TOOLCHAIN,
    minimumExamples: 1000,
    minimumClaims: 470,
  },
  {
    name: 'v11.0.0',
    docusaurusName: 'v11.0.0',
    path: 'latest',
    label: 'v11.0.0 (latest)',
    channel: 'latest',
    toolchain: V11_TOOLCHAIN,
    minimumExamples: 1000,
    minimumClaims: 415,
  },
  {
    name: 'v10.0.0',
    docusaurusName: 'v10.0.0',
    path: 'v10.0.0',
    label: 'v9.1 - v10.1',
    channel: 'released',
    toolchain: V10_TOOLCHAIN,
    minimumExamples: 950,
    minimumClaims: 430,
  },
  {
    name: 'v9.0.0',
    docusaurusName: 'v9.0.0',
    path: 'v9.0.0',
    label: 'v8.2 - v9.0',
    channel: 'released',
    toolchain: V9_TOOLCHAIN,
    minimumExamples: 900,
    minimumClaims: 400,
  },
  {
    name: 'v8.0.0',
    docusaurusName: 'v8.0.0',
    path: 'v8.0.0',
    label: 'v6.0 - v8.2',
    channel: 'legacy',
    notice: 'old-syntax',
    toolchain: V8_TOOLCHAIN,
    minimumExamples: 830,
    minimumClaims: 440,
  },
] as const satisfies readonly DocsVersion[];

/** Versions of the React bindings' pages, newest first. */
export const REACT_VERSIONS = [
  {
    name: 'v0.12.0',
    docusaurusName: 'current',
    path: 'latest',
    label: 'v0.12.0 (latest)',
    channel: 'latest',
    toolchain: V11_TOOLCHAIN,
    minimumExamples: 320,
    minimumClaims: 90,
  },
  {
    name: 'v0.11.0',
    docusaurusName: 'v0.11.0',
    path: 'v0.11.0',
    label: 'v0.11.0',
    channel: 'released',
    toolchain: V10_TOOLCHAIN,
    minimumExamples: 260,
    minimumClaims: 100,
  },
  {
    name: 'v0.10.0',
    docusaurusName: 'v0.10.0',
    path: 'v0.10.0',
    label: 'v0.10.0',
    channel: 'released',
    toolchain: V9_TOOLCHAIN,
    minimumExamples: 215,
    minimumClaims: 80,
  },
] as const satisfies readonly DocsVersion[];

/** The legacy docs (`/docs/reason-compiler`) have one version, served as `latest`. */
export const REASON_COMPILER_VERSION = {
  name: 'BS@8.2.0',
  docusaurusName: 'current',
  path: 'latest',
  label: 'BS@8.2.0',
  channel: 'legacy',
  notice: 'legacy-section',
  toolchain: V8_TOOLCHAIN,
  minimumExamples: 80,
} as const satisfies DocsVersion;

const manualVersions: readonly DocsVersion[] = MANUAL_VERSIONS;

/** The manual version that `latest` means and that pages without a version fall back to. */
export const LATEST_MANUAL_VERSION: DocsVersion =
  manualVersions.find(({ channel }) => channel === 'latest') ?? MANUAL_VERSIONS[0];

/** The manual version that `next` means; while none is being written, the latest. */
export const NEXT_MANUAL_VERSION: DocsVersion =
  manualVersions.find(({ channel }) => channel === 'next') ?? LATEST_MANUAL_VERSION;

/** The manual version whose compiler npm installs when a command names no release. */
export const NPM_LATEST_MANUAL_VERSION: DocsVersion =
  manualVersions.find(({ toolchain }) => toolchain.isNpmLatest) ?? MANUAL_VERSIONS[0];
