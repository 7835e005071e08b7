import { docsVersionOf, parseDocsRoute, versionsOf } from './docsRoute';
import { TOUR_VERSIONS, tourAddress, tourPlaceOf } from './tour';

/**
 * The path that search engines should list for a page: that of the same page in the latest version for a page of
 * an older one, and its own for any other. Of the tour, it's that of the newest version.
 *
 * @param hasPage tells whether the build has a page at a path
 */
export function canonicalPath(
  path: string,
  baseUrl: string,
  hasPage: (path: string) => boolean,
): string {
  const tour = tourPlaceOf(path, baseUrl);
  const [newestTour] = TOUR_VERSIONS;
  if (tour && newestTour) {
    const inNewest = `${baseUrl}${tourAddress(newestTour, tour.step).slice(1)}`;
    return hasPage(inNewest) ? inNewest : path;
  }
  const { area, version } = parseDocsRoute(path, baseUrl);
  const row = version === undefined ? undefined : docsVersionOf(area, version);
  const latest = versionsOf(area).find(({ channel }) => channel === 'latest');
  if (!row || !latest || row.channel === 'next') return path;
  const inLatest = path.replace(`/${row.path}/`, `/${latest.path}/`);
  return hasPage(inLatest) ? inLatest : path;
}

/** The entries of a sitemap whose pages search engines should list. */
export function canonicalEntries<Entry extends { readonly url: string }>(
  entries: readonly Entry[],
  baseUrl: string,
): Entry[] {
  const pathOf = ({ url }: Entry): string => new URL(url).pathname;
  const paths = new Set(entries.map(pathOf));
  return entries.filter((entry) => {
    const path = pathOf(entry);
    return canonicalPath(path, baseUrl, (other) => paths.has(other)) === path;
  });
}
