/** Which part of the embedded index a search from a page begins with; a test compares it with `shards.ts`. */
import { LATEST_MANUAL_VERSION } from '../../versions';
import { docsVersionOf, parseDocsRoute } from '../docsRoute';

/**
 * Address of the names that a search from a page begins with.
 *
 * @param remembered the version of the manual that the reader chose last, for pages without one
 */
export function firstNamesUrl(pathname: string, baseUrl: string, remembered?: string): string {
  const { area, version } = parseDocsRoute(pathname, baseUrl);
  const folder = area === 'react' || area === 'reason-compiler' ? area : 'manual';
  const named = folder === 'manual' ? (version ?? remembered) : version;
  const { path } = docsVersionOf(area, named) ?? LATEST_MANUAL_VERSION;
  return `${baseUrl}search/${folder}-${path}.names.json`;
}
