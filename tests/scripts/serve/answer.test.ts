import { answer, type Site } from '../../../scripts/serve/answer';
import { parseHeaders } from '../../../scripts/serve/headers';
import { parseRedirects } from '../../../scripts/serve/redirects';
import { mediaTypeOf } from '../../../scripts/serve/types';

const SITE: Site = {
  baseUrl: '/',
  files: new Set(['index.html', '404.html', 'docs/type.html', 'old.html', 'fonts/a.woff2']),
  redirects: parseRedirects('/old /docs/type 301'),
  headers: parseHeaders('/*\n  X-All: 1'),
};

const get = (url: string, site = SITE, acceptEncoding = 'br') =>
  answer(site, { method: 'GET', url, acceptEncoding });

describe('answer', () => {
  it('serves a page, compressed, with the host’s headers', () => {
    expect(get('/docs/type?x=1')).toEqual({
      status: 200,
      headers: {
        'X-All': '1',
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
      },
      body: { file: 'docs/type.html', encoding: 'br' },
    });
  });

  it('does not compress what is compressed', () => {
    expect(get('/fonts/a.woff2')).toMatchObject({
      headers: { 'Content-Type': 'font/woff2' },
      body: { encoding: 'identity' },
    });
  });

  it('redirects before it looks for files, and keeps the query', () => {
    expect(get('/old?a=b')).toEqual({
      status: 301,
      headers: { 'X-All': '1', Location: '/docs/type?a=b' },
    });
  });

  it('serves the static redirect page where the host knows no redirects', () => {
    expect(get('/old', { ...SITE, redirects: [] }).body?.file).toBe('old.html');
  });

  it('takes trailing slashes away', () => {
    expect(get('/docs/type/?q')).toMatchObject({
      status: 308,
      headers: { Location: '/docs/type?q' },
    });
  });

  it('answers unknown paths with the error page and status 404', () => {
    expect(get('/nowhere')).toMatchObject({ status: 404, body: { file: '404.html' } });
  });

  it('refuses other methods and malformed paths', () => {
    expect(answer(SITE, { method: 'POST', url: '/' })).toEqual({
      status: 405,
      headers: { Allow: 'GET, HEAD' },
    });
    expect(get('/%E0%A4%A').status).toBe(400);
  });

  it('knows a base URL', () => {
    const site = { ...SITE, baseUrl: '/site/' };
    expect(get('/site/docs/type', site).body?.file).toBe('docs/type.html');
    expect(get('/site/', site).body?.file).toBe('index.html');
    expect(get('/', site)).toMatchObject({ status: 302, headers: { Location: '/site/' } });
    expect(get('/site?x', site)).toMatchObject({ status: 302, headers: { Location: '/site/?x' } });
    expect(get('/docs/type', site).status).toBe(404);
    expect(get('/site/docs/type/', site)).toMatchObject({
      headers: { Location: '/site/docs/type' },
    });
  });
});

describe('mediaTypeOf', () => {
  it('goes by the extension', () => {
    expect(mediaTypeOf('a/b.c.JS').type).toBe('text/javascript; charset=utf-8');
    expect(mediaTypeOf('LICENSE')).toEqual({
      type: 'application/octet-stream',
      compressible: false,
    });
  });
});
