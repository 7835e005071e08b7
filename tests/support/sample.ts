/**
 * What `npm test` takes of a long list. Two cores can't try each example of each page and each hostile text with
 * each version in the time that one waits for a test. `EVERY=1` takes them all, as the workflow on GitHub does.
 */
import { env } from 'node:process';

/** Whether nothing is left out. */
export const IS_EVERY = (env.EVERY ?? '') !== '';

/** Some of a list, as far from one another as can be, or all of it. */
export function sample<T>(all: readonly T[], count: number, isEvery = IS_EVERY): readonly T[] {
  if (isEvery || all.length <= count) return all;
  const step = all.length / count;
  return Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]).filter(
    (one) => one !== undefined,
  );
}

/**
 * One party's share of a list: each text is tried with one of the parties, and the next text with the next one.
 *
 * @param party its place among the parties, from 0; a party more than there are shares gets the first one again
 */
export function share<T>(
  all: readonly T[],
  party: number,
  parties: number,
  isEvery = IS_EVERY,
): readonly T[] {
  return isEvery ? all : all.filter((_, index) => index % parties === party % parties);
}
