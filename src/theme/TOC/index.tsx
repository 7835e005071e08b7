import type { Props } from '@theme/TOC';
import type { ReactNode } from 'react';

import TableOfContents from '@site/src/components/TableOfContents';

/** The headings of a blog post, as docs pages show theirs. */
export default function TOC({ toc }: Props): ReactNode {
  return <TableOfContents toc={toc} />;
}
