/** Upstream: theme-classic 3.10.2, MDXContent (safe to wrap): what it holds is an article. */
import MDXContent from '@theme-init/MDXContent';
import type { Props } from '@theme/MDXContent';
import type { ReactNode } from 'react';

import { RefuseState } from '../../article';

export default function GuardedMDXContent({ children }: Props): ReactNode {
  return (
    <MDXContent>
      <RefuseState>{children}</RefuseState>
    </MDXContent>
  );
}
