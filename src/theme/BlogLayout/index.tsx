import type { Props } from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** The frame of the blog's pages: the text, and on wide screens the headings of the post. */
export default function BlogLayout({ toc, children, ...layoutProps }: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <div className={styles.page}>
        <main className={styles.main}>{children}</main>
        {toc && (
          <nav className={styles.toc} aria-label="On this page">
            {toc}
          </nav>
        )}
      </div>
    </Layout>
  );
}
