/** MDX as plain Markdown: what each component of articles says in words. */
import type { Blockquote, PhrasingContent, RootContent } from 'mdast';

import { type JsxElement, textAttribute } from '../../../src/lib/jsxAttributes';
import { EXERCISE_TITLES, isExerciseKind } from '../../../src/lib/practice/exercise';
import { parseMarkdown } from './parse';
import { type Fail, inline, inlineCode, paragraph, rewrite, text, wordsOf } from './tree';

/**
 * The Markdown of a component that shows data, which no page holds.
 *
 * @param attributes those written as text
 * @param source the page's file, as a path from the repository's root: it tells the version
 */
export type ComponentText = (
  attributes: Readonly<Record<string, string>>,
  source: string,
) => string | Promise<string>;

/** An element with what is in it rewritten, and a way to complain. */
interface Piece {
  readonly element: JsxElement;
  readonly children: readonly RootContent[];
  /** The text of an attribute that must be there. */
  readonly required: (name: string) => string;
  readonly optional: (name: string) => string | undefined;
}

type Converter = (piece: Piece) => readonly RootContent[];

function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [text(value)] };
}

function quote(children: readonly RootContent[]): Blockquote {
  const blocks = children.filter((child) => child.type !== 'definition');
  return { type: 'blockquote', children: blocks.flatMap(asBlock) };
}

/** A node as it may stand in a quote; loose text becomes a paragraph. */
function asBlock(node: RootContent): Blockquote['children'] {
  switch (node.type) {
    case 'blockquote':
    case 'code':
    case 'heading':
    case 'html':
    case 'list':
    case 'paragraph':
    case 'table':
    case 'thematicBreak':
      return [node];
    default: {
      const children = inline([node]);
      return children.length > 0 ? [paragraph(...children)] : [];
    }
  }
}

/** A remark with its label, as `> **Info**`. */
function callout(label: string): Converter {
  return ({ children }) => [quote([paragraph(strong(label)), ...children])];
}

/** What pages fold away, behind or beneath what they call it. */
function labeled(label: string): Converter {
  return ({ element, children }) =>
    element.type === 'mdxJsxTextElement'
      ? [strong(`${label}:`), text(' '), ...children]
      : [paragraph(strong(label)), ...children];
}

/** What readers are to do, as pages call it. */
function exerciseTitle(kind: string): string {
  return isExerciseKind(kind) ? EXERCISE_TITLES[kind] : kind;
}

const inside: Converter = ({ children }) => children;

function captionOf(caption: string | undefined): RootContent[] {
  return caption === undefined ? [] : [paragraph({ type: 'emphasis', children: [text(caption)] })];
}

/** A picture: its description stands for it. */
const picture: Converter = ({ element, required, optional }) => {
  const image: PhrasingContent = { type: 'image', url: required('src'), alt: required('alt') };
  const link = optional('externalLink');
  const shown: PhrasingContent =
    link === undefined ? image : { type: 'link', url: link, children: [image] };
  return element.type === 'mdxJsxTextElement'
    ? [shown]
    : [paragraph(shown), ...captionOf(optional('caption'))];
};

/** A drawing that stands in the page itself has no address: what it shows is told. */
const drawing: Converter = ({ required, optional }) => [
  paragraph(strong('Picture:'), text(` ${required('alt')}`)),
  ...captionOf(optional('caption')),
];

/** The components of articles; `CodeTab` is among the fences. */
const COMPONENTS: Readonly<Record<string, Converter>> = {
  Cite: ({ children, optional }) => {
    const author = optional('author');
    return [
      quote([...children, ...(author === undefined ? [] : [paragraph(text(`— ${author}`))])]),
    ];
  },
  Diagram: drawing,
  Exercise: ({ children, required }) => [
    paragraph(strong(`Exercise: ${exerciseTitle(required('kind'))}`)),
    ...children,
  ],
  Hint: labeled('Hint'),
  Image: picture,
  Info: callout('Info'),
  Intro: inside,
  Island: inside,
  Solution: labeled('Solution'),
  UrlBox: ({ children, required }) => [
    ...children,
    paragraph({ type: 'link', url: required('href'), children: [text(required('text'))] }),
  ],
  Video: ({ required }) => [
    paragraph(text('Video: '), {
      type: 'link',
      url: required('src'),
      children: [text(required('caption'))],
    }),
  ],
  Warn: callout('Warning'),
};

