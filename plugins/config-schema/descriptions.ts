import type {
  BlockContent,
  DefinitionContent,
  Link,
  Nodes,
  PhrasingContent,
  RootContent,
} from 'mdast';

import { fromMarkdown } from '../../src/lib/markdownPackages.cjs';

/** Pages of this site that the packages link by their public address. */
const OWN_PAGE =
  /^https?:\/\/(?:www\.)?rescript-lang\.org\/docs\/manual\/latest\/([\w-]+)(#[\w-]+)?$/;

/** A link that stays in the version of its page, and that the build checks. */
function ownAddress(url: string): string {
  const [, slug, anchor = ''] = OWN_PAGE.exec(url) ?? [];
  return slug === undefined ? url : `./${slug}.mdx${anchor}`;
}

/** The last part of an address: what its file or page is called. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return pathname.split('/').findLast((part) => part !== '') ?? host;
}

/**
 * The text of a link. One that says "here" names what is there, because who hears the links of a page one
 * by one hears no sentence around them. In brackets, as the page quotes what the package says.
 */
function linkTextOf({ url, children }: Link): PhrasingContent[] {
  const [first] = children;
  const said = children.length === 1 && first?.type === 'text' ? first.value : '';
  return said.toLowerCase() === 'here' && URL.canParse(url)
    ? [{ type: 'text', value: `${said} [${nameOf(url)}]` }]
    : harmlessPhrases(children);
}

/**
 * A node without places of another text, without HTML (its text stays) and with links of our own.
 * Of what nobody writes into a description, headings and lists, the text stays.
 */
function harmless(node: RootContent): RootContent {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return { type: node.type, value: node.value };
    case 'html':
      return { type: 'text', value: node.value };
    case 'break':
      return { type: 'break' };
    case 'code':
      return { type: 'code', lang: node.lang, value: node.value };
    case 'paragraph':
    case 'emphasis':
    case 'strong':
      return { type: node.type, children: harmlessPhrases(node.children) };
    case 'link':
      return {
        type: 'link',
        url: ownAddress(node.url),
        children: linkTextOf(node),
      };
    default:
      return { type: 'paragraph', children: [{ type: 'text', value: textOf(node) }] };
  }
}

function isPhrase(node: RootContent): node is PhrasingContent {
  return ['text', 'inlineCode', 'break', 'emphasis', 'strong', 'link'].includes(node.type);
}

function harmlessPhrases(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map(harmless).filter(isPhrase);
}

/** The text of a node, code and emphasis included. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * A package's text as nodes of a page. The text is Markdown, not MDX: braces and angle brackets are
 * characters, since nothing parses the nodes again.
 */
export function blocksOf(description: string): (BlockContent | DefinitionContent)[] {
  return fromMarkdown(description.trim()).children.flatMap((node) => {
    const kept = harmless(node);
    if (isPhrase(kept)) return [{ type: 'paragraph' as const, children: [kept] }];
    return kept.type === 'paragraph' || kept.type === 'code' ? [kept] : [];
  });
}

/** The same for text that stands within a sentence: its paragraphs in one line. */
export function phrasesOf(description: string): PhrasingContent[] {
  return blocksOf(description).flatMap((block, index): PhrasingContent[] => {
    const phrases: PhrasingContent[] =
      block.type === 'paragraph'
        ? block.children
        : block.type === 'code'
          ? [{ type: 'inlineCode', value: block.value }]
          : [];
    return index === 0 ? phrases : [{ type: 'text', value: ' ' }, ...phrases];
  });
}
