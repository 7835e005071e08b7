/**
 * What `npm test` leaves out. Each behavior has a journey that it takes, and others that are like it: in another
 * version, area or scheme, on another screen, with a further example, or in a state that unit tests of `tests/` prove
 * as well. Two slow cores can't take them all in the time of a run on a machine of continuous integration.
 *
 * Such a journey has a tag:
 *
 * - `@every`: it is a variant of another journey.
 * - `@every-phone`: its run on a phone is a variant of that on a desktop.
 * - `@every-engines`: other engines have a journey through the same parts of the site already; Chromium takes it.
 *
 * `EVERY=1` takes them all, as the workflow on GitHub does, and so does an engine that is asked for all journeys.
 */
import { IS_EVERY, sample } from '../tests/support/sample';
import { ENGINE } from './engines/engine';

/** Whether nothing is left out. */
export const TAKES_EVERY = IS_EVERY || Boolean(process.env.ENGINES_ALL);

/** Tags of journeys that a project leaves out. A tag may begin like another one. */
export function leftOut({ isPhone = false }: { readonly isPhone?: boolean }): readonly RegExp[] {
  if (TAKES_EVERY) return [];
  return [
    /@every(?!-)/,
    ...(isPhone ? [/@every-phone/] : []),
    ...(ENGINE === 'chromium' ? [] : [/@every-engines/]),
  ];
}

/** Some of the examples that journeys go through, as far from one another as can be, or all of them. */
export function some<T>(all: readonly T[], count: number): readonly T[] {
  return sample(all, count, TAKES_EVERY);
}
