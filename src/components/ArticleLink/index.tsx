import isInternalUrl from '@docusaurus/isInternalUrl';
import Link, { type Props } from '@docusaurus/Link';
import type { ReactNode } from 'react';

/**
 * A link in an article. Other sites open in the same tab, as readers expect of every link, and are
 * not told where the reader comes from.
 */
export default function ArticleLink(props: Props): ReactNode {
  const isInternal = isInternalUrl(props.href ?? props.to);
  // Docusaurus' own link asks for a new tab; an undefined target takes that back.
  return (
    <Link {...props} {...(!isInternal && { target: undefined, rel: 'noopener noreferrer' })} />
  );
}
