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
 * @param pages paths of pages, without base URL
 * @param files paths of the static folder's entries; folders end in `/`
 */
export function cacheRules({
  immutable,
  pages,
  files,
}: {
  readonly immutable: readonly string[];
  readonly pages: readonly string[];
  readonly files: readonly string[];
}): HeaderRule[] {
  const rules = new Map<string, string>();
  const add = (patterns: readonly string[], value: string) =>
    patterns.filter((pattern) => !rules.has(pattern)).forEach((p) => rules.set(p, value));
  add(immutable, CACHE_CONTROL.immutable);
  add(patternsOf(pages), CACHE_CONTROL.revalidate);
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
