import Head from '@docusaurus/Head';
import { useAllDocsData, useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { ReactNode } from 'react';

import { canonicalPath } from '@site/src/lib/canonicalPath';
import { pathsOf } from '@site/src/lib/docsAreas';
import { frontMatterText } from '@site/src/lib/frontMatterText';
import { pageTitle } from '@site/src/lib/pageTitle';

/** Path that search engines should list: the same page of the latest version where there is one. */
function useCanonicalPath(): string {
  const { metadata } = useDoc();
  const { pluginId } = useDocsVersion();
  const others = pathsOf(useAllDocsData()[pluginId], metadata.id);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return canonicalPath(metadata.permalink, baseUrl, (path) => others.includes(path));
}

/** Title, description, picture and canonical address of a docs page, in as few heads as can be (`SiteMetadata`). */
export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { url, baseUrl, trailingSlash } = siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const { description } = metadata;
  const image = assets.image ?? frontMatter.image;
  const picture = image && withBaseUrl(image, { absolute: true });
  // The page at the root of an instance has a slash behind its permalink, and none in the address bar.
  const canonical = url + applyTrailingSlash(useCanonicalPath(), { baseUrl, trailingSlash });
  return (
    <>
      <PageMetadata
        title={pageTitle({
          title: metadata.title,
          metaTitle: frontMatterText(frontMatter, 'metaTitle'),
          category: frontMatterText(frontMatter, 'category'),
        })}
      />
      <Head>
        {description && <meta name="description" content={description} />}
        {description && <meta property="og:description" content={description} />}
        {picture && <meta property="og:image" content={picture} />}
        {picture && <meta name="twitter:image" content={picture} />}
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
      </Head>
    </>
  );
}
