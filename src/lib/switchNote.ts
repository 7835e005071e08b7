/** Query parameter by which the version select tells the next page that it is not the one asked for. */
const PARAMETER = 'instead-of';

/** Longest page id that a note repeats; longer ones were not written by the version select. */
const MAX_LENGTH = 80;

/** A page chosen in place of one that its version lacks. */
interface SwitchTarget {
  readonly permalink: string;
  readonly kind: 'same' | 'nearest' | 'introduction';
}

/** Address of a switch target, with a note for the reader where it is not the page asked for. */
export function withSwitchNote(target: SwitchTarget, askedFor: string | undefined): string {
  if (target.kind === 'same' || askedFor === undefined) return target.permalink;
  return `${target.permalink}?${PARAMETER}=${encodeURIComponent(askedFor)}`;
}

/** The id of the page that the reader had asked for, from a page's query string. */
export function readSwitchNote(search: string): string | undefined {
  const id = new URLSearchParams(search).get(PARAMETER);
  return id !== null && id.length <= MAX_LENGTH && /^[\w/.-]+$/.test(id) ? id : undefined;
}
