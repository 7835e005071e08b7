import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * The first link of each page: past the bar, to the text. `src/behaviours/arrival.ts` moves the
 * focus; without scripts the address does.
 */
export default function SkipToContent(): ReactNode {
  return (
    <a className={styles.link} href={`#${SkipToContentFallbackId}`} data-skip="">
      Skip to main content
    </a>
  );
}
