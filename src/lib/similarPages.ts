import { editDistance } from './editDistance';

/** A page by its id and address. */
export interface PageEntry {
  readonly id: string;
  readonly path: string;
}

/** Longest part of an address that is compared; longer ones are no typing errors. */
const MAX_LENGTH = 60;

/** Share of an id's letters that may be wrong before two names no longer look alike. */
const MAX_DISTANCE = 0.5;

function distance(asked: string, id: string): number {
  if (asked.length >= 3 && (id.includes(asked) || asked.includes(id))) return 0;
  return editDistance(asked, id) / Math.max(asked.length, id.length);
}

/**
 * The pages whose names look like the one that was asked for, nearest first.
 *
 * @param asked last part of the address that has no page
 */
export function similarPages<P extends PageEntry>(
  asked: string,
  pages: readonly P[],
  limit = 5,
): readonly P[] {
  const name = asked.toLowerCase().slice(0, MAX_LENGTH);
  if (name === '') return [];
  return pages
    .map((page) => ({ page, distance: distance(name, page.id) }))
    .filter((candidate) => candidate.distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance || a.page.id.localeCompare(b.page.id))
    .slice(0, limit)
    .map(({ page }) => page);
}
