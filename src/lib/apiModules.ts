/**
 * The many spellings of a module in API routes. Older versions write names with dashes and join
 * submodules to them (`js/array-2`, `belt/hash-map-int`, `js/typed-array_int-8-array`); newer ones
 * write the lower-cased path of the module (`js/array2`, `belt/hashmap/int`).
 */

/** Standard libraries that a module of a library moved to or came from, best first. */
const RELATED_LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  core: ['stdlib', 'belt', 'js'],
  stdlib: ['core', 'belt', 'js'],
  belt: ['stdlib', 'core'],
  js: ['stdlib', 'core'],
};

/** A name in which all spellings of a module are equal: `js/array-2` and `js/array2`. */
function spellingKey(slug: string): string {
  return slug.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * The module in related libraries. Modules of Js that take the value first carry a 2 (`Js.Array2`),
 * which the libraries after it dropped; going back, they are the nearer ones.
 */
function relatives(library: string, rest: string): readonly string[] {
  const others = Object.hasOwn(RELATED_LIBRARIES, library) ? RELATED_LIBRARIES[library] : undefined;
  const plain = library === 'js' ? rest.replace(/-?2$/, '') : rest;
  return (others ?? []).flatMap((other) =>
    other === 'js' ? [`js/${plain}2`, `js/${plain}`] : [`${other}/${plain}`],
  );
}

/**
 * Finds the modules that are nearest to a module which a version does not have: the same one in the
 * version's spelling, its namesake in a related library, then the modules around it.
 *
 * @param slug route below `api`, such as `js/array-2`.
 * @param known routes below `api` of the version.
 * @returns members of `known`, best first; empty where nothing is related.
 */
export function nearestModules(slug: string, known: readonly string[]): readonly string[] {
  const bySpelling = new Map(known.map((candidate) => [spellingKey(candidate), candidate]));
  const [library = '', ...path] = slug.split('/');
  const around = path.map((_, index) => [library, ...path.slice(0, index)].join('/')).reverse();
  const wanted = [slug, ...relatives(library, path.join('/')), ...around];
  return wanted.flatMap((candidate) => bySpelling.get(spellingKey(candidate)) ?? []);
}
