/** Reads and applies `_redirects` as Netlify and Cloudflare Pages do, as far as the build uses it. */

/** One line of `_redirects`. */
export interface RedirectLine {
  /** Path; ends in `/*` for all paths below a folder. */
  readonly from: string;
  /** Path; `:splat` stands for what `*` matched. */
  readonly to: string;
  readonly status: number;
}

const STATUSES = [301, 302, 303, 307, 308];

/**
 * Parses `_redirects`.
 *
 * @throws naming the line that a host would not understand
 */
export function parseRedirects(text: string): RedirectLine[] {
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:#|$)/.test(line)) return [];
    const [from, to, status = '302', ...rest] = line.trim().split(/\s+/);
    const code = Number(status.replace(/!$/, ''));
    if (!from?.startsWith('/') || !to?.startsWith('/') || !STATUSES.includes(code) || rest.length) {
      throw new Error(
        `_redirects expects lines "/from /to status" with a status of ${STATUSES.join(', ')}, got "${line}" in line ${index + 1}; fix plugins/redirects/render.ts.`,
      );
    }
    return [{ from, to, status: code }];
  });
}

/**
 * The redirect of a path: the first line that matches it.
 *
 * @param path URL path; a trailing slash is ignored
 * @param search query with its `?`, or empty; it is handed on
 */
export function matchRedirect(
  lines: readonly RedirectLine[],
  path: string,
  search: string,
): { readonly location: string; readonly status: number } | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const { from, to, status } of lines) {
    if (from === plain) return { location: to + search, status };
    const folder = from.endsWith('/*') ? from.slice(0, -1) : undefined;
    if (folder !== undefined && plain.startsWith(folder)) {
      return { location: to.replace(':splat', plain.slice(folder.length)) + search, status };
    }
  }
  return undefined;
}
