/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';

import {
  extractPage,
  pageKey,
  parseArticleData,
  parsePageDocs,
  UnexpectedPage,
} from '../../../../plugins/static-articles/client/page';
import { HARD_PAGE, pageDocument } from '../../../support/staticPages';

const BUILT = path.resolve('tests/fixtures/builtPages');

/** What a parser of HTML finds. */
function parsed(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    build: page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content,
    articles: [...page.querySelectorAll('[data-article]')].map((article) => article.innerHTML),
    data: [...page.querySelectorAll('[data-article-data]')].map((data) => data.textContent),
    docs: page.querySelector('[data-page-docs]')?.textContent,
  };
}

/** The same HTML, as a parser writes it. */
function normalized(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.innerHTML;
}

function expectSameAsParsed(html: string): void {
  const page = extractPage(html);
  const expected = parsed(html);
  expect(page.build).toBe(expected.build);
  expect(page.articles.map((article) => normalized(article.html))).toEqual(expected.articles);
  expect(page.articles.map(({ data }) => data)).toEqual(
    expected.data.map((json) => parseArticleData(json ?? '')),
  );
  expect(page.docs).toEqual(expected.docs === undefined ? undefined : parsePageDocs(expected.docs));
}

describe('pages of a build', () => {
  test.each(fs.readdirSync(BUILT))('%s: the text yields what a parser finds', (name) => {
    const html = fs.readFileSync(path.join(BUILT, name), 'utf8');
    expectSameAsParsed(html);
    expect(extractPage(html).articles[0]?.html.length).toBeGreaterThan(100);
  });

  test('a docs page brings title, build, data and pages of other versions', () => {
    const page = extractPage(fs.readFileSync(path.join(BUILT, 'installation.html'), 'utf8'));
    expect(page.build).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){2}$/);
    expect(page.articles[0]?.data).toMatchObject({
      metadata: { id: 'installation', permalink: '/docs/manual/v8.0.0/installation' },
    });
    expect(page.docs).toMatchObject({ area: 'default' });
    expect(page.docs?.docs).toContainEqual({
      version: 'v8.0.0',
      id: 'installation',
      path: '/docs/manual/v8.0.0/installation',
    });
  });
});

describe('hard pages', () => {
  test('as React writes them', () => expectSameAsParsed(HARD_PAGE));

  test('attributes with other quotes, in other order', () => {
    const html = HARD_PAGE.replaceAll(
      '<div class="markdown" data-article="">',
      '<div data-x data-article class=markdown>',
    ).replaceAll(
      '<script type="application/json" data-article-data="">',
      '<script data-article-data type=application/json>',
    );
    expectSameAsParsed(html);
    expect(extractPage(html).articles[0]?.data).toMatchObject({
      metadata: { title: '</script><!--<div data-article="">' },
    });
  });

  test('a page without other versions has none', () => {
    expect(extractPage(pageDocument()).docs).toBeUndefined();
  });

  test('the front matter of the data stands in both places where the theme reads it', () => {
    const frontMatter = { hide_title: true };
    const { data } = extractPage(
      pageDocument({ articles: [{ html: '', data: { metadata: { id: 'type' }, frontMatter } }] }),
    ).articles[0] ?? { data: {} };
    expect(data).toEqual({ frontMatter, metadata: { id: 'type', frontMatter } });
    expect(parseArticleData('{"metadata":{}}')).toEqual({
      frontMatter: {},
      metadata: { frontMatter: {} },
    });
  });
});

describe('documents of another kind', () => {
  const page = pageDocument({ docs: { area: 'default', docs: [] } });
  test.each([
    ['nothing', ''],
    ['a host’s error page', '<!DOCTYPE html><title>Error</title><h1>502</h1>'],
    ['an article without data', page.replace(/<script[^>]* data-article-data[^]*?<\/script>/, '')],
    ['data that never end', page.slice(0, page.indexOf('data-article-data="">') + 30)],
    ['data that are no JSON', page.replace('"metadata"', 'metadata')],
    ['data without metadata', page.replace('"metadata"', '"other"')],
    ['metadata that are no object', page.replace('{"title":"Type"}', '1')],
    ['pages of other versions that are no JSON', page.replace('"docs":[]', 'docs')],
    ['pages of other versions without area', page.replace('"area":"default",', '')],
    ['pages of other versions without path', page.replace('[]', '[{"version":"a","id":"b"}]')],
  ])('%s', (_, html) => {
    expect(() => extractPage(html)).toThrow(UnexpectedPage);
  });

  test('a page without the mark of a build is of no build', () => {
    expect(extractPage(page.replace(/<meta name="build"[^>]*>/, '')).build).toBe('');
  });
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/blog/index.html', '/blog'],
  ['/site/', '/site'],
  ['/docs/v11.0.0', '/docs/v11.0.0'],
  ['/docs/a.html/b', '/docs/a.html/b'],
  ['/docs/%C3%A4', '/docs/ä'],
  ['/docs/ä', '/docs/ä'],
  ['/docs/100%', '/docs/100%'],
])('%s is kept as %s', (pathname, key) => {
  expect(pageKey(pathname)).toBe(key);
});
