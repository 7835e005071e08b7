/** Pages that have the site's picture: the landing page, and the file for dead addresses. */
const WITHOUT_OWN = /^(?:404\.html)?$/;

/**
 * The picture that networks show in front of links to a page, below the base URL: it is beside the page, and
 * `plugins/share-pictures` draws it.
 *
 * @returns undefined for pages that have none of their own
 */
export function sharePicture(pathname: string, baseUrl: string): string | undefined {
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return WITHOUT_OWN.test(page) ? undefined : `${page}.png`;
}
