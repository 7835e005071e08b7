/** Stands for `@theme/MDXContent` on the client: contents are finished HTML there. */
import type { Props } from '@theme/MDXContent';
import type { ReactNode } from 'react';

/**
 * Nobody calls this. It names the components of articles, so that their styles get into the style
 * sheet; their code stays in a chunk that no reader loads.
 */
export const articleStyles = (): Promise<unknown> =>
  import(/* webpackChunkName: 'article-styles' */ '@theme/MDXComponents');

export default function MDXContent({ children }: Props): ReactNode {
  return children;
}
