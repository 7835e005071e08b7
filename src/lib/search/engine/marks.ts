/** Marks around the words that were found, and the part of a text that shows them. */
import type { WordMatches } from './matching';
import { piecesOfSpan, type Span, spansOf } from './terms';

/** What stands around marked text, and where text is left out. */
export interface MarkStyle {
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
}

/** A marked part of a text, in UTF-16 units. */
interface Range {
  readonly start: number;
  readonly end: number;
  /** Which of the query's words it is. */
  readonly word: number;
}

/** Fewest characters of a word whose beginning alone is marked. */
const LEAST_BEGINNING = 2;

function rangesOfSpan(text: string, span: Span, words: readonly WordMatches[]): Range[] {
  return piecesOfSpan(text, span).flatMap(({ term, start, end }) =>
    words.flatMap(({ word: { typed, term: whole }, terms }, word) => {
      if (term === whole || term === typed || terms.has(term)) return [{ start, end, word }];
      if (typed.length >= LEAST_BEGINNING && term.startsWith(typed)) {
        return [{ start, end: Math.min(end, start + typed.length), word }];
      }
      return [];
    }),
  );
}

function rangesOf(text: string, spans: readonly Span[], words: readonly WordMatches[]): Range[] {
  return spans.flatMap((span) => rangesOfSpan(text, span, words));
}

function marked(
  text: string,
  ranges: readonly Range[],
  { preTag, postTag }: MarkStyle,
  from: number,
  to: number,
): string {
  let result = '';
  let at = from;
  const inside = ranges
    .filter(({ start, end }) => start >= from && end <= to)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end } of inside) {
    // A longer mark that began earlier has it already.
    if (start < at) continue;
    result += `${text.slice(at, start)}${preTag}${text.slice(start, end)}${postTag}`;
    at = end;
  }
  return result + text.slice(at, to);
}

function toldWords(words: readonly WordMatches[]): readonly WordMatches[] {
  return words.filter(({ word }) => word.isRequired);
}

/** The whole text with marks. Nothing is escaped: the result is text, never HTML. */
export function highlight(text: string, words: readonly WordMatches[], style: MarkStyle): string {
  return marked(text, rangesOf(text, spansOf(text), toldWords(words)), style, 0, text.length);
}

/** Each run of characters without a space is a word of a snippet. */
const SNIPPET_WORDS = /\S+/g;

/** Words that stand before the first mark of a snippet, so that it does not begin abruptly. */
const WORDS_BEFORE = 2;

/**
 * The part of a text with the most of the query's words in it.
 *
 * @param length number of words
 */
export function snippet(
  text: string,
  words: readonly WordMatches[],
  style: MarkStyle,
  length: number,
): string {
  const told = toldWords(words);
  const ranges = rangesOf(text, spansOf(text), told);
  const places = [...text.matchAll(SNIPPET_WORDS)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  if (places.length <= length) return marked(text, ranges, style, 0, text.length);

  const first = bestWindow(places, ranges, told, length);
  const from = places[first]?.start ?? 0;
  const to = places[first + length - 1]?.end ?? text.length;
  const before = first > 0 ? style.ellipsis : '';
  const after = first + length < places.length ? style.ellipsis : '';
  return `${before}${marked(text, ranges, style, from, to)}${after}`;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Number of the word that the best window begins with; the earliest of equally good ones. */
function bestWindow(
  places: readonly Place[],
  ranges: readonly Range[],
  words: readonly WordMatches[],
  length: number,
): number {
  const starts = new Set([0]);
  let at = 0;
  for (const { start } of [...ranges].sort((a, b) => a.start - b.start)) {
    while (at < places.length - 1 && (places[at]?.end ?? 0) <= start) at += 1;
    starts.add(Math.max(0, Math.min(at - WORDS_BEFORE, places.length - length)));
    starts.add(Math.max(0, Math.min(at, places.length - length)));
  }
  let best = 0;
  let bestWorth = -1;
  for (const first of [...starts].sort((a, b) => a - b)) {
    const from = places[first]?.start ?? 0;
    const to = places[first + length - 1]?.end ?? 0;
    const inside = ranges.filter(({ start, end }) => start >= from && end <= to);
    const worth =
      [...new Set(inside.map(({ word }) => word))].reduce(
        (sum, word) => sum + (words[word]?.weight ?? 0),
        0,
      ) +
      inside.length / 100;
    if (worth > bestWorth) {
      best = first;
      bestWorth = worth;
    }
  }
  return best;
}
