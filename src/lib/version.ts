/**
 * Versions as routes and links write them: `v{major}.{minor}.{patch}`, optionally followed by
 * `-alpha.N`, `-beta.N`, `-dev.N` or `-rc.N`.
 */

/** Kinds of builds before a release. */
export type PrereleaseKind = 'dev' | 'alpha' | 'beta' | 'rc';

/** A build before a release, such as `alpha.10`. */
export interface Prerelease {
  readonly kind: PrereleaseKind;
  readonly number: number;
}

/** A parsed version; all numbers are whole and not negative. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  readonly prerelease?: Prerelease;
}

/**
 * The order in which a release grows. Names alone do not tell it: sorted by letter, as SemVer does,
 * `dev` would come after `beta`, although a dev build is a snapshot from before the first alpha.
 */
const PRERELEASE_ORDER: readonly PrereleaseKind[] = ['dev', 'alpha', 'beta', 'rc'];

const NUMBER = '(0|[1-9]\\d*)';
const VERSION = new RegExp(
  `^v${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-(${PRERELEASE_ORDER.join('|')})\\.${NUMBER})?$`,
);

/**
 * Reads a version; `undefined` for everything else (no `v`, leading zeros, other prereleases,
 * numbers too large to count with). Never throws.
 */
export function parseVersion(text: string): Version | undefined {
  const match = VERSION.exec(text);
  if (match === null) {
    return undefined;
  }
  const [major, minor, patch, number] = [match[1], match[2], match[3], match[5] ?? 0].map(Number);
  if (
    major === undefined ||
    minor === undefined ||
    patch === undefined ||
    number === undefined ||
    ![major, minor, patch, number].every(Number.isSafeInteger)
  ) {
    return undefined;
  }
  const kind = PRERELEASE_ORDER.find((candidate) => candidate === match[4]);
  return kind === undefined
    ? { major, minor, patch }
    : { major, minor, patch, prerelease: { kind, number } };
}

/** Writes a version the way `parseVersion` reads it. */
export function formatVersion({ major, minor, patch, prerelease }: Version): string {
  const release = `v${major}.${minor}.${patch}`;
  return prerelease === undefined ? release : `${release}-${prerelease.kind}.${prerelease.number}`;
}

function comparePrereleases(a: Prerelease | undefined, b: Prerelease | undefined): number {
  if (a === undefined || b === undefined) {
    // A release comes after all its prereleases.
    return Number(a === undefined) - Number(b === undefined);
  }
  return PRERELEASE_ORDER.indexOf(a.kind) - PRERELEASE_ORDER.indexOf(b.kind) || a.number - b.number;
}

/**
 * Compares for `sort`, oldest first. Each part counts as a number of its own: glued together as
 * digits, a release with a patch of two digits would come after the next major one; and prereleases
 * count on without end: alpha.10 follows alpha.9.
 */
export function compareVersions(a: Version, b: Version): number {
  return (
    a.major - b.major ||
    a.minor - b.minor ||
    a.patch - b.patch ||
    comparePrereleases(a.prerelease, b.prerelease)
  );
}
