import type { ReactNode } from 'react';

import { highlightParts } from '@site/src/lib/search/dialog/highlight';

/** A text with its marks, as text nodes: what looks like HTML stays text. */
export function marked(text: string): ReactNode {
  return highlightParts(text).map(({ text: part, isMarked }, index) =>
    // The same place is the same part: texts are drawn whole.
    isMarked ? <mark key={index}>{part}</mark> : part,
  );
}
