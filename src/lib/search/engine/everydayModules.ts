/**
 * Modules that most programs use, the most used first: whoever names a member alone seldom means that
 * of another.
 */
const EVERYDAY_MODULES: readonly string[] = [
  ...['Array', 'Array2', 'Option', 'String', 'String2', 'Int', 'Float', 'List', 'Dict', 'Result'],
  ...['Promise', 'JSON', 'Console', 'Date', 'Math'],
];

/**
 * How much programs use a module, from its title: 1 for the most used, nearly 0 for the last of those that most
 * use; undefined for others, and for those that a second one has replaced.
 */
export function everydayUse(title: string): number | undefined {
  const [library, module = '', ...inside] = title.split('.');
  if (inside.length > 0) return undefined;
  const isReplaced = library === 'Js' && EVERYDAY_MODULES.includes(`${module}2`);
  const place = isReplaced ? -1 : EVERYDAY_MODULES.indexOf(module);
  return place < 0 ? undefined : 1 - place / EVERYDAY_MODULES.length;
}
