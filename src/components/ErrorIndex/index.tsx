import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

import InlineCode from '@site/src/components/InlineCode';
import ListPage from '@site/src/components/ListPage';
import NothingFound from '@site/src/components/NothingFound';
import SearchField from '@site/src/components/SearchField';
import { ERROR_ENTRIES, ERROR_INDEX } from '@site/src/data/errorIndex';
import { errorAddress, type ErrorEntry } from '@site/src/lib/errorIndex';
import { countOf } from '@site/src/lib/wordFilter';

import styles from './styles.module.css';

function Card({ entry: { id, title, keywords, summary } }: { entry: ErrorEntry }): ReactNode {
  return (
    <li className={styles.card} data-card={title} data-keywords={keywords.join('\n')}>
      <Link to={errorAddress(id)} className={styles.link}>
        <span className={styles.name}>{title}</span>
        <span className={styles.text} data-summary="">
          <InlineCode text={summary} />
        </span>
      </Link>
    </li>
  );
}

/** Every error and warning that has a page, in groups, with a search box (`src/behaviours/lists/errors.ts`). */
export default function ErrorIndex(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <ListPage
      list="errors"
      title="Error Index"
      lead="What the compiler and the build tool say when something is wrong, in every version of these docs. Each page shows the smallest program that causes the message, what the message means and how to fix it."
    >
      <SearchField
        label="Search errors"
        name="search"
        example="missing label, syntax error"
        status={`${ERROR_ENTRIES.length} of ${countOf(ERROR_ENTRIES.length, 'message')}`}
      />
      <p className={styles.paste}>
        {/* `src/behaviours/askSearch.ts` answers. */}
        <button type="button" className={styles.ask} data-ask-search={baseUrl}>
          Paste a whole message into the search
        </button>
      </p>
      {ERROR_INDEX.map(({ key, label, entries }) => (
        <section key={key} data-list-section="">
          <h2 className={styles.heading}>{label}</h2>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <Card key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <NothingFound className={styles.empty} />
    </ListPage>
  );
}
