/** An article's text by headings: what is read of each element, and what is left out. */
import { isMessage } from '../../../src/lib/search/messages';
import { codeTerms } from './code';
import { type PageText, TextCollector } from './collector';
import { find, hasClass, type HtmlElement, type HtmlNode, textOf } from './tree';

/** Elements that are no text: controls, navigation, and what scripts read. */
const SILENT = new Set(
  'script style template noscript button input select textarea label fieldset form nav'.split(' '),
);

/** Parts that repeat on every page, or list what stands below or on other pages (`plugins/api-reference/render`). */
const SILENT_CLASSES = [
  'api-changes',
  'api-contents',
  'api-facts',
  'api-foot',
  'api-rows',
  'hash-link',
];

/** Elements within a line of text; all others part words. */
const INLINE = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Titles of examples in comments of packages: they say nothing of what follows. */
const EMPTY_HEADING = /^(?:examples?|usage):?$/i;

function isSilent(element: HtmlElement): boolean {
  const { name, attributes } = element;
  return (
    SILENT.has(name) ||
    attributes['aria-hidden'] === 'true' ||
    // Wrong programs, and solutions that nobody has asked for, explain nothing.
    attributes['data-exercise'] !== undefined ||
    attributes.role === 'search' ||
    attributes.role === 'status' ||
    SILENT_CLASSES.some((one) => hasClass(element, one)) ||
    // Code outside of blocks decorates pages of components.
    name === 'pre'
  );
}

/** A declaration that is laid out in lines, as if there were room for one. */
function signatureLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[([{]) /g, '')
    .replace(/,? (?=[)\]}])/g, '');
}

function oneLine(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/** The value of `data-code` on blocks that show what a tool prints (`plugins/code-blocks`). */
const OUTPUT = 'text';

/** The heading of a table's first column that lists messages. */
const MESSAGE_COLUMN = /^messages?$/i;

function isListOfMessages(table: HtmlElement): boolean {
  const heading = find(table, ({ name }) => name === 'th');
  return heading !== undefined && MESSAGE_COLUMN.test(oneLine(textOf(heading)));
}

class Reader {
  readonly collector = new TextCollector();
  /** Whether the table that is read lists messages. */
  private listsMessages = false;

  constructor(private readonly isReference: boolean) {}

  read(node: HtmlNode): void {
    const { current } = this.collector;
    if (typeof node === 'string') return current.addProse(node);
    const { name, attributes, children } = node;
    if (name === 'svg') return this.readDrawing(node);
    if (name === 'img') return current.addProse(` ${attributes.alt ?? ''} `);
    if (hasClass(node, 'code-block')) return this.readCode(node);
    if (hasClass(node, 'api-signature')) {
      return this.collector.addDeclaration(signatureLine(textOf(node)).trim());
    }
    if (name === 'tr') this.readRow(node);
    if (name === 'table') this.listsMessages = isListOfMessages(node);
    // What folds twins away names them, as their own headings do.
    if (isSilent(node) || (name === 'summary' && this.isReference)) return;
    if (/^h[1-6]$/.test(name) && this.readHeading(node, Number(name[1]))) return;
    const space = INLINE.has(name) ? '' : ' ';
    current.addProse(space);
    children.forEach((child) => this.read(child));
    this.collector.current.addProse(space);
  }

  /** Whether the heading is no text of the section above. */
  private readHeading(element: HtmlElement, level: number): boolean {
    const heading = oneLine(textOf(element));
    const { id } = element.attributes;
    if (level === 1 && this.collector.takeTitle(heading)) return true;
    if (id === undefined || level === 1) return EMPTY_HEADING.test(heading);
    this.collector.open({ level, heading, anchor: id });
    return true;
  }

  /** A diagram says in words what it shows. */
  private readDrawing({ children }: HtmlElement): void {
    for (const child of children) {
      if (typeof child !== 'string' && ['title', 'desc'].includes(child.name)) {
        this.collector.current.addProse(` ${textOf(child)} `);
      }
    }
  }

  /** Rows of tables that list messages: the first cell is one. */
  private readRow({ children }: HtmlElement): void {
    const first = children.find((child) => typeof child !== 'string');
    if (this.listsMessages && typeof first === 'object' && first.name === 'td') {
      this.collector.current.addMessages(textOf(first));
    }
  }

  /** The first panel of a block is what the writer wrote; others show what it compiles to. */
  private readCode(block: HtmlElement): void {
    const { current } = this.collector;
    const code = find(block, ({ attributes }) => attributes['data-code'] !== undefined);
    // Examples of the reference repeat the names that stand above them.
    if (code?.attributes['data-code'] === OUTPUT && isMessage(textOf(code))) {
      current.addMessages(textOf(code));
    } else if (code && !this.isReference) current.addTerms(codeTerms(textOf(code)));
    for (const answer of block.children) {
      if (typeof answer === 'string' || !hasClass(answer, 'code-answer')) continue;
      const message = find(answer, ({ name }) => name === 'code');
      if (message) current.addMessages(textOf(message));
    }
  }
}

/**
 * Reads the text of a page.
 *
 * @param isReference whether the page is one of the API reference
 */
export function readSections(root: HtmlElement, isReference: boolean): PageText {
  const reader = new Reader(isReference);
  reader.read(root);
  return reader.collector.result();
}
