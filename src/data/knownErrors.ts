import { decodeData } from '../lib/decodeData';
import { createErrorFinder, type ErrorFinder, knownErrorsDecoder } from '../lib/errorFinder';
import { knownErrorsName } from '../lib/errorIndex';
import { versionOfRelease } from '../lib/playground/examples';

/**
 * What finds the entry of the index of errors about a message of a release; it finds none for releases of other
 * majors than those that are documented. Fetched when it is asked for, for one version.
 *
 * @param release compiler release or docs version, with a leading `v`
 */
export async function errorFinderOf(release: string): Promise<ErrorFinder> {
  const version = versionOfRelease(release)?.name;
  if (version === undefined) return () => undefined;
  const file: unknown = await import(
    `@generated/error-index/default/${knownErrorsName(version)}.json`
  );
  const data = typeof file === 'object' && file !== null && 'default' in file ? file.default : file;
  return createErrorFinder(decodeData('docs/errors', knownErrorsDecoder, data));
}
