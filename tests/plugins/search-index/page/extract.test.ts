import { readDocument } from '../../../../plugins/search-index/page/document';
import { indexedPage, type PagePlace } from '../../../../plugins/search-index/page/extract';
import { builtPage } from '../../../support/searchPages';

const OPTIONS = { titleDelimiter: '|' };

function place(url: string, area: PagePlace['area'] = 'manual'): PagePlace {
  return { url, path: url.slice(1), area, version: 'v11.0.0' };
}

test('a step of the tour has neither text nor keywords, so that the manual is found first', () => {
  const page = indexedPage(readDocument(builtPage('manual')), place('/tour/pipe'), {
    ...OPTIONS,
    keywords: ['fast pipe'],
  });
  expect(page.title).toBe('Pipe');
  expect(page).not.toHaveProperty('text');
  expect(page).not.toHaveProperty('keywords');
});

describe('a page of the manual', () => {
  const page = indexedPage(readDocument(builtPage('manual')), place('/docs/manual/latest/pipe'), {
    ...OPTIONS,
    keywords: ['fast pipe', 'chain'],
  });

  it('has title, category and keywords', () => {
    expect(page).toMatchObject({
      url: '/docs/manual/latest/pipe',
      area: 'manual',
      group: 'Language Features',
      title: 'Pipe',
      keywords: ['fast pipe', 'chain'],
    });
  });

  it('has its description apart from its first text', () => {
    expect(page.text).toBe('The pipe -> passes the value on its left.');
    expect(page.description).toBe('The pipe operator of ReScript 11.');
  });
});

test('sections have the keywords that the front matter gives their ids', () => {
  const html = '<main><h1>L</h1><h2 id="one">One</h2><h2 id="two">Two</h2></main>';
  const { sections } = indexedPage(readDocument(html), place('/docs/manual/latest/l'), {
    ...OPTIONS,
    sectionKeywords: { two: ['second'] },
  });
  expect(sections).toEqual([
    { level: 2, heading: 'One', anchor: 'one' },
    { level: 2, heading: 'Two', anchor: 'two', keywords: ['second'] },
  ]);
});

describe('a page of the reference', () => {
  const page = indexedPage(
    readDocument(builtPage('api')),
    place('/docs/manual/latest/api/belt/range', 'api'),
    OPTIONS,
  );

  it('has its library as group and the module as title', () => {
    expect(page).toMatchObject({ group: 'Belt', title: 'Belt.Range' });
  });

  it('has the text of the module without facts and counts', () => {
    expect(page.text).toBe('Utilities for a closed range.');
  });

  it('has members with signature, deprecation and description, twins below them', () => {
    expect(page.sections).toEqual([
      {
        level: 2,
        heading: 'forEach',
        anchor: 'value-forEach',
        text: 'Deprecated. Use a loop. forEach(start, finish, action) calls for each number.',
        signature: '(int, int => unit) => unit',
      },
      {
        level: 3,
        heading: 'forEachU',
        anchor: 'value-forEachU',
        signature: '(int, int => unit) => unit',
      },
    ]);
  });
});

describe('other pages', () => {
  const SITE = { ...place('/blog', 'site') };

  it('are known by the title of their document where they have no heading', () => {
    const document = readDocument(
      '<head><title>Blog | ReScript Documentation</title></head><main><p>News</p></main>',
    );
    expect(indexedPage(document, SITE, OPTIONS)).toEqual({
      url: '/blog',
      area: 'site',
      group: 'Blog',
      title: 'Blog',
      text: 'News',
      sections: [],
    });
  });

  it('do not repeat the article of another page', () => {
    const html =
      '<head><title>Blog</title></head><main data-article-list=""><div data-article="" data-title="A post"><p>The post</p></div></main>';
    expect(indexedPage(readDocument(html), SITE, OPTIONS)).toMatchObject({
      title: 'Blog',
      sections: [],
    });
    expect(indexedPage(readDocument(html), SITE, OPTIONS).text).toBeUndefined();
  });

  it('get sections of data', () => {
    const keywords = ['chain of calls'];
    const pipe = { level: 2, heading: '->', anchor: 'pipe', text: 'Passes a value.' };
    const vite = { level: 2, heading: 'vite', anchor: 'vite', description: 'Bundles programs.' };
    const sections = [{ ...pipe, keywords }, vite];
    const document = readDocument('<title>x</title><main><h1>Syntax Lookup</h1>92 of 92</main>');
    const found = indexedPage(document, place('/syntax-lookup', 'site'), { ...OPTIONS, sections });
    expect(found).toMatchObject({ group: 'Syntax Lookup', title: 'Syntax Lookup', sections });
    expect(found.text).toBeUndefined();
  });
});
