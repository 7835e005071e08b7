/** Texts of packages as nodes of a page. */
import type {
  BlockContent,
  DefinitionContent,
  InlineCode,
  Link,
  Nodes,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';

import { foreignMeta } from '../../../src/lib/fenceMeta';
import { remarkGfm, remarkParse, unified } from '../../../src/lib/markdownPackages.cjs';
import type { Page } from './context';

/** What a text consists of. */
export type Block = BlockContent | DefinitionContent;

/**
 * Comments are read as Markdown, not as MDX: their braces and angle brackets are characters, whatever
 * they look like, since nothing parses the nodes again.
 */
const parser = unified().use(remarkParse).use(remarkGfm);

/** Languages of fences that a compiler reads. */
const COMPILED = new Set(['re', 'res', 'ocaml']);

/** Elements that comments use, as `docstrings/harmless.ts` lets them pass. */
const ELEMENT = /^<(\/?)(sup|sub|br)\s*\/?>$/i;

/** What a text needs to know of its page. */
type TextPage = Pick<Page, 'address' | 'index' | 'module'>;

/** Paths from a library on, which texts often leave without a link. */
const FULL_NAME = /^(?:Belt|Core|Dom|Js|Stdlib)\.[\w.]+$/;

/** What a text is rewritten with. */
interface Place {
  readonly page: TextPage;
  /** Path of what the text is a comment on. */
  readonly id: string;
  /** The text is that of a link. */
  readonly isLink?: boolean;
  /** Rewrites a heading. */
  readonly heading: (depth: number, children: PhrasingContent[]) => Block;
}

function isPhrase(node: Nodes): node is PhrasingContent {
  return [
    ...['break', 'delete', 'emphasis', 'footnoteReference', 'html', 'image', 'imageReference'],
    ...['inlineCode', 'link', 'linkReference', 'mdxJsxTextElement', 'strong', 'text'],
  ].includes(node.type);
}

function isBlock(node: RootContent): node is Block {
  return !isPhrase(node) && node.type !== 'yaml';
}

/** The text of nodes, code and emphasis included. */
export function textOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('');
}

function jsxElement(name: string, children: PhrasingContent[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: [], children };
}

/** `<sup>`, text, `</sup>` as one node each; other HTML is text. */
function withElements(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const [node, ...rest] = nodes;
  if (!node) return [];
  if (node.type !== 'html') return [node, ...withElements(rest)];
  const [, slash, written = ''] = ELEMENT.exec(node.value) ?? [];
  const name = written.toLowerCase();
  if (name === 'br') return [{ type: 'break' }, ...withElements(rest)];
  const end =
    slash === ''
      ? rest.findIndex((one) => one.type === 'html' && one.value.toLowerCase() === `</${name}>`)
      : -1;
  if (end === -1) return [{ type: 'text', value: node.value }, ...withElements(rest)];
  return [jsxElement(name, withElements(rest.slice(0, end))), ...withElements(rest.slice(end + 1))];
}

function phrases(nodes: readonly PhrasingContent[], place: Place): PhrasingContent[] {
  return withElements(nodes).map((node): PhrasingContent => {
    const { position: _position, ...bare } = node;
    if (bare.type === 'link') {
      return link({ ...bare, children: phrases(bare.children, { ...place, isLink: true }) }, place);
    }
    if (bare.type === 'inlineCode') return withLink(bare, place);
    if ('children' in bare) return { ...bare, children: phrases(bare.children, place) };
    return bare;
  });
}

/** Code that names something of the reference; a page does not link to itself. */
function withLink(node: InlineCode, { page, isLink = false }: Place): PhrasingContent {
  const { index, module, address } = page;
  if (isLink || node.value === module.id || !FULL_NAME.test(node.value)) return node;
  const url = index.resolve(node.value, module);
  if (url === undefined || url === address) return node;
  return link({ type: 'link', url, children: [node] }, { page });
}

/** A link to the page itself needs no path. */
function link(node: Link, { page }: Pick<Place, 'page'>): Link {
  const here = `${page.address}#`;
  return { ...node, url: node.url.startsWith(here) ? node.url.slice(here.length - 1) : node.url };
}

