/** The rules of `_headers` and their text. */

/** Headers of all paths that match a pattern (`/docs/*`, `/favicon.svg`). */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Cache-Control by how long a file keeps its content. */
export const CACHE_CONTROL = {
  /** Another content gets another URL: hashed assets, fonts with their version in the name. */
  immutable: 'public, max-age=31536000, immutable',
  /** Small files that readers may see an hour late: icons, pictures, the manifest. */
  hour: 'public, max-age=3600',
  /** Pages: always asked for again, answered by 304 while they are the same. */
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/**
 * Types of the texts for machines, by pattern. Hosts know most of them, but not all say that they are
 * in UTF-8, and nothing else in them does.
 */
export const TEXT_TYPES: readonly HeaderRule[] = [
  { pattern: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8' } },
  { pattern: '/*.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
];

/** Lets scripts of other sites read files: data for tools, which hold nothing of a reader. */
export function sharedRules(patterns: readonly string[]): readonly HeaderRule[] {
  return patterns.map((pattern) => ({
    pattern,
    headers: { 'Access-Control-Allow-Origin': '*' },
  }));
}

/** Limits of Cloudflare Pages. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * Headers of every response.
 *
 * Strict-Transport-Security says nothing of subdomains: they are not this site's to decide.
 */
export function securityHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Patterns of pages by the files that they lie in: with and without extension, and of folders. */
function patternsOfFiles(files: readonly string[]): string[] {
  const patterns = files.flatMap((file) => {
    const [first = '', ...rest] = file.split('/');
    if (rest.length > 0) return [`/${first}/*`];
    return [`/${first}`, first === 'index.html' ? '/' : `/${first.replace(/\.html$/, '')}`];
  });
  return [...new Set(patterns)].sort();
}

/**
 * Rules with the policy of pages, and with those of documents that have one of their own. No two of
 * them match the same path, because browsers obey all policies that an answer has.
 *
 * @param pages files of pages, relative to the build
 * @param policy of pages
 * @param documents policies by file
 * @throws Error for a document in a folder with pages
 */
export function policyRules(
  pages: readonly string[],
  policy: string,
  documents: ReadonlyMap<string, string>,
): HeaderRule[] {
  const rules = new Map(patternsOfFiles(pages).map((pattern) => [pattern, policy]));
  for (const [file, own] of documents) {
    for (const pattern of patternsOfFiles([file])) {
      if (rules.has(pattern)) {
        throw new Error(
          `hosting-headers: expected a folder without pages for ${file}, got one with pages; hosts can’t give it a policy of its own there.`,
        );
      }
      rules.set(pattern, own);
    }
  }
  return [...rules].map(([pattern, value]) => ({
    pattern,
    headers: { 'Content-Security-Policy': value },
  }));
}

/** Rules of which those with the same pattern are one. */
export function joinRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const joined = new Map<string, HeaderRule>();
  for (const { pattern, headers } of rules) {
    joined.set(pattern, { pattern, headers: { ...joined.get(pattern)?.headers, ...headers } });
  }
  return [...joined.values()];
}

/** A pattern for each first segment of paths: itself, and all below it where something is. */
function patternsOf(paths: readonly string[]): string[] {
  const patterns = paths.map((path) => {
    const [, first = '', ...rest] = path.split('/');
    return rest.length > 0 ? `/${first}/*` : `/${first}`;
  });
  return [...new Set(patterns)].sort();
}

/**
 * Caching rules.
 *
 * Hosts join the values of all rules that match a path, so no two of these rules may match the same
 * path: pages and files are named by their first segment instead of by one `/*`.
 *
 * @param immutable patterns of files that never change under their URL
 * @param revalidated patterns of files that change as pages do
 * @param pages paths of pages, without base URL
 * @param files paths of the static folder's entries; folders end in `/`
 */
export function cacheRules({
  immutable,
  revalidated,
  pages,
  files,
}: {
  readonly immutable: readonly string[];
  readonly revalidated: readonly string[];
  readonly pages: readonly string[];
  readonly files: readonly string[];
}): HeaderRule[] {
  const rules = new Map<string, string>();
  const add = (patterns: readonly string[], value: string) =>
    patterns.filter((pattern) => !rules.has(pattern)).forEach((p) => rules.set(p, value));
  add(immutable, CACHE_CONTROL.immutable);
  add([...revalidated, ...patternsOf(pages)], CACHE_CONTROL.revalidate);
  add(patternsOf(files), CACHE_CONTROL.hour);
  return [...rules].map(([pattern, value]) => ({ pattern, headers: { 'Cache-Control': value } }));
}

/**
 * The text of `_headers`.
 *
 * @throws if a host would ignore a part of it
 */
export function renderHeadersFile(rules: readonly HeaderRule[], baseUrl: string): string {
  if (rules.length > MOST_RULES) {
    throw new Error(
      `hosting-headers: Cloudflare Pages reads at most ${MOST_RULES} header rules, got ${rules.length}; put files of static/ into folders.`,
    );
  }
  const lines = rules.flatMap(({ pattern, headers }) => [
    baseUrl.replace(/\/$/, '') + pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(
      `hosting-headers: Cloudflare Pages reads lines of at most ${LONGEST_LINE} characters, got ${long.length} for ${long.trim().split(':')[0]}; have fewer different inline scripts.`,
    );
  }
  return ['# Written by plugins/hosting-headers at build.', ...lines, ''].join('\n');
}
