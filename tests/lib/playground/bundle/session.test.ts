import type { FromWorker, Question } from '../../../../src/lib/playground/bundle/protocol';
import { createSession } from '../../../../src/lib/playground/bundle/session';

const SETTINGS = {
  syntax: 'rescript',
  moduleFormat: 'esmodule',
  openModules: [],
  experiments: [],
} as const;

const LOAD: Question = { kind: 'load', compiler: 'c.js', libraries: ['a.js', 'b.js'] };

const compile = (settings: object = {}, code = 'let x = 1'): Question => ({
  kind: 'compile',
  code,
  settings: { ...SETTINGS, ...settings },
});

/** A bundle that notes what is called; `methods` are added to those that all have. */
function bundle(methods: Readonly<Record<string, unknown>> = {}, apiVersion: unknown = '4') {
  const calls: unknown[][] = [];
  const note =
    (name: string, result: unknown) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
      return result;
    };
  const instance = {
    getConfig: () => ({ warn_flags: '+a-4' }),
    setModuleSystem: note('setModuleSystem', true),
    setFilename: note('setFilename', true),
    setWarnFlags: note('setWarnFlags', true),
    convertSyntax: note('convertSyntax', { type: 'success' }),
    rescript: {
      compile: note('rescript.compile', { type: 'success' }),
      format: note('rescript.format', { type: 'success' }),
    },
    ...methods,
  };
  return {
    calls,
    note,
    global: { rescript_compiler: { api_version: apiVersion, make: () => instance } },
  };
}

/** Asks one question after the other, and gives what is told. */
async function tell(
  messages: readonly unknown[],
  global: object,
  importScripts: (url: string) => void = () => undefined,
): Promise<readonly FromWorker[]> {
  const told: FromWorker[] = [];
  const take = createSession({
    importScripts,
    global,
    read: async (url) => {
      if (url === 'missing') throw new TypeError('Failed to fetch');
      return `text of ${url}`;
    },
    tell: (message) => told.push(message),
  });
  for (const message of messages) await take(message);
  return told;
}

const asked = (...questions: readonly Question[]) =>
  questions.map((question, index) => ({ id: index + 1, question }));

describe('loading', () => {
  it('runs the compiler before its libraries', async () => {
    const urls: string[] = [];
    const told = await tell(asked(LOAD), bundle().global, (url) => urls.push(url));
    expect(urls).toEqual(['c.js', 'a.js', 'b.js']);
    expect(told).toEqual([{ id: 1, answer: { kind: 'loaded', apiVersion: '4' } }]);
  });

  it('fails where a script does not come', async () => {
    const told = await tell(asked(LOAD), bundle().global, () => {
      throw new Error('The script failed to load.');
    });
    expect(told).toEqual([
      { id: 1, answer: { kind: 'failed', message: 'The script failed to load.' } },
    ]);
  });

  it.each<[string, object, string]>([
    ['define no compiler', {}, 'Expected rescript_compiler of the compiler, got none.'],
    ['have no make()', { rescript_compiler: {} }, 'Expected make of the compiler, got none.'],
    [
      'make nothing',
      { rescript_compiler: { make: () => null } },
      'Expected object, got null at the root of make() of the compiler.',
    ],
  ])('fails where scripts %s', async (_, global, message) => {
    expect(await tell(asked(LOAD), global)).toEqual([
      { id: 1, answer: { kind: 'failed', message } },
    ]);
  });

  it('comes before compiling', async () => {
    expect(await tell(asked(compile()), bundle().global)).toEqual([
      {
        id: 1,
        answer: { kind: 'failed', message: 'Expected a compiler that has been loaded, got none.' },
      },
    ]);
  });
});

