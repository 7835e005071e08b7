import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';

import styles from './styles.module.css';

interface Props extends ComponentProps<'h2'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** The text of what React shows, code and emphasis included. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : '';
    })
    .join('');
}

/** A heading of an article, with a link to itself that shows on hover and on focus. */
export default function ArticleHeading({ as: Heading, id, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (Heading === 'h1' || id === undefined) return <Heading {...props}>{children}</Heading>;
  brokenLinks.collectAnchor(id);
  const label = `Direct link to ${textOf(children)}`;
  return (
    <Heading {...props} id={id} className={styles.heading}>
      {children}
      <Link to={`#${id}`} className={styles.anchor} aria-label={label} />
    </Heading>
  );
}
