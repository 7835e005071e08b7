/** Lines of text that need no escapes, printed without asking the library about each character. */
import type { InlineCode, Link, PhrasingContent, Text } from 'mdast';

/** What stands beside nodes where they are printed. */
export interface Surroundings {
  /** Ends with the character before them; a line break at the start of a block. */
  readonly before: string;
  /** Begins with the character behind them; a line break at the end of a block. */
  readonly after: string;
  /** Whether they are a heading or a cell of a table, which end with their line. */
  readonly isOneLine: boolean;
}

/** Marks emphasis. */
export const EMPHASIS = '_';

/** Marks what is bold. */
const STRONG = '**';

/** Characters that mean something to Markdown in some place. */
const MEANINGFUL = /[#&*<@[\\\]_`|~\t\r]/;

/**
 * What means something together: the start of a picture, addresses, blanks at the end of a line, and
 * lines that do not begin like a sentence, such as `+ 1` and `2.`.
 */
const MEANINGFUL_TOGETHER =
  /!\[|w\.[-.\w]|[ps]:\/| \n|\n(?!$|[a-z"'(\u0080-\uffff]|\d+(?![\d.)]))/i;

/** A blank or ASCII punctuation, but for what marks attention itself. */
const OUTSIDE_OF_ATTENTION = /[\t\n !-)+-/:-@[-^`{-}]/;

/** An address that stands in parentheses as it is. */
const PLAIN_ADDRESS = /^[-\w./:#?=%+,]+$/;

function plainText(
  { value }: Text,
  { before, after, isOneLine }: Surroundings,
): string | undefined {
  if (value === '' || MEANINGFUL.test(value)) return undefined;
  if (MEANINGFUL_TOGETHER.test(before + value + after)) return undefined;
  return isOneLine && value.includes('\n') ? undefined : value;
}

function plainCode({ value }: InlineCode, { isOneLine }: Surroundings): string | undefined {
  if (/^$|^ | $|[`\r\n]/.test(value) || (isOneLine && value.includes('|'))) return undefined;
  return `\`${value}\``;
}

function plainLink({ url, title, children }: Link, isOneLine: boolean): string | undefined {
  if ((title ?? '') !== '' || !PLAIN_ADDRESS.test(url)) return undefined;
  const label = plainPhrasing(children, { before: '[', after: '](', isOneLine });
  // A label that is the address is printed as `<address>`.
  if (label === undefined || label === '' || label.includes(']') || url.endsWith(label)) {
    return undefined;
  }
  return `[${label}](${url})`;
}

/** Bold or emphasized text, of which the marks mean that wherever they stand. */
function plainAttention(
  mark: string,
  children: readonly PhrasingContent[],
  { before, after, isOneLine }: Surroundings,
): string | undefined {
  if (!OUTSIDE_OF_ATTENTION.test(before.slice(-1)) || !OUTSIDE_OF_ATTENTION.test(after.charAt(0))) {
    return undefined;
  }
  if (children.some(({ type }) => type === 'emphasis' || type === 'strong')) return undefined;
  const inside = plainPhrasing(children, { before: mark, after: mark, isOneLine });
  return inside === undefined || /^$|^\s|\s$/.test(inside) ? undefined : mark + inside + mark;
}

function plainNode(node: PhrasingContent, around: Surroundings): string | undefined {
  switch (node.type) {
    case 'text':
      return plainText(node, around);
    case 'inlineCode':
      return plainCode(node, around);
    case 'link':
      return plainLink(node, around.isOneLine);
    case 'emphasis':
      return plainAttention(EMPHASIS, node.children, around);
    case 'strong':
      return plainAttention(STRONG, node.children, around);
    default:
      return undefined;
  }
}

/** What a node begins with when it is printed. */
function firstCharacter(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return node.value.charAt(0);
    case 'inlineCode':
      return '`';
    case 'link':
      return '[';
    case 'emphasis':
      return EMPHASIS;
    default:
      return STRONG.charAt(0);
  }
}

/**
 * Prints nodes of a line just as the library does (`mdast-util-to-markdown`), which tries some seventy
 * patterns on each text: this takes most of the time that a page takes to print.
 *
 * @returns undefined unless it is certain that nothing in them has to be escaped: then the library
 *   has to print them
 */
export function plainPhrasing(
  nodes: readonly PhrasingContent[],
  { before, after, isOneLine }: Surroundings,
): string | undefined {
  let printed = '';
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    const piece = plainNode(node, {
      before: printed === '' ? before : printed.slice(-1),
      after: next ? firstCharacter(next) : after,
      isOneLine,
    });
    if (piece === undefined) return undefined;
    printed += piece;
  }
  return printed;
}
