import type { Nodes, RootContent } from 'mdast';

import { element, text } from '../../src/lib/html';

/** What an attribute of a JSX element says: its text, or the HTML in `dangerouslySetInnerHTML`. */
function valueOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { value: code } = value as { readonly value: string };
  return (JSON.parse(code) as { readonly __html: string }).__html;
}

const TAGS: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  delete: 'del',
  emphasis: 'em',
  listItem: 'li',
  paragraph: 'p',
  strong: 'strong',
  table: 'table',
  tableCell: 'td',
  tableRow: 'tr',
};

function attributesOf(node: Nodes): Record<string, string> {
  return { ...(node.data as { hProperties?: Record<string, string> } | undefined)?.hProperties };
}

function html(node: Nodes): string {
  const inside = () => ('children' in node ? nodesHtml(node.children) : '');
  switch (node.type) {
    case 'text':
      return text(node.value);
    case 'inlineCode':
      return element('code', {}, text(node.value));
    case 'code':
      return element('pre', { class: `${node.lang} ${node.meta}` }, text(node.value));
    case 'break':
      return '<br>';
    case 'heading':
      return element(`h${node.depth}`, attributesOf(node), inside());
    case 'link':
      return element('a', { href: node.url }, inside());
    case 'list':
      return element(node.ordered ? 'ol' : 'ul', {}, inside());
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = Object.fromEntries(
        node.attributes.flatMap((one) =>
          one.type === 'mdxJsxAttribute' ? [[one.name, valueOf(one.value)] as const] : [],
        ),
      );
      const { dangerouslySetInnerHTML: raw, className, ...rest } = attributes;
      return element(node.name ?? '', { class: className, ...rest }, raw ?? inside());
    }
    default: {
      const { hName } = (node.data ?? {}) as { hName?: string };
      return element(hName ?? TAGS[node.type] ?? node.type, attributesOf(node), inside());
    }
  }
}

/** Nodes of Markdown as HTML, near enough to what a page shows of them. */
export function nodesHtml(nodes: readonly Nodes[] | readonly RootContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'paragraph' && node.data && 'hName' in node.data
        ? element(String(node.data.hName), {}, nodesHtml(node.children))
        : html(node),
    )
    .join('');
}
