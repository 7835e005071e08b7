import type { Props } from '@theme/MDXContent';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps, ComponentType } from 'react';

import MDXContent from '../../src/theme/MDXContent';
import { SiteProviders } from '../support/SiteProviders';

/** A page as the MDX compiler makes it: elements come from the provider. */
const Compiled = Object.assign(
  ({ components }: { components?: Record<string, ComponentType<ComponentProps<'p'>>> }) => {
    const P = components?.p ?? 'p';
    return <P>text</P>;
  },
  { metadata: { title: 'A "type"', frontMatter: { category: 'Language Features' } } },
);

function render(props: Props): string {
  return renderToStaticMarkup(
    <SiteProviders>
      <MDXContent {...props} />
    </SiteProviders>,
  );
}

test('the article carries the class that upstream’s style sheet knows, and what the search index reads', () => {
  expect(render({ children: <Compiled /> })).toBe(
    '<div class="markdown" data-article="" data-title="A &quot;type&quot;" data-category="Language Features"><p>text</p></div>',
  );
});

test('the heading of the page stands in the article, where the text has none of its own', () => {
  expect(render({ title: 'Belt.Array', children: <Compiled /> })).toContain(
    '<h1>Belt.<wbr/>Array</h1><p>text</p>',
  );
});

test('text that is no MDX module has no facts', () => {
  expect(render({ children: <p>text</p> })).toBe(
    '<div class="markdown" data-article=""><p>text</p></div>',
  );
});
