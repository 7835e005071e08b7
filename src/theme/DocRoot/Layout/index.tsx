import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';

/**
 * The sidebar stands in DocItem/Layout, because it shows the headings of the page beside it and
 * must do so in the built HTML already.
 */
export default function DocRootLayout({ children }: Props): ReactNode {
  return children;
}
