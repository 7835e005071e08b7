/**
 * The playground inside pages of other sites: `/embed?…` takes the same parameters as `/try?…`. It has an address of
 * its own because policies go by path: no other page of this site lets itself be framed.
 */

/** Folder and name of a page, behind the base URL. */
function pathOf(page: 'embed' | 'try', baseUrl: string): string {
  return `${baseUrl.replace(/\/$/, '')}/${page}`;
}

/** Whether a path is that of the embedded playground. */
export function isEmbedPath(path: string, baseUrl: string): boolean {
  return path.replace(/(?:\.html|\/)$/, '') === pathOf('embed', baseUrl);
}

/**
 * The embedded form of a program's address.
 *
 * @param address path and query as `playgroundLink` writes them
 */
export function embedAddress(address: string, baseUrl: string): string {
  return pathOf('embed', baseUrl) + address.slice(pathOf('try', baseUrl).length);
}

/** Where `/try?embed=1` leads; undefined for other queries. The rest of the query stays as it is written. */
export function embedTarget(search: string, baseUrl: string): string | undefined {
  const parts = search.replace(/^\?/, '').split('&');
  const others = parts.filter((part) => part !== 'embed=1');
  if (others.length === parts.length) return undefined;
  const query = others.filter((part) => part !== '').join('&');
  return pathOf('embed', baseUrl) + (query === '' ? '' : `?${query}`);
}

/** Text that HTML takes as the value of an attribute in quotation marks. */
function attributeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The element that shows a program in another page. */
export function embedElement(href: string): string {
  return `<iframe src="${attributeText(href)}" title="ReScript program" width="100%" height="480" loading="lazy"></iframe>`;
}

/**
 * Whether a page of another origin is around this one, however deep. What such a page lays over ours could catch
 * clicks, so that a click is no proof of the reader’s will.
 */
export function isInForeignPage(page: Window): boolean {
  for (let inner = page; inner !== inner.parent; inner = inner.parent) {
    try {
      // Browsers throw where the origin is another one.
      if (inner.parent.location.href === '') return true;
    } catch {
      return true;
    }
  }
  return false;
}
