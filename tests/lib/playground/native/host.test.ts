/** The client against a server of Node that speaks the protocol. */
import http from 'node:http';

import type { Compiler, CompileRequest } from '../../../../src/lib/playground/compiler';
import { findNativeHost } from '../../../../src/lib/playground/native/host';

const RELEASE = {
  name: 'v12.2.0',
  syntaxes: ['rescript'],
  moduleFormats: ['esmodule', 'commonjs'],
  jsxModes: ['automatic', 'preserve'],
  experiments: ['LetUnwrap'],
  takesWarningFlags: true,
  takesOpenModules: true,
  openModules: [],
  libraries: ['@rescript/react'],
  converts: false,
  analyzes: false,
  views: [],
};
const REQUEST: CompileRequest = {
  code: 'let x = 1',
  settings: { syntax: 'rescript', moduleFormat: 'esmodule', openModules: [], experiments: [] },
};
const COMPILED = { status: 'compiled', javaScript: 'let x = 1;', problems: [], typeHints: [] };

type Answer = readonly [status: number, text: string];
/** Answers requests; an answer that never comes is undefined. */
let answer: (path: string, token: string, body: unknown) => Answer | undefined;
let server: http.Server;
const realFetch = globalThis.fetch;

const status = (token: string): Answer => [
  200,
  JSON.stringify({ service: { token, releases: [RELEASE] } }),
];

beforeEach(async () => {
  server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const token = String(request.headers['x-playground-token']);
      const given = answer(request.url ?? '', token, body === '' ? undefined : JSON.parse(body));
      if (given) response.writeHead(given[0]).end(given[1]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  // A page's own addresses are relative, which Node can't fetch.
  globalThis.fetch = (url, options) => realFetch(`http://localhost:${port}${String(url)}`, options);
});

afterEach(async () => {
  globalThis.fetch = realFetch;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const VIEWED = { status: 'viewed', text: '[]', missingLines: 0 };

async function compiler(): Promise<Compiler> {
  const host = await findNativeHost('/docs/');
  if (!host) throw new Error('expected a host');
  return host.open('v12.2.0');
}

describe('findNativeHost', () => {
  it('finds the service of the site', async () => {
    answer = (path) => (path === '/docs/playground/service.json' ? status('t') : [404, '']);
    const host = await findNativeHost('/docs/');
    expect(host).toMatchObject({ kind: 'native', releases: ['v12.2.0'] });
    const { name, ...capabilities } = RELEASE;
    expect(await host?.open(name)).toMatchObject({ release: name, capabilities });
    await expect(host?.open('v7.0.0')).rejects.toThrow(
      'Expected a compiler that this machine has (v12.2.0), got v7.0.0; choose one of them.',
    );
  });

  it.each<[string, Answer]>([
    ['a site without a service', [200, '{"service":null}']],
    ['a site without the file', [404, '']],
    ['a host that the service refuses', [403, '{"error":"No."}']],
    ['a page in the place of the file', [200, '<!doctype html>']],
    ['another shape', [200, '{"service":{"token":1}}']],
    ['no releases', [200, '{"service":{"token":"t","releases":[]}}']],
  ])('finds none with %s', async (_name, given) => {
    answer = () => given;
    expect(await findNativeHost('/docs/')).toBeUndefined();
  });

  it('finds none without a network', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await findNativeHost('/')).toBeUndefined();
  });
});

describe('its compilers', () => {
  it('send the program with the token', async () => {
    const asked: unknown[] = [];
    answer = (path, token, body) => {
      if (path.endsWith('service.json')) return status('t');
      asked.push([path, token, body]);
      return path.endsWith('compile')
        ? [200, JSON.stringify(COMPILED)]
        : path.endsWith('view')
          ? [200, JSON.stringify(VIEWED)]
          : [200, '{"status":"formatted","code":"let x = 1"}'];
    };
    const asks = await compiler();
    const body = { release: 'v12.2.0', ...REQUEST };
    expect(await asks.compile(REQUEST)).toEqual(COMPILED);
    expect(await asks.format(REQUEST)).toEqual({ status: 'formatted', code: 'let x = 1' });
    expect(await asks.convert(REQUEST)).toMatchObject({ status: 'formatted' });
    expect(await asks.view?.({ ...REQUEST, view: 'typed' })).toEqual(VIEWED);
    expect(asked).toEqual([
      ['/docs/playground/compile', 't', body],
      ['/docs/playground/format', 't', body],
      ['/docs/playground/convert', 't', body],
      ['/docs/playground/view', 't', { ...body, view: 'typed' }],
    ]);
  });

  it.each<[Answer, object]>([
    [[422, '{"error":"No flags."}'], { status: 'refused', reason: 'No flags.' }],
    [[400, '{"error":"Not so."}'], { status: 'refused', reason: 'Not so.' }],
    [[503, '{"error":"Busy."}'], { status: 'unreachable', reason: 'Busy.' }],
    [[500, '<html>'], { status: 'unknown', answer: '<html>' }],
    [[404, ''], { status: 'unreachable', reason: expect.stringContaining('npm run serve') }],
    [[200, '{"status":"new"}'], { status: 'unknown', answer: expect.stringContaining('"new"') }],
  ])('make an outcome of %j', async (given, outcome) => {
    answer = (path) => (path.endsWith('service.json') ? status('t') : given);
    expect(await (await compiler()).compile(REQUEST)).toEqual(outcome);
  });

  it('ask again with the token of a service that was started anew', async () => {
    let current = 'first';
    answer = (path, token) => {
      if (path.endsWith('service.json')) return status(current);
      return token === current ? [200, JSON.stringify(COMPILED)] : [403, '{"error":"Token."}'];
    };
    const asks = await compiler();
    current = 'second';
    expect(await asks.compile(REQUEST)).toEqual(COMPILED);
  });

  it('do not ask again with the same token', async () => {
    let count = 0;
    answer = (path) => {
      if (path.endsWith('service.json')) return status('t');
      count += 1;
      return [403, '{"error":"Token."}'];
    };
    expect(await (await compiler()).compile(REQUEST)).toEqual({
      status: 'refused',
      reason: 'Token.',
    });
    expect(count).toBe(1);
  });

  it('say how to start a service that has ended', async () => {
    answer = () => status('t');
    const asks = await compiler();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await asks.compile(REQUEST)).toEqual({
      status: 'unreachable',
      reason:
        'The compilers on this machine don’t answer; start them again with npm start or npm run serve.',
    });
  });

  it('end a request that is given up', async () => {
    const giveUp = new AbortController();
    answer = (path) => {
      if (path.endsWith('service.json')) return status('t');
      giveUp.abort();
      return undefined;
    };
    const outcome = await (await compiler()).compile(REQUEST, giveUp.signal);
    expect(outcome).toEqual({
      status: 'unreachable',
      reason: 'A newer program has replaced this one.',
    });
  });
});
