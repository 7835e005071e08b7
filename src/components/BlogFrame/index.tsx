import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import { ARTICLE_LIST } from '@site/src/lib/pageHtml';

import styles from './styles.module.css';

interface Props {
  /** Heading of the page and its title in the tab. */
  readonly title: string;
  /** For search engines and shared links. */
  readonly description: string;
  /** What stands below the heading, in larger letters. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the blog's pages that are no posts. */
export default function BlogFrame({ title, description, lead, children }: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={styles.main} {...{ [ARTICLE_LIST]: '' }}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </Layout>
  );
}
