import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { ReactNode } from 'react';

import { searchPlaceOf } from '@site/src/lib/search/place';
import { sharePicture } from '@site/src/lib/sharePicture';

/** What hosts serve for dead addresses, and no address of its own. */
const DEAD = /\/404\.html$/;

/**
 * What each page says of itself to networks and search engines; templates say more (`DocItem/Metadata`). The site
 * has one language, so that there are no pages in others to name.
 *
 * Crawlers for search tell areas and versions apart by `docsearch:…`, the same as in the embedded index:
 * `docsearch:version` is the version as readers know it, and a page without one counts as the latest manual's.
 *
 * All of it is one head: with each that is rendered, all heads of the page are read anew.
 */
export default function SiteMetadata(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { url, baseUrl, trailingSlash } = siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const { metadata, image } = useThemeConfig();
  const picture = sharePicture(pathname, baseUrl) ?? image;
  const pictureAddress = picture && withBaseUrl(picture, { absolute: true });
  const address = url + applyTrailingSlash(pathname, { baseUrl, trailingSlash });
  const { htmlLang = '' } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const { area, version } = searchPlaceOf(pathname, baseUrl);
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={htmlLang.replace('-', '_')} />
      {pictureAddress && <meta property="og:image" content={pictureAddress} />}
      {pictureAddress && <meta name="twitter:image" content={pictureAddress} />}
      {!DEAD.test(pathname) && <link rel="canonical" href={address} />}
      {!DEAD.test(pathname) && <meta property="og:url" content={address} />}
      <meta name="docsearch:language" content={i18n.currentLocale} />
      <meta name="docsearch:area" content={area} />
      <meta name="docsearch:version" content={version} />
      {metadata.map((meta, index) => (
        <meta key={index} {...meta} />
      ))}
      <body />
    </Head>
  );
}
