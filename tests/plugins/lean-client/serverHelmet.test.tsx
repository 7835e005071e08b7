import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as original from 'react-helmet-async';

import * as ours from '../../../plugins/lean-client/replacements/serverHelmet';

interface Implementation {
  readonly Helmet: ComponentType<{ children?: ReactNode }>;
  readonly HelmetProvider: ComponentType<{ context: object; children?: ReactNode }>;
}

/** What Docusaurus reads. */
type Read = ours.ServerHead;

const theirs = original as unknown as Implementation;

function headOf({ HelmetProvider }: Implementation, page: ReactNode): Read {
  const context: { helmet?: Read } = {};
  renderToStaticMarkup(<HelmetProvider context={context}>{page}</HelmetProvider>);
  if (!context.helmet) throw new Error('expected a head in the context, got none');
  return context.helmet;
}

/** All that Docusaurus reads; names of attributes are the same in capitals. */
function read(head: Read): unknown {
  const lower = (html: string) => html.replace(/ [\w-]+(?==")/g, (name) => name.toLowerCase());
  return {
    html: head.htmlAttributes.toString(),
    body: head.bodyAttributes.toString(),
    title: head.title.toString(),
    meta: lower(head.meta.toString()),
    link: lower(head.link.toString()),
    script: lower(head.script.toString()),
    robots: head.meta.toComponent().map(({ props }) => {
      const { name, content } = props as { name?: string; content?: string };
      return [name, content];
    }),
  };
}

function site({ Helmet }: Implementation): ReactNode {
  return (
    <Helmet>
      <html lang="en-US" dir="ltr" className="docs-wrapper" />
      <body className="site" />
      <title>Site</title>
      <meta property="og:title" content="Site" />
      <meta name="viewport" content="width=device-width" />
      <meta name="keywords" content="a,b" />
      <meta charSet="utf-8" />
      <meta httpEquiv="refresh" content="5" />
      <link rel="canonical" href="https://example.com/" />
      <link rel="alternate" href="https://example.com/" hrefLang="en-US" />
      <link rel="alternate" href="https://example.com/" hrefLang="x-default" />
      <link rel="stylesheet" href="/a.css" />
      {null}
      {false}
    </Helmet>
  );
}

function page({ Helmet }: Implementation): ReactNode {
  return (
    <Helmet>
      <html className="docs-wrapper docs-doc-page" data-version="12" />
      <title>{'Option<\'a\'> & "more"'} | Site</title>
      <meta property="og:title" content={'Option<\'a\'> & "more" | Site'} />
      {[<meta key="1" name="KEYWORDS" content="c" />]}
      <meta name="robots" content="noindex" />
      <link rel="canonical" href="https://example.com/option?a=1&b=2" />
      <link rel="preload" as="image" href="/option.svg" />
      <script type="application/ld+json">{'{"a": "<b>"}'}</script>
      <script async src="/a.js" />
    </Helmet>
  );
}

const PAGES: readonly [string, (implementation: Implementation) => ReactNode][] = [
  ['no head', () => <p>text</p>],
  ['one head', site],
  [
    'a head inside of another part',
    (implementation) => (
      <>
        {site(implementation)}
        <div>{page(implementation)}</div>
      </>
    ),
  ],
  [
    'the same head twice',
    (implementation) => (
      <>
        {page(implementation)}
        {site(implementation)}
        {page(implementation)}
      </>
    ),
  ],
  [
    'one without children',
    ({ Helmet }) => (
      <>
        <Helmet />
        <Helmet>
          <meta name="a" content="" />
        </Helmet>
      </>
    ),
  ],
];

describe('the head at build', () => {
  it.each(PAGES)('is that of react-helmet-async for %s', (_, make) => {
    expect(read(headOf(ours, make(ours)))).toEqual(read(headOf(theirs, make(theirs))));
  });

  it('belongs to its page', () => {
    headOf(ours, page(ours));
    expect(headOf(ours, site(ours)).title.toString()).toBe('<title data-rh="true">Site</title>');
  });
});
