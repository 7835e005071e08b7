import type http from 'node:http';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { bodyStore } from '../../../scripts/serve/bodies';
import { createServer, readSite } from '../../../scripts/serve/server';

const PAGE = `<!doctype html>${'<p>text</p>'.repeat(100)}`;

describe('the server', () => {
  let outDir = '';
  let server: http.Server;
  let origin = '';

  beforeAll(async () => {
    outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'serve-'));
    await fs.mkdir(path.join(outDir, 'docs'));
    await fs.writeFile(path.join(outDir, '404.html'), 'not here');
    await fs.writeFile(path.join(outDir, 'docs/type.html'), PAGE);
    await fs.writeFile(path.join(outDir, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
    await fs.writeFile(path.join(outDir, '_redirects'), '/old/* /docs/:splat 302\n');
    const site = await readSite(outDir, { baseUrl: '/', withRedirects: true });
    server = createServer(outDir, site);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('expected a port');
    origin = `http://localhost:${address.port}`;
  });

  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await fs.rm(outDir, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + url, { headers, method, redirect: 'manual' });

  it('sends a page whole, with headers', async () => {
    const response = await get('/docs/type', { 'Accept-Encoding': 'identity' });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(PAGE);
  });

  it.each(['br', 'gzip'])('sends it in %s', async (encoding) => {
    const response = await get('/docs/type', { 'Accept-Encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(PAGE.length / 4);
    expect(await response.text()).toBe(PAGE);
  });

  it('answers 304 to the tag of the same coding', async () => {
    const first = await get('/docs/type', { 'Accept-Encoding': 'br' });
    await first.text();
    const tag = first.headers.get('etag') ?? '';
    const known = { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${tag}` };
    const again = await get('/docs/type', known);
    expect(again.status).toBe(304);
    expect(again.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await again.text()).toBe('');
    const other = await get('/docs/type', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag });
    expect(other.status).toBe(200);
    await other.text();
  });

  it('sends no body for HEAD', async () => {
    const response = await get('/docs/type', { 'Accept-Encoding': 'identity' }, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(PAGE.length));
    expect(await response.text()).toBe('');
  });

  it('redirects', async () => {
    const response = await get('/old/type?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/docs/type?a=1']);
  });

  it('takes the longest address of the playground', async () => {
    const response = await get(`/docs/type?code=${'a'.repeat(20_000)}`);
    expect(response.status).toBe(200);
  });

  it('sends the error page', async () => {
    const response = await get('/nowhere');
    expect([response.status, await response.text()]).toEqual([404, 'not here']);
  });
});

describe('bodyStore', () => {
  it('reads and compresses a file once', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bodies-'));
    await fs.writeFile(path.join(folder, 'a.txt'), 'a');
    const bodyOf = bodyStore(folder);
    const [first, second] = await Promise.all([bodyOf('a.txt', 'br'), bodyOf('a.txt', 'br')]);
    await fs.rm(folder, { recursive: true });
    expect(second).toBe(first);
    expect(await bodyOf('a.txt', 'br')).toBe(first);
  });
});

describe('readSite', () => {
  it('asks for a build', async () => {
    await expect(readSite('/nowhere', { baseUrl: '/', withRedirects: true })).rejects.toThrow(
      'serve: expected a built site with a 404.html in /nowhere, got 0 files without one; run "npm run build" first.',
    );
  });
});
