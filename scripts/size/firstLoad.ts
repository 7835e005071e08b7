/** Which files a page loads before it is ready. */

/** What a page loads, as budgets see it. */
export type Kind = 'html' | 'css' | 'js' | 'font';

/** A request of the page, as the browser reports it. */
export interface PageRequest {
  readonly url: string;
  /** Playwright's `resourceType()`. */
  readonly type: string;
  /** The request's header Sec-Purpose; `prefetch` for pages that may be read later. */
  readonly purpose: string | undefined;
}

const KINDS: Readonly<Record<string, Kind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
};

/**
 * Paths of the files that a first load needs, by kind. Prefetches do not count, nor do other hosts.
 *
 * @param origin of the site
 */
export function firstLoadFiles(
  requests: readonly PageRequest[],
  origin: string,
): Record<Kind, string[]> {
  const files: Record<Kind, string[]> = { html: [], css: [], js: [], font: [] };
  for (const { url, type, purpose } of requests) {
    const kind = KINDS[type];
    const { origin: from, pathname } = new URL(url);
    if (kind === undefined || from !== origin || purpose?.includes('prefetch')) continue;
    if (!files[kind].includes(pathname)) files[kind].push(pathname);
  }
  return files;
}
