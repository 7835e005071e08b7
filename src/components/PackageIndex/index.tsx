import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import PackageCard from '@site/src/components/PackageCard';
import SearchField from '@site/src/components/SearchField';
import { PACKAGES, PACKAGES_CHECKED_ON, type PackageEntry } from '@site/src/data/packages';
import { useSearchParameter } from '@site/src/hooks/useSearchParameter';
import { dayInWords } from '@site/src/lib/dates';
import {
  ALL_PACKAGES,
  FIRST_TOGGLES,
  isListed,
  isOfficial,
  isOutdated,
  packageAnchor,
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

function Section({
  title,
  entries,
  onKeyword,
}: {
  title: string;
  entries: readonly PackageEntry[];
  onKeyword: () => void;
}): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.cards}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.name}`}>
            <PackageCard entry={entry} onKeyword={onKeyword} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Name of the search in the address; `static/query.js` is told it by `src/pages/packages.tsx`. */
export const SEARCH_PARAMETER = 'search';

/** Ends the wait for the narrowed list that `static/query.js` began. */
function useShownWhenNarrowed(): void {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) delete document.documentElement.dataset.queried;
  }, [isBrowser]);
}

/** Anchors of the entries that are hidden at first. */
const OUTDATED_ANCHORS: readonly string[] = PACKAGES.filter((entry) =>
  isOutdated(entry, PACKAGES_CHECKED_ON),
).map(({ name }) => packageAnchor(name));

/** The toggles. Where the address leads to an outdated entry, it is shown. */
function useToggles(): [PackageToggles, (toggles: PackageToggles) => void] {
  const isBrowser = useIsBrowser();
  const { hash } = useLocation();
  const anchor = hash.slice(1);
  const [{ ledTo, toggles }, setState] = useState({ ledTo: '', toggles: FIRST_TOGGLES });

  if (isBrowser && ledTo !== anchor) {
    const outdated = toggles.outdated || OUTDATED_ANCHORS.includes(anchor);
    setState({ ledTo: anchor, toggles: { ...toggles, outdated } });
  }
  useEffect(() => {
    // The browser looked for it before it was there.
    if (OUTDATED_ANCHORS.includes(ledTo)) document.getElementById(ledTo)?.scrollIntoView();
  }, [ledTo]);

  return [toggles, (next) => setState({ ledTo, toggles: next })];
}

/**
 * The package index: a list that search and toggles narrow; without scripts it is whole, but for
 * outdated packages.
 */
export default function PackageIndex(): ReactNode {
  const [query, setQuery] = useSearchParameter(SEARCH_PARAMETER);
  const [toggles, setToggles] = useToggles();
  useShownWhenNarrowed();
  const searchRef = useRef<HTMLInputElement>(null);
  const listed = PACKAGES.filter((entry) => isListed(entry, query, toggles, PACKAGES_CHECKED_ON));
  const showSearch = (): void => searchRef.current?.scrollIntoView({ block: 'center' });

  return (
    <main className={styles.main}>
      <h1 className={styles.title}>Package Index</h1>
      <p className={styles.lead}>
        Libraries, bindings and tools for ReScript. The versions are the newest on npm as of{' '}
        <time dateTime={PACKAGES_CHECKED_ON}>{dayInWords(PACKAGES_CHECKED_ON)}</time>. To add one of
        your own, read the{' '}
        <Link to="/docs/guidelines/publishing-packages">guideline on publishing packages</Link>.
      </p>
      <SearchField
        label="Search packages"
        name="search"
        value={query}
        onChange={setQuery}
        inputRef={searchRef}
        status={`${listed.length} of ${countOf(PACKAGES.length, 'package')}`}
      />
      <fieldset className={styles.toggles}>
        <legend className={styles.legend}>Show</legend>
        {TOGGLES.map(({ key, label }) => (
          <label key={key} className={styles.toggle}>
            <input
              type="checkbox"
              checked={toggles[key]}
              onChange={(event) => setToggles({ ...toggles, [key]: event.target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.list}>
        <Section title="Official" entries={listed.filter(isOfficial)} onKeyword={showSearch} />
        <Section
          title="Community"
          entries={listed.filter((entry) => !isOfficial(entry))}
          onKeyword={showSearch}
        />
        {listed.length === 0 && (
          <div className={styles.empty}>
            <p>
              {query === ''
                ? 'Nothing matches these choices.'
                : `Nothing matches “${query}” with these choices.`}
            </p>
            <button
              type="button"
              className={styles.reset}
              onClick={() => {
                setQuery('');
                setToggles(ALL_PACKAGES);
                searchRef.current?.focus();
              }}
            >
              Show all packages
            </button>
          </div>
        )}
      </div>
    </main>
  );
}
