import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import ListPage from '@site/src/components/ListPage';
import NothingFound from '@site/src/components/NothingFound';
import PackageCard from '@site/src/components/PackageCard';
import SearchField from '@site/src/components/SearchField';
import { PACKAGES, PACKAGES_CHECKED_ON, type PackageEntry } from '@site/src/data/packages';
import { dayInWords } from '@site/src/lib/dates';
import {
  FIRST_TOGGLES,
  isOfficial,
  kindsOf,
  type PackageToggles,
} from '@site/src/lib/packageIndex';
import { countOf } from '@site/src/lib/wordFilter';

import styles from './styles.module.css';

const TOGGLES: readonly { readonly key: keyof PackageToggles; readonly label: string }[] = [
  { key: 'official', label: 'Official' },
  { key: 'community', label: 'Community' },
  { key: 'npm', label: 'NPM packages' },
  { key: 'url', label: 'URL resources' },
  { key: 'outdated', label: 'Outdated' },
];

/** Whether an entry is hidden at first. */
function isLeftOut(entry: PackageEntry): boolean {
  return kindsOf(entry, PACKAGES_CHECKED_ON).some((kind) => !FIRST_TOGGLES[kind]);
}

function Section({
  title,
  entries,
}: {
  title: string;
  entries: readonly PackageEntry[];
}): ReactNode {
  return (
    <section className={styles.section} data-list-section="">
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.cards}>
        {entries.map((entry) => (
          <li
            key={`${entry.kind} ${entry.name}`}
            data-kinds={kindsOf(entry, PACKAGES_CHECKED_ON).join(' ')}
            hidden={isLeftOut(entry)}
          >
            <PackageCard entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Name of the search in the address; `static/query.js` is told it by `src/pages/packages.tsx`. */
export const SEARCH_PARAMETER = 'search';

/**
 * The package index: a list that search and toggles narrow (`src/behaviours/lists`); without scripts it is
 * whole, but for outdated packages.
 */
export default function PackageIndex(): ReactNode {
  const listed = PACKAGES.filter((entry) => !isLeftOut(entry));
  return (
    <ListPage
      list="packages"
      title="Package Index"
      lead={
        <>
          Libraries, bindings and tools for ReScript. The versions are the newest on npm as of{' '}
          <time dateTime={PACKAGES_CHECKED_ON}>{dayInWords(PACKAGES_CHECKED_ON)}</time>. To add one
          of your own, read the{' '}
          <Link to="/docs/guidelines/publishing-packages">guideline on publishing packages</Link>.
        </>
      }
    >
      <SearchField
        label="Search packages"
        name={SEARCH_PARAMETER}
        example="react, node, json"
        status={`${listed.length} of ${countOf(PACKAGES.length, 'package')}`}
      />
      <fieldset className={styles.toggles}>
        <legend className={styles.legend}>Show</legend>
        {TOGGLES.map(({ key, label }) => (
          <label key={key} className={clsx('touch-target', styles.toggle)}>
            <input type="checkbox" name={key} defaultChecked={FIRST_TOGGLES[key]} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.list}>
        <Section title="Official" entries={PACKAGES.filter(isOfficial)} />
        <Section title="Community" entries={PACKAGES.filter((entry) => !isOfficial(entry))} />
        <NothingFound className={styles.empty}>
          <button type="button" className={styles.reset} data-list-all="">
            Show all packages
          </button>
        </NothingFound>
      </div>
    </ListPage>
  );
}