function block(node: RootContent, place: Place): Block[] {
  const { position: _position, ...bare } = node;
  switch (bare.type) {
    case 'heading':
      return [place.heading(bare.depth, phrases(bare.children, { ...place, isLink: true }))];
    case 'paragraph':
      return [{ ...bare, children: phrases(bare.children, place) }];
    case 'code': {
      if (!COMPILED.has(bare.lang ?? '')) return [bare];
      return [{ ...bare, meta: foreignMeta(place.id, bare.meta ? [bare.meta] : []) }];
    }
    case 'html':
      return [{ type: 'paragraph', children: [{ type: 'text', value: bare.value }] }];
    case 'blockquote':
      return [{ ...bare, children: blocks(bare.children, place) }];
    case 'list':
      return [
        {
          ...bare,
          children: bare.children.map(({ position: _itemPosition, ...item }) => ({
            ...item,
            children: blocks(item.children, place),
          })),
        },
      ];
    case 'table':
      return [
        {
          ...bare,
          children: bare.children.map((row) => ({
            ...row,
            children: row.children.map((cell) => ({
              ...cell,
              children: phrases(cell.children, place),
            })),
          })),
        },
      ];
    default:
      return isBlock(bare) ? [bare] : [];
  }
}

function blocks(nodes: readonly RootContent[], place: Place): Block[] {
  return nodes.flatMap((node) => block(node, place));
}

/** Ids of the page's own headings, which no heading of a text may take. */
const OWN_IDS = /^(?:(?:value|type|exception|module|module-type|group)-|contents$|submodules$)/;

function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');
}

/** The text of a module: its headings are those of the page. */
export function moduleText(markdown: string, id: string, page: TextPage): Block[] {
  return blocks(parser.parse(markdown).children, {
    page,
    id,
    heading: (depth, children) => {
      const id = slug(textOf(children));
      return {
        type: 'heading',
        depth: depth === 1 ? 2 : (depth as 2 | 3 | 4 | 5 | 6),
        children,
        ...(OWN_IDS.test(id) && { data: { hProperties: { id: `about-${id}` } } }),
      };
    },
  });
}

/**
 * The text of an item. Its headings are the same on all items (“Examples”), so that they have no
 * address and stay out of the table of contents.
 *
 * @param id path of the item
 * @param deeper levels that its headings move down
 */
export function itemText(markdown: string, id: string, page: TextPage, deeper = 0): Block[] {
  return blocks(parser.parse(markdown).children, {
    page,
    id,
    heading: (depth, children) => ({
      type: 'paragraph',
      children,
      data: { hName: `h${Math.min(6, depth + deeper)}` },
    }),
  });
}

/** The paragraphs of a text, headings and code between them left out. */
export function paragraphs(markdown: string, page: TextPage): readonly PhrasingContent[][] {
  return itemText(markdown, '', page).flatMap((node) =>
    node.type === 'paragraph' && !node.data ? [node.children] : [],
  );
}

/** A text in one line: its first paragraph. */
export function firstParagraph(markdown: string, page: TextPage): PhrasingContent[] {
  return paragraphs(markdown, page)[0] ?? [];
}

/** The first sentence of a paragraph. */
export function firstSentenceOf(paragraph: readonly PhrasingContent[]): PhrasingContent[] {
  const sentence: PhrasingContent[] = [];
  for (const node of paragraph) {
    const [, end] =
      node.type === 'text'
        ? (/^([\s\S]*?(?:(?<!\b(?:i\.?e|e\.?g|etc|vs))[.!?](?=\s|$)|:(?=\s*$)))/.exec(node.value) ??
          [])
        : [];
    // A colon ends it only where nothing follows in the paragraph.
    const isEnd = end !== undefined && (!end.endsWith(':') || node === paragraph.at(-1));
    if (isEnd) return [...sentence, { type: 'text', value: end.replace(/:$/, '.') }];
    sentence.push(node);
  }
  return sentence;
}

/** The first sentence of a text. */
export function firstSentence(markdown: string, page: TextPage): PhrasingContent[] {
  return firstSentenceOf(firstParagraph(markdown, page));
}

/** Whether a block says no more than that something is deprecated. */
export function saysDeprecated(node: Block): boolean {
  return node.type === 'paragraph' && /^deprecated\b[^\n]{0,60}$/i.test(textOf(node.children));
}
