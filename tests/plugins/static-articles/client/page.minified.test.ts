import { getHtmlMinifier } from '@docusaurus/bundler/lib/minifyHtml';

import { extractPage } from '../../../../plugins/static-articles/client/page';
import { HARD_PAGE } from '../../../support/staticPages';

test('finds in what the minifier of the build writes what React had written', async () => {
  const minifier = await getHtmlMinifier({ type: 'swc' });
  const { code } = await minifier.minify(HARD_PAGE);
  expect(code).toContain('<div class=markdown data-article');
  const written = extractPage(HARD_PAGE);
  const page = extractPage(code);
  expect(page).toMatchObject({ build: 'b1', docs: written.docs });
  expect(page.articles.map(({ data }) => data)).toEqual(written.articles.map(({ data }) => data));
  const text = (html: string): string => html.replace(/<[^>]*>/g, '').replaceAll('&gt;', '>');
  expect(page.articles.map(({ html }) => text(html))).toEqual(
    written.articles.map(({ html }) => text(html)),
  );
  // Its program is large: loading it takes a while where many tests begin at once.
}, 60_000);
