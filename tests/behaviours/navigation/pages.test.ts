/** @jest-environment jsdom */
import {
  createPages,
  KEPT_PAGES,
  PARALLEL_PREFETCHES,
  type Pages,
  UnexpectedPage,
} from '../../../src/behaviours/navigation/pages';
import { answer, settle } from '../../support/host';

interface Request {
  readonly path: string;
  readonly priority: string;
  readonly answer: (parts?: Partial<Parameters<typeof answer>[0]>) => void;
  readonly fail: (error: Error) => void;
}

/** A network that answers when the test says so. */
function pagesOver(): { pages: Pages; requests: Request[] } {
  const requests: Request[] = [];
  const pages = createPages(
    (path, priority) =>
      new Promise((resolve, reject) => {
        requests.push({
          path,
          priority,
          answer: (parts) => resolve(answer({ url: path, ...parts })),
          fail: reject,
        });
      }),
    (html) => html.includes('"b1"'),
  );
  return { pages, requests };
}

const paths = (requests: readonly Request[]): string[] => requests.map(({ path }) => path);

describe('loading', () => {
  test('asks for a page once, however often and under whichever name it is wanted', async () => {
    const { pages, requests } = pagesOver();
    const loads = ['/type', '/type/', '/type.html', '/type/index.html'].map((path) =>
      pages.load(path),
    );
    expect(paths(requests)).toEqual(['/type']);
    expect(requests[0]?.priority).toBe('high');
    requests[0]?.answer();
    const [first, ...others] = await Promise.all(loads);
    expect(first?.take().title).toBe('Type');
    others.forEach((page) => expect(page).toBe(first));
    expect(await pages.load('/type')).toBe(first);
    expect(requests).toHaveLength(1);
  });

  test('fails as the network fails, and asks again the next time', async () => {
    const { pages, requests } = pagesOver();
    const offline = new TypeError('Failed to fetch');
    const load = pages.load('/type');
    requests[0]?.fail(offline);
    await expect(load).rejects.toBe(offline);
    const again = pages.load('/type');
    requests[1]?.answer();
    expect((await again).take().title).toBe('Type');
  });

  test.each([
    ['status 404', { status: 404 }],
    ['status 503', { status: 503 }],
    ['a redirect to another page', { url: '/record' }],
    ['a redirect to the home page', { url: '/' }],
    ['a feed', { type: 'application/rss+xml' }],
    ['no type', { type: null }],
    ['a document that does not fit', { text: '<title>Log in</title>' }],
  ])('%s is unexpected, and nothing is kept', async (_, parts) => {
    const { pages, requests } = pagesOver();
    const load = pages.load('/type');
    requests[0]?.answer(parts);
    await expect(load).rejects.toThrow(UnexpectedPage);
    void pages.load('/type').catch(() => undefined);
    expect(requests).toHaveLength(2);
  });

  test.each(['/type/', '/type.html', '/type/index.html', 'https://example.org/type?x=1'])(
    'a host may send it to %s',
    async (url) => {
      const { pages, requests } = pagesOver();
      const load = pages.load('/type');
      requests[0]?.answer({ url });
      expect((await load).take().title).toBe('Type');
    },
  );

  test('gives a new document each time, and the one that was parsed ahead first', async () => {
    const { pages, requests } = pagesOver();
    const load = pages.load('/type');
    requests[0]?.answer();
    const page = await load;
    page.parse();
    const first = page.take();
    expect(page.take()).not.toBe(first);
  });
});

describe('loading ahead', () => {
  test('asks for a few at a time, with low priority, the others in turn', async () => {
    const { pages, requests } = pagesOver();
    ['/a', '/b', '/c', '/d', '/e', '/a', '/d'].forEach((path) => pages.prefetch(path));
    expect(paths(requests)).toEqual(['/a', '/b', '/c']);
    expect(requests).toHaveLength(PARALLEL_PREFETCHES);
    expect(requests.every(({ priority }) => priority === 'low')).toBe(true);
    requests[1]?.answer();
    await settle();
    expect(paths(requests)).toEqual(['/a', '/b', '/c', '/d']);
    requests[0]?.answer();
    requests[2]?.answer();
    requests[3]?.answer();
    await settle();
    expect(paths(requests)).toEqual(['/a', '/b', '/c', '/d', '/e']);
    pages.prefetch('/a');
    expect(requests).toHaveLength(5);
  });

  test('stays silent about failures, goes on, and asks again when the reader does', async () => {
    const { pages, requests } = pagesOver();
    ['/a', '/b', '/c', '/d'].forEach((path) => pages.prefetch(path));
    requests[0]?.fail(new TypeError('Failed to fetch'));
    requests[1]?.answer({ status: 500 });
    await settle();
    expect(paths(requests)).toEqual(['/a', '/b', '/c', '/d']);
    void pages.load('/a');
    expect(requests.at(-1)).toMatchObject({ path: '/a', priority: 'high' });
  });

  test('does not hold up what the reader asks for, and is not doubled by it', async () => {
    const { pages, requests } = pagesOver();
    ['/a', '/b', '/c', '/d', '/e'].forEach((path) => pages.prefetch(path));
    const wanted = pages.load('/d');
    const joined = pages.load('/a');
    expect(paths(requests)).toEqual(['/a', '/b', '/c', '/d']);
    requests[3]?.answer();
    requests[0]?.answer();
    await Promise.all([wanted, joined]);
    await settle();
    expect(paths(requests)).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });
});

describe('what is kept', () => {
  async function loadAll(pages: Pages, requests: Request[], names: readonly string[]) {
    for (const name of names) {
      const load = pages.load(name);
      requests.at(-1)?.answer();
      await load;
    }
  }

  test('the pages shown last', async () => {
    const { pages, requests } = pagesOver();
    const names = Array.from({ length: KEPT_PAGES }, (_, n) => `/page-${n}`);
    await loadAll(pages, requests, names);
    await pages.load('/page-0'); // shown again
    await loadAll(pages, requests, ['/one-more']);

    const asked = requests.length;
    await Promise.all(['/page-0', '/page-2', '/one-more'].map((name) => pages.load(name)));
    expect(requests).toHaveLength(asked);
    void pages.load('/page-1');
    expect(requests).toHaveLength(asked + 1);
  });
});
