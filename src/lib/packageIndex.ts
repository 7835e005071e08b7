import { LATEST_MANUAL_VERSION } from '../versions';
import { parseVersion } from './version';

/** What the index needs to know of an entry; `src/lib/packageSnapshot.ts` has the whole of it. */
interface IndexedEntry {
  readonly kind: 'npm' | 'url';
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly isOfficial?: boolean;
  readonly compiler?: string;
  readonly releasedOn?: string;
  readonly maintenance?: number;
  readonly deprecated?: string;
}

/** Which kinds of entries the reader wants to see. */
export interface PackageToggles {
  readonly official: boolean;
  readonly community: boolean;
  readonly npm: boolean;
  readonly url: boolean;
  /** Outdated ones beside the others; without it they are left out. */
  readonly outdated: boolean;
}

/** The toggles at the start: everything but what is outdated. */
export const FIRST_TOGGLES: PackageToggles = {
  official: true,
  community: true,
  npm: true,
  url: true,
  outdated: false,
};

/** Below this score of the registry a package counts as outdated. */
const LEAST_MAINTENANCE = 0.3;

/** Whether the language's own team publishes an entry. */
export function isOfficial(entry: IndexedEntry): boolean {
  return (
    entry.isOfficial ??
    (entry.name === 'rescript' || entry.name === 'gentype' || entry.name.startsWith('@rescript/'))
  );
}

/**
 * The newest major version of the compiler that a range such as `^10.0.0 || ^11.0.0` allows; infinite
 * for ranges without an end (`>=9`, `*`).
 */
export function newestCompiler(range: string): number {
  const majors = range.split('||').map((part) => {
    const lower = /^[\s^~=v]*(\d+)/.exec(part)?.[1];
    const upper = /<=?\s*(\d+)/.exec(part)?.[1];
    return Number(upper ?? lower ?? Infinity);
  });
  return Math.max(...majors);
}

/** Years without a release after which a package without a score counts as outdated. */
const LONGEST_PAUSE_YEARS = 3;

/**
 * Whether a release lies more than three years before a day. It stands in for the score where a registry
 * has none: npm's score is that of npms.io, whose marks for upkeep fall to 0 when a repository had no
 * commit for 365 days (npms-analyzer, `lib/analyze/evaluate/maintenance.js`). Releases are rarer than
 * commits, and bindings can be finished, so that three times as long must have passed.
 *
 * @param releasedOn the release's day, YYYY-MM-DD
 * @param checkedOn the day from which one looks back, YYYY-MM-DD
 */
export function isLongAgo(releasedOn: string, checkedOn: string): boolean {
  const year = String(Number(checkedOn.slice(0, 4)) - LONGEST_PAUSE_YEARS).padStart(4, '0');
  return releasedOn < year + checkedOn.slice(4);
}

/**
 * Whether a package is of the past: the registry says so, gives it a low score for upkeep (without a
 * score, its last release lies far back), or the package takes only compilers older than the latest
 * manual's.
 *
 * @param checkedOn the snapshot's day, YYYY-MM-DD
 */
export function isOutdated(
  { compiler, releasedOn, maintenance, deprecated }: IndexedEntry,
  checkedOn: string,
): boolean {
  const latest = parseVersion(LATEST_MANUAL_VERSION.name)?.major ?? 0;
  const isNeglected =
    maintenance === undefined
      ? releasedOn !== undefined && isLongAgo(releasedOn, checkedOn)
      : maintenance < LEAST_MAINTENANCE;
  return (
    deprecated !== undefined ||
    isNeglected ||
    (compiler !== undefined && newestCompiler(compiler) < latest)
  );
}

/** The fragment of an entry's address: `@rescript/core` stands at `/packages#package-rescript-core`. */
export function packageAnchor(name: string): string {
  const words = name.match(/[A-Za-z\d]+/g) ?? [];
  return ['package', ...words].join('-');
}

/**
 * The toggles that an entry is shown or hidden with.
 *
 * @param checkedOn the snapshot's day, YYYY-MM-DD
 */
export function kindsOf(entry: IndexedEntry, checkedOn: string): (keyof PackageToggles)[] {
  return [
    entry.kind,
    isOfficial(entry) ? 'official' : 'community',
    ...(isOutdated(entry, checkedOn) ? (['outdated'] as const) : []),
  ];
}
