import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import CodeScroller from '@site/src/components/CodeScroller';
import InlineCode from '@site/src/components/InlineCode';
import SearchField from '@site/src/components/SearchField';
import { completeDocs } from '@site/src/data/completeDocs';
import { SYNTAX_ENTRIES, SYNTAX_GROUPS, type SyntaxEntry } from '@site/src/data/syntaxLookup';
import { pathIn } from '@site/src/hooks/useDocsAreas';
import { playgroundLink } from '@site/src/lib/playgroundLink';
import { completionOf, fitsConstruct } from '@site/src/lib/syntaxLookup';
import { countOf } from '@site/src/lib/wordFilter';
import { LATEST_MANUAL_VERSION } from '@site/src/versions';

import Output from './Output';
import styles from './styles.module.css';

function Entry({ entry, isHidden }: { entry: SyntaxEntry; isHidden: boolean }): ReactNode {
  const known = useAllDocsData();
  useBrokenLinks().collectAnchor(entry.id);
  const page =
    entry.page && pathIn(completeDocs ?? known, 'default', LATEST_MANUAL_VERSION, entry.page);
  // Packed programs do not compress: the page would be twice as long if it carried them all.
  const isBrowser = useIsBrowser();
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // The browser may have opened it before scripts ran.
  useEffect(() => setWasOpened(details.current?.open ?? false), []);
  const tryLink =
    entry.example === undefined
      ? undefined
      : playgroundLink({
          version: LATEST_MANUAL_VERSION.name,
          ...(isBrowser && { code: `${entry.example}\n` }),
        });
  return (
    <details
      ref={details}
      className={styles.entry}
      hidden={isHidden}
      onToggle={() => setWasOpened(true)}
    >
      <summary className={styles.summary}>
        <code className={styles.name}>
          {entry.status === 'deprecated' ? <s>{entry.name}</s> : entry.name}
        </code>
        <span className={styles.text}>
          {entry.status === 'deprecated' && <strong>Deprecated. </strong>}
          <InlineCode text={entry.summary} />
        </span>
      </summary>
      {/* Browsers open a closed entry when an address points into it, before scripts have run. */}
      <div id={entry.id} className={styles.body}>
        {entry.example !== undefined && (
          <CodeScroller
            label={`Example of ${entry.name}`}
            code={entry.example}
            className={styles.example}
          />
        )}
        {wasOpened && entry.example !== undefined && <Output id={entry.id} />}
        <p className={styles.links}>
          <Link to={`/syntax-lookup#${entry.id}`} aria-label={`Link to ${entry.name}`}>
            Link to this entry
          </Link>
          {page && (
            <Link to={page} aria-label={`${entry.name} in the manual`}>
              Read more in the manual
            </Link>
          )}
          {tryLink !== undefined && (
            <Link to={tryLink} aria-label={`${entry.name} in the playground`}>
              Open in the playground
            </Link>
          )}
        </p>
      </div>
    </details>
  );
}

/** Opens the entry that the address names, and scrolls to it. */
function useAddressedEntry(): void {
  const location = useLocation();
  useEffect(() => {
    if (location.hash === '') return;
    const target = document.getElementById(location.hash.slice(1));
    const entry = target?.closest('details');
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView();
  }, [location]);
}

/**
 * Every construct of the language, in groups, with a search box: Escape clears it, and Tab completes
 * the name when one candidate is left (behaviours.md, section 5).
 */
export default function SyntaxLookup(): ReactNode {
  const [query, setQuery] = useState('');
  useAddressedEntry();
  const candidates = SYNTAX_ENTRIES.filter((entry) => fitsConstruct(entry, query));
  const shown = new Set(candidates);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.shiftKey) return;
    const completion = completionOf(candidates, query);
    if (completion === undefined) return;
    event.preventDefault();
    setQuery(completion);
  };

  return (
    <main className={styles.main}>
      <h1 className={styles.title}>Syntax Lookup</h1>
      <p className={styles.lead}>
        You met a sign or a word in ReScript code and wonder what it does: type it here, or look
        through the groups. The examples are for {LATEST_MANUAL_VERSION.name}.
      </p>
      <SearchField
        label="Search constructs"
        name="search"
        value={query}
        onChange={setQuery}
        onKeyDown={onKeyDown}
        status={`${candidates.length} of ${countOf(SYNTAX_ENTRIES.length, 'construct')}`}
      />
      {SYNTAX_GROUPS.map(({ key, label, entries }) => (
        <section key={key} hidden={!entries.some((entry) => shown.has(entry))}>
          <h2 className={styles.heading}>{label}</h2>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} isHidden={!shown.has(entry)} />
          ))}
        </section>
      ))}
      {candidates.length === 0 && (
        <p className={styles.empty}>
          No construct has “{query}” in its name, keywords or summary. Escape clears the search.
        </p>
      )}
    </main>
  );
}
