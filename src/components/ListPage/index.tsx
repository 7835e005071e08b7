import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface Props {
  /** Name of the list, by which `src/behaviours/lists` knows what to do with it. */
  readonly list: string;
  readonly title: string;
  /** A sentence or two about what is listed. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page that is a list, as wide as the bar above it. */
export default function ListPage({ list, title, lead, children }: Props): ReactNode {
  return (
    <main className={styles.main} data-list={list}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}
