/** Modules that a reader may have meant who asked for one that does not exist. */
import { moduleKey, nearestModules } from './apiModules';
import { editDistance } from './editDistance';

/** Longest address that is compared; longer ones are no typing errors. */
const MAX_LENGTH = 60;

/** Share of the letters that may be wrong before two names no longer look alike. */
const MAX_DISTANCE = 0.4;

/** How unlike two names are: 0 for equal ones, 1 for those that have nothing in common. */
function unlike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : editDistance(a, b) / longer;
}

/** The name of a module within its library, without the letters' case and signs. */
function nameOf(slug: string): string {
  return moduleKey(slug.split('/').slice(1).join('/')) || moduleKey(slug);
}

/** The last name of a module: `int` of `belt/map/int`, `array-2` of `js/array-2`. */
function lastName(slug: string): string {
  return moduleKey(slug.split('/').at(-1) ?? '');
}

/**
 * How far a module is from the one asked for. Its whole address counts, and its name in another
 * library, and, a little less, its last name below another module.
 */
function distance(asked: string, slug: string): number {
  return Math.min(
    unlike(moduleKey(asked), moduleKey(slug)),
    unlike(nameOf(asked), nameOf(slug)),
    unlike(lastName(asked), lastName(slug)) + 0.1,
  );
}

/**
 * Modules whose names look like the one asked for, best first: relatives of it, then those with a
 * similar spelling.
 *
 * @param asked route below `api` that leads nowhere, such as `belt/hashmap-int`
 * @param known routes below `api` of the version
 */
export function similarModules(
  asked: string,
  known: readonly string[],
  limit = 6,
): readonly string[] {
  const slug = asked.toLowerCase().slice(0, MAX_LENGTH);
  if (slug === '') return [];
  const similar = known
    .map((candidate) => ({ candidate, distance: distance(slug, candidate) }))
    .filter((one) => one.distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .map(({ candidate }) => candidate);
  return [...new Set([...similar, ...nearestModules(slug, known)])].slice(0, limit);
}
