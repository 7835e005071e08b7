/** Which modules and items of different versions are the same. */
import type { ApiItem, ApiModule } from '../model/types';

/** Names that a library had in older versions. */
const LIBRARY_NAMES: Readonly<Record<string, string>> = { Core: 'Stdlib' };

/**
 * A name that a module has in all versions, whatever its slug: `Js.Array2` of `js/array-2` and
 * `js/array2`, `Stdlib.Array` of `core/array` and `stdlib/array`.
 */
export function moduleIdentity({ path }: Pick<ApiModule, 'path'>): string {
  const [library = '', ...rest] = path;
  const name = Object.hasOwn(LIBRARY_NAMES, library) ? LIBRARY_NAMES[library] : library;
  return [name, ...rest].join('.');
}

/** Signs of Reason for what ReScript calls otherwise: `^` reads a reference, as `!` does. */
const REASON_SIGNS: Readonly<Record<string, string>> = {
  'Pervasives value ^': 'Pervasives value !',
};

/** A name that an item has in all versions: its module's, with its kind and its own name. */
export function itemIdentity(
  module: Pick<ApiModule, 'path'>,
  item: Pick<ApiItem, 'kind' | 'name'>,
): string {
  const identity = `${moduleIdentity(module)} ${item.kind} ${item.name}`;
  return Object.hasOwn(REASON_SIGNS, identity) ? (REASON_SIGNS[identity] ?? identity) : identity;
}

/** The name that a type has in all versions, by its path: `Stdlib.Ordering.t` of `Core.Ordering.t`. */
export function typeIdentity(id: string): string {
  return moduleIdentity({ path: id.split('.') });
}
