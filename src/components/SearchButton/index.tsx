import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

import { SEARCH_BUTTON } from '@site/src/lib/search/dialog/opening';
import { firstNamesUrl } from '@site/src/lib/search/firstNames';

import styles from './styles.module.css';

/** The button that opens search; `src/behaviours/search.ts` answers it and its keys. */
export default function SearchButton(): ReactNode {
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        data-names={customFields?.search ? undefined : firstNamesUrl(pathname, baseUrl)}
        {...{ [SEARCH_BUTTON]: '' }}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M9 3a6 6 0 1 1 0 12A6 6 0 0 1 9 3m4.500 10.500L17 17"
            stroke="currentColor"
            strokeWidth="2"
            fill="none"
          />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <p role="status" className={styles.failure} data-search-status="" />
    </>
  );
}
