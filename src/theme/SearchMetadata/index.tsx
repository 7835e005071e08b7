import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

import { searchPlaceOf } from '@site/src/lib/search/place';

/**
 * The tags by which search crawlers tell areas and versions apart, the same as in the embedded index.
 * `docsearch:version` is the version as readers know it; a page without a version counts as the latest
 * manual's. Upstream's tags of Docusaurus' own names have no reader here.
 */
export default function SearchMetadata({ locale }: Props): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const { area, version } = searchPlaceOf(pathname, siteConfig.baseUrl);
  return (
    <Head>
      {locale && <meta name="docsearch:language" content={locale} />}
      <meta name="docsearch:area" content={area} />
      <meta name="docsearch:version" content={version} />
    </Head>
  );
}
