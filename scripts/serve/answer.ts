/** From a request to what a static host would answer: no input or output but its arguments. */
import { negotiateEncoding, type Encoding } from './encoding';
import { resolveFile } from './files';
import { headersOf, type HeaderBlock, type HeaderRule } from './headers';
import { matchRedirect, type RedirectLine } from './redirects';
import { mediaTypeOf } from './types';

/** A build, as the server knows it. */
export interface Site {
  /** `/` or `/name/`. */
  readonly baseUrl: string;
  /** Names of all files, relative, with `/`. */
  readonly files: ReadonlySet<string>;
  readonly redirects: readonly RedirectLine[];
  readonly headers: readonly HeaderBlock[];
  readonly headerRule?: HeaderRule;
}

/** The parts of a request that the answer depends on. */
export interface Request {
  readonly method: string;
  /** Path and query as they stand in the request line. */
  readonly url: string;
  readonly acceptEncoding?: string | undefined;
}

/** An answer; `file` is the body, to be sent in `encoding`. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: { readonly file: string; readonly encoding: Encoding };
}

const ERROR_PAGE = '404.html';

/** A path as rules have it: the same file has the same headers, however its address is written. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function fileAnswer(site: Site, status: number, file: string, path: string, request: Request) {
  const { type, compressible } = mediaTypeOf(file);
  return {
    status,
    headers: {
      ...headersOf(site.headers, plainPath(path), site.headerRule),
      'Content-Type': type,
      ...(compressible ? { Vary: 'Accept-Encoding' } : {}),
    },
    body: {
      file,
      encoding: compressible ? negotiateEncoding(request.acceptEncoding) : ('identity' as const),
    },
  };
}

function redirectAnswer(site: Site, status: number, location: string, path: string): Answer {
  const headers = headersOf(site.headers, path, site.headerRule);
  return { status, headers: { ...headers, Location: location } };
}

/** What the host answers. Redirects come before files, as on Cloudflare Pages. */
export function answer(site: Site, request: Request): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD' } };
  }
  const queryStart = request.url.indexOf('?');
  const path = queryStart < 0 ? request.url : request.url.slice(0, queryStart);
  const search = queryStart < 0 ? '' : request.url.slice(queryStart);

  const redirect = matchRedirect(site.redirects, path, search);
  if (redirect) return redirectAnswer(site, redirect.status, redirect.location, path);

  const root = site.baseUrl.slice(0, -1);
  if (root !== '' && (path === '/' || path === root)) {
    return redirectAnswer(site, 302, site.baseUrl + search, path);
  }
  if (!path.startsWith(site.baseUrl)) {
    return fileAnswer(site, 404, ERROR_PAGE, path, request);
  }
  const resolution = resolveFile(path.slice(root.length), site.files);
  switch (resolution.kind) {
    case 'file':
      return fileAnswer(site, 200, resolution.file, path, request);
    case 'moved':
      return redirectAnswer(site, 308, root + resolution.path + search, path);
    case 'malformed':
      return { status: 400, headers: {} };
    case 'missing':
      return fileAnswer(site, 404, ERROR_PAGE, path, request);
  }
}
