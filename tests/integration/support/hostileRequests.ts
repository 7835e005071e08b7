/** Requests that the compile service must refuse, in families; each is one way to be wrong. */
import type { RawRequest } from './rawHttp';

/** What a good request looks like. */
export interface Good {
  readonly port: number;
  readonly token: string;
}

/** A request that must be refused, and how. */
export interface Hostile {
  readonly name: string;
  readonly request: RawRequest;
  readonly status: number;
}

/** The releases, whose flags differ. */
const RELEASES = ['v8.4.2', 'v9.1.4', 'v10.1.4', 'v11.1.4', 'v12.2.0'];

const SETTINGS = {
  syntax: 'rescript',
  moduleFormat: 'esmodule',
  openModules: [] as unknown,
  experiments: [] as unknown,
};

/**
 * @param marker a file that a request makes if it succeeds to run something
 */
export function hostileRequests({ port, token }: Good, marker: string): readonly Hostile[] {
  const host = `localhost:${port}`;
  const headers = {
    Host: host,
    Origin: `http://${host}`,
    'Content-Type': 'application/json',
    'X-Playground-Token': token,
  };
  const program = { release: 'v12.2.0', code: 'let x = 1', settings: SETTINGS };
  const post = (
    body: Buffer | string,
    changed: Readonly<Record<string, string>> = {},
    path = '/playground/compile',
    method = 'POST',
  ): RawRequest => ({
    method,
    path,
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)), ...changed },
    body,
  });
  const json = (value: unknown) => JSON.stringify(value);
  const good = json(program);
  const all: Hostile[] = [];
  const add = (status: number, name: string, request: RawRequest) =>
    all.push({ name, request, status });
  const without = (name: string): RawRequest => {
    const request = post(good);
    return {
      ...request,
      headers: Object.fromEntries(Object.entries(request.headers).filter(([key]) => key !== name)),
    };
  };

  // Methods.
  for (const endpoint of ['compile', 'format', 'convert']) {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'SEARCH']) {
      add(405, `${method} ${endpoint}`, post(good, {}, `/playground/${endpoint}`, method));
    }
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    add(405, `${method} status`, post(good, {}, '/playground/service.json', method));
  }

  // Senders.
  const origins = [
    'null',
    '',
    'http://evil.example',
    `http://evil.example:${port}`,
    'http://localhost',
    `http://localhost:${port + 1}`,
    `https://localhost:${port}`,
    `http://localhost:${port}.evil.example`,
    `http://localhost.evil.example:${port}`,
    `http://127.0.0.1:${port}`,
    `http://user@localhost:${port}`,
    `http://localhost:${port}/`,
    `file://`,
    'chrome-extension://abcdef',
  ];
  for (const origin of origins) add(403, `origin ${origin}`, post(good, { Origin: origin }));
  add(403, 'no origin', without('Origin'));
  const hosts = [
    'evil.example',
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    `127.0.0.1.evil.example`,
    `0.0.0.0:${port}`,
    `127.0.0.2:${port}`,
    `[::2]:${port}`,
    `localhost:${port}@evil.example`,
    `192.168.0.1:${port}`,
    `localhost:99999999`,
    `2130706433:${port}`,
    `localhost.:${port}`,
  ];
  for (const name of hosts) {
    add(403, `host ${name}`, post(good, { Host: name, Origin: `http://${name}` }));
    add(403, `status of host ${name}`, {
      method: 'GET',
      path: '/playground/service.json',
      headers: { Host: name },
    });
  }
  const tokens = ['', 'x', token.slice(1), `${token}x`, token.toUpperCase(), `${token}, ${token}`];
  for (const wrong of tokens)
    add(403, `token ${wrong}`, post(good, { 'X-Playground-Token': wrong }));
  add(403, 'no token', without('X-Playground-Token'));

  // Types.
  const types = [
    'text/plain',
    'text/plain;application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json5',
    'text/json',
    'application/javascript',
    '*/*',
  ];
  for (const type of types) add(415, `type ${type}`, post(good, { 'Content-Type': type }));
  add(415, 'no type', without('Content-Type'));
  add(415, 'gzip', post(good, { 'Content-Encoding': 'gzip' }));

  // Sizes.
  const huge = json({ ...program, code: 'x'.repeat(70_000) });
  add(413, 'too large', post(huge));
  add(413, 'too large in bytes', post(json({ ...program, code: '漢'.repeat(30_000) })));
  add(413, 'a megabyte of spaces', post(' '.repeat(1_000_000)));
  const chunked = `${huge.length.toString(16)}\r\n${huge}\r\n0\r\n\r\n`;
  add(413, 'too large in chunks', {
    method: 'POST',
    path: '/playground/compile',
    headers: { ...headers, 'Transfer-Encoding': 'chunked' },
    body: chunked,
  });
  add(413, 'too large by its header', post(good, { 'Content-Length': '99999999' }));

  // Bytes and JSON.
  const broken = [
    '',
    '{',
    '[]',
    'null',
    '1',
    '"text"',
    'true',
    '{}',
    '{"a":1}',
    'NaN',
    '{a:1}',
    "{'a':1}",
  ];
  for (const text of broken) add(400, `body ${text}`, post(text));
  for (let length = 5; length < good.length; length += 12) {
    add(400, `the first ${length} bytes`, post(good.slice(0, length)));
  }
  for (let byte = 128; byte < 256; byte += 8) {
    add(
      400,
      `byte ${byte}`,
      post(Buffer.concat([Buffer.from(good.slice(0, -1)), Buffer.from([byte, 125])])),
    );
  }
  add(400, 'UTF-16', post(Buffer.from(good, 'utf16le')));
  add(400, 'zeros', post(Buffer.alloc(1000)));
  add(400, 'deep', post('['.repeat(30_000)));

  // Shapes.
  const values: readonly unknown[] = [null, 1, true, [], {}, ['let x = 1']];
  for (const field of ['release', 'code', 'settings']) {
    for (const value of values) {
      add(400, `${field} ${json(value)}`, post(json({ ...program, [field]: value })));
    }
    add(400, `no ${field}`, post(json({ ...program, [field]: undefined })));
  }
  for (const release of ['', 'v12', '12.2.0', 'latest', '../v12.2.0', 'v12.2.0\0', '__proto__']) {
    add(400, `release ${release}`, post(json({ ...program, release })));
  }
  const setting = (name: string, value: unknown, release = 'v12.2.0') =>
    post(json({ ...program, release, settings: { ...SETTINGS, [name]: value } }));
  for (const value of ['ocaml', 're', '', 'res -ppx', null, 1]) {
    add(400, `syntax ${json(value)}`, setting('syntax', value));
    add(400, `format ${json(value)}`, setting('moduleFormat', value));
    add(400, `JSX ${json(value)}`, setting('jsxMode', value));
  }
  add(400, 'Reason in v12', setting('syntax', 'reason'));
  add(400, 'classic JSX in v12', setting('jsxMode', 'classic'));
  add(400, 'preserved JSX in v11', setting('jsxMode', 'preserve', 'v11.1.4'));
  add(400, 'an experiment of no version', setting('experiments', ['Nothing']));
  add(400, 'an experiment of another version', setting('experiments', ['LetUnwrap'], 'v11.1.4'));
  add(400, 'many modules', setting('openModules', Array(21).fill('Belt')));
  add(400, 'converting where there is one syntax', post(good, {}, '/playground/convert'));

  // Arguments by way of settings.
  const exploit = `touch ${marker};false`;
  const flags = [
    '-ppx',
    `-ppx ${exploit}`,
    `+a -ppx ${exploit}`,
    `+a\n-ppx\n${exploit}`,
    `+a\0-ppx`,
    '-pp',
    '-o',
    '-impl',
    '-open',
    '--',
    '-',
    '+',
    '+a;touch',
    '$(touch x)',
    '`touch x`',
    '+a|x',
    '@/etc/passwd',
    '@a/../x',
    '../../x',
  ];
  for (const release of RELEASES) {
    for (const flag of flags.slice(0, 8)) {
      add(400, `-w ${flag} ${release}`, setting('warningFlags', flag, release));
      add(400, `-open ${flag} ${release}`, setting('openModules', [flag], release));
      add(400, `experiment ${flag} ${release}`, setting('experiments', [flag], release));
    }
  }
  for (const flag of flags.slice(8)) {
    add(400, `-w ${flag}`, setting('warningFlags', flag));
    add(400, `-open ${flag}`, setting('openModules', [flag]));
    add(400, `experiment ${flag}`, setting('experiments', [flag]));
  }

  // Flags in the program, in all spellings.
  const argumentLists = [
    `["-ppx", "${exploit}"]`,
    `["-pp", "${exploit}"]`,
    `["-o", "${marker}"]`,
    `["-impl", "/etc/passwd"]`,
    `["-format", "/etc/passwd"]`,
    `["-open", "Belt"]`,
    `["-bs-package-output", "es6:${marker}"]`,
    `["-w", "-a", "-e", "let x = 1"]`,
  ];
  const spellings: readonly ((list: string) => string)[] = [
    (list) => `@@config({flags: ${list}})`,
    (list) => `@@bs.config({flags: ${list}})`,
    (list) => `@@config({no_export: true, flags: ${list}})`,
    (list) => `@@ config ( { flags : ${list} } )`,
    (list) => `@@/* x */config(/* y */{/* z */flags: ${list}})`,
    (list) => `@@config({"flags": ${list}})`,
    (list) => `@@config({\\"flags": ${list}})`,
    (list) => `@@\\"config"({flags: ${list}})`,
    (list) => `@config({flags: ${list}})`,
    (list) => `let x = 1\n\n@@config({\n  flags: ${list}\n})`,
    (list) => `module M = {\n  @@config({flags: ${list}})\n}`,
    (list) => `[@@@bs.config {flags = [|${list.slice(1, -1).replace(', ', '; ')}|]}]`,
    (list) => `[@bs.config {flags: [|${list.slice(1, -1)}|]}];`,
  ];
  for (const [index, spelling] of spellings.entries()) {
    for (const list of argumentLists) {
      const release = RELEASES[all.length % RELEASES.length] ?? 'v12.2.0';
      const endpoint = index % 2 === 0 ? 'compile' : 'format';
      const body = json({ ...program, release, code: spelling(list) });
      add(422, `${endpoint} ${spelling(list)}`, post(body, {}, `/playground/${endpoint}`));
    }
  }
  for (const release of RELEASES) {
    for (const endpoint of ['compile', 'format', 'convert']) {
      const code = `@@config({flags: ["-ppx", "${exploit}"]})`;
      const body = json({ ...program, release, code });
      add(422, `${endpoint} ${release}`, post(body, {}, `/playground/${endpoint}`));
    }
  }
  const escaped = good.replace(
    'let x = 1',
    `@@\\u0063onfig({fl\\u0061gs: [\\"-ppx\\", \\"${exploit}\\"]})`,
  );
  add(422, 'words in escapes of JSON', post(escaped));

  // Addresses.
  for (const path of [
    '/playground/',
    '/playground/compile/',
    '/playground/Compile',
    '/playground//compile',
    '/playground/./compile',
    '/playground/../playground/compile',
    `/playground/%63ompile`,
    '/playground/compile%00',
    `/playground/..%2f..%2fetc%2fpasswd`,
    '/playground/../../etc/passwd',
    '/playground/service',
    '/playground/compile;x=1',
    '/playground/constructor',
    '/playground/__proto__',
  ]) {
    add(404, path, post(good, {}, path));
  }
  return all;
}
