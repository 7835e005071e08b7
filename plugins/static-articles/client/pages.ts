/**
 * The pages that the client has: loaded ahead, on a click, or on the way back. Nothing here knows
 * the router; the network comes as a function.
 */
import { extractPage, type Page, pageKey, UnexpectedPage } from './page';

/** Fetches a document; `low` priority for what the reader may never ask for. */
export type FetchPage = (path: string, priority: 'high' | 'low') => Promise<Response>;

/** Pages of one visit. */
export interface Pages {
  /** The page at a pathname, if it is here. */
  get(pathname: string): Page | undefined;
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

/** How many pages are kept; about 30 kB each. */
export const KEPT_PAGES = 60;

/**
 * @param build the build that this client comes from; pages of another one are not shown in it
 */
export function createPages(fetchPage: FetchPage, build: string): Pages {
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
    const page = extractPage(await response.text());
    if (page.build !== build) throw new UnexpectedPage('the site was rebuilt');
    return page;
  };

  const start = (key: string, priority: 'high' | 'low'): Promise<Page> => {
    const running = loads.get(key);
    if (running) return running;
    const load = request(key, priority).then(
      (page) => {
        loads.delete(key);
        keep(key, page);
        return page;
      },
      (error: unknown) => {
        // The next attempt asks again: the network may have returned.
        loads.delete(key);
        throw error;
      },
    );
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
    get: (pathname) => pages.get(pageKey(pathname)),
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
