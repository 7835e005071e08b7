import Link from '@docusaurus/Link';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import {
  type BuiltVersion,
  type DocsArea,
  introductionOf,
  pagesOf,
  useBuiltVersions,
} from '@site/src/hooks/useDocsAreas';
import { useMenu } from '@site/src/hooks/useMenu';
import { chooseVersionTarget } from '@site/src/lib/versionSwitch';
import { rememberVersion } from '@site/src/lib/rememberedVersion';
import { withSwitchNote } from '@site/src/lib/switchNote';

import styles from './styles.module.css';

interface Props {
  readonly area: DocsArea;
  /** The version on screen. */
  readonly current: string;
  /** Id of the page on screen, where there is one. */
  readonly pageId?: string;
  /** The versions with all their pages, where the client's own lists may lack what is asked for. */
  readonly versions?: readonly BuiltVersion[];
  readonly className?: string;
}

interface Choice extends BuiltVersion {
  readonly to: string;
}

function useChoices({ area, pageId, versions }: Props): Choice[] {
  const { search, hash } = useLocation();
  // The built HTML knows neither: links get them when the scripts have taken over.
  const place = useIsBrowser() ? `${search}${hash}` : '';
  const { alternateDocVersions } = useActiveDocContext(area);
  const built = useBuiltVersions(area);
  return (versions ?? built).map(({ row, data }) => {
    const same = alternateDocVersions[data.name]?.path;
    if (same !== undefined) return { row, data, to: `${same}${place}` };
    const target = chooseVersionTarget({
      slug: pageId ?? '',
      pages: pagesOf(data),
      introduction: introductionOf(data),
    });
    const to = withSwitchNote(target, pageId);
    return { row, data, to: target.kind === 'same' ? `${to}${place}` : to };
  });
}

/**
 * Chooses the version of the docs: the same page there, or the nearest one, with a note that says
 * so. A version alone is plain text. The list is a disclosure of links, so that it works without
 * scripts and versions can be opened in a new tab.
 */
export default function VersionSelect(props: Props): ReactNode {
  const { area, current, className } = props;
  const choices = useChoices(props);
  const menu = useMenu();
  const active = choices.find(({ row }) => row.docusaurusName === current);

  if (!active) return null;
  if (choices.length === 1) {
    return <p className={clsx(styles.single, className)}>{active.row.label}</p>;
  }
  const groups = [
    { title: 'Next', choices: choices.filter(({ row }) => row.channel === 'next') },
    { title: 'Released', choices: choices.filter(({ row }) => row.channel !== 'next') },
  ].filter((group) => group.choices.length > 0);

  return (
    <details {...menu.detailsProps} className={clsx(styles.select, className)}>
      <summary {...menu.summaryProps} className={clsx('menu-summary', styles.summary)}>
        <span className="visually-hidden">Version: </span>
        {active.row.label}
      </summary>
      <div className={styles.menu}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <p className={styles.group} aria-hidden="true">
              {group.title}
            </p>
            <ul className={styles.list}>
              {group.choices.map(({ row, to }) => (
                <li key={row.name}>
                  <Link
                    to={to}
                    className={styles.choice}
                    aria-current={row === active.row ? 'true' : undefined}
                    onClick={() => rememberVersion(area, row.name)}
                  >
                    {row.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
