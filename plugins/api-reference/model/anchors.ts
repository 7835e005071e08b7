/** Fragments of items on the page of their module. */

/** Words for the characters of operators. */
const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divide',
  '~': 'tilde',
  '=': 'equal',
  '<': 'less',
  '>': 'greater',
  '!': 'not',
  '%': 'percent',
  '&': 'and',
  '|': 'or',
  '@': 'at',
  '.': 'dot',
  ':': 'colon',
  '^': 'caret',
  "'": 'prime',
};

/** Operators of one value, without the sign that says so: `~-`, but not `~~~`; `!`, for `not` is a word, too. */
const UNARY = /^~(?=[+-])|^(?=!$)/;

/**
 * The fragment of an item: `value-map`, `type-t`, `value-plus`. Kinds have names of their own, so that
 * the type `window` and the value `window` are told apart.
 */
export function anchorOf(kind: string, name: string): string {
  const [isUnary, signs] = [UNARY.test(name), name.replace(UNARY, '')];
  const words = signs.replace(/\W/g, (character) => `-${OPERATORS[character] ?? 'x'}`);
  return `${kind}-${(isUnary ? '-unary' + words : words).replace(/^-/, '')}`;
}
