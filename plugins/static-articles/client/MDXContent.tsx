/** Stands for `@theme/MDXContent` on the client: contents are finished HTML there. */
import type { Props } from '@theme/MDXContent';
import type { ReactNode } from 'react';

export default function MDXContent({ children }: Props): ReactNode {
  return children;
}
