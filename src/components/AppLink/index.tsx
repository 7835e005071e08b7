import type { ComponentProps, ReactNode } from 'react';

import { BASE_URL } from '@site/src/data/site';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of this site, by its address below the base URL; or another site's. */
  readonly to: string;
}

/**
 * A link in an application, where Docusaurus' own has no router. Other sites open in a new tab, as they do from
 * the pages.
 */
export default function AppLink({ to, children, ...props }: Props): ReactNode {
  const isInternal = to.startsWith('/');
  return (
    <a
      href={isInternal ? BASE_URL + to.slice(1) : to}
      {...(!isInternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
    >
      {children}
    </a>
  );
}
