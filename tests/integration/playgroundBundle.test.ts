/** The worker of bundles against the test bundle, for every compiler that is installed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import vm from 'node:vm';

import { openBundleHostWith } from '../../src/lib/playground/bundle/host';
import type { Compiler, CompilerHost, CompilerSettings } from '../../src/lib/playground/compiler';
import { answerBundleRequest, RELEASES } from '../support/playgroundBundle';
import { createNodeWorker } from '../support/playgroundBundle/worker';

const SETTINGS: CompilerSettings = {
  syntax: 'rescript',
  moduleFormat: 'esmodule',
  openModules: [],
  experiments: [],
};

let server: ChildProcess;
let origin = '';
let host: CompilerHost;

// In a process of its own: workers ask it without giving this one time to answer.
beforeAll(async () => {
  server = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/support/playgroundBundle/server.ts'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!server.stdout) throw new Error('The server has no output.');
  const [line]: unknown[] = await once(server.stdout, 'data');
  origin = String(line).trim();
  host = await openBundleHostWith(origin, '/', {
    page: 'http://localhost/',
    createWorker: createNodeWorker,
  });
});

afterAll(() => {
  server.kill();
});

test('the list has every release, newest first', () => {
  expect(host.releases).toEqual(RELEASES.map(({ name }) => name).reverse());
});

describe.each(RELEASES.map(({ name }) => name))('the bundle of %s', (release) => {
  let compiler: Compiler;
  const compile = (code: string, settings: Partial<CompilerSettings> = {}) =>
    compiler.compile({
      code,
      settings: { ...SETTINGS, openModules: compiler.capabilities.openModules, ...settings },
    });

  beforeAll(async () => {
    compiler = await host.open(release);
  });
  afterAll(() => compiler.close());

  test('compiles in both module formats', async () => {
    const code = 'let list = Belt.Array.map([1], (x) => x + 1)';
    expect(await compile(code)).toMatchObject({
      status: 'compiled',
      javaScript: expect.stringMatching(
        /^import \* as Belt_Array from "\.\/stdlib\/[Bb]elt_Array\.js";[^]*export \{/,
      ),
      problems: [],
    });
    expect(await compile(code, { moduleFormat: 'commonjs' })).toMatchObject({
      javaScript: expect.stringContaining('exports.list = list;'),
    });
  });

  test('compiles several files as one program, and says which one an error is in', async () => {
    const settings = { ...SETTINGS, openModules: compiler.capabilities.openModules };
    const several = (cups: string, main: string) =>
      compiler.compile({
        code: main,
        around: {
          name: 'Main.res',
          before: [
            { name: 'Drinks.res', code: 'let favorite = "tea"\nlet hot = 90' },
            { name: 'Cups.resi', code: 'let order: string => string' },
            { name: 'Cups.res', code: cups },
          ],
          after: [],
        },
        settings,
      });
    const cups = 'let count = 1\nlet order = drink => drink ++ " in a cup"';
    const outcome = await several(cups, 'Js.log(Cups.order(Drinks.favorite))');
    expect(outcome).toMatchObject({ status: 'compiled' });
    const javaScript = outcome.status === 'compiled' ? outcome.javaScript : '';
    const logged: unknown[] = [];
    const body = javaScript.replace(/^(?:import .*|export \{[^]*?\};?)$/gm, '');
    vm.runInNewContext(body, { console: { log: (value: unknown) => logged.push(value) } });
    expect(logged).toEqual(['tea in a cup']);
    expect(await several(cups, 'let a = 1\nJs.log(Cups.count)')).toMatchObject({
      status: 'failed',
      problems: [{ kind: 'type-error', file: 'Main.res', range: { startLine: 2 } }],
    });
    expect(
      await several('let count = 1\n\nlet order = drink => drink + 1', 'let a = 1'),
    ).toMatchObject({ status: 'failed', problems: [{ kind: 'type-error', file: 'Cups.res' }] });
    expect(await several('let order = drink => {\n  drink', 'let a = 1')).toMatchObject({
      status: 'failed',
      problems: expect.arrayContaining([
        expect.objectContaining({ kind: 'syntax-error', file: 'Cups.res' }),
      ]),
    });
  });

  test('has the libraries that it names', async () => {
    expect(await compile('@react.component let make = () => <div />')).toMatchObject({
      status: 'compiled',
      javaScript: expect.stringMatching(/from "react/),
    });
  });

  test('warns, and heeds the flags of each program alone', async () => {
    const code = 'let f = (x) => { let y = 1; x }';
    const warning = { kind: 'warning', warning: 26, range: { startLine: 1, startColumn: 22 } };
    expect(await compile(code)).toMatchObject({ problems: [warning] });
    expect(await compile(code, { warningFlags: '-26' })).toMatchObject({ problems: [] });
    expect(await compile(code)).toMatchObject({ problems: [warning] });
    expect(await compile(code, { warningFlags: '+x?' })).toMatchObject({
      status: 'failed',
      problems: [{ kind: 'settings-error', message: expect.stringContaining('"+x?"') }],
    });
  });

  test('points at errors by the units of editors', async () => {
    expect(await compile('let a: int = "äö😀"')).toMatchObject({
      status: 'failed',
      problems: [
        {
          kind: 'type-error',
          range: { startLine: 1, startColumn: 14, endLine: 1, endColumn: 20 },
          message: expect.stringContaining('This has type: string'),
        },
      ],
    });
    const broken = await compile('let s = "äö😀" + \nlet x = )');
    expect(broken).toMatchObject({
      status: 'failed',
      problems: expect.arrayContaining([
        expect.objectContaining({ kind: 'syntax-error', range: expect.anything() }),
      ]),
    });
    const places = broken.status === 'failed' ? broken.problems.map(({ range }) => range) : [];
    expect(new Set(places.map((range) => JSON.stringify(range))).size).toBe(places.length);
  });

  test('formats', async () => {
    expect(await compiler.format({ code: 'let x   =  1', settings: SETTINGS })).toEqual({
      status: 'formatted',
      code: 'let x = 1\n',
    });
    expect(await compiler.format({ code: 'let x   =  ', settings: SETTINGS })).toMatchObject({
      status: 'failed',
      problems: [{ kind: 'syntax-error' }],
    });
  });

  test('converts and compiles Reason, where it can', async () => {
    const reason = { ...SETTINGS, syntax: 'reason' } as const;
    if (!compiler.capabilities.converts) {
      expect(compiler.capabilities.syntaxes).toEqual(['rescript']);
      return;
    }
    expect(await compiler.convert({ code: 'let x = (a) => a+1;', settings: SETTINGS })).toEqual({
      status: 'formatted',
      code: 'let x = a => a + 1\n',
    });
    expect(await compiler.convert({ code: 'let x = a => a+1', settings: reason })).toEqual({
      status: 'formatted',
      code: 'let x = a => a + 1;\n',
    });
    // An exception of the bundle's own.
    expect(await compiler.convert({ code: '', settings: SETTINGS })).toMatchObject({
      status: 'failed',
      problems: [{ kind: 'error' }],
    });
    expect(await compile('let y: string = 1;', reason)).toMatchObject({
      problems: [{ kind: 'type-error', range: { startLine: 1, startColumn: 17 } }],
    });
  });

  test('tells what nobody knows, and survives', async () => {
    expect(await compile('// bundle: unknown')).toEqual({
      status: 'unknown',
      answer: '{"type":"riddle","answer":42}',
    });
    for (const way of ['throw', 'unexpected', 'other']) {
      expect(await compile(`// bundle: ${way}`)).toMatchObject({ problems: [{ kind: 'error' }] });
    }
    expect(await compile('let x = 1')).toMatchObject({ status: 'compiled' });
  });
});

describe('the protocol', () => {
  const ask = async (release: string, question: object) => {
    const { status, body } = await answerBundleRequest(
      `${origin}/${release}/ask`,
      'POST',
      JSON.stringify(question),
    );
    return [status, status === 200 ? JSON.parse(body) : body] as const;
  };
  const QUESTION = {
    action: 'compile',
    code: 'let x = 1',
    from: 'res',
    to: 'res',
    libraries: [],
    moduleSystem: 'es6',
    warningFlags: '',
    openModules: [],
    experiments: [],
    isJsxPreserved: false,
  };

  test('has nothing else', async () => {
    const { status } = await answerBundleRequest(`${origin}/v7.0.0/compiler.js`, 'GET', '');
    expect(status).toBe(404);
    expect((await answerBundleRequest(`${origin}/v7.0.0/ask`, 'GET', '')).status).toBe(404);
  });

  test('needs the compiler before its libraries', async () => {
    const { body } = await answerBundleRequest(
      `${origin}/v9.1.4/@rescript/react/cmij.js`,
      'GET',
      '',
    );
    expect(() => vm.runInNewContext(body)).toThrow(
      'Expected compiler.js before cmij.js of @rescript/react, got no compiler.',
    );
  });

  test('needs the libraries that hold the standard one', async () => {
    const newest = RELEASES.at(-1)?.name ?? '';
    expect(await ask(newest, QUESTION)).toMatchObject([200, { type: 'other_error' }]);
  });

  test('runs no program with flags in itself', async () => {
    const code = '@@config({flags: ["-ppx", "touch x"]})';
    expect(await ask(RELEASES[0]?.name ?? '', { ...QUESTION, code })).toMatchObject([
      200,
      { type: 'unexpected_error' },
    ]);
  });

  test('refuses other questions', async () => {
    expect(await ask(RELEASES[0]?.name ?? '', { ...QUESTION, action: 'x' })).toMatchObject([
      400,
      {},
    ]);
  });
});
