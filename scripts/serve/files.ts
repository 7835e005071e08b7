/** Which file of a build a URL path means. */

/** What a path leads to. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  /** The path without its trailing slash is the page. */
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'missing' }
  /** The path is no valid URL path. */
  | { readonly kind: 'malformed' };

/** Files that steer a host; hosts do not serve them. */
const STEERING = ['_headers', '_redirects'];

/**
 * Finds the file of a path, as hosts do for a site without trailing slashes.
 *
 * Only names of `files` are ever answered, so no path can lead out of the build.
 *
 * @param path URL path without base URL, still percent-encoded
 * @param files names of all files of the build, relative, with `/`
 */
export function resolveFile(path: string, files: ReadonlySet<string>): Resolution {
  let name;
  try {
    name = decodeURIComponent(path).replace(/^\//, '');
  } catch {
    return { kind: 'malformed' };
  }
  if (STEERING.includes(name)) return { kind: 'missing' };
  const candidates =
    name === '' || name.endsWith('/')
      ? [`${name}index.html`]
      : [name, `${name}.html`, `${name}/index.html`];
  const file = candidates.find((candidate) => files.has(candidate));
  if (file !== undefined) return { kind: 'file', file };
  const plain = name.replace(/\/+$/, '');
  if (plain !== name && files.has(`${plain}.html`)) {
    return { kind: 'moved', path: path.replace(/(?:\/|%2f)+$/i, '') };
  }
  return { kind: 'missing' };
}
