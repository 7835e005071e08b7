import Head from '@docusaurus/Head';
import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

import { isDocsArea, versionsOfArea } from '@site/src/hooks/useDocsAreas';
import { LATEST_MANUAL_VERSION } from '@site/src/versions';

/**
 * The tags by which search crawlers and the embedded index tell versions apart. `docsearch:version`
 * is the version as readers know it; a page without a version counts as the latest manual's
 * (specification, sections 2 and 9).
 */
export default function SearchMetadata({ locale, tag }: Props): ReactNode {
  const active = useActivePluginAndVersion();
  const area = active?.activePlugin.pluginId;
  const row =
    area !== undefined && isDocsArea(area)
      ? versionsOfArea(area).find(
          (version) => version.docusaurusName === active?.activeVersion?.name,
        )
      : undefined;
  return (
    <Head>
      {locale && <meta name="docusaurus_locale" content={locale} />}
      {locale && <meta name="docsearch:language" content={locale} />}
      {tag && <meta name="docusaurus_tag" content={tag} />}
      {tag && <meta name="docsearch:docusaurus_tag" content={tag} />}
      <meta name="docsearch:version" content={(row ?? LATEST_MANUAL_VERSION).name} />
    </Head>
  );
}
