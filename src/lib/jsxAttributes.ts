/** Reads what writers give to elements in MDX: `<UrlBox text="…">`, `<CodeTab labels={["npm"]}>`. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** An element of MDX, among blocks or within a line. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function attributeOf({ attributes }: JsxElement, name: string) {
  return attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
}

/** The text of `name="…"`; undefined where there is none and for expressions in braces. */
export function textAttribute(element: JsxElement, name: string): string | undefined {
  const value = attributeOf(element, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * The strings of `name={['npm', 'yarn']}`: none where the attribute is absent, undefined where it is
 * something else.
 */
export function textListAttribute(
  element: JsxElement,
  name: string,
): readonly string[] | undefined {
  const attribute = attributeOf(element, name);
  if (!attribute) return [];
  if (typeof attribute.value !== 'object') return undefined;
  const statement = attribute.value?.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  if (statement.expression.type !== 'ArrayExpression') return undefined;
  const texts: string[] = [];
  for (const text of statement.expression.elements) {
    if (text?.type !== 'Literal' || typeof text.value !== 'string') return undefined;
    texts.push(text.value);
  }
  return texts;
}
