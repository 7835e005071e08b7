import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { SiteProviders } from '../support/SiteProviders';

type DocContent = ComponentProps<typeof DocProvider>['content'];

function render(frontMatter: object, contentTitle?: string): string {
  const content = Object.assign(() => null, {
    metadata: { title: 'Type' },
    frontMatter,
    contentTitle,
    toc: [],
    assets: {},
  }) as unknown as DocContent;
  return renderToStaticMarkup(
    <SiteProviders>
      <DocProvider content={content}>
        <DocItemContent>text</DocItemContent>
      </DocProvider>
    </SiteProviders>,
  );
}

test('gives a page its heading, inside of the article', () => {
  expect(render({})).toMatch(/<div class="markdown" data-article=""><h1>Type<\/h1>text<\/div>/);
});

test.each([
  ['a page that hides it', { hide_title: true }, undefined],
  ['a text with a heading of its own', {}, 'Types'],
])('not %s', (_, frontMatter, contentTitle) => {
  expect(render(frontMatter, contentTitle)).toContain('data-article="">text</div>');
});

test('carries the class that search engines and tools look for', () => {
  expect(render({})).toMatch(/^<div class="theme-doc-markdown">/);
});
