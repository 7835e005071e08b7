import { builtIndex, pageOf, recordedRoutes } from '../../../plugins/search-index/site';
import { builtPage } from '../../support/searchPages';

const FACTS = {
  baseUrl: '/',
  titleDelimiter: '|',
  excluded: ['/try'],
  dataPages: {},
  keywords: new Map(),
  memberKeywords: new Map(),
};
const BELOW = { ...FACTS, baseUrl: '/sub/' };
const PIPE = '/docs/manual/latest/pipe';

async function* pages(...all: readonly (readonly [string, string])[]) {
  yield* all;
}

describe('routes with records', () => {
  it('are all but the page for unknown addresses and what is excluded', () => {
    const routes = ['/try', '/404.html', '/', '/docs/v11.0.0', '/blog', '/blog'];
    expect(recordedRoutes(routes, FACTS)).toEqual(['/', '/blog', '/docs/v11.0.0']);
  });

  it('have no base URL', () => {
    expect(recordedRoutes(['/sub/', '/sub/try', '/sub/404.html', '/sub/blog'], BELOW)).toEqual([
      '/',
      '/blog',
    ]);
  });
});

describe('a page', () => {
  it('has an address with the base URL, and the version of its route', () => {
    const html = builtPage('manual').replace('/docs/manual', '/sub/docs/manual');
    expect(pageOf('/docs/manual/v12.0.0/pipe', html, BELOW)).toMatchObject({
      version: 'v12.0.0',
      page: { url: '/sub/docs/manual/v12.0.0/pipe', area: 'manual' },
    });
  });

  it('has the keywords of its front matter', () => {
    const facts = { ...FACTS, keywords: new Map([[PIPE, { keywords: ['chain'] }]]) };
    expect(pageOf(PIPE, builtPage('manual'), facts)?.page.keywords).toEqual(['chain']);
  });

  it('has to have the sections that its front matter has keywords for', () => {
    const sectionKeywords = { nowhere: ['chain'] };
    const facts = { ...FACTS, keywords: new Map([[PIPE, { sectionKeywords }]]) };
    expect(() => pageOf(PIPE, builtPage('manual'), facts)).toThrow(
      `search-index: ${PIPE}: expected a heading with the id nowhere, got none; fix "sectionKeywords" in the front matter.`,
    );
  });

  it('is left out when it asks search engines to', () => {
    const html = '<head><meta name="robots" content="noindex"></head><main></main>';
    expect(pageOf('/blog/archived', html, FACTS)).toBeUndefined();
  });

  it('is named when it can’t be read', () => {
    expect(() => pageOf('/blog', '<p>no main</p>', FACTS)).toThrow(
      'search-index: /blog: expected a page with a <main> element, got none; fix its layout.',
    );
  });

  it('has to have the anchors that its data name', () => {
    const section = { level: 2, heading: 'let', anchor: 'let-binding' };
    const facts = { ...FACTS, dataPages: { '/lookup': { title: 'L', sections: [section] } } };
    const html = (id: string) => `<main><h1>L</h1><div id=${id}>x</div></main>`;
    expect(pageOf('/lookup', html('let-binding'), facts)?.page.sections).toEqual([section]);
    expect(() => pageOf('/lookup', html('let-binding-2'), facts)).toThrow(
      'search-index: /lookup: expected an element with the id let-binding for “let”, got none; fix the page or the data of the option "dataPages".',
    );
  });
});

describe('a page that shows data', () => {
  it('has the keywords of its data, for itself and for those sections that its HTML has', () => {
    const data = { title: 'P', sections: [], keywords: ['paths'] };
    const facts = {
      ...FACTS,
      dataPages: {
        '/paths': { ...data, sectionKeywords: { old: ['legacy'], 'not-here': ['new'] } },
      },
    };
    const html = '<main><h1>Paths</h1><h2 id="old">Old code</h2><p>Read this.</p></main>';
    expect(pageOf('/paths', html, facts)?.page).toMatchObject({
      keywords: ['paths'],
      sections: [{ anchor: 'old', keywords: ['legacy'] }],
    });
  });
});

describe('the index', () => {
  const time = '2026-11-22T10:00:00.000Z';

  it('names the build that its pages name', async () => {
    const { files, pageCount, workTime } = await builtIndex(
      pages([PIPE, builtPage('manual')]),
      FACTS,
      time,
    );
    expect(pageCount).toBe(1);
    expect(workTime).toBeGreaterThan(0);
    const latest = files.find(({ shard }) => shard.name === 'manual-latest');
    expect(latest?.all).toMatchObject({
      build: '4cd6cdff',
      source: { kind: 'build', time },
      version: 'v11.0.0',
      pages: [{ url: PIPE, title: 'Pipe' }],
    });
  });
});
