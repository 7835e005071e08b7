/** HTML as a tree of plain values, so that everything after it is pure functions. */
import { Parser } from 'htmlparser2';

/** An element. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** An element, or text whose entities are resolved. */
export type HtmlNode = HtmlElement | string;

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
}

/** Reads a piece of HTML; end tags may be missing where the standard allows it. */
export function parseTree(html: string): HtmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: OpenElement = { name, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        open.at(-1)?.children.push(text);
      },
      onclosetag() {
        open.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return root;
}

/** Whether an element has a class. */
export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  const classes = attributes.class;
  // Most elements have none of the classes that one asks for.
  return classes?.includes(name) === true && classes.split(' ').includes(name);
}

/** All text below a node, as it stands there. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** The first element below another one, in document order, that fits. */
export function find(
  { children }: HtmlElement,
  fits: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const child of children) {
    if (typeof child === 'string') continue;
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}
