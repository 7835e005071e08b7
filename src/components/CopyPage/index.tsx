import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** React leaves the inside of such an element alone: behaviours write into it. */
const NOT_OURS = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The menu with which readers take a page along as Markdown. It opens without scripts; copying needs
 * them, and is done by `src/behaviours/copyPage.ts`.
 *
 * @param address of the page's Markdown, with base URL (`plugins/llms`)
 */
export default function CopyPage({ address }: { readonly address: string }): ReactNode {
  return (
    <details className={styles.menu} data-menu="" data-copy-page="">
      <summary className={clsx('menu-summary', styles.summary)}>
        <span>
          Copy<span className={styles.rest}> page</span>
        </span>
      </summary>
      <div className={styles.panel}>
        <button type="button" className={styles.entry} data-copy-markdown>
          Copy page as Markdown
        </button>
        {/* A file, which the router and the check of links know nothing of. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={address} className={styles.entry}>
          View as Markdown
        </a>
        <p key={address} className={styles.status} data-copy-status {...NOT_OURS} />
      </div>
    </details>
  );
}
