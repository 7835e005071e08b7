/** Fragments of items on the page of their module. */

/** Words for the characters of operators. */
const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divide',
  '~': 'unary',
  '=': 'equal',
  '<': 'less',
  '>': 'greater',
  '!': 'not',
  '%': 'percent',
  '&': 'and',
  '|': 'or',
  '@': 'at',
  '^': 'caret',
  "'": 'prime',
};

/**
 * The fragment of an item: `value-map`, `type-t`, `value-plus`. Kinds have names of their own, so that
 * the type `window` and the value `window` are told apart.
 */
export function anchorOf(kind: string, name: string): string {
  const words = name.replace(/[^\w]/g, (character) => `-${OPERATORS[character] ?? 'x'}`);
  return `${kind}-${words.replace(/^-/, '')}`;
}