describe('compiling', () => {
  it('sets what every release knows, and gives the JSON of the answer', async () => {
    const { calls, global } = bundle();
    const told = await tell(asked(LOAD, compile({ warningFlags: '-26' })), global);
    expect(told[1]).toEqual({
      id: 2,
      answer: { kind: 'answered', json: '{"type":"success"}', milliseconds: expect.any(Number) },
    });
    expect(calls).toEqual([
      ['setModuleSystem', 'esmodule'],
      ['setFilename', 'playground.res'],
      // Flags of a program follow the bundle's own.
      ['setWarnFlags', '+a-4-26'],
      ['rescript.compile', 'let x = 1'],
    ]);
  });

  it('sets what newer releases know', async () => {
    const { calls, note, global } = bundle();
    const made = global.rescript_compiler.make();
    const more = ['setOpenModules', 'setJsxPreserveMode', 'setExperimentalFeatures'];
    Object.assign(made, Object.fromEntries(more.map((name) => [name, note(name, true)])));
    const settings = { openModules: ['A'], jsxMode: 'preserve', experiments: ['LetUnwrap'] };
    await tell(asked(LOAD, compile(settings)), global);
    expect(calls.slice(3, 6)).toEqual([
      ['setOpenModules', ['A']],
      ['setJsxPreserveMode', true],
      ['setExperimentalFeatures', ['LetUnwrap']],
    ]);
  });

  it.each<[string, string, readonly string[]]>([
    ['esmodule', 'es6', ['esmodule', 'es6']],
    ['commonjs', 'nodejs', ['commonjs', 'nodejs']],
    ['esmodule', 'esmodule', ['esmodule']],
  ])('names %s as the release does: %s', async (moduleFormat, known, names) => {
    const tried: string[] = [];
    const { global } = bundle({
      setModuleSystem: (name: string) => {
        tried.push(name);
        return name === known;
      },
    });
    const [, told] = await tell(asked(LOAD, compile({ moduleFormat })), global);
    expect(tried).toEqual(names);
    expect(told?.answer.kind).toBe('answered');
  });

  it('does not compile with settings that the compiler declines', async () => {
    const { calls, global } = bundle({
      setModuleSystem: () => false,
      setOpenModules: () => false,
    });
    const [, told] = await tell(asked(LOAD, compile({ openModules: ['A', 'B'] })), global);
    expect(told?.answer).toEqual({
      kind: 'declined',
      sentences: [
        'The compiler doesn’t know the module system of its settings.',
        'The compiler rejects to open A, B.',
      ],
    });
    expect(calls.map(([name]) => name)).not.toContain('rescript.compile');
  });

  it('asks for Reason where the program is Reason', async () => {
    const reason = bundle();
    Object.assign(reason.global.rescript_compiler.make(), {
      reason: { compile: reason.note('reason.compile', {}) },
    });
    await tell(asked(LOAD, compile({ syntax: 'reason' })), reason.global);
    expect(reason.calls.map(([name]) => name)).toContain('reason.compile');
    expect(reason.calls).toContainEqual(['setFilename', 'playground.re']);

    const [, told] = await tell(asked(LOAD, compile({ syntax: 'reason' })), bundle().global);
    expect(told?.answer).toEqual({
      kind: 'failed',
      message: 'Expected reason of the compiler, got none.',
    });
  });

  it.each<[unknown, string]>([
    [new RangeError('Maximum call stack size exceeded'), 'Maximum call stack size exceeded'],
    [[0, 'Not_found', -6], '[0,"Not_found",-6]'],
    ['text', 'text'],
    [undefined, 'undefined'],
  ])('survives a compiler that throws %j', async (thrown, message) => {
    const { global } = bundle({
      rescript: {
        compile: () => {
          throw thrown;
        },
      },
    });
    const [, told] = await tell(asked(LOAD, compile()), global);
    expect(told?.answer).toEqual({ kind: 'failed', message });
  });

  it('hands on an answer that has no JSON', async () => {
    const { global } = bundle({ rescript: { compile: () => undefined } });
    const [, told] = await tell(asked(LOAD, compile()), global);
    expect(told?.answer).toEqual({
      kind: 'answered',
      json: 'undefined',
      milliseconds: expect.any(Number),
    });
  });
});

describe('other questions', () => {
  it('are for a text in another form', async () => {
    const { calls, global } = bundle();
    const told = await tell(
      asked(
        LOAD,
        { kind: 'format', code: 'a', syntax: 'rescript' },
        { kind: 'convert', code: 'b', from: 'reason', to: 'rescript' },
      ),
      global,
    );
    expect(calls).toEqual([
      ['rescript.format', 'a'],
      ['convertSyntax', 're', 'res', 'b'],
    ]);
    expect(told.map(({ answer }) => answer.kind)).toEqual(['loaded', 'answered', 'answered']);
  });

  it('are for the list of releases', async () => {
    const told = await tell(
      asked({ kind: 'list', url: 'u' }, { kind: 'list', url: 'missing' }),
      {},
    );
    expect(told.map(({ answer }) => answer)).toEqual([
      { kind: 'listed', text: 'text of u' },
      { kind: 'failed', message: 'Failed to fetch' },
    ]);
  });

  it.each([[null], [{ id: 1 }], [{ id: 1, question: { kind: 'riddle' } }], ['compile']])(
    'are refused: %j',
    async (message) => {
      const [told] = await tell([message], {});
      expect(told).toMatchObject({ id: null, answer: { kind: 'failed' } });
    },
  );
});
