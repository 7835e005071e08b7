import type { ReactNode } from 'react';

import Callout from '../Callout';

/** Something worth knowing that the text can do without: `<Info>…</Info>`. */
export default function Info({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Callout kind="info" title="Info">
      {children}
    </Callout>
  );
}
