/** How the editor's parts ask the compiler about places of the document. */
import { Facet, type Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

import type { Analysis, AnalysisRequest, Analyze } from '@site/src/lib/playground/compiler';

/** Who answers; undefined in an editor without a compiler. */
export const analyzing = Facet.define<Analyze, Analyze | undefined>({
  combine: ([analyze]) => analyze,
});

/** A place of a document, as compilers count. */
function placeIn(doc: Text, position: number): Pick<AnalysisRequest, 'code' | 'line' | 'column'> {
  const { number, from } = doc.lineAt(position);
  return { code: doc.toString(), line: number, column: position - from + 1 };
}

/** Asks about a position; what can't be had is nothing. */
export async function analyzeAt(
  { state }: Pick<EditorView, 'state'>,
  question: AnalysisRequest['question'],
  position: number,
  signal?: AbortSignal,
): Promise<Analysis | undefined> {
  const analyze = state.facet(analyzing);
  try {
    return await analyze?.(question, placeIn(state.doc, position), signal);
  } catch (error) {
    // Without an answer the editor is what it was.
    console.error(error);
    return undefined;
  }
}
