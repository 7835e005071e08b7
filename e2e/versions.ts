/** The versions that journeys lead through, by what they are: the table says which they are today. */
import {
  type DocsVersion,
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  NEXT_MANUAL_VERSION,
} from '../src/versions';

/** The version that readers get who ask for none. */
export const LATEST = LATEST_MANUAL_VERSION;

/** Another version with much the same pages: the one that is being written, else the one before the latest. */
export const OTHER: DocsVersion =
  NEXT_MANUAL_VERSION === LATEST
    ? (MANUAL_VERSIONS[MANUAL_VERSIONS.indexOf(LATEST) + 1] ?? LATEST)
    : NEXT_MANUAL_VERSION;

/** Whether a version is being written. */
export const HAS_NEXT = NEXT_MANUAL_VERSION !== LATEST;

/** The folder of a version's manual. */
export function manualOf({ path }: DocsVersion): string {
  return `/docs/manual/${path}`;
}
