import type { Props } from '@theme/MDXContent';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps, ComponentType } from 'react';

import ClientMDXContent from '../../plugins/static-articles/client/MDXContent';
import { extractPage } from '../../plugins/static-articles/client/page';
import MDXContent from '../../src/theme/MDXContent';
import { SiteProviders } from '../support/SiteProviders';

/** A page as the MDX compiler makes it: elements come from the provider. */
const Compiled = Object.assign(
  ({ components }: { components?: Record<string, ComponentType<ComponentProps<'p'>>> }) => {
    const P = components?.p ?? 'p';
    return <P>text</P>;
  },
  {
    metadata: { id: 'type', title: '</script>', source: '@site/type.mdx' },
    frontMatter: { title: 'Type', metaTitle: 'Types' },
    toc: [{ value: 'Record', id: 'record', level: 2 }],
    assets: {},
    contentTitle: undefined,
  },
);

function render(props: Props): string {
  return renderToStaticMarkup(
    <SiteProviders>
      <MDXContent {...props} />
    </SiteProviders>,
  );
}

test('writes the article and its data as the client reads them', () => {
  const html = render({ children: <Compiled /> });
  const { articles } = extractPage(html);
  expect(articles).toEqual([
    {
      html: '<p>text</p>',
      data: {
        metadata: { id: 'type', title: '</script>', frontMatter: { metaTitle: 'Types' } },
        frontMatter: { metaTitle: 'Types' },
        toc: [{ value: 'Record', id: 'record', level: 2 }],
        assets: {},
      },
    },
  ]);
});

test('the heading of the page stands in the article, where the text has none of its own', () => {
  const [article] = extractPage(render({ title: 'Type', children: <Compiled /> })).articles;
  expect(article?.html).toBe('<h1>Type</h1><p>text</p>');
});

test('the article carries the class that upstream’s style sheet knows', () => {
  expect(render({ children: <Compiled /> })).toMatch(/^<div class="markdown" data-article="">/);
});

test('text that is no MDX module has no data', () => {
  expect(render({ children: <p>text</p> })).toContain('data-article-data="">{}</script>');
});

test('on the client it shows what it is given and nothing else', () => {
  expect(
    renderToStaticMarkup(
      <ClientMDXContent>
        <b>x</b>
      </ClientMDXContent>,
    ),
  ).toBe('<b>x</b>');
});
