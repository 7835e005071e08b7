/** What a reader has followed before, and what the reader wants to keep. Pure. */
import { array, type Decoded, type Decoder, literal, record, string } from '../../decode';
import type { Entry } from './items';

/** Recent searches that are shown, and those beside favorites. */
export const RECENT_LIMIT = { alone: 7, besideFavorites: 4 } as const;

/** Favorites that are kept. */
export const FAVORITE_LIMIT = 10;

/** Keys of browser storage. */
export const SAVED_KEYS = { recent: 'search_recent', favorites: 'search_favorites' } as const;

/**
 * A path of this site: `//host` and `/\\host` lead elsewhere, also with tabs and line breaks in between, which browsers
 * take out of addresses. Other sites of the same origin, as GitHub's project pages are, write into the same storage;
 * a program of theirs would be compiled at once in the playground, to which no hit leads.
 */
const sitePath: Decoder<string> = (input) => {
  const decoded = string(input);
  if (!decoded.ok) return decoded;
  const isPath = /^\/(?![/\\])[^\t\n\r]*$/.test(decoded.value);
  if (isPath && !/[?&]code=/i.test(decoded.value)) return decoded;
  const expected = 'path of this site without a program';
  return {
    ok: false,
    error: { reason: 'type', expected, received: input, path: [], alternatives: [] },
  };
};

/** What storage holds of each list. */
export const savedHitsDecoder = array(
  record({
    href: sitePath,
    kind: literal('page', 'heading', 'text', 'member'),
    title: string,
    path: array(string),
  }),
);

/** A kept hit. */
export type SavedHit = Decoded<typeof savedHitsDecoder>[number];

/** Both lists, the newest first. */
export interface SavedHits {
  readonly recent: readonly SavedHit[];
  readonly favorites: readonly SavedHit[];
}

const without = (list: readonly SavedHit[], href: string): readonly SavedHit[] =>
  list.filter((saved) => saved.href !== href);

/** Adds a hit that was followed; a favorite stays where it is. */
export function addRecent(
  { recent, favorites }: SavedHits,
  { href, kind, title, path }: Entry,
): SavedHits {
  if (favorites.some((saved) => saved.href === href)) return { recent, favorites };
  const list = [{ href, kind, title, path }, ...without(recent, href)];
  return { recent: list.slice(0, RECENT_LIMIT.alone), favorites };
}

/** Forgets a recent search. */
export function removeRecent({ recent, favorites }: SavedHits, href: string): SavedHits {
  return { recent: without(recent, href), favorites };
}

/** Makes a recent search a favorite; the oldest one makes room. */
export function promote({ recent, favorites }: SavedHits, href: string): SavedHits {
  const hit = recent.find((saved) => saved.href === href);
  if (!hit) return { recent, favorites };
  return {
    recent: without(recent, href),
    favorites: [hit, ...without(favorites, href)].slice(0, FAVORITE_LIMIT),
  };
}

/** Forgets a favorite. */
export function removeFavorite({ recent, favorites }: SavedHits, href: string): SavedHits {
  return { recent, favorites: without(favorites, href) };
}

/** What is shown: fewer recent searches beside favorites. */
export function shownHits({ recent, favorites }: SavedHits): SavedHits {
  const limit = favorites.length > 0 ? RECENT_LIMIT.besideFavorites : RECENT_LIMIT.alone;
  return { recent: recent.slice(0, limit), favorites: favorites.slice(0, FAVORITE_LIMIT) };
}
