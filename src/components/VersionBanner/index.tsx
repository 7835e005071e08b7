import Link from '@docusaurus/Link';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';

import { useBuiltVersions } from '@site/src/hooks/useDocsAreas';
import { type DocsArea, introductionOf, pagesOf, versionsOfArea } from '@site/src/lib/docsAreas';
import { dictionary, record, string } from '@site/src/lib/decode';
import { withSwitchNote } from '@site/src/lib/switchNote';
import { chooseVersionTarget } from '@site/src/lib/versionSwitch';

import styles from './styles.module.css';

const bannerData = record({
  banners: dictionary(record({ text: string }, { linkTo: string })),
});

interface Props {
  readonly area: DocsArea;
  /** Docusaurus' name of the version on screen. */
  readonly version: string;
  readonly pageId: string;
  /** What readers know the page by. */
  readonly pageName: string;
}

/** The page of the same subject in another version, or the nearest one, which then says so. */
function addressOfSamePage(target: GlobalVersion, { pageId, pageName }: Props): string {
  const choice = chooseVersionTarget({
    slug: pageId,
    pages: pagesOf(target),
    introduction: introductionOf(target),
  });
  return withSwitchNote(choice, pageName);
}

/** The notice above a page of a coming or an old version or of the legacy section, if `src/versions.ts` gives it one. */
export default function VersionBanner(props: Props): ReactNode {
  const { area, version } = props;
  const decoded = bannerData(usePluginData('version-banners'));
  const built = useBuiltVersions(area);
  const notice = versionsOfArea(area).find((row) => row.docusaurusName === version)?.notice;
  const banner = decoded.ok && notice ? decoded.value.banners[notice] : undefined;
  if (!banner) return null;
  const target = built.find(({ row }) => row.name === banner.linkTo)?.data;
  // A build without the version that the text names has nothing to link.
  if (banner.linkTo !== undefined && !target) return null;

  const [before, linkText, after] = banner.text.split(/[[\]]/);
  return (
    <p role="note" aria-label="About this version" className={styles.banner}>
      {before}
      {target && <Link to={addressOfSamePage(target, props)}>{linkText}</Link>}
      {after}
    </p>
  );
}
