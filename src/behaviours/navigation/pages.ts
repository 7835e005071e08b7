/**
 * The pages that this visit has: loaded ahead, on a click, or on the way back. Nothing here knows the
 * document on screen; the network comes as a function.
 */

/** A page that was fetched: its HTML until somebody reaches for it, then its document. */
export interface Page {
  /** The document, parsed when it is asked for the first time since it was shown. */
  readonly take: () => Document;
  /** Parses the document ahead of time. */
  readonly parse: () => void;
}

/** An answer that can't take the place of what is on screen: the browser must load it as a whole. */
export class UnexpectedPage extends Error {
  override readonly name = 'UnexpectedPage';
}

/** Fetches a document; `low` priority for what the reader may never ask for. */
export type FetchPage = (path: string, priority: 'high' | 'low') => Promise<Response>;

/** Pages of one visit. */
export interface Pages {
  /**
   * Loads a page at once, or takes the one that is here.
   *
   * @throws UnexpectedPage and whatever the network throws: then the browser must load the page
   */
  load(pathname: string): Promise<Page>;
  /** Loads a page when no others are being loaded ahead; a failure stays silent until it is asked for. */
  prefetch(pathname: string): void;
}

/** How many pages may be loaded ahead at the same time: browsers open six connections to a host. */
export const PARALLEL_PREFETCHES = 3;

/** How many pages are kept, as text; about 100 kB each. */
export const KEPT_PAGES = 40;

/**
 * The name under which a page is kept: hosts may serve it with a slash, `.html` or `/index.html` at the end.
 */
export function pageKey(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

function pageOf(html: string): Page {
  let parsed: Document | undefined;
  // Such a document runs no scripts and loads no pictures before its nodes are in the page.
  const parse = (): Document => new DOMParser().parseFromString(html, 'text/html');
  return {
    parse: () => {
      parsed ??= parse();
    },
    take: () => {
      const document = parsed ?? parse();
      parsed = undefined;
      return document;
    },
  };
}

/**
 * @param isFitting whether a text is that of a page which may take the place of the one on screen
 */
export function createPages(fetchPage: FetchPage, isFitting: (html: string) => boolean): Pages {
  const pages = new Map<string, Page>();
  const loads = new Map<string, Promise<Page>>();
  const queue: string[] = [];
  let prefetches = 0;

  /** The least recently shown go first. */
  const keep = (key: string, page: Page): void => {
    pages.delete(key);
    pages.set(key, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= KEPT_PAGES) break;
      pages.delete(oldest);
    }
  };

  const request = async (key: string, priority: 'high' | 'low'): Promise<Page> => {
    const response = await fetchPage(key, priority);
    if (!response.ok) throw new UnexpectedPage(`expected status 200, got ${response.status}`);
    // A host may add a slash; a redirect to anywhere else is for the browser to follow.
    if (pageKey(new URL(response.url).pathname) !== key) {
      throw new UnexpectedPage(`expected ${key}, was sent to ${response.url}`);
    }
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/html')) throw new UnexpectedPage(`expected HTML, got ${type}`);
    const html = await response.text();
    if (!isFitting(html)) throw new UnexpectedPage(`expected a page of this build at ${key}`);
    return pageOf(html);
  };

  const start = (key: string, priority: 'high' | 'low'): Promise<Page> => {
    const running = loads.get(key);
    if (running) return running;
    const load = request(key, priority)
      .then((page) => {
        keep(key, page);
        return page;
      })
      // After a failure the next attempt asks again: the network may have returned.
      .finally(() => loads.delete(key));
    loads.set(key, load);
    return load;
  };

  const prefetchNext = (): void => {
    while (prefetches < PARALLEL_PREFETCHES) {
      const key = queue.shift();
      if (key === undefined) return;
      if (pages.has(key) || loads.has(key)) continue;
      prefetches += 1;
      const done = (): void => {
        prefetches -= 1;
        prefetchNext();
      };
      start(key, 'low').then(done, done);
    }
  };

  return {
    load(pathname) {
      const key = pageKey(pathname);
      const page = pages.get(key);
      if (!page) return start(key, 'high');
      keep(key, page);
      return Promise.resolve(page);
    },
    prefetch(pathname) {
      const key = pageKey(pathname);
      if (pages.has(key) || loads.has(key) || queue.includes(key)) return;
      queue.push(key);
      prefetchNext();
    },
  };
}
