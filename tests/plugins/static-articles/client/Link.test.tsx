import StockLink, { type Props } from '@docusaurus/Link';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext } from '@docusaurus/types';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import ClientLink from '../../../../plugins/static-articles/client/Link';

type SiteConfig = Partial<Pick<DocusaurusContext['siteConfig'], 'baseUrl' | 'trailingSlash'>>;

const CURRENT = '/docs/manual/latest/type';

function markup(Link: ComponentType<Props>, props: Props, config: SiteConfig): string {
  const context = {
    siteConfig: {
      url: 'https://example.org',
      baseUrl: '/',
      trailingSlash: false,
      future: {},
      ...config,
    },
  } as unknown as DocusaurusContext;
  return renderToStaticMarkup(
    <Context.Provider value={context}>
      <StaticRouter location={CURRENT}>
        <Link {...props}>text</Link>
      </StaticRouter>
    </Context.Provider>,
  );
}

/** Attributes by name, so that their order does not count; without what only tests get. */
function attributes(html: string): Record<string, string> {
  const [, list = ''] = /^<a\b(.*?)>text<\/a>$/.exec(html) ?? [];
  expect(html).toMatch(/^<a\b/);
  const pairs = [...list.matchAll(/ ([^= ]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  return Object.fromEntries(pairs.filter(([name]) => name !== 'data-test-link-type'));
}

const TARGETS = [
  '/',
  '/docs/manual/latest/record',
  '/docs/manual/latest/record/',
  '/docs/manual/latest/record#update',
  '/docs/manual/latest/record/?a=1&b=2#update',
  '/blog?page=2',
  '/site/docs/already',
  '/site',
  '#hash',
  '',
  'https://github.com/rescript-lang',
  'http://example.org/docs',
  '//cdn.example.org/a.js',
  'mailto:team@example.org',
  'tel:+123',
  'pathname:///blog/rss.xml',
  'pathname:///docs/',
];

const CONFIGS: SiteConfig[] = [
  {},
  { baseUrl: '/site/' },
  { trailingSlash: true },
  { trailingSlash: undefined },
  { baseUrl: '/site/', trailingSlash: true },
];

describe.each(CONFIGS)('with %j the built HTML and the client agree about', (config) => {
  test.each(TARGETS)('to %j', (to) => {
    expect(attributes(markup(ClientLink, { to }, config))).toEqual(
      attributes(markup(StockLink, { to }, config)),
    );
  });

  test.each(TARGETS)('href %j', (href) => {
    expect(attributes(markup(ClientLink, { href }, config))).toEqual(
      attributes(markup(StockLink, { href }, config)),
    );
  });
});

const PROPS: [string, Props][] = [
  ['another target', { to: '/blog', target: '_blank' }],
  ['its own target', { to: '/blog', target: '_self' }],
  ['an external link that stays in its tab', { href: 'https://example.org', target: '_self' }],
  ['an external link with its own rel', { href: 'https://example.org', rel: 'me' }],
  ['no base URL', { to: '/blog', autoAddBaseUrl: false }],
  ['both addresses', { to: '/blog', href: '/docs' }],
  ['no address', {}],
  ['a download', { to: 'pathname:///a.zip', download: true }],
  [
    'attributes',
    {
      to: '/blog',
      className: 'choice',
      id: 'a',
      title: 'A & B',
      'aria-current': 'true',
      'data-skip': '',
      'data-noBrokenLinkCheck': true,
    } as Props,
  ],
  ['an element reference', { to: '/blog', ref: () => undefined } as Props],
];

test.each(PROPS)('they agree about %s', (_, props) => {
  expect(attributes(markup(ClientLink, props, { baseUrl: '/site/' }))).toEqual(
    attributes(markup(StockLink, props, { baseUrl: '/site/' })),
  );
});

test.each(['record', './record', '../react/latest', '?instead-of=dict'])(
  'relative %s leads to the same place, which the browser works out',
  (to) => {
    const place = (Link: ComponentType<Props>): string =>
      new URL(attributes(markup(Link, { to }, {})).href ?? '', `https://example.org${CURRENT}`)
        .href;
    expect(place(ClientLink)).toBe(place(StockLink));
  },
);
