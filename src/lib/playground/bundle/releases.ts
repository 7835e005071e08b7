/** The releases that a host of bundles has, and where it says so. */
import { array, describe, parseJson, string } from '../../decode';
import { compareVersions, formatVersion, parseVersion, type Version } from '../../version';
import knownReleases from './knownReleases.json';

/**
 * Releases that lie on the official host, newest first, for when it does not tell; the file has the
 * form of the host's own list. Sources: the lists that the official playground once carried itself
 * (its CompilerManagerHook of 2021 and of 2023), the releases that its runtimes are taken from
 * (11.2.0-beta.2, 12.0.0-alpha.9), one that its shared links name (11.1.4), and two that other public
 * projects load from there (11.1.2 and 12.3.1).
 */
export const KNOWN_RELEASES: readonly string[] = knownReleases;

/** Address of the list of releases. */
export function listUrl(bundles: string): string {
  return `${bundles}/playground-bundles/versions.json`;
}

/**
 * Reads a host's list: an array of names. Those that are no versions are left out; prereleases stay.
 *
 * @returns names, newest first
 * @throws Error with one sentence for a text that is no such list, or that names no version at all
 */
export function readReleases(text: string, url: string): readonly string[] {
  const decoded = parseJson(text, array(string));
  if (!decoded.ok) throw new Error(`${describe(decoded.error)} of ${url}.`);
  const versions = decoded.value
    .map((name) => parseVersion(name))
    .filter((version): version is Version => version !== undefined)
    .sort((a, b) => compareVersions(b, a));
  if (versions.length === 0) {
    throw new Error(`Expected names of releases with a leading v in ${url}, got none.`);
  }
  return [...new Set(versions.map(formatVersion))];
}
