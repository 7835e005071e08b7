import type { ReactNode } from 'react';

import Callout from '../Callout';

/** Something that goes wrong easily, or costs much when it does: `<Warn>…</Warn>`. */
export default function Warn({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Callout kind="warn" title="Warning">
      {children}
    </Callout>
  );
}
