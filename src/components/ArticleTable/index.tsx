import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import styles from './styles.module.css';

/** What keyboards need to scroll a region that is no control. */
const SCROLLABLE = { role: 'group', tabIndex: 0 } as const;

/**
 * A table of an article, which scrolls by itself where it is wider than the screen.
 *
 * @param props the table's own; `aria-label` (plugins/article-markup) names the scrolling region
 */
export default function ArticleTable({
  'aria-label': label = 'Table',
  ...props
}: ComponentProps<'table'>): ReactNode {
  return (
    <div {...SCROLLABLE} aria-label={label} className={clsx('cut-off', styles.region)}>
      <table {...props} className={styles.table} />
    </div>
  );
}
