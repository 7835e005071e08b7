/** What a row of `src/versions.ts` says, and what follows from it. */

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

/** The banner above each page of a version; texts in docusaurus.config.ts. */
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

/** What a maintainer writes down about a version. */
export interface VersionRow {
  /** The version as readers and routes name it. */
  readonly name: string;
  /** Docusaurus' name: `current` for the folder `docs/…`, else the name in `versions.json`. */
  readonly docusaurusName: string;
  /** What the version select shows, where that is not the name. */
  readonly label?: string;
  readonly channel: Channel;
  readonly toolchain: Toolchain;
  /** Fences of its pages that `npm run examples` must find at least, so that none gets lost unseen. */
  readonly minimumExamples: number;
  /** The same for claims beneath them, in versions that have any. */
  readonly minimumClaims?: number;
  /** The same for exercises. */
  readonly minimumExercises?: number;
}

/** A version as readers speak of it: `v11` for `v11.0.0`. */
export function shortVersion(name: string): string {
  return name.split('.')[0] ?? name;
}

/** A list in a sentence: `v10, v11 and v12`. */
export function versionList(names: readonly string[]): string {
  const short = names.map(shortVersion);
  const last = short.at(-1) ?? '';
  return short.length < 2 ? last : `${short.slice(0, -1).join(', ')} and ${last}`;
}

/** One documented version of a docs area. */
export interface DocsVersion extends VersionRow {
  /** URL segment: `/docs/{area}/{path}/{page}`. */
  readonly path: string;
  /** What the version select shows. */
  readonly label: string;
  readonly notice?: Notice;
}

/** Rows of an area, newest first. */
export type Versions<Row = DocsVersion> = readonly [Row, ...Row[]];

const NOTICES: Readonly<Partial<Record<Channel, Notice>>> = {
  next: 'work-in-progress',
  legacy: 'old-syntax',
};

function withConsequences(row: VersionRow): DocsVersion {
  const { name, label = name, channel } = row;
  const notice = NOTICES[channel];
  return {
    ...row,
    path: channel === 'latest' ? channel : name,
    label: channel === 'latest' ? `${label} (latest)` : label,
    ...(notice && { notice }),
  };
}

/** Adds to rows what follows from their channels: address, label and notice. */
export function versionTable([first, ...others]: Versions<VersionRow>): Versions {
  return [withConsequences(first), ...others.map(withConsequences)];
}

/** The row that Docusaurus has not frozen: the folder `docs/…` is about it. */
export function currentOf(versions: Versions): DocsVersion {
  return versions.find(({ docusaurusName }) => docusaurusName === 'current') ?? versions[0];
}

/** The row that readers get who ask for no version. */
export function latestOf(versions: Versions): DocsVersion {
  return versions.find(({ channel }) => channel === 'latest') ?? versions[0];
}

/** The row about what is to come; while none is being written, the latest. */
export function nextOf(versions: Versions): DocsVersion {
  return versions.find(({ channel }) => channel === 'next') ?? latestOf(versions);
}

/** The row whose compiler npm installs when a command names no release. */
export function npmLatestOf(versions: Versions): DocsVersion {
  return versions.find(({ toolchain }) => toolchain.isNpmLatest) ?? versions[0];
}
