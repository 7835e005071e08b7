import { fitsQuery } from './wordFilter';

/** What the index needs to know of an entry; `src/data/packages.ts` has the whole of it. */
interface IndexedEntry {
  readonly kind: 'npm' | 'url';
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly isOfficial?: boolean;
}

/** Which kinds of entries the reader wants to see; all of them at the start. */
export interface PackageToggles {
  readonly official: boolean;
  readonly community: boolean;
  readonly npm: boolean;
  readonly url: boolean;
}

/** The toggles at the start. */
export const ALL_PACKAGES: PackageToggles = {
  official: true,
  community: true,
  npm: true,
  url: true,
};

/** Whether the language's own team publishes an entry (behaviours.md, section 6). */
export function isOfficial(entry: IndexedEntry): boolean {
  return (
    entry.isOfficial ??
    (entry.name === 'rescript' || entry.name === 'gentype' || entry.name.startsWith('@rescript/'))
  );
}

/** The fragment of an entry's address: `@rescript/core` stands at `/packages#package-rescript-core`. */
export function packageAnchor(name: string): string {
  const words = name.match(/[A-Za-z\d]+/g) ?? [];
  return ['package', ...words].join('-');
}

/** Whether an entry fits the query (name, keywords, description) and the toggles. */
export function isListed(entry: IndexedEntry, query: string, toggles: PackageToggles): boolean {
  return (
    toggles[entry.kind] &&
    toggles[isOfficial(entry) ? 'official' : 'community'] &&
    fitsQuery(query, [entry.name, entry.description, ...entry.keywords])
  );
}
