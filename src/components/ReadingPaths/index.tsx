import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';

import type { DocsVersion } from '@site/src/versions';

import { shownPaths } from './shownPaths';
import styles from './styles.module.css';

/**
 * In which order to read a version's docs, for readers who come with a purpose.
 *
 * @param version whose pages the paths lead to
 */
export default function ReadingPaths({ version }: { version: DocsVersion }): ReactNode {
  const paths = shownPaths(useAllDocsData(), version);
  return (
    <section aria-labelledby="reading-paths" className={styles.paths}>
      <h2 id="reading-paths" className={styles.title}>
        Reading Paths
      </h2>
      <div className={styles.columns}>
        {paths.map((path) => (
          <section key={path.id} aria-labelledby={path.id}>
            <h3 id={path.id} className={styles.pathTitle}>
              {path.title}
            </h3>
            <p className={styles.text}>{path.text}</p>
            <ol className={styles.steps}>
              {path.steps.map(({ to, label, gain }) => (
                <li key={to} className={styles.step}>
                  <Link to={to}>{label}</Link>
                  <span className={styles.gain}>{gain}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
