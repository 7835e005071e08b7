/** Query parameter by which the version select tells the next page that it is not the one asked for. */
const PARAMETER = 'instead-of';

/** Longest name that a note repeats; longer ones were not written by the version select. */
const MAX_LENGTH = 80;

/** What names of pages are written in: the note repeats nothing else that someone put into an address. */
const NAME = /^[\p{L}\p{N} '’,.:/&()@_-]+$/u;

/** A page chosen in place of one that its version lacks. */
interface SwitchTarget {
  readonly permalink: string;
  readonly kind: 'same' | 'nearest' | 'introduction';
}

/**
 * Address of a switch target, with a note for the reader where it is not the page asked for.
 *
 * @param askedFor what readers know that page by: its title, or a module's address; undefined outside of pages
 */
export function withSwitchNote(target: SwitchTarget, askedFor: string | undefined): string {
  if (target.kind === 'same' || askedFor === undefined) return target.permalink;
  return `${target.permalink}?${PARAMETER}=${encodeURIComponent(askedFor)}`;
}

/** The name of the page that the reader had asked for, from a page's query string. */
export function readSwitchNote(search: string): string | undefined {
  const name = new URLSearchParams(search).get(PARAMETER);
  return name !== null && name.length <= MAX_LENGTH && NAME.test(name) ? name : undefined;
}
