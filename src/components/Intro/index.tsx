import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** The lead of a page, one or two sentences beneath its title: `<Intro>…</Intro>`. */
export default function Intro({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.intro}>{children}</div>;
}
