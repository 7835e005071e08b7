/** What a list says of an item beside its name: a sentence, or its type. */
import type { PhrasingContent } from 'mdast';

import { element, text } from '../../../src/lib/html';
import type { Page } from './context';
import type { PageItem } from './item';
import { firstSentenceOf, paragraphs, textOf } from './markdown';

/** Characters that two or three lines have room for: the sentence is whole, but for a few. */
const LONGEST = 140;

/** Cut where a word ends. */
function clipped(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}

function capitalized(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** `map(array, fn)` returns … → Returns …: the name stands beside it. Code keeps its letters. */
function lineOf(sentence: readonly PhrasingContent[], name: string): string {
  const [first, ...rest] = sentence;
  const isOwn =
    first?.type === 'inlineCode' && new RegExp(`^(?:\\w+\\.)*${name}\\b`).test(first.value);
  const after = isOwn ? textOf(rest).replace(/^[\s:,–-]+/, '') : '';
  if (isOwn && textOf(rest).trim() === '') return '';
  // A name that is the object of its sentence stays: “See `map`.”
  if (/^[a-z]/i.test(after)) return capitalized(after);
  return first?.type === 'inlineCode' ? textOf(sentence) : capitalized(textOf(sentence));
}

/** Lines that say nothing on their own: what they announce stands below them, or somewhere else. */
const SAYS_NOTHING = /^(?:can throw|defined in\b[^]*|equivalent to|ES\d{4}|returns?)[.:]?$/i;

/** The edition of the language that brought it: `ES2015: `. */
const EDITION = /^ES\d{4}:\s*/;

function withoutEdition(sentence: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first, ...rest] = sentence;
  if (first?.type !== 'text' || !EDITION.test(first.value)) return sentence;
  const value = first.value.replace(EDITION, '');
  return value === '' ? rest : [{ ...first, value }, ...rest];
}

/** The line of the first paragraph that has one: old comments begin with a call alone, or with “**Unsafe**”. */
function firstLine(words: string, name: string, page: Page): string {
  for (const paragraph of paragraphs(words, page)) {
    const isMark = paragraph.length === 1 && paragraph[0]?.type === 'strong';
    const line = isMark ? '' : lineOf(withoutEdition(firstSentenceOf(paragraph)), name);
    if (line !== '' && !SAYS_NOTHING.test(line)) return line;
  }
  return '';
}

/** The name of a value, which has quotes or parentheses where it is a sign. */
const DECLARED = /^let (?:\(\s*\S+?\s*\)|\\?"[^"]*"|[\w']+): /;

/** The type of a value in one line. */
function typeOf({ kind, signature }: PageItem): string {
  const [start] = DECLARED.exec(signature) ?? [];
  if (kind !== 'value' || start === undefined) return '';
  return signature
    .slice(start.length)
    .replace(/\s+/g, ' ')
    .replace(/(?<=[([{]) /g, '')
    .replace(/,? (?=[)\]}])/g, '');
}

/** The line as HTML: the first sentence of the text or, where there is none, the type; empty if neither. */
export function summaryHtml(item: PageItem, page: Page): string {
  const words =
    item.deprecated === undefined || item.deprecated === '' ? item.docstring : item.deprecated;
  const sentence = words === undefined ? '' : firstLine(words, escaped(item.name), page);
  if (sentence !== '') return element('span', {}, text(clipped(sentence)));
  const type = typeOf(item);
  return type === '' ? '' : element('code', {}, text(clipped(type)));
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
