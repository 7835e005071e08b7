/** Stands for `@theme/Root` on the client, inside of the router: starts to follow links. */
import { useHistory } from '@docusaurus/router';
import type { Props } from '@theme/Root';
import { type ReactNode, useEffect } from 'react';

import { startNavigation } from './navigation';

export default function Root({ children }: Props): ReactNode {
  const router = useHistory();
  useEffect(() => startNavigation(router), [router]);
  return children;
}
