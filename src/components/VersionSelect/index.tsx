import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { useBuiltVersions } from '@site/src/hooks/useDocsAreas';
import { type BuiltVersion, type DocsArea, introductionOf, pagesOf } from '@site/src/lib/docsAreas';
import { chooseVersionTarget } from '@site/src/lib/versionSwitch';
import { withSwitchNote } from '@site/src/lib/switchNote';

import styles from './styles.module.css';

interface Props {
  readonly area: DocsArea;
  /** The version on screen. */
  readonly current: string;
  /** Id of the page on screen, where there is one. */
  readonly pageId?: string;
  /** What readers know the page by; its id, where that isn't known. */
  readonly pageName?: string;
  readonly className?: string;
}

interface Choice extends BuiltVersion {
  readonly to: string;
  /** Whether it leads to the same page, where query and fragment make sense. */
  readonly keepsPlace: boolean;
}

function useChoices({ area, pageId, pageName = pageId }: Props): Choice[] {
  const built = useBuiltVersions(area);
  return built.map(({ row, data }) => {
    const target = chooseVersionTarget({
      slug: pageId ?? '',
      pages: pagesOf(data),
      introduction: introductionOf(data),
    });
    const keepsPlace = target.kind === 'same';
    return { row, data, to: withSwitchNote(target, pageName), keepsPlace };
  });
}

/**
 * Chooses the version of the docs: the same page there, or the nearest one, with a note that says
 * so. A version alone is plain text. The list is a disclosure of links, so that it works without
 * scripts and versions can be opened in a new tab; `src/behaviours/versions.ts` remembers what is chosen.
 */
export default function VersionSelect(props: Props): ReactNode {
  const { area, current, className } = props;
  const choices = useChoices(props);
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
    <details className={clsx(styles.select, className)} data-menu="">
      <summary className={clsx('menu-summary', styles.summary)}>
        <span className="visually-hidden">Version: </span>
        <span data-version-label="">{active.row.label}</span>
      </summary>
      <div className={styles.menu}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <p className={styles.group} aria-hidden="true">
              {group.title}
            </p>
            <ul className={styles.list}>
              {group.choices.map(({ row, to, keepsPlace }) => (
                <li key={row.name}>
                  <Link
                    to={to}
                    className={styles.choice}
                    aria-current={row === active.row ? 'true' : undefined}
                    data-version={row.name}
                    data-version-area={area}
                    data-keeps-place={keepsPlace || undefined}
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
