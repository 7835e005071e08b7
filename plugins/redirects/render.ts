/** The files that hosts read: `_redirects`, and a static page for hosts that read no such file. */
import type { FolderRedirect, Redirect, ResolvedRedirects } from './resolve';

/** Limits of Cloudflare Pages; Netlify has none so narrow. */
const MOST_EXACT_RULES = 2000;
const MOST_FOLDER_RULES = 100;

/**
 * Netlify knows 301 and 302 alone; for reading pages they mean what the route facts' 308 and 307
 * mean.
 */
const STATUS = { permanent: 301, temporary: 302 } as const;

/** `path` below the base URL (`/` or `/name/`). */
export function withBase(baseUrl: string, path: string): string {
  return baseUrl.replace(/\/$/, '') + path;
}

/**
 * The text of `_redirects`: `{from} {to} {status}` on each line, exact rules before folders.
 *
 * @param force appends Netlify's `!` to each status, see `options.ts`
 * @throws if a host would ignore the rules at the end because there are too many
 */
export function renderRedirectsFile(
  { exact, folders }: Pick<ResolvedRedirects, 'exact' | 'folders'>,
  { baseUrl, force }: { readonly baseUrl: string; readonly force: boolean },
): string {
  if (exact.length > MOST_EXACT_RULES || folders.length > MOST_FOLDER_RULES) {
    throw new Error(
      `Cloudflare Pages reads at most ${MOST_EXACT_RULES} exact redirects and ${MOST_FOLDER_RULES} of folders, got ${exact.length} and ${folders.length}; replace pages by a folder in plugins/redirects/rules.ts.`,
    );
  }
  const line = (from: string, to: string, permanent: boolean) =>
    `${withBase(baseUrl, from)} ${withBase(baseUrl, to)} ${permanent ? STATUS.permanent : STATUS.temporary}${force ? '!' : ''}`;
  const exactLine = ({ from, to, permanent }: Redirect) => line(from, to, permanent);
  const folderLine = ({ from, to, permanent, keepsRest }: FolderRedirect) =>
    line(`${from}/*`, keepsRest ? `${to}/:splat` : to, permanent);
  return [
    '# Written by plugins/redirects at build.',
    ...exact.map(exactLine),
    ...folders.map(folderLine),
    '',
  ].join('\n');
}

/** Text for HTML, attribute values included. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * The static page of a redirect.
 *
 * With scripts, `/redirect.js` goes on and keeps query and hash; without, the refresh does. The
 * refresh stands in `<noscript>`, so that the two cannot overtake one another.
 *
 * @param siteUrl origin of the site, for the canonical link
 */
export function renderRedirectPage(
  { to }: Pick<Redirect, 'to'>,
  { siteUrl, baseUrl }: { readonly siteUrl: string; readonly baseUrl: string },
): string {
  const target = escapeHtml(withBase(baseUrl, to));
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>Moved to ${target}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(siteUrl)}${target}">
<script src="${escapeHtml(withBase(baseUrl, '/redirect.js'))}" data-to="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${target}">${target}</a>.</p>
</body>
</html>
`;
}

/** The file of a static page: what hosts serve for the path without extension. */
export function fileOfPage(path: string): string {
  return `${path.slice(1)}.html`;
}
