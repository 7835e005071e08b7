import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Nobody answers (specification, section 8). */
export function ErrorScreen({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.suggestion} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

interface NoResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onQuery: (query: string) => void;
  /** Searches everywhere; absent where that has been done. */
  readonly onWiden: (() => void) | undefined;
}

/** Nothing was found (specification, section 8). */
export function NoResults({ query, suggestions, onQuery, onWiden }: NoResultsProps): ReactNode {
  const { organizationName = '', projectName = '' } = useDocusaurusContext().siteConfig;
  const title = encodeURIComponent(`Search: no results for "${query}"`);
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => onQuery(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {onWiden && (
        <button type="button" className={styles.suggestion} onClick={onWiden}>
          Search all areas and versions
        </button>
      )}
      <p>
        Believe this query should return results?{' '}
        <Link
          href={`https://github.com/${organizationName}/${projectName}/issues/new?title=${title}`}
        >
          Let us know.
        </Link>
      </p>
    </div>
  );
}
