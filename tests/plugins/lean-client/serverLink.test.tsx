import StockLink, { type Props } from '@docusaurus/Link';
import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext } from '@docusaurus/types';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import ServerLink from '../../../plugins/lean-client/replacements/serverLink';

type SiteConfig = Partial<Pick<DocusaurusContext['siteConfig'], 'baseUrl' | 'trailingSlash'>>;

/** The HTML of links, and what the build is told of them. */
function rendered(
  Link: ComponentType<Props>,
  links: readonly Props[],
  config: SiteConfig,
): unknown {
  const siteConfig = {
    url: 'https://example.org',
    baseUrl: '/',
    trailingSlash: false,
    future: {},
    ...config,
  };
  const brokenLinks = createStatefulBrokenLinks();
  const html = renderToStaticMarkup(
    <Context.Provider value={{ siteConfig } as unknown as DocusaurusContext}>
      <StaticRouter location="/docs/manual/latest/type">
        <BrokenLinksProvider brokenLinks={brokenLinks}>
          {links.map((props, index) => (
            <Link key={index} {...props}>
              text
            </Link>
          ))}
        </BrokenLinksProvider>
      </StaticRouter>
    </Context.Provider>,
  );
  return {
    html: html.replace(/ data-test-link-type="\w+-?\w+"/g, '').split('</a>'),
    links: brokenLinks.getCollectedLinks(),
    anchors: brokenLinks.getCollectedAnchors(),
  };
}

const TARGETS = [
  '/',
  '/docs/manual/latest/record',
  '/docs/manual/latest/record/',
  '/docs/manual/latest/record#update',
  '/docs/manual/latest/record/?a=1&b=2#update',
  '/docs/caf%C3%A9/100%25',
  '/docs/café',
  '/docs/a?',
  '/docs/a#',
  '/docs/a?#b',
  '/docs//a',
  '/site/docs/already',
  '/site',
  '#hash',
  '?instead-of=dict',
  'record',
  './record',
  '../react/latest',
  '',
  'https://github.com/rescript-lang',
  '//cdn.example.org/a.js',
  'mailto:team@example.org',
  'pathname:///blog/rss.xml',
  'pathname:///docs/',
];

const LINKS: readonly Props[] = [
  ...TARGETS.flatMap<Props>((target) => [
    { to: target },
    { href: target },
    { to: target, autoAddBaseUrl: false },
    { to: target, 'data-noBrokenLinkCheck': true, id: `id of ${target}` },
    { href: target, target: '_blank', rel: 'me' },
    { to: target, target: '_self', className: 'a b', 'aria-current': 'true', title: 'A & B' },
  ]),
  {},
  { to: '/blog', href: '/docs' },
  { to: 'pathname:///a.zip', download: true },
  { to: '/blog', onClick: () => undefined },
];

const CONFIGS: readonly SiteConfig[] = [
  {},
  { baseUrl: '/site/' },
  { trailingSlash: true },
  { trailingSlash: undefined },
  { baseUrl: '/site/', trailingSlash: true },
];

describe('the link at build', () => {
  it.each(CONFIGS)('is that of Docusaurus with %j', (config) => {
    expect(rendered(ServerLink, LINKS, config)).toEqual(rendered(StockLink, LINKS, config));
  });

  it('refuses what the client would not hydrate', () => {
    expect(() => rendered(ServerLink, [{ to: '/blog', isNavLink: true }], {})).toThrow(
      'lean-client: expected links without isNavLink, got one to /blog; set aria-current where the link is made.',
    );
  });
});
