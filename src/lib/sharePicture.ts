/** Folder of the pictures that the build draws, one for each page (`plugins/share-pictures`). */
export const SHARE_FOLDER = 'share';

/** Pages that have the site's picture: the landing page, and the file for dead addresses. */
const WITHOUT_OWN = /^(?:404\.html)?$/;

/**
 * The picture that networks show in front of links to a page, below the base URL.
 *
 * @returns undefined for pages that have none of their own
 */
export function sharePicture(pathname: string, baseUrl: string): string | undefined {
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return WITHOUT_OWN.test(page) ? undefined : `${SHARE_FOLDER}/${page}.png`;
}
