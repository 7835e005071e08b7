/** Which release of a host a link means, and how a list of releases is shown. */
import { type DocsVersion, LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '../../versions';
import { compilerMajor } from '../installCommands';
import type { Syntax } from '../playgroundLink';
import { compareVersions, parseVersion, type Version } from '../version';

const VERSIONS: readonly DocsVersion[] = MANUAL_VERSIONS;

/** The version whose syntax is the older one. */
const REASON_VERSION: DocsVersion | undefined = VERSIONS.find(
  ({ toolchain }) => toolchain.syntax === 'reason',
);

function documentedRelease({ toolchain }: DocsVersion): string {
  return `v${toolchain.compilerRelease}`;
}

/** The release that each documented version's examples are compiled with, newest first. */
export const DOCUMENTED_RELEASES: readonly string[] = VERSIONS.map(documentedRelease);

/** The documented version that a release belongs to: older ones share the oldest, newer ones the newest. */
export function docsVersionOf(release: string): DocsVersion {
  const major = parseVersion(release)?.major;
  if (major === undefined) return LATEST_MANUAL_VERSION;
  return VERSIONS.find(({ toolchain }) => compilerMajor(toolchain) <= major) ?? oldest();
}

function oldest(): DocsVersion {
  return VERSIONS.at(-1) ?? LATEST_MANUAL_VERSION;
}

/** The syntaxes of a release's documented version; the first is its own. */
export function documentedSyntaxes(release: string): readonly Syntax[] {
  const { toolchain } = docsVersionOf(release);
  return toolchain.syntax === 'reason' ? ['reason', 'rescript'] : ['rescript'];
}

/** The release among those of a host that is taken, and why it is not the one that was asked for. */
export interface ReleaseChoice {
  readonly release: string;
  /** A sentence; absent where the release is what was meant. */
  readonly problem?: string;
}

interface Known {
  readonly name: string;
  readonly version: Version;
}

/** Newest first; names that are no versions have no place in the order and are left out. */
function sorted(releases: readonly string[]): readonly Known[] {
  return releases
    .flatMap((name) => {
      const version = parseVersion(name);
      return version ? [{ name, version }] : [];
    })
    .sort((a, b) => compareVersions(b.version, a.version));
}

/** The first of those that fit that is no prerelease. */
function newestStable(
  known: readonly Known[],
  fits: (version: Version) => boolean,
): string | undefined {
  return known.find(({ version }) => !version.prerelease && fits(version))?.name;
}

/** The first of those that fit that is no prerelease, else the first that fits. */
function newest(known: readonly Known[], fits: (version: Version) => boolean): string | undefined {
  return newestStable(known, fits) ?? known.find(({ version }) => fits(version))?.name;
}

/** What is taken of a major version: the documented release where the host has it, else the newest. */
function ofMajor(known: readonly Known[], row: DocsVersion): string | undefined {
  const name = documentedRelease(row);
  return known.some((each) => each.name === name)
    ? name
    : newest(known, ({ major }) => major === compilerMajor(row.toolchain));
}

/**
 * Chooses a release: the one that was asked for, else the newest stable one of the same major and minor
 * version, else of the same major version, else the newest stable one where a newer major version was meant than
 * the host has, else that of the latest documented version. Names of
 * documented versions mean no exact release, so that another one needs no word.
 *
 * @param releases names of the host's releases; one at least
 * @param asked name of a release or of a documented version; undefined for no wish
 */
export function chooseRelease(
  releases: readonly string[],
  asked: string | undefined,
): ReleaseChoice {
  const known = sorted(releases);
  const latest = ofMajor(known, LATEST_MANUAL_VERSION) ?? known[0]?.name ?? releases[0] ?? '';
  if (asked === undefined) return { release: latest };
  if (releases.includes(asked)) return { release: asked };
  const wanted = parseVersion(asked);
  const isNewer =
    wanted !== undefined && known[0] !== undefined && wanted.major > known[0].version.major;
  const age = wanted && wanted.major < compilerMajor(oldest().toolchain) ? 'older' : 'known';
  // Prereleases of a minor version stand for its prereleases alone.
  const ofMinor = wanted?.prerelease ? newest : newestStable;
  const release =
    (wanted &&
      (ofMinor(known, ({ major, minor }) => major === wanted.major && minor === wanted.minor) ??
        newest(known, ({ major }) => major === wanted.major) ??
        (age === 'older' ? ofMajor(known, oldest()) : undefined) ??
        (isNewer ? newest(known, () => true) : undefined))) ??
    latest;
  return VERSIONS.some(({ name }) => name === asked)
    ? { release }
    : {
        release,
        problem: `Expected a release that’s available here, got ${asked}; ${release} is used instead.`,
      };
}

/** The release that reads Reason, if the host has it. */
export function reasonRelease(releases: readonly string[]): string | undefined {
  return REASON_VERSION && ofMajor(sorted(releases), REASON_VERSION);
}

/** Releases under one heading of the select. */
export interface ReleaseGroup {
  readonly label: 'Next' | 'Released';
  /** Newest first. */
  readonly releases: readonly string[];
}

/** What the select shows. */
export interface ReleaseList {
  readonly groups: readonly ReleaseGroup[];
  /** How many more there are, which `showsAll` would show. */
  readonly hidden: number;
}

/**
 * Groups releases for a select: prereleases, and versions above the latest documented one, are next.
 * Of each minor version the newest release stands for all; of prereleases those that no release has
 * followed, the newest for each version.
 *
 * @param chosen is shown in any case
 */
export function groupReleases(
  releases: readonly string[],
  chosen: string,
  showsAll: boolean,
): ReleaseList {
  const known = sorted(releases);
  const latestMajor = compilerMajor(LATEST_MANUAL_VERSION.toolchain);
  const lineOf = ({ major, minor }: Version): string => `${major}.${minor}`;
  const newestOfLine = new Map<string, string>();
  // Newest first: what comes first is kept; a release stands before its prereleases.
  for (const { name, version } of known) {
    if (!newestOfLine.has(lineOf(version))) newestOfLine.set(lineOf(version), name);
  }
  const representatives = new Set(newestOfLine.values());
  const latestStable = known.find(({ version }) => !version.prerelease);
  const isShown = ({ name, version }: Known): boolean => {
    if (showsAll || name === chosen) return true;
    if (!representatives.has(name)) return false;
    // A prerelease that newer releases have followed is of no interest any more.
    return (
      !version.prerelease ||
      latestStable === undefined ||
      compareVersions(version, latestStable.version) > 0
    );
  };
  const shown = known.filter(isShown);
  const isNext = ({ version }: Known): boolean =>
    version.prerelease !== undefined || version.major > latestMajor;
  const groups = [
    { label: 'Next', releases: shown.filter(isNext) },
    { label: 'Released', releases: shown.filter((each) => !isNext(each)) },
  ] as const;
  return {
    groups: groups
      .filter((group) => group.releases.length > 0)
      .map(({ label, releases: members }) => ({
        label,
        releases: members.map(({ name }) => name),
      })),
    hidden: known.length - shown.length,
  };
}
