import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { PACKAGES_CHECKED_ON, type PackageEntry } from '@site/src/data/packages';
import { dayInWords } from '@site/src/lib/dates';
import { isOutdated, packageAnchor } from '@site/src/lib/packageIndex';

import styles from './styles.module.css';

/** What the host of a repository is called in links. */
function repositoryName(href: string): string {
  const { hostname } = new URL(href);
  if (hostname === 'github.com') return 'GitHub';
  if (hostname === 'gitlab.com') return 'GitLab';
  return 'Repository';
}

function linksOf(entry: PackageEntry): { label: string; href: string }[] {
  if (entry.kind === 'url') return [{ label: repositoryName(entry.href), href: entry.href }];
  const npm = { label: 'npm', href: `https://www.npmjs.com/package/${entry.name}` };
  return entry.repository === undefined
    ? [npm]
    : [npm, { label: repositoryName(entry.repository), href: entry.repository }];
}

/** An entry of the package index; `data-searched` marks what its search looks into. */
export default function PackageCard({ entry }: { entry: PackageEntry }): ReactNode {
  const links = linksOf(entry);
  const main = links.at(-1);
  return (
    <article id={packageAnchor(entry.name)} className={styles.card}>
      <h3 className={styles.name} data-searched="">
        <Link href={main?.href} className="touch-target">
          {entry.name}
        </Link>
      </h3>
      <p className={styles.facts}>
        {entry.kind === 'npm' && <span className={styles.version}>{entry.version}</span>}
        {entry.kind === 'npm' && entry.releasedOn !== undefined && (
          <span className={styles.released}>
            Released <time dateTime={entry.releasedOn}>{dayInWords(entry.releasedOn)}</time>
          </span>
        )}
        {isOutdated(entry, PACKAGES_CHECKED_ON) && (
          <span className={styles.outdated}>Outdated</span>
        )}
        <span className={styles.links}>
          {links.map(({ label, href }) => (
            <Link
              key={label}
              href={href}
              className="touch-target"
              aria-label={`${entry.name} on ${label}`}
            >
              {label}
            </Link>
          ))}
        </span>
      </p>
      <p className={styles.description} data-searched="">
        {entry.description}
      </p>
      {entry.kind === 'npm' && entry.compiler !== undefined && (
        <p className={styles.compiler}>
          For compiler <code>{entry.compiler}</code>
        </p>
      )}
      {entry.keywords.length > 0 && (
        <ul className={styles.keywords} aria-label={`Keywords of ${entry.name}`}>
          {entry.keywords.map((keyword) => (
            <li key={keyword}>
              <Link
                to={`/packages?search=${encodeURIComponent(keyword)}`}
                className={clsx('touch-target', styles.keyword)}
                data-searched=""
              >
                {keyword}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
