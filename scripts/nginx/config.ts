/** An nginx site from the files that other hosts read. */
import type { HeaderBlock } from '../serve/headers';
import type { RedirectLine } from '../serve/redirects';

/** What the site is called, and where it lies. */
export interface NginxSite {
  /** Host name, or `_` for any. */
  readonly serverName: string;
  /** Absolute path of the built folder on the server. */
  readonly root: string;
  readonly redirects: readonly RedirectLine[];
  readonly headers: readonly HeaderBlock[];
}

/** Media types that are worth compressing. */
const COMPRESSED =
  'text/css text/javascript application/javascript application/json application/manifest+json application/wasm application/xml image/svg+xml text/markdown text/plain text/xml';

/** Media types that are answered with their character set, beside text/html. */
const TEXTS =
  'text/css text/javascript text/markdown text/plain text/xml application/json application/xml';

/** A value as nginx' strings need it. */
function quote(value: string): string {
  if (/["\\$]/.test(value)) {
    throw new Error(`nginx: expected a value without quotes, backslash and $, got ${value}.`);
  }
  return `"${value}"`;
}

const escapeRegex = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A map from requests to the values of a header that some paths have. */
function headerMap(
  headers: readonly HeaderBlock[],
  header: string,
  variable: string,
  fallback: string,
): string {
  const values = headers
    .filter(({ pattern }) => pattern !== '/*')
    .flatMap((block) =>
      block.headers
        .filter(([name]) => name === header)
        .map(([, value]) => `  ${requestPattern(block.pattern)} ${quote(value)};`),
    );
  return `map $request_uri ${variable} {
  default ${quote(fallback)};
${values.join('\n')}
}`;
}

/** A regular expression for a pattern of `_headers`, on the request with its query. */
function requestPattern(pattern: string): string {
  return pattern.endsWith('*')
    ? `"~^${escapeRegex(pattern.slice(0, -1))}"`
    : `"~^${escapeRegex(pattern)}(\\?|$)"`;
}

function redirectLocation({ from, to, status }: RedirectLine): string {
  const query = '$is_args$args';
  return from.endsWith('/*')
    ? `location ~ "^${escapeRegex(from.slice(0, -1))}(.*)$" { return ${status} ${to.replace(':splat', '$1')}${query}; }`
    : `location = ${from} { return ${status} ${to}${query}; }`;
}

/**
 * The site's configuration, for a file of `/etc/nginx/conf.d`.
 *
 * A header that `/*` names holds for all paths; one of further blocks, Cache-Control and policies,
 * becomes a map from the request to its value, because nginx forgets the headers of the server in
 * every location that has headers of its own. An empty value is no header.
 */
export function nginxConfig({ serverName, root, redirects, headers }: NginxSite): string {
  const everywhere = headers.find(({ pattern }) => pattern === '/*')?.headers ?? [];
  return `# Written by "npm run nginx" from _headers and _redirects: write it again with each build.
${headerMap(headers, 'Cache-Control', '$rescript_cache_control', 'public, max-age=0, must-revalidate')}

${headerMap(headers, 'Content-Security-Policy', '$rescript_policy', '')}

server {
  listen 80;
  listen [::]:80;
  server_name ${serverName};
  root ${quote(root)};
  charset utf-8;
  charset_types ${TEXTS};
  absolute_redirect off;

${everywhere.map(([name, value]) => `  add_header ${name} ${quote(value)} always;`).join('\n')}
  add_header Cache-Control $rescript_cache_control;
  add_header Content-Security-Policy $rescript_policy always;

  gzip on;
  gzip_vary on;
  gzip_types ${COMPRESSED};

  error_page 404 /404.html;
  location = /_headers { return 404; }
  location = /_redirects { return 404; }

${redirects.map((line) => `  ${redirectLocation(line)}`).join('\n')}

  # nginx' own list of types does not know them.
  location ~ "\\.webmanifest$" { default_type application/manifest+json; }
  location ~ "\\.md$" { default_type text/markdown; }
  location ~ "^(.+)/$" { return 308 $1$is_args$args; }
  location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
}
