/**
 * Routes and labels of modules. Older versions write
 * names with dashes and join submodules to them (`js/array-2`, `belt/hash-map-int`,
 * `js/typed-array_int-8-array`); newer ones write the path in lower case (`core/intl/collator`).
 */

import type { SlugStyle } from '../../src/compilers';

/** A module on its way from the library to itself. */
export interface ModuleStep {
  readonly name: string;
  readonly isModuleType: boolean;
}

/** `Null_undefined` → `null-undefined`, `Int8Array` → `int-8-array`. */
function dashed(name: string): string {
  return name
    .replace(/_+/g, '-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .replace(/(\d)([A-Za-z])/g, '$1-$2')
    .toLowerCase();
}

/** Libraries whose module names stay in one word: `dom/storage2`. */
const PLAIN_LIBRARIES = new Set(['dom']);

/** Between a module and its submodule, where they share a segment. */
const JOINTS: Readonly<Record<string, string>> = { js: '_', belt: '-' };

/**
 * The route of a module below `api`.
 *
 * @param library slug of the library, such as `js`
 * @param steps the module's path below the library; empty for the library itself
 */
export function moduleSlug(
  library: string,
  steps: readonly ModuleStep[],
  style: SlugStyle,
): string {
  if (steps.length === 0) return library;
  if (style === 'nested')
    return [library, ...steps.map(({ name }) => name.toLowerCase())].join('/');
  if (PLAIN_LIBRARIES.has(library)) {
    return `${library}/${steps.map(({ name }) => name.toLowerCase()).join('-')}`;
  }
  const words = steps.map(({ name, isModuleType }) => (isModuleType ? 'type-' : '') + dashed(name));
  return `${library}/${words.join(JOINTS[library] ?? '-')}`;
}

/**
 * What sidebars call a module: its name, or, where all modules of a library stand in one list, the
 * words of its slug (`TypedArrayInt8Array`).
 */
export function moduleLabel(slug: string, name: string, style: SlugStyle): string {
  const [, words] = slug.split('/');
  if (style === 'nested' || words === undefined) return name;
  return words.replace(/(?:^|[-_])([a-z0-9])/g, (_match, first: string) => first.toUpperCase());
}
