import { HIGHLIGHT } from '../client';

/** A piece of a text; marked where it fits the query. */
export interface HighlightPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Takes a text with marks apart, for text nodes: whatever else looks like HTML in it stays text.
 * A mark without its end reaches to the end of the text; an end without its mark is left out.
 */
export function highlightParts(text: string): readonly HighlightPart[] {
  const parts: HighlightPart[] = [];
  let isMarked = false;
  for (const piece of text.split(/(<\/?mark>)/)) {
    if (piece === HIGHLIGHT.start) isMarked = true;
    else if (piece === HIGHLIGHT.end) isMarked = false;
    else if (piece !== '') parts.push({ text: piece, isMarked });
  }
  return parts;
}

/** A text without its marks. */
export function plainText(text: string): string {
  return text.replaceAll(HIGHLIGHT.start, '').replaceAll(HIGHLIGHT.end, '');
}
