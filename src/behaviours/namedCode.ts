/** Gives the names of a code their types; fetched when the reader first comes to code. */
import { createFetch } from '../lib/fetchDecoded';
import {
  codeKey,
  type NameFacts,
  namesOf,
  type NameTypes,
  nameTypesDecoder,
  nameTypesPath,
} from '../lib/nameTypes';

/** The types of a page's names. */
const typesAt = createFetch(nameTypesDecoder);

/** The address of a file; the links into the playground know the base URL. */
function addressOf(id: string): string {
  const link = document.querySelector<HTMLAnchorElement>('a.code-playground');
  return new URL(nameTypesPath(id), link?.href ?? window.location.origin).href;
}

/** A stretch of a text, and what is known of it. */
interface Stretch {
  readonly start: number;
  readonly length: number;
  readonly facts: NameFacts;
}

/** The names of a code whose types are known; none where the code is none of the page's examples. */
function stretchesOf(code: string, { facts, codes }: NameTypes): readonly Stretch[] {
  const numbers = codes[codeKey(code)] ?? [];
  const lines = code.split('\n');
  const starts: number[] = [];
  lines.reduce((start, line) => {
    starts.push(start);
    return start + line.length + 1;
  }, 0);
  return namesOf(code).flatMap(({ line, column, name }, index): Stretch[] => {
    const found = facts[numbers[index] ?? -1];
    return found
      ? [{ start: (starts[line] ?? 0) + column, length: name.length, facts: found }]
      : [];
  });
}

function mark(text: Text, from: number, { length, facts }: Stretch): void {
  const { type, comment, href } = facts;
  const name = document.createElement('span');
  name.dataset.type = type;
  if (comment !== undefined) name.dataset.comment = comment;
  if (href !== undefined) name.dataset.href = href;
  name.tabIndex = -1;
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, from + length);
  range.surroundContents(name);
}

/** Marks the stretches of an element's text that lie in one of its text nodes each. */
function markAll(element: Element, stretches: readonly Stretch[]): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: { readonly node: Text; readonly start: number }[] = [];
  let start = 0;
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!(node instanceof Text)) continue;
    texts.push({ node, start });
    start += node.length;
  }
  // From the end, because what stands in front of a mark stays in its node.
  for (const stretch of stretches.toReversed()) {
    const text = texts.findLast((each) => each.start <= stretch.start);
    const from = text ? stretch.start - text.start : 0;
    if (text && from + stretch.length <= text.node.length) mark(text.node, from, stretch);
  }
}

/**
 * Gives the names of a code their types.
 *
 * @param id of the page's file
 * @throws Error when the file can't be fetched
 */
export async function nameCode(code: HTMLElement, id: string): Promise<void> {
  const types = await typesAt(addressOf(id));
  if (code.dataset.named !== undefined) return;
  code.dataset.named = '';
  const stretches = stretchesOf(code.textContent, types);
  if (stretches.length === 0) return;
  markAll(code, stretches);
  code.closest('pre')?.setAttribute('data-types', '');
}
