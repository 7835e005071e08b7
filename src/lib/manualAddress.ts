import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '../versions';

/**
 * Address of a page of the manual, in the latest version if that is one of those that are meant, else in the newest
 * of them.
 *
 * @param existing names of versions, the oldest first
 */
export function manualAddress(page: string, existing: readonly string[]): string {
  const row = existing.includes(LATEST_MANUAL_VERSION.name)
    ? LATEST_MANUAL_VERSION
    : MANUAL_VERSIONS.find(({ name }) => name === existing.at(-1));
  return `/docs/manual/${(row ?? LATEST_MANUAL_VERSION).path}/${page}`;
}
