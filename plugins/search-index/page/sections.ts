/** An article's text by headings: what is read of each element, and what is left out. */
import { clipped, LIMITS } from '../limits';
import { codeTerms, messageWords } from './code';
import { find, hasClass, type HtmlElement, type HtmlNode, textOf } from './tree';

/** A heading with its text. */
export interface Section {
  /** 2 to 6. */
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
}

/** A page's text. */
export interface PageText {
  /** Its first heading of level 1; undefined for pages without. */
  readonly title: string | undefined;
  /** What stands above the first section. */
  readonly text: string;
  readonly sections: readonly Section[];
}

/** Elements that are no text: controls, navigation, and what scripts read. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'button',
  'input',
  'select',
  'textarea',
  'label',
  'fieldset',
  'form',
  'nav',
  'svg',
]);

/** Parts that repeat on every page or list what stands below (`plugins/api-reference/render`). */
const SILENT_CLASSES = [
  'code-bar',
  'code-tabs',
  'code-live',
  'code-note',
  'code-answer-title',
  'api-facts',
  'api-contents',
  'api-foot',
  'hash-link',
];

/** Elements within a line of text; all others part words. */
const INLINE = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

function isSilent(element: HtmlElement): boolean {
  const { name, attributes } = element;
  return (
    SILENT.has(name) ||
    attributes['aria-hidden'] === 'true' ||
    attributes.role === 'search' ||
    attributes.role === 'status' ||
    SILENT_CLASSES.some((one) => hasClass(element, one))
  );
}

/** What stands below a heading, in the order in which it is kept. */
class SectionText {
  private prose = '';
  private messages = '';
  private readonly code = new Set<string>();

  write(text: string): void {
    this.prose += text;
  }

  answer(message: string): void {
    this.messages += ` ${message}`;
  }

  program(terms: readonly string[]): void {
    for (const term of terms) this.code.add(term);
  }

  toString(): string {
    const prose = clipped(this.prose, LIMITS.prose);
    const messages = clipped(this.messages, LIMITS.messages);
    const words = new Set(prose.split(/[\s,;:()]+/));
    const code = [...this.code].filter((term) => !words.has(term)).join(' ');
    return [prose, messages, clipped(code, LIMITS.code)].filter((part) => part !== '').join(' ');
  }
}

interface Reading {
  title: string | undefined;
  readonly first: SectionText;
  readonly sections: { level: number; heading: string; anchor: string; body: SectionText }[];
}

/** The level of a heading's element. */
function levelOf(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}

function oneLine(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/** Titles of examples in comments of packages: they say nothing of what follows. */
const EMPTY_HEADING = /^(?:examples?|usage):?$/i;

function readCode(element: HtmlElement, into: SectionText): void {
  const code = find(element, ({ attributes }) => attributes['data-code'] !== undefined);
  if (code) into.program(codeTerms(textOf(code)));
}

function readBlock(element: HtmlElement, into: SectionText, isReference: boolean): void {
  // The first panel is what the writer wrote; the others show what it compiles to.
  const panel = find(element, (one) => hasClass(one, 'code-panel'));
  if (panel && !isReference) readCode(panel, into);
  const answer = find(element, (one) => hasClass(one, 'code-answer'));
  const message = answer && find(answer, ({ name }) => name === 'code');
  if (message) into.answer(messageWords(textOf(message)));
}

function read(node: HtmlNode, reading: Reading, isReference: boolean): void {
  const current = reading.sections.at(-1)?.body ?? reading.first;
  if (typeof node === 'string') return current.write(node);
  const { name, attributes, children } = node;
  const each = (nodes: readonly HtmlNode[]) =>
    nodes.forEach((child) => read(child, reading, isReference));

  if (name === 'svg') {
    const said = children.filter(
      (child) => typeof child !== 'string' && (child.name === 'title' || child.name === 'desc'),
    );
    return said.forEach((child) => current.write(` ${textOf(child)} `));
  }
  if (name === 'img') return current.write(` ${attributes.alt ?? ''} `);
  if (hasClass(node, 'code-block')) return readBlock(node, current, isReference);
  // Code outside of blocks decorates pages of components; signatures are text.
  if (isSilent(node) || (name === 'pre' && !hasClass(node, 'api-signature'))) return;
  if (name === 'summary' && isReference) return;

  const level = levelOf(name);
  if (level !== undefined) {
    const heading = oneLine(textOf(node));
    if (level === 1 && reading.title === undefined) {
      reading.title = heading;
      return;
    }
    if (attributes.id !== undefined && level > 1) {
      reading.sections.push({ level, heading, anchor: attributes.id, body: new SectionText() });
      return;
    }
    if (EMPTY_HEADING.test(heading)) return;
  }
  if (INLINE.has(name)) return each(children);
  current.write(' ');
  each(children);
  current.write(' ');
}

/**
 * Reads the text of a page.
 *
 * @param isReference whether the page is one of the API reference, where examples repeat the names
 */
export function readSections(root: HtmlElement, isReference: boolean): PageText {
  const reading: Reading = { title: undefined, first: new SectionText(), sections: [] };
  read(root, reading, isReference);
  return {
    title: reading.title,
    text: reading.first.toString(),
    sections: reading.sections.map(({ body, ...section }) => ({ ...section, text: `${body}` })),
  };
}
