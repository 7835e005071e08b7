import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import SearchMetadata from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

import { sharePicture } from '@site/src/lib/sharePicture';

/** What hosts serve for dead addresses, and no address of its own. */
const DEAD = /\/404\.html$/;

/**
 * What each page says of itself to networks and search engines; templates say more (`DocItem/Metadata`). The site
 * has one language, so that there are no pages in others to name.
 */
export default function SiteMetadata(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { url, baseUrl, trailingSlash } = siteConfig;
  const { metadata, image } = useThemeConfig();
  const { pathname } = useLocation();
  const picture = sharePicture(pathname, baseUrl) ?? image;
  const address = url + applyTrailingSlash(pathname, { baseUrl, trailingSlash });
  const { htmlLang = '' } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:locale" content={htmlLang.replace('-', '_')} />
        <body />
      </Head>
      {picture !== undefined && <PageMetadata image={picture} />}
      {!DEAD.test(pathname) && (
        <Head>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </Head>
      )}
      <SearchMetadata locale={i18n.currentLocale} />
      <Head>
        {metadata.map((meta, index) => (
          <meta key={index} {...meta} />
        ))}
      </Head>
    </>
  );
}
