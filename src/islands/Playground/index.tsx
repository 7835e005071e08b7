import { type ReactNode, useEffect } from 'react';

import Embed from '@site/src/components/Playground/Embed';
import Workbench from '@site/src/components/Playground/Workbench';
import { BASE_URL } from '@site/src/data/site';
import { useAddress } from '@site/src/hooks/useAddress';
import type { Built } from '@site/src/lib/playground/built';
import { embedTarget, isEmbedPath } from '@site/src/lib/playground/embed';

/** Leaves for an address, which takes the place of this one in the history. */
function Departure({ to }: { readonly to: string }): ReactNode {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}

/**
 * The playground at work; an address that the reader chooses anew begins another program.
 *
 * @param built what the build made of the program that it begins with
 */
export default function Playground({ built }: { readonly built?: Built }): ReactNode {
  const { pathname, search } = useAddress();
  if (isEmbedPath(pathname, BASE_URL)) return <Embed search={search} />;
  const target = embedTarget(search, BASE_URL);
  return target === undefined ? (
    <Workbench search={search} built={built} />
  ) : (
    <Departure to={target} />
  );
}