/** Elements of HTML that mean no more than what is in them. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  'details',
  'div',
  'figcaption',
  'figure',
  'p',
  'section',
  'small',
  'span',
]);

/** Elements of HTML that mean something. */
const ELEMENTS: Readonly<Record<string, Converter>> = {
  a: ({ children, required }) => [
    { type: 'link', url: required('href'), children: inline(children) },
  ],
  b: ({ children }) => [{ type: 'strong', children: inline(children) }],
  br: () => [{ type: 'break' }],
  code: ({ children }) => [inlineCode(wordsOf(children))],
  em: ({ children }) => [{ type: 'emphasis', children: inline(children) }],
  img: picture,
  kbd: ({ children }) => [inlineCode(wordsOf(children))],
  strong: ({ children }) => [{ type: 'strong', children: inline(children) }],
  summary: ({ children }) => [paragraph({ type: 'strong', children: inlineOf(children) })],
};

/** The line of text in nodes, out of its paragraph. */
function inlineOf(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : inline([node])));
}

function converterOf(name: string): Converter | undefined {
  if (Object.hasOwn(COMPONENTS, name)) return COMPONENTS[name];
  if (Object.hasOwn(ELEMENTS, name)) return ELEMENTS[name];
  return TRANSPARENT.has(name) ? inside : undefined;
}

function withoutLastBlank(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node, index) =>
    node.type === 'text' && index === nodes.length - 1
      ? { ...node, value: node.value.trimEnd() }
      : node,
  );
}

/** The text of `{'…'}`; undefined for comments. */
function expressionText(value: string): string | undefined {
  const code = value.trim();
  return /^(["'`])([^\\$]*)\1$/.exec(code)?.[2];
}

function isComment(value: string): boolean {
  return /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(value);
}

/** The elements of a tree that data stands for. */
function* dataElements(
  nodes: readonly RootContent[],
  texts: Readonly<Record<string, ComponentText>>,
): Generator<JsxElement> {
  for (const node of nodes) {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isElement && Object.hasOwn(texts, node.name ?? '')) yield node;
    else if ('children' in node) yield* dataElements(node.children, texts);
  }
}

function textAttributes({ attributes }: JsxElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** Stage: components that show data become their Markdown. The only stage that may wait. */
export async function withData(
  nodes: readonly RootContent[],
  texts: Readonly<Record<string, ComponentText>>,
  source: string,
): Promise<readonly RootContent[]> {
  const found = new Map<RootContent, readonly RootContent[]>();
  for (const element of dataElements(nodes, texts)) {
    const markdown = await texts[element.name ?? '']?.(textAttributes(element), source);
    found.set(element, parseMarkdown(markdown ?? '').children);
  }
  return found.size === 0 ? nodes : rewrite(nodes, (node) => found.get(node));
}

/**
 * Stage: components become Markdown; imports, exports and comments go.
 *
 * @param fail is called for elements and expressions that have no meaning in Markdown
 */
export function plainComponents(nodes: readonly RootContent[], fail: Fail): readonly RootContent[] {
  const convert = (element: JsxElement): readonly RootContent[] => {
    const name = element.name ?? '';
    // A fragment has no name.
    const converter = name === '' ? inside : converterOf(name);
    if (!converter) {
      return fail(
        element,
        `Expected a component that plugins/llms can say in Markdown, got <${name}>; give it words in plugins/llms/page/components.ts, or in articleTexts if it shows data.`,
      );
    }
    const optional = (attribute: string) => textAttribute(element, attribute);
    return converter({
      element,
      children: plainComponents(element.children, fail),
      optional,
      required: (attribute) =>
        optional(attribute) ??
        fail(
          element,
          `Expected <${name}> to have ${attribute}="…", got none; write it as plain text.`,
        ),
    });
  };
  return rewrite(nodes, (node) => {
    switch (node.type) {
      case 'heading':
        // The comment with a heading's address goes, and the blank before it.
        return [
          { ...node, children: withoutLastBlank(inline(plainComponents(node.children, fail))) },
        ];
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        if (isComment(node.value)) return [];
        const value = expressionText(node.value);
        if (value === undefined) {
          return fail(
            node,
            `Expected text or a comment in braces, got {${node.value}}; Markdown has no expressions.`,
          );
        }
        return [node.type === 'mdxFlowExpression' ? paragraph(text(value)) : text(value)];
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return convert(node);
      default:
        return undefined;
    }
  });
}
