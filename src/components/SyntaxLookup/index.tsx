import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';

import InlineCode from '@site/src/components/InlineCode';
import SearchField from '@site/src/components/SearchField';
import { CONSTRUCTS, LOOKUP_GROUPS } from '@site/src/data/syntaxLookup';
import {
  completionOf,
  type Construct,
  findConstructs,
  namedBy,
  settledBy,
  SYNTAX_PATH,
} from '@site/src/lib/syntaxLookup';
import { countOf } from '@site/src/lib/wordFilter';

import { leaveFor } from './leaveFor';
import styles from './styles.module.css';

function Card({ entry, isHidden }: { entry: Construct; isHidden: boolean }): ReactNode {
  const isDeprecated = entry.status === 'deprecated';
  useBrokenLinks().collectAnchor(entry.id);
  return (
    // The id keeps addresses of the former page alive where no script leads on from them.
    <li id={entry.id} className={styles.card} hidden={isHidden}>
      <Link to={`${SYNTAX_PATH}/${entry.id}`} className={styles.link}>
        <code className={styles.name}>{isDeprecated ? <s>{entry.name}</s> : entry.name}</code>
        <span className={styles.text}>
          {isDeprecated && <strong>Deprecated. </strong>}
          <InlineCode text={entry.summary} />
        </span>
      </Link>
    </li>
  );
}

/** Follows the link of a card, as a reader would. */
function visit(entry: Construct | undefined): void {
  if (entry) document.getElementById(entry.id)?.querySelector('a')?.click();
}

/** The construct that a fragment names: `#pipe`. */
function constructAt(hash: string): Construct | undefined {
  return CONSTRUCTS.find(({ id }) => `#${id}` === hash);
}

/**
 * Every construct of the language, in groups, with a search box: Escape clears it, and Tab completes
 * the name when one candidate is left. A name that is written out, and an address of the former page
 * (`/syntax-lookup#pipe`), lead to the construct's page (behaviours.md, section 5).
 */
export default function SyntaxLookup(): ReactNode {
  const [query, setQuery] = useState('');
  const { hash } = useLocation();
  const base = useBaseUrl(SYNTAX_PATH);
  const addressed = constructAt(hash)?.id;

  useEffect(() => {
    if (addressed !== undefined) leaveFor(`${base}/${addressed}`);
  }, [addressed, base]);

  const candidates = findConstructs(CONSTRUCTS, query);
  const shown = new Set(candidates);

  const onChange = (value: string): void => {
    setQuery(value);
    visit(settledBy(CONSTRUCTS, value));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      visit(namedBy(CONSTRUCTS, query) ?? completionOf(candidates, query));
    } else if (event.key === 'Tab' && !event.shiftKey) {
      const completion = completionOf(candidates, query);
      if (!completion) return;
      event.preventDefault();
      setQuery(completion.name);
      visit(completion);
    }
  };

  return (
    <main className={styles.main}>
      <h1 className={styles.title}>Syntax Lookup</h1>
      <p className={styles.lead}>
        Did you come across a symbol or a word in ReScript code? Type it here to find out what it
        does, or browse the groups. A full name takes you to its page.
      </p>
      <SearchField
        label="Search constructs"
        name="search"
        value={query}
        onChange={onChange}
        onKeyDown={onKeyDown}
        status={`${candidates.length} of ${countOf(CONSTRUCTS.length, 'construct')}`}
      />
      {LOOKUP_GROUPS.map(({ key, label, entries }) => (
        <section key={key} hidden={!entries.some((entry) => shown.has(entry))}>
          <h2 className={styles.heading}>{label}</h2>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <Card key={entry.id} entry={entry} isHidden={!shown.has(entry)} />
            ))}
          </ul>
        </section>
      ))}
      {candidates.length === 0 && (
        <p className={styles.empty}>
          No construct has “{query}” in its name, keywords or summary. Press Escape to clear the
          search.
        </p>
      )}
    </main>
  );
}
