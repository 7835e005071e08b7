/** What a report calls a module, and which package or folder of ours it belongs to. */

/** Code that no source accounts for: what the bundler and the minifier wrap around modules. */
export const BUNDLER = '(bundler)';

const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/g;

/**
 * A module's path below the site, as reports name it: `./src/lib/decode.ts`, `./node_modules/…`.
 *
 * @param source a source of a source map, or the path of a module's file
 * @param siteDir absolute path of the site
 */
export function moduleName(source: string, siteDir: string): string {
  // `json|/work/site/.docusaurus/i18n.json`: modules that are no JavaScript carry their type.
  const path = source.replace(/^[^|]*\|/, '').replace(/\?.*$/, '');
  if (path.startsWith(`${siteDir}/`)) return `.${path.slice(siteDir.length)}`;
  if (path.startsWith('./') || path.startsWith('/')) return path;
  return BUNDLER;
}

/** The npm package that a module belongs to; undefined for code of this site. */
export function packageOf(module: string): string | undefined {
  return [...module.matchAll(PACKAGE)].at(-1)?.[1];
}

/**
 * The line of the report that a module counts for: its npm package, else the top folder or file of
 * this site, such as `src/components` and `.docusaurus`.
 */
export function ownerOf(module: string): string {
  const owner = packageOf(module);
  if (owner !== undefined) return owner;
  if (!module.startsWith('./')) return module;
  const [top = module, second, ...rest] = module.slice(2).split('/');
  return second !== undefined && (rest.length > 0 || top === 'src') ? `${top}/${second}` : top;
}
