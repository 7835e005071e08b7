import type { Expression } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import type { Attributes } from './html';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** MDX leaves such an element as it is; it sets that on elements which stand in a file. */
    _mdxExplicitJsx?: boolean;
  }
}

/** React's names of attributes that HTML spells otherwise. */
const REACT_NAMES: Readonly<Record<string, string>> = { class: 'className' };

function jsxAttributes(attributes: Attributes): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          {
            type: 'mdxJsxAttribute' as const,
            name: REACT_NAMES[name] ?? name,
            value: value === true ? '' : String(value),
          },
        ],
  );
}

/**
 * An element with nodes of Markdown in it. It stays what it is: no component of the theme replaces it.
 */
export function elementNode(
  name: string,
  attributes: Attributes,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    children,
    attributes: jsxAttributes(attributes),
    data: { _mdxExplicitJsx: true },
  };
}

/**
 * An attribute whose value is an expression: MDX compiles the tree, and prints the source.
 *
 * @param source the expression as it would stand in a file
 */
export function expressionAttribute(
  name: string,
  source: string,
  expression: Expression,
): MdxJsxAttribute {
  const body = [{ type: 'ExpressionStatement' as const, expression }];
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: source,
      data: { estree: { type: 'Program', sourceType: 'module', comments: [], body } },
    },
  };
}

/**
 * Finished HTML as a node of a page: an element whose inside is one string. MDX compiles that at
 * once, where an element for each colored word takes long; and React leaves the inside alone, so that
 * behaviours may change it before and after the page is hydrated.
 *
 * @param html the inside, already escaped
 */
export function htmlNode(name: string, attributes: Attributes, html: string): MdxJsxFlowElement {
  // Written once for both: it is most of a page.
  const raw = JSON.stringify(html);
  const inside = expressionAttribute('dangerouslySetInnerHTML', `{"__html":${raw}}`, {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: { type: 'Identifier', name: '__html' },
        value: { type: 'Literal', value: html, raw },
      },
    ],
  });
  return {
    type: 'mdxJsxFlowElement',
    name,
    children: [],
    attributes: [...jsxAttributes(attributes), inside],
  };
}
