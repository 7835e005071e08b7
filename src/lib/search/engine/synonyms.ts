/** Words that readers of other languages use for the same thing; in the singular, lower case. */
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
];

/** Other words for a term. */
export function synonymsOf(term: string): readonly string[] {
  return GROUPS.flatMap((group) =>
    group.includes(term) ? group.filter((other) => other !== term) : [],
  );
}
