import type { Text } from '@codemirror/state';

import type { SourceRange } from '@site/src/lib/playground/compiler';

/** A stretch of the document in UTF-16 units from its beginning; `to` is behind its last one. */
export interface Offsets {
  readonly from: number;
  readonly to: number;
}

function offsetOf(doc: Text, line: number, column: number): number {
  if (line < 1) return 0;
  if (line > doc.lines) return doc.length;
  const { from, length } = doc.line(line);
  return from + Math.min(Math.max(column - 1, 0), length);
}

/**
 * Where a range of the program is in the document. A range may be of an older program than the document
 * shows: lines and columns that it has no more give the nearest ones that it has.
 */
export function offsetsOf(doc: Text, range: SourceRange): Offsets {
  const from = offsetOf(doc, range.startLine, range.startColumn);
  return { from, to: Math.max(from, offsetOf(doc, range.endLine, range.endColumn)) };
}
