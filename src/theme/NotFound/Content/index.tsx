import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

import Island from '@site/src/components/Island';
import Shapes from '@site/src/components/Shapes';

import styles from './styles.module.css';

/**
 * What a reader sees at an address without a page. Below the docs it offers the same page in other versions and
 * pages whose names look alike. The host serves one file for every such address, so that the address is known
 * in the browser alone (`src/islands/DeadAddress`).
 */
export default function NotFoundContent(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <div className="page-columns">
      <main className={styles.main} data-dead-address="">
        <h1 className={styles.title}>Page not found</h1>
        <p>There is no page at this address. It may have moved, or the link may be misspelled.</p>
        <p>
          <Shapes drawing="lost" className={styles.drawing} />
        </p>
        <Island name="DeadAddress" fallback="" />
        <p>
          {/* `src/behaviours/askSearch.ts` answers. */}
          <button type="button" className={styles.search} data-ask-search={baseUrl}>
            Search
          </button>
        </p>
        <ul>
          <li>
            <Link to="/">Home page</Link>
          </li>
          <li>
            <Link to="/syntax-lookup">Syntax lookup</Link>
          </li>
          <li>
            <Link to="/community/overview">Ask the community</Link>
          </li>
        </ul>
      </main>
    </div>
  );
}
