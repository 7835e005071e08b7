/** The script that asks a registry, against a registry of our own on this machine. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { build } from 'esbuild';

const ROOT = path.resolve(__dirname, '../..');

interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: string;
}

/** Answers the n-th request of an address, counted from 0; undefined is 404. */
type Answering = (url: URL, count: number) => Reply | undefined;

let server: http.Server;
let origin: string;
let answering: Answering;
let asked: string[];
let folder: string;
let file: string;

/** The script in one file of JavaScript, where its packages are found: it starts in a seventh of the time that tsx takes. */
const SCRIPT = path.join(ROOT, 'node_modules', '.cache', `packages-refresh-${process.pid}.mjs`);

beforeAll(async () => {
  await build({
    entryPoints: [path.join(ROOT, 'scripts', 'packages-refresh.ts')],
    outfile: SCRIPT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const count = asked.filter((one) => one === request.url).length;
    asked.push(request.url ?? '');
    const {
      status = 200,
      headers = {},
      body,
    } = answering(url, count) ?? { status: 404, body: '{}' };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  fs.rmSync(SCRIPT, { force: true });
  await new Promise((resolve) => server.close(resolve));
});

const SNAPSHOT = {
  checkedOn: '2020-01-01',
  packages: [
    {
      kind: 'npm',
      name: '@rescript/core',
      version: '1.0.0',
      description: 'The library that older compilers want.',
      keywords: ['standard library'],
    },
    {
      kind: 'url',
      name: 'Tests',
      href: 'https://example.com/Tests.res',
      isOfficial: true,
      description: 'One file that runs the tests of a project.',
      keywords: [],
    },
  ],
};

beforeEach(() => {
  asked = [];
  answering = registry(2);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-refresh-'));
  file = path.join(folder, 'packages.json');
  fs.writeFileSync(file, JSON.stringify(SNAPSHOT));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const hit = (name: string) => ({
  package: { name, version: '1.6.1', date: '2025-01-26T15:00:00.000Z' },
  score: { final: 0.5, detail: { quality: 0.9, popularity: 0.1, maintenance: 0.33 } },
});

/** A registry with so many packages, of which the first is ours. */
function registry(total: number): Answering {
  return (url) => {
    if (url.pathname === '/-/v1/search') {
      const from = Number(url.searchParams.get('from'));
      const size = Math.min(Number(url.searchParams.get('size')), total - from);
      const objects = Array.from({ length: Math.max(size, 0) }, (_, index) =>
        hit(from + index === 0 ? '@rescript/core' : `rescript-${from + index}`),
      );
      return { body: JSON.stringify({ objects, total, time: 'now' }) };
    }
    if (decodeURIComponent(url.pathname) === '/@rescript/core/latest') {
      return {
        body: JSON.stringify({
          name: '@rescript/core',
          version: '1.6.1',
          keywords: ['rescript'],
          repository: {
            type: 'git',
            url: 'git+https://github.com/rescript-lang/rescript-core.git',
          },
          peerDependencies: { rescript: '>=11.1.0' },
        }),
      };
    }
    return undefined;
  };
}

/** How the script's npm command starts it. */
const AS_COMMAND = ['node_modules/tsx/dist/cli.mjs', 'scripts/packages-refresh.ts'];

function refresh(...words: string[]): ReturnType<typeof run> {
  return run([SCRIPT], ...words);
}

function run(
  script: readonly string[],
  ...words: string[]
): Promise<{ code: number; out: string; err: string }> {
  const all = [...script, '--registry', origin, '--file', file, '--pause', '1', ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, all, { cwd: ROOT }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

const written = (): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

test('writes what the registry tells and keeps the sentences', async () => {
  const { code, out } = await run(AS_COMMAND);
  expect(out).toContain('@rescript/core: version "1.0.0" → "1.6.1"');
  expect(out).toContain('Not listed: rescript-1');
  expect(code).toBe(0);
  expect(written()).toEqual({
    checkedOn: new Date().toISOString().slice(0, 10),
    packages: [
      {
        ...SNAPSHOT.packages[0],
        version: '1.6.1',
        repository: 'https://github.com/rescript-lang/rescript-core',
        compiler: '>=11.1.0',
        releasedOn: '2025-01-26',
        maintenance: 0.33,
      },
      SNAPSHOT.packages[1],
    ],
  });
  const [search = ''] = asked;
  expect(Object.fromEntries(new URL(search, origin).searchParams)).toEqual({
    text: 'keywords:rescript',
    maintenance: '1.0',
    popularity: '0.5',
    quality: '0.9',
    size: '250',
    from: '0',
  });
});

/** Where the document about the one package of `SNAPSHOT` lies. */
const CORE = `/${'@rescript/core'.replace('/', '%2f')}`;

/** A registry without a search, with one package and what it tells of its releases. */
function withoutSearch(time: unknown): Answering {
  const usual = registry(0);
  return (url, count) => {
    if (url.pathname.startsWith('/-/')) return undefined;
    if (decodeURIComponent(url.pathname) === '/@rescript/core') {
      return { body: JSON.stringify({ name: '@rescript/core', time }) };
    }
    return usual(url, count);
  };
}

const TIMES = {
  created: '2023-02-01T10:00:00.000Z',
  modified: '2025-01-26T15:00:00.000Z',
  '1.6.0': '2024-11-12T10:00:00.000Z',
  '1.6.1': '2025-01-26T15:00:00.000Z',
};

test('where there is no search, days come from the documents about the packages', async () => {
  answering = withoutSearch(TIMES);
  const { code, out, err } = await refresh('--packuments');
  expect(err).toBe('');
  expect(out).toContain('@rescript/core: releasedOn nothing → "2025-01-26"');
  expect(code).toBe(0);
  expect(asked).toEqual([`${CORE}/latest`, CORE]);
  expect(written()).toMatchObject({
    packages: [{ version: '1.6.1', releasedOn: '2025-01-26' }, {}],
  });
});

test('so do those of packages that the search does not find', async () => {
  const usual = registry(0);
  const packuments = withoutSearch(TIMES);
  answering = (url, count) => (url.pathname.startsWith('/-/') ? usual : packuments)(url, count);
  const { code } = await refresh();
  expect(code).toBe(0);
  expect(asked.slice(1)).toEqual([`${CORE}/latest`, CORE]);
  expect(written()).toMatchObject({ packages: [{ releasedOn: '2025-01-26' }, {}] });
});

test.each([
  ['of a copy', { '1.6.1': '2026-05-07T10:00:00.000Z' }, 'no time “created”'],
  ['in disorder', { ...TIMES, '1.6.0': '2026-05-07T10:00:00.000Z' }, '1.6.0 after 1.6.1'],
  ['of another form', { '1.6.1': 7 }, 'no time of 1.6.1'],
])('times %s are not believed, which it tells', async (_, time, reason) => {
  answering = withoutSearch(time);
  const { code, err } = await refresh('--packuments');
  expect(err).toContain(
    `@rescript/core stays without a day of release: the registry tells ${reason}`,
  );
  expect(code).toBe(0);
  expect(written()).not.toHaveProperty('packages.0.releasedOn');
});

test('a day that is known already is kept as long as the version, and not asked for', async () => {
  const [core, other] = SNAPSHOT.packages;
  const dated = { ...core, version: '1.6.1', releasedOn: '2025-01-25' };
  fs.writeFileSync(file, JSON.stringify({ ...SNAPSHOT, packages: [dated, other] }));
  answering = withoutSearch(TIMES);
  const { code } = await refresh('--packuments');
  expect(code).toBe(0);
  expect(asked).toEqual([`${CORE}/latest`]);
  expect(written()).toMatchObject({ packages: [{ releasedOn: '2025-01-25' }, {}] });
});

test('a dry run tells the changes and writes nothing', async () => {
  const { code, out } = await refresh('--dry-run');
  expect(out).toContain('repository nothing → "https://github.com/rescript-lang/rescript-core"');
  expect(out).toContain('a dry run');
  expect(code).toBe(0);
  expect(written()).toEqual(SNAPSHOT);
});

test.each([
  [600, ['0', '250', '500']],
  [250, ['0']],
  [2000, ['0', '250', '500']],
])('of %i packages the pages from %j are read', async (total, pages) => {
  answering = registry(total);
  const { out } = await refresh('--dry-run');
  expect(out).toContain(`${Math.min(total, 750) - 1} packages found that are not listed`);
  const from = asked
    .filter((url) => url.startsWith('/-/'))
    .map((url) => /from=(\d+)/.exec(url)?.[1]);
  expect(from).toEqual(pages);
});

test('adds a package with its sentence', async () => {
  const usual = registry(2);
  answering = (url, count) =>
    url.pathname === '/rescript-1/latest'
      ? { body: '{"name":"rescript-1","version":"1.6.1","keywords":"many","repository":7}' }
      : usual(url, count);
  const { code, out } = await refresh('--add', 'rescript-1=Counts to one, and to no more.');
  expect(code).toBe(0);
  expect(out).toContain('rescript-1: new');
  expect(written()).toHaveProperty('packages.2', {
    kind: 'npm',
    name: 'rescript-1',
    version: '1.6.1',
    description: 'Counts to one, and to no more.',
    keywords: [],
    releasedOn: '2025-01-26',
    maintenance: 0.33,
  });
});

test.each([429, 500, 503])('status %i is asked again', async (status) => {
  const usual = registry(2);
  answering = (url, count) =>
    count < 2 ? { status, headers: { 'retry-after': '0' }, body: 'busy' } : usual(url, count);
  const { code, err } = await refresh();
  expect(code).toBe(0);
  expect(err).toContain(`status ${status}, asked again in 0 ms`);
  expect(asked).toHaveLength(6);
});

test('pauses grow, and after four attempts it gives up and writes nothing', async () => {
  answering = () => ({ status: 503, body: 'busy' });
  const { code, err } = await refresh();
  expect(code).toBe(1);
  expect([...err.matchAll(/again in (\d+) ms/g)].map(([, pause]) => pause)).toEqual([
    '1',
    '2',
    '4',
  ]);
  expect(err).toContain('got status 503 in 4 attempts; nothing was changed, try again later.');
  expect(written()).toEqual(SNAPSHOT);
});

test.each([
  ['broken JSON', '{"objects": [', 'Expected JSON, got "{'],
  ['a page', '<!doctype html>', 'Expected JSON, got "<!doctype html>"'],
  [
    'another form',
    '{"objects": [{"package": {}}], "total": 1}',
    'Expected field name at objects[0]',
  ],
])('%s is refused with a sentence', async (_, body, message) => {
  answering = () => ({ body });
  const { code, err } = await refresh();
  expect(code).toBe(1);
  expect(err).toContain(message);
  expect(asked).toHaveLength(1);
  expect(written()).toEqual(SNAPSHOT);
});

test.each([
  ['the search endpoint', () => undefined, 'leave the search out with --packuments.'],
  [
    'a listed package',
    (url: URL, count: number) =>
      url.pathname.startsWith('/-/') ? registry(2)(url, count) : undefined,
    'Expected the package @rescript/core at',
  ],
])('without %s nothing is written', async (_, answer, message) => {
  answering = answer;
  const { code, err } = await refresh();
  expect(code).toBe(1);
  expect(err).toContain(message);
  expect(written()).toEqual(SNAPSHOT);
});

test('a dead host is told after four attempts', async () => {
  const dead = http.createServer();
  await new Promise<void>((resolve) => dead.listen(0, '127.0.0.1', resolve));
  const { port } = dead.address() as AddressInfo;
  await new Promise((resolve) => dead.close(resolve));
  const { code, err } = await refresh('--registry', `http://127.0.0.1:${port}`);
  expect(code).toBe(1);
  expect(err).toContain('got ECONNREFUSED in 4 attempts');
  expect(written()).toEqual(SNAPSHOT);
});
