/** The HTTP server of `npm run serve`: files in, answers out. */
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

import {
  type PlaygroundService,
  respond as respondAsService,
} from '../../plugins/playground-service/service';
import { answer, type Site } from './answer';
import { bodyStore, type Body } from './bodies';
import { type HeaderRule, parseHeaders } from './headers';
import { parseRedirects } from './redirects';

/** Bytes of a request's head: addresses of the playground hold a program of up to 16,000 characters. */
const LONGEST_HEADERS = 65_536;

/**
 * Reads what a host would know of a build.
 *
 * @param withRedirects false for a host that reads no `_redirects` (GitHub Pages): the static
 *   redirect pages answer instead
 * @param headerRule how the host applies `_headers`; `none` for one that doesn't read it (GitHub Pages)
 * @throws if there is no build
 */
export async function readSite(
  outDir: string,
  {
    baseUrl,
    withRedirects,
    headerRule = 'joined',
  }: {
    readonly baseUrl: string;
    readonly withRedirects: boolean;
    readonly headerRule?: HeaderRule | 'none';
  },
): Promise<Site> {
  const entries = await fs
    .readdir(outDir, { recursive: true, withFileTypes: true })
    .catch(() => []);
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/')),
  );
  if (!files.has('404.html')) {
    throw new Error(
      `serve: expected a built site with a 404.html in ${outDir}, got ${files.size} files without one; run "npm run build" first.`,
    );
  }
  const read = async (name: string) =>
    files.has(name) ? fs.readFile(path.join(outDir, name), 'utf8') : '';
  return {
    baseUrl,
    files,
    redirects: withRedirects ? parseRedirects(await read('_redirects')) : [],
    ...(headerRule === 'none'
      ? { headers: [] }
      : { headers: parseHeaders(await read('_headers')), headerRule }),
  };
}

/** Whether an If-None-Match header names the body (RFC 9110, section 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, { etag }: Body): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/**
 * A server for a build; it does not listen yet.
 *
 * @param service answers in the place of the build's files at its own addresses
 */
export function createServer(outDir: string, site: Site, service?: PlaygroundService): http.Server {
  const bodyOf = bodyStore(outDir);

  async function respond(request: http.IncomingMessage, response: http.ServerResponse) {
    if (service && (await respondAsService(service, request, response))) return;
    const { status, headers, body } = answer(site, {
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      acceptEncoding: request.headers['accept-encoding']?.toString(),
    });
    if (!body) {
      response.writeHead(status, headers).end();
      return;
    }
    const loaded = await bodyOf(body.file, body.encoding);
    const withTag = { ...headers, ETag: loaded.etag };
    if (status === 200 && isKnown(request.headers['if-none-match'], loaded)) {
      response.writeHead(304, withTag).end();
      return;
    }
    response.writeHead(status, {
      ...withTag,
      ...(body.encoding === 'identity' ? {} : { 'Content-Encoding': body.encoding }),
      'Content-Length': loaded.bytes.length,
    });
    response.end(request.method === 'HEAD' ? undefined : loaded.bytes);
  }

  return http.createServer({ maxHeaderSize: LONGEST_HEADERS }, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      process.stderr.write(`serve: ${request.url}: ${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}
