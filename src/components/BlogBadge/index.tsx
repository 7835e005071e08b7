import type { ReactNode } from 'react';

import { type Badge, BADGE_LABELS } from '@site/src/lib/blogPosts';

import styles from './styles.module.css';

/** What a post is about, in a word. */
export default function BlogBadge({ badge }: { readonly badge: Badge }): ReactNode {
  return (
    <span className={styles.badge} data-badge={badge}>
      {BADGE_LABELS[badge]}
    </span>
  );
}
