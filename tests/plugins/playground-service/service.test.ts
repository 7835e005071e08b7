/** The rules by which the service lets requests in; programs that it would compile never get that far. */
import { Readable } from 'node:stream';

import type { Job } from '../../../plugins/compiled-examples/compiler';
import type { IncomingRequest } from '../../../plugins/playground-service/service/gate';
import { startService } from '../../../plugins/playground-service/service';
import { field, parseJson, string } from '../../../src/lib/decode';
import { serviceStatus } from '../../../src/lib/playground/native/protocol';

const jobs: Job[] = [];
const service = startService({
  baseUrl: '/docs/',
  perform: (job) => {
    jobs.push(job);
    return Promise.reject(new Error('This test compiles nothing.'));
  },
});

afterAll(() => service.close());

const SETTINGS = { syntax: 'rescript', moduleFormat: 'esmodule', openModules: [], experiments: [] };
const PROGRAM = { release: 'v12.2.0', code: 'let x = 1', settings: SETTINGS };

interface Change extends Partial<Omit<IncomingRequest, 'body' | 'headers'>> {
  readonly headers?: IncomingRequest['headers'];
  readonly json?: unknown;
  readonly bytes?: readonly Uint8Array[];
}

function incoming({ headers, json, bytes, ...rest }: Change): IncomingRequest {
  return {
    method: 'POST',
    url: '/docs/playground/compile',
    remoteAddress: '127.0.0.1',
    isEncrypted: false,
    isGone: () => false,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      ...headers,
    },
    body: Readable.from(bytes ?? [Buffer.from(JSON.stringify(json ?? PROGRAM))]),
    ...rest,
  };
}

async function token(): Promise<string> {
  const answer = await service.answer(
    incoming({
      method: 'GET',
      url: '/docs/playground/service.json',
      headers: { origin: undefined },
    }),
  );
  const status = serviceStatus(answer?.json);
  if (!status.ok || !status.value.service) throw new Error('expected a service');
  return status.value.service.token;
}

async function ask(change: Change) {
  const headers = { 'x-playground-token': await token(), ...change.headers };
  const answer = await service.answer(incoming({ ...change, headers }));
  if (!answer) throw new Error('expected an answer');
  const error = parseJson(JSON.stringify(answer.json), field('error', string));
  return { ...answer, error: error.ok ? error.value : '' };
}

describe('service.json', () => {
  it('tells the token and the releases, which nobody may keep', async () => {
    const answer = await service.answer(
      incoming({ method: 'GET', url: '/docs/playground/service.json?x' }),
    );
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
      json: { service: { releases: service.releases.map((name) => ({ name })) } },
    });
    expect(await token()).toMatch(/^[\w-]{43}$/);
  });

  it('says what releases can do', async () => {
    const answer = await service.answer(
      incoming({ method: 'GET', url: '/docs/playground/service.json' }),
    );
    const status = serviceStatus(answer?.json);
    const releases = status.ok ? status.value.service?.releases : undefined;
    expect(releases?.find(({ name }) => name === 'v12.2.0')).toEqual({
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
      analyzes: true,
      views: ['parsed', 'typed', 'lambda'],
    });
    expect(releases?.find(({ name }) => name === 'v11.1.4')).toMatchObject({
      jsxModes: ['automatic', 'classic'],
      openModules: ['RescriptCore'],
      libraries: ['@rescript/react', '@rescript/core'],
    });
    expect(releases?.find(({ name }) => name === 'v8.4.2')).toMatchObject({
      syntaxes: ['reason', 'rescript'],
      jsxModes: [],
      converts: true,
    });
  });
});

