import {
  bundleUrls,
  LOAD_LIMIT,
  openBundleCompiler,
  TIME_LIMIT,
} from '../../../../src/lib/playground/bundle/bundleCompiler';
import { type BundleWorker, connect } from '../../../../src/lib/playground/bundle/connection';
import type { Answer, Question, ToWorker } from '../../../../src/lib/playground/bundle/protocol';
import type { CompileRequest } from '../../../../src/lib/playground/compiler';

const VERSION = { major: 11, minor: 1, patch: 4 };

const SETTINGS = {
  syntax: 'rescript',
  moduleFormat: 'esmodule',
  openModules: [],
  experiments: [],
} as const;

const program = (code: string, settings: object = {}): CompileRequest => ({
  code,
  settings: { ...SETTINGS, ...settings },
});

const compiled = (js_code: string): Answer => ({
  kind: 'answered',
  json: JSON.stringify({ type: 'success', js_code }),
});

/** What a worker does with a question; undefined says nothing. */
type Behavior = (question: Question) => Answer | undefined;

const answers: Behavior = (question) => {
  if (question.kind === 'load') return { kind: 'loaded', apiVersion: '4' };
  return question.kind === 'compile' ? compiled(question.code) : undefined;
};

class FakeWorker implements BundleWorker {
  onmessage: BundleWorker['onmessage'] = null;
  onerror: BundleWorker['onerror'] = null;
  readonly questions: Question[] = [];
  isTerminated = false;
  #asked: ToWorker | undefined;

  constructor(public behavior: Behavior = answers) {}

  postMessage(message: ToWorker): void {
    this.questions.push(message.question);
    this.#asked = message;
    const answer = this.behavior(message.question);
    if (answer) void Promise.resolve().then(() => this.say({ id: message.id, answer }));
  }

