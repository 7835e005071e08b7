/** When what a build is made of was changed last. */
import { spawnSync } from 'node:child_process';

/** Seconds since 1970, as `SOURCE_DATE_EPOCH` and Git write them. */
const SECONDS = /^\d{1,11}$/;

function isoOf(seconds: string): string {
  return new Date(Number(seconds) * 1000).toISOString();
}

/**
 * The time of the sources rather than the clock's: a build that changes nothing writes the same files, and
 * browsers keep those that they have.
 *
 * It is that of `SOURCE_DATE_EPOCH` (reproducible-builds.org), else of the commit, else, in a folder without a
 * history, of the clock.
 *
 * @param now a clock, in milliseconds
 * @returns an ISO date with time, in UTC
 * @throws Error when `SOURCE_DATE_EPOCH` is no number of seconds
 */
export function sourceTime(
  siteDir: string,
  environment: NodeJS.ProcessEnv = process.env,
  now: () => number = Date.now,
): string {
  const given = environment.SOURCE_DATE_EPOCH?.trim();
  if (given !== undefined && given !== '') {
    if (SECONDS.test(given)) return isoOf(given);
    throw new Error(
      `search-index: expected seconds since 1970 in SOURCE_DATE_EPOCH, such as 1764000000, got "${given}"; set it so, or unset it to take the commit's time.`,
    );
  }
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  const committed = (stdout ?? '').trim();
  return SECONDS.test(committed) ? isoOf(committed) : new Date(now()).toISOString();
}
