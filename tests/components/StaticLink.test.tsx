import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import Link, { type Props } from '@docusaurus/Link';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import StaticLink from '../../src/components/StaticLink';
import { SiteProviders } from '../support/SiteProviders';

/** What a link is in the HTML, and what it says to the check of links. */
function rendered(Component: ComponentType<Props>, props: Props, baseUrl: string) {
  const brokenLinks = createStatefulBrokenLinks();
  const html = renderToStaticMarkup(
    <SiteProviders baseUrl={baseUrl}>
      <BrokenLinksProvider brokenLinks={brokenLinks}>
        <Component {...props} />
      </BrokenLinksProvider>
    </SiteProviders>,
  );
  return {
    attributes: (/^<a([^>]*)>/.exec(html)?.[1] ?? '')
      .split(/ (?=[\w-]+=)/)
      // Docusaurus marks its links for tests.
      .filter((attribute) => !attribute.startsWith('data-test-link-type'))
      .sort(),
    content: html.replace(/^<a[^>]*>/, ''),
    links: brokenLinks.getCollectedLinks(),
    anchors: brokenLinks.getCollectedAnchors(),
  };
}

const LINKS: readonly Props[] = [
  { to: '/docs/manual/latest/record', children: 'Record' },
  { to: '/docs/manual/latest/record/', className: 'page', 'aria-current': 'page' },
  { to: '/docs/manual/latest/record/?a=1#update-a-copy' },
  { href: '/blog', title: 'Blog' },
  { to: '/', children: 'Home' },
  { to: '/site/blog/' },
  { to: '#run-time-cost', dangerouslySetInnerHTML: { __html: '<code>x</code>' } },
  { to: 'https://example.com/a/', children: 'Elsewhere' },
  { href: 'mailto:a@example.com' },
  { to: 'https://example.com', target: undefined, rel: 'noopener noreferrer' },
  { to: '/llms.txt', target: '_blank' },
  { to: '/packages', target: '_self' },
  { to: 'pathname:///files/a.zip' },
  { to: '/dead', 'data-noBrokenLinkCheck': true },
  { to: '/raw', autoAddBaseUrl: false },
  { to: '/named', id: 'named' },
  { children: 'no address' },
];

describe.each(['/', '/site/'])('below %s', (baseUrl) => {
  test.each(LINKS)('%j is what Docusaurus makes of it', (props) => {
    expect(rendered(StaticLink, props, baseUrl)).toEqual(rendered(Link, props, baseUrl));
  });
});
