/** Stands for `@theme/MDXContent` on the client: contents are finished HTML there. */
import type { Props } from '@theme/MDXContent';
import type { ReactNode } from 'react';

/**
 * Nobody calls this: it puts the styles of components into the style sheet of the site, and the names
 * of their classes into a chunk that no reader loads.
 */
export const componentStyles = (): Promise<unknown> =>
  import(/* webpackChunkName: 'component-styles' */ './componentStyles');

export default function MDXContent({ children }: Props): ReactNode {
  return children;
}