describe('requests', () => {
  it.each(['/docs/', '/docs/try', '/playground/compile', '/docs/playground-x/compile'])(
    'leaves %s to others',
    async (url) => {
      expect(await service.answer(incoming({ url }))).toBeUndefined();
    },
  );

  it.each<[string, number, Change, string]>([
    [
      'another machine',
      403,
      { remoteAddress: '192.168.0.7' },
      'Expected a request of this machine',
    ],
    ['no address', 403, { remoteAddress: undefined }, 'got one of none'],
    ['another host', 403, { headers: { host: 'a.example' } }, 'Expected a loopback name'],
    ['no host', 403, { headers: { host: undefined } }, 'got none'],
    [
      'another origin',
      403,
      { headers: { origin: 'http://a.example' } },
      'of http://localhost:3000',
    ],
    ['no origin', 403, { headers: { origin: undefined } }, 'Expected the header Origin'],
    ['another scheme', 403, { isEncrypted: true }, 'of https://localhost:3000'],
    ['another token', 403, { headers: { 'x-playground-token': 'x' } }, 'Expected the token'],
    ['two tokens', 403, { headers: { 'x-playground-token': ['a', 'b'] } }, 'Expected the token'],
    ['another method', 405, { method: 'GET' }, 'Expected the method POST, got “GET”'],
    ['another type', 415, { headers: { 'content-type': 'text/plain' } }, 'got “text/plain”'],
    ['an encoding', 415, { headers: { 'content-encoding': 'br' } }, 'without an encoding'],
    ['a long header', 413, { headers: { 'content-length': '65537' } }, 'at most 65536 bytes'],
    ['a long body', 413, { bytes: [Buffer.alloc(65_536), Buffer.alloc(1)] }, 'at most 65536 bytes'],
    ['other bytes', 400, { bytes: [Buffer.from([0x22, 0xff, 0x22])] }, 'Expected text in UTF-8'],
    ['no JSON', 400, { bytes: [Buffer.from('{')] }, 'Expected JSON, got "{" at the root.'],
    ['another shape', 400, { json: { ...PROGRAM, code: 1 } }, 'Expected string, got 1 at code.'],
    ['a release', 400, { json: { ...PROGRAM, release: 'v7' } }, 'Expected a release among v'],
    ['flags', 422, { json: { ...PROGRAM, code: '@@config({flags: []})' } }, 'without flags'],
    ['an address', 404, { url: '/docs/playground/run' }, 'got “run”'],
  ])('refuses %s with %i', async (_name, status, change, error) => {
    const answer = await ask(change);
    expect(answer.status).toBe(status);
    expect(answer.error).toContain(error);
    expect(answer.headers).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(jobs).toEqual([]);
  });

  it('names the method that it takes', async () => {
    expect((await ask({ method: 'PUT' })).headers).toMatchObject({ Allow: 'POST' });
    const answer = await ask({ url: '/docs/playground/service.json' });
    expect([answer.status, answer.headers.Allow]).toEqual([405, 'GET']);
  });

  it('refuses a body that breaks off', async () => {
    const body = new Readable({
      read() {
        this.destroy(new Error('aborted'));
      },
    });
    const headers = { ...incoming({}).headers, 'x-playground-token': await token() };
    const answer = await service.answer({ ...incoming({}), headers, body });
    expect(answer).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('whole') },
    });
  });

  it.each([
    [{ warningFlags: '-ppx' }],
    [{ warningFlags: '+a -ppx' }],
    [{ warningFlags: '' }],
    [{ warningFlags: '-o' }],
    [{ warningFlags: `+${'a+'.repeat(600)}a` }],
    [{ openModules: ['-ppx'] }],
    [{ openModules: ['Belt.'] }],
    [{ openModules: ['belt'] }],
    [{ openModules: Array(21).fill('Belt') }],
    [{ experiments: ['Nothing'] }],
    [{ experiments: ['-ppx'] }],
    [{ jsxMode: 'classic' }],
    [{ syntax: 'reason' }],
  ])('refuses the settings %j', async (change) => {
    const answer = await ask({ json: { ...PROGRAM, settings: { ...SETTINGS, ...change } } });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatch(/^Expected .*\.$/);
    expect(jobs).toEqual([]);
  });

  const AROUND = {
    name: 'Main.res',
    before: [{ name: 'Shapes.res', code: 'let double = x => x * 2' }],
    after: [],
  };
  const files = (change: object, code = 'let x = 1') => ({
    json: { ...PROGRAM, code, around: { ...AROUND, ...change } },
  });

  it.each([
    [{ name: '../Main.res' }],
    [{ name: '/etc/Main.res' }],
    [{ name: 'Main.res\n' }],
    [{ name: '-ppx.res' }],
    [{ name: 'rescript.json' }],
    [{ name: 'Stdlib.res' }],
    [{ name: 'Main.re' }],
    [{ name: 'Shapes.res' }],
    [{ name: 'Main.resi' }],
    [{ name: 1 }],
    [{ before: [] }],
    [{ before: [{ name: 'Shapes.res' }] }],
    [{ before: 'Shapes.res' }],
    [{ after: [{ name: '..', code: '' }] }],
    [{ after: Array.from({ length: 10 }, (_, index) => ({ name: `A${index}.res`, code: '' })) }],
  ])('takes no files with %j', async (change) => {
    for (const action of ['compile', 'format', 'view', 'analyze']) {
      const { json } = files(change);
      const url = `/docs/playground/${action}`;
      const question = { question: 'hover', line: 1, column: 1, view: 'typed' };
      const answer = await ask({ url, json: { ...json, ...question } });
      expect(answer.status).toBe(400);
      expect(answer.error).toMatch(/^Expected .*\.$/);
    }
    expect(jobs).toEqual([]);
  });

  it('refuses flags in any file, and too much of them together', async () => {
    const flags = '@@config({flags: ["-ppx", "x"]})';
    const hostile = { name: 'Shapes.res', code: flags };
    expect(await ask(files({ before: [hostile] }))).toMatchObject({ status: 422 });
    expect(await ask(files({ after: [{ ...hostile, name: 'Zed.res' }] }))).toMatchObject({
      status: 422,
    });
    expect(await ask(files({}, flags))).toMatchObject({ status: 422 });
    const long = [{ name: 'Shapes.res', code: 'x'.repeat(64 * 1024) }];
    expect(await ask(files({ before: long }))).toMatchObject({ status: 413 });
    expect(jobs).toEqual([]);
  });

  it('converts no program of several files', async () => {
    const url = '/docs/playground/convert';
    const settings = { ...SETTINGS, syntax: 'rescript' };
    const { json } = files({});
    const answer = await ask({ url, json: { ...json, settings } });
    expect(answer.status).toBe(400);
    expect(jobs).toEqual([]);
  });

  it('converts only where there are two syntaxes', async () => {
    const answer = await ask({ url: '/docs/playground/convert' });
    expect([answer.status, answer.error]).toEqual([
      400,
      'Expected a version with two syntaxes, got v12.2.0; choose another version.',
    ]);
  });

  it.each(['code', 'compiled'])('asks nothing about a program with flags as %s', async (text) => {
    const question = { ...PROGRAM, question: 'hover', line: 1, column: 1, compiled: 'let x = 1' };
    const answer = await ask({
      url: '/docs/playground/analyze',
      json: { ...question, [text]: '@@config({flags: ["-ppx", "x"]})' },
    });
    expect([answer.status, answer.error]).toEqual([422, expect.stringContaining('without flags')]);
    expect(jobs).toEqual([]);
  });

  it('shows no view of a program with flags, and none by another name', async () => {
    const url = '/docs/playground/view';
    const flags = { ...PROGRAM, view: 'typed', code: '@@config({flags: ["-ppx", "x"]})' };
    expect(await ask({ url, json: flags })).toMatchObject({ status: 422 });
    expect(await ask({ url, json: { ...PROGRAM, view: '-dsource' } })).toMatchObject({
      status: 400,
      error: expect.stringContaining('Expected "parsed"'),
    });
    expect(jobs).toEqual([]);
  });

  it('compiles nothing for somebody who has gone', async () => {
    const answer = await ask({ isGone: () => true });
    expect(answer.status).toBe(400);
    expect(jobs).toEqual([]);
  });
});