  /** Answers the last question. */
  answer(answer: Answer): void {
    this.say({ id: this.#asked?.id, answer });
  }

  say(data: unknown): void {
    if (!this.isTerminated) this.onmessage?.({ data } as MessageEvent<unknown>);
  }

  die(message: string): void {
    this.onerror?.({ message } as ErrorEvent);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  get programs(): readonly string[] {
    return this.questions.flatMap((question) => (question.kind === 'compile' ? question.code : []));
  }
}

/** A host of workers: the behaviors of the first ones, then such that answer. */
function workers(...behaviors: readonly Behavior[]) {
  const started: FakeWorker[] = [];
  const open = () =>
    openBundleCompiler({
      bundles: 'https://bundles.example',
      release: 'v11.1.4',
      version: VERSION,
      connect: () =>
        connect(() => {
          const worker = new FakeWorker(behaviors[started.length]);
          started.push(worker);
          return worker;
        }),
    });
  const last = (): FakeWorker => {
    const worker = started.at(-1);
    if (!worker) throw new Error('No worker was started.');
    return worker;
  };
  return { started, open, last };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Answers all but compilations. */
const waits: Behavior = (question) => (question.kind === 'compile' ? undefined : answers(question));

describe('opening a release', () => {
  it('loads its files in order', () => {
    expect(bundleUrls('https://bundles.example', 'v11.1.4', VERSION)).toEqual({
      compiler: 'https://bundles.example/v11.1.4/compiler.js',
      libraries: [
        'https://bundles.example/v11.1.4/@rescript/react/cmij.js',
        'https://bundles.example/v11.1.4/compiler-builtins/cmij.js',
        'https://bundles.example/v11.1.4/@rescript/core/cmij.js',
      ],
    });
  });

  it('tells what the release takes', async () => {
    const { open } = workers();
    const compiler = await open();
    expect(compiler).toMatchObject({
      release: 'v11.1.4',
      capabilities: { openModules: ['RescriptCore'] },
    });
  });

  it.each<[string, Answer, unknown]>([
    [
      'is not there',
      { kind: 'failed', message: 'The script failed to load.' },
      'The script failed to load.',
    ],
    [
      'has no number',
      { kind: 'loaded', apiVersion: 'undefined' },
      { kind: 'loaded', apiVersion: 'undefined' },
    ],
  ])('fails in one sentence where the bundle %s', async (_, answer, cause) => {
    const { open, last } = workers(() => answer);
    await expect(open()).rejects.toMatchObject({
      name: 'HostError',
      message:
        'The compiler v11.1.4 couldn’t be loaded from https://bundles.example; check the connection and try again.',
      cause,
    });
    expect(last().isTerminated).toBe(true);
  });

  it('fails where the bundle does not come in time', async () => {
    const { open, last } = workers(() => undefined);
    const opening = expect(open()).rejects.toMatchObject({
      name: 'HostError',
      cause: { message: 'Expected an answer within 60 seconds, got none.' },
    });
    await jest.advanceTimersByTimeAsync(LOAD_LIMIT * 1000);
    await opening;
    expect(last().isTerminated).toBe(true);
  });
});

describe('compiling', () => {
  it.each([[['Belt', 'RescriptCore']], [[]]])('opens what the settings name: %j', async (named) => {
    const { open, last } = workers();
    const compiler = await open();
    await compiler.compile(program('a', { openModules: named }));
    expect(last().questions.at(-1)).toMatchObject({ settings: { openModules: named } });
  });

  it('has one program at the compiler and the newest waiting', async () => {
    const { open, last } = workers(waits);
    const compiler = await open();
    const outcomes = ['a', 'b', 'c'].map((code) => compiler.compile(program(code)));
    await jest.advanceTimersByTimeAsync(0);
    expect(last().programs).toEqual(['a']);
    expect(await outcomes[1]).toMatchObject({ status: 'refused' });
    last().behavior = answers;
    last().answer(compiled('a'));
    expect(await outcomes[0]).toMatchObject({ status: 'compiled', javaScript: 'a' });
    expect(await outcomes[2]).toMatchObject({ status: 'compiled', javaScript: 'c' });
    expect(last().programs).toEqual(['a', 'c']);
  });

  it('never drops what is to be formatted', async () => {
    const { open, last } = workers(waits);
    const compiler = await open();
    void compiler.compile(program('a'));
    const formatting = compiler.format(program('f'));
    void compiler.compile(program('b'));
    void compiler.compile(program('c'));
    await jest.advanceTimersByTimeAsync(0);
    last().behavior = (question) => ({
      kind: 'answered',
      json: JSON.stringify({ type: 'success', code: 'F', js_code: question.kind }),
    });
    last().answer(compiled('a'));
    expect(await formatting).toEqual({ status: 'formatted', code: 'F' });
  });

  it('ends with its signal, waiting or under way, and disturbs no other', async () => {
    const { open, last, started } = workers(waits);
    const compiler = await open();
    const [first, second] = [new AbortController(), new AbortController()];
    const outcomes = [
      compiler.compile(program('a'), first.signal),
      compiler.compile(program('b'), second.signal),
    ];
    await jest.advanceTimersByTimeAsync(0);
    second.abort();
    first.abort();
    expect(await Promise.all(outcomes)).toMatchObject([
      { status: 'refused' },
      { status: 'refused' },
    ]);
    expect(await compiler.compile(program('c'), first.signal)).toMatchObject({ status: 'refused' });
    const third = compiler.compile(program('d'));
    last().behavior = answers;
    last().answer(compiled('a'));
    expect(await third).toMatchObject({ javaScript: 'd' });
    expect(started).toHaveLength(1);
  });

  it('shows what the compiler declines, and what it throws', async () => {
    const sentences = ['It refuses this.', 'It refuses that.'];
    const { open, last } = workers();
    const compiler = await open();
    last().behavior = () => ({ kind: 'declined', sentences });
    expect(await compiler.compile(program('a'))).toEqual({
      status: 'failed',
      problems: sentences.map((message) => ({ kind: 'settings-error', message })),
    });
    last().behavior = () => ({ kind: 'failed', message: 'Not_found' });
    expect(await compiler.compile(program('a'))).toEqual({
      status: 'failed',
      problems: [{ kind: 'error', message: 'The compiler stopped with an error: Not_found' }],
    });
    last().behavior = () => ({ kind: 'listed', text: '' });
    expect(await compiler.compile(program('a'))).toEqual({
      status: 'unknown',
      answer: '{"kind":"listed","text":""}',
    });
  });
});

describe('a worker that hangs', () => {
  it('is ended after the limit; the next program has another one', async () => {
    const { open, started } = workers(waits);
    const compiler = await open();
    const hanging = compiler.compile(program('a'));
    await jest.advanceTimersByTimeAsync(0);
    const waiting = compiler.compile(program('b'));
    await jest.advanceTimersByTimeAsync(TIME_LIMIT * 1000 - 1);
    expect(started).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await hanging).toEqual({ status: 'timeout', seconds: 5 });
    expect(await waiting).toMatchObject({ javaScript: 'b' });
    expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(started[1]?.questions.map(({ kind }) => kind)).toEqual(['load', 'compile']);
  });
});

describe('a worker that dies', () => {
  it('is replaced', async () => {
    const { open, started } = workers(waits);
    const compiler = await open();
    const dying = compiler.compile(program('a'));
    await jest.advanceTimersByTimeAsync(0);
    started[0]?.die('out of memory');
    expect(await dying).toEqual({
      status: 'unreachable',
      reason: 'Expected the compiler’s worker to run, got an error: out of memory.',
    });
    expect(await compiler.compile(program('b'))).toMatchObject({ javaScript: 'b' });
    expect(started).toHaveLength(2);
  });

  it('is replaced without a word where nothing waited', async () => {
    const { open, started } = workers();
    const compiler = await open();
    started[0]?.die('');
    expect(await compiler.compile(program('b'))).toMatchObject({ javaScript: 'b' });
    expect(started).toHaveLength(2);
  });

  it('is replaced when it says what nobody understands', async () => {
    const { open, started } = workers(waits);
    const compiler = await open();
    const asked = compiler.compile(program('a'));
    await jest.advanceTimersByTimeAsync(0);
    started[0]?.say({ id: 'x' });
    expect(await asked).toMatchObject({ status: 'unreachable' });
    expect(started[0]?.isTerminated).toBe(true);
  });

  it('is tried again by each program while it can’t be loaded', async () => {
    const refuses: Behavior = () => ({ kind: 'failed', message: 'No network.' });
    const { open, started } = workers(answers, refuses, refuses);
    const compiler = await open();
    started[0]?.die('gone');
    expect(await compiler.compile(program('a'))).toMatchObject({
      status: 'unreachable',
      reason: expect.stringContaining('couldn’t be loaded from https://bundles.example'),
    });
    await compiler.compile(program('b'));
    expect(await compiler.compile(program('c'))).toMatchObject({ javaScript: 'c' });
  });
});

describe('flags that a compiler keeps', () => {
  it('end its worker before other flags', async () => {
    const { open, started } = workers();
    const compiler = await open();
    await compiler.compile(program('a', { warningFlags: '@8' }));
    await compiler.compile(program('b', { warningFlags: '@8' }));
    expect(started).toHaveLength(1);
    await compiler.compile(program('c'));
    await compiler.compile(program('d', { warningFlags: '+8' }));
    expect(started.map(({ programs }) => programs)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
});

describe('closing', () => {
  it('ends the worker and whatever waits', async () => {
    const { open, last, started } = workers(waits);
    const compiler = await open();
    const outcomes = [compiler.compile(program('a')), compiler.format(program('b'))];
    await jest.advanceTimersByTimeAsync(0);
    compiler.close();
    expect(await Promise.all(outcomes)).toMatchObject([
      { status: 'unreachable' },
      { status: 'unreachable' },
    ]);
    expect(await compiler.compile(program('c'))).toMatchObject({ status: 'unreachable' });
    expect(last().isTerminated).toBe(true);
    expect(started).toHaveLength(1);
  });
});
