// cspell:ignore fromstring getor getexn keystoarray

/**
 * Words that readers of other languages use for the same thing; in the singular, lower case. Names of
 * functions are terms as well: `forEach` is `foreach`.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['parameter', 'argument', 'param', 'arg'],
  ['dictionary', 'dict'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['throw', 'raise'],
  ['error', 'exception'],
  ['delete', 'remove'],
  ['method', 'function', 'fn'],
  ['property', 'field'],
  ['decorator', 'attribute'],
  ['bool', 'boolean'],
  ['int', 'integer'],
  ['cast', 'coercion'],
  ['circular', 'cycle'],
  ['folder', 'directory'],
  ['iterate', 'loop'],
  ['default', 'fallback'],
  ['regex', 'regexp'],
  ['cannot', 'cant'],
  ['fold', 'reduce', 'accumulate'],
  ['head', 'first'],
  ['each', 'foreach'],
  ['append', 'concat', 'push'],
  ['length', 'size', 'count'],
  ['contain', 'include', 'has'],
  ['parse', 'fromstring'],
  ['print', 'log'],
  ['sort', 'order'],
  ['flatten', 'flat'],
  ['filter', 'keep', 'select'],
  ['stringify', 'tostring'],
  ['substring', 'slice'],
  ['merge', 'combine', 'assign'],
  ['unique', 'distinct', 'duplicate'],
  ['unwrap', 'getor', 'getexn'],
  ['keys', 'keystoarray'],
  ['enum', 'variant'],
  ['lambda', 'closure'],
  ['null', 'nil'],
  ['generic', 'polymorphic'],
  ['item', 'element'],
  ['opaque', 'abstract'],
  ['circular', 'cyclic'],
  ['es6', 'esmodule', 'esm'],
  ['variadic', 'rest'],
];

/** Other words for a term. */
export function synonymsOf(term: string): readonly string[] {
  return GROUPS.flatMap((group) =>
    group.includes(term) ? group.filter((other) => other !== term) : [],
  );
}
