import Link from '@docusaurus/Link';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * The first link of each page: past the bar, to the text. `src/behaviours/arrival.ts` moves the
 * focus; without scripts the address does.
 */
export default function SkipToContent(): ReactNode {
  return (
    <Link
      to={`#${SkipToContentFallbackId}`}
      className={styles.link}
      data-skip=""
      data-noBrokenLinkCheck
    >
      Skip to main content
    </Link>
  );
}
