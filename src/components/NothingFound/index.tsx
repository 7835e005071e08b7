import type { ReactNode } from 'react';

import Shapes from '@site/src/components/Shapes';

interface Props {
  readonly className?: string;
  /** What the reader can do about it. */
  readonly children?: ReactNode;
}

/** What a list shows when nothing in it fits; `src/behaviours/lists` writes the sentence. */
export default function NothingFound({ className, children }: Props): ReactNode {
  return (
    <div className={className} data-list-nothing="" hidden>
      <Shapes drawing="nothing" />
      <p data-list-sentence="" />
      {children}
    </div>
  );
}
