import { type Decoded, dictionary, nullable, record, string } from './decode';

/** An author as the framework reads them from `blog/authors.yml`. */
export const loadedAuthor = record(
  { key: string, name: string },
  {
    title: string,
    description: string,
    url: string,
    imageURL: string,
    page: nullable(record({ permalink: string })),
    socials: dictionary(string),
  },
);

/** Where else an author can be found. */
export interface AuthorAccount {
  /** Handle and place, as readers see them: `@rescriptlang on X`. */
  readonly label: string;
  readonly href: string;
}

/** Somebody who writes posts, as pages show them. */
export interface BlogAuthor {
  readonly name: string;
  /** What they do here. */
  readonly role?: string;
  /** A sentence about them. */
  readonly description?: string;
  /** Their page on this site, with the base URL; else where they say they are. */
  readonly href?: string;
  /** Address of a square picture; without one, pages show initials. */
  readonly picture?: string;
  readonly accounts: readonly AuthorAccount[];
}

/** Places whose names are not their keys in `blog/authors.yml`. */
const PLACES: Readonly<Record<string, string>> = { x: 'X', bluesky: 'Bluesky', github: 'GitHub' };

function accountOf([place, href]: readonly [string, string]): AuthorAccount {
  const handle = href.split('/').findLast((segment) => segment !== '') ?? href;
  return { label: `@${handle.replace(/^@/, '')} on ${PLACES[place] ?? place}`, href };
}

/** What pages show of an author. */
export function authorOf(author: Decoded<typeof loadedAuthor>): BlogAuthor {
  const { name, title: role, description, url, imageURL: picture, page, socials } = author;
  const href = page?.permalink ?? url;
  return {
    name,
    ...(role !== undefined && { role }),
    ...(description !== undefined && { description }),
    ...(href !== undefined && { href }),
    ...(picture !== undefined && { picture }),
    // Sorted: the order of the file is lost in the data that comes with a page's HTML.
    accounts: Object.entries(socials ?? {})
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(accountOf),
  };
}

/** First letters of the first and the last word, without an article: `DT` for “The docs team”. */
export function initialsOf(name: string): string {
  const words = name.replace(/^the\s+/i, '').split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (word ?? '').slice(0, 1).toUpperCase()).join('');
}
