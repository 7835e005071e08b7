import type { ReactNode } from 'react';

import { COMMUNITY_LINKS } from '@site/src/data/communityLinks';

import ArticleLink from '../ArticleLink';
import styles from './styles.module.css';

/** Cards of places outside the site: `<LinkCards />`. Each names the host that it leads to. */
export default function LinkCards(): ReactNode {
  return (
    <ul className={styles.cards}>
      {COMMUNITY_LINKS.map(({ title, description, href }) => (
        <li key={href} className={styles.card}>
          <ArticleLink href={href} className={styles.title}>
            {title}
          </ArticleLink>
          <span>{description}</span>
          <span className={styles.host}>{new URL(href).hostname}</span>
        </li>
      ))}
    </ul>
  );
}
