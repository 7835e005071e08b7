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

/** Libraries that have another name in other versions, with one name for both. */
const RENAMED_LIBRARIES: Readonly<Record<string, string>> = { core: 'stdlib' };

/** Keeps answers: a page asks for the names of all pages of the other versions, which the next one needs, too. */
function remembered(answer: (slug: string) => string): (slug: string) => string {
  const answers = new Map<string, string>();
  return (slug) => {
    const known = answers.get(slug);
    if (known !== undefined) return known;
    const value = answer(slug);
    answers.set(slug, value);
    return value;
  };
}

/**
 * A name in which all spellings of a module are equal: `js/array-2` and `js/array2`. Dashed slugs mark
 * module types (`typed-array_type-s`), the others do not.
 */
const spellingKey = remembered((slug) =>
  slug
    .toLowerCase()
    .replace(/_type-/g, '')
    .replace(/[^a-z0-9]/g, ''),
);

/**
 * A name that a module has in all versions, whatever its spelling there and the name of its library:
 * `core/array` and `stdlib/array` are one module.
 */
export const moduleKey = remembered((slug) => {
  const [library = '', ...path] = slug.toLowerCase().split('/');
  const name = Object.hasOwn(RENAMED_LIBRARIES, library) ? RENAMED_LIBRARIES[library] : library;
  return spellingKey([name, ...path].join('/'));
});

/** The slug under which a version has a module that another version calls by `slug`. */
export function sameModule(slug: string, known: Iterable<string>): string | undefined {
  const key = moduleKey(slug);
  for (const candidate of known) if (moduleKey(candidate) === key) return candidate;
  return undefined;
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
