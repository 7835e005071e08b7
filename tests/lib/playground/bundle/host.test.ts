import type { BundleWorker } from '../../../../src/lib/playground/bundle/connection';
import { LIST_LIMIT, openBundleHostWith } from '../../../../src/lib/playground/bundle/host';
import type { Answer, Question, ToWorker } from '../../../../src/lib/playground/bundle/protocol';
import { KNOWN_RELEASES } from '../../../../src/lib/playground/bundle/releases';

/** A host whose list and bundles are answered so. */
function host(list: Answer | undefined, load: Answer = { kind: 'loaded', apiVersion: '2' }) {
  const questions: Question[] = [];
  const workers: { isTerminated: boolean }[] = [];
  const createWorker = (): BundleWorker => {
    const state = { isTerminated: false };
    workers.push(state);
    const worker: BundleWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {
        state.isTerminated = true;
      },
      postMessage: ({ id, question }: ToWorker) => {
        questions.push(question);
        const answer = question.kind === 'list' ? list : load;
        if (!answer) return;
        const event = { data: { id, answer } } as MessageEvent<unknown>;
        void Promise.resolve().then(() => worker.onmessage?.(event));
      },
    };
    return worker;
  };
  const open = (bundles = 'https://bundles.example', baseUrl = '/') =>
    openBundleHostWith(bundles, baseUrl, { page: 'https://site.example/docs/try', createWorker });
  return { open, questions, workers };
}

const LISTED: Answer = { kind: 'listed', text: '["v9.1.2","v10.1.2"]' };

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a host of bundles', () => {
  it('has the releases that it lists, and opens them with the worker that asked', async () => {
    const { open, questions, workers } = host(LISTED);
    const opened = await open();
    expect(opened).toMatchObject({
      kind: 'bundle',
      releases: ['v10.1.2', 'v9.1.2'],
      guessesReleases: false,
    });
    expect((await opened.open('v9.1.2')).release).toBe('v9.1.2');
    expect(workers).toHaveLength(1);
    await opened.open('v10.1.2');
    expect(workers).toHaveLength(2);
    expect(questions).toEqual([
      { kind: 'list', url: 'https://bundles.example/playground-bundles/versions.json' },
      {
        kind: 'load',
        compiler: 'https://bundles.example/v9.1.2/compiler.js',
        libraries: ['https://bundles.example/v9.1.2/@rescript/react/cmij.js'],
      },
      expect.objectContaining({ compiler: 'https://bundles.example/v10.1.2/compiler.js' }),
    ]);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    ['/bundles', '/', 'https://site.example/bundles'],
    ['/bundles', '/sub/', 'https://site.example/sub/bundles'],
    ['https://bundles.example/x', '/sub/', 'https://bundles.example/x'],
    ['https://bundles.example', '/', 'https://bundles.example'],
  ])('%s on a site at %s lies at %s', async (bundles, baseUrl, expected) => {
    const { open, questions } = host(LISTED);
    await open(bundles, baseUrl);
    expect(questions).toEqual([
      { kind: 'list', url: `${expected}/playground-bundles/versions.json` },
    ]);
  });

  it('refuses a release that it does not have', async () => {
    const opened = await host(LISTED).open();
    for (const release of ['v11.1.4', 'latest', '../v9.1.2']) {
      await expect(opened.open(release)).rejects.toMatchObject({
        name: 'HostError',
        message: `Expected a release that https://bundles.example has, such as v10.1.2, got "${release}"; choose another version.`,
      });
    }
  });
});

describe('a host without a list', () => {
  it.each<[string, Answer]>([
    ['refuses', { kind: 'failed', message: 'Failed to fetch' }],
    ['has another file there', { kind: 'listed', text: '<html>' }],
    ['says something else', { kind: 'answered', json: '{}' }],
  ])('has the known releases where it %s', async (_, list) => {
    const { open, workers } = host(list);
    const opened = await open();
    expect(opened.releases).toEqual(KNOWN_RELEASES);
    expect(opened.guessesReleases).toBe(true);
    expect(warned).toHaveBeenCalledTimes(1);
    await opened.open('v11.1.4');
    // The worker lives, and can be asked.
    expect(workers).toEqual([{ isTerminated: false }]);
  });

  it('does not make readers wait for it, and opening a release tells that it is gone', async () => {
    jest.useFakeTimers();
    const { open, workers } = host(undefined, { kind: 'failed', message: 'No network.' });
    const opening = open();
    await jest.advanceTimersByTimeAsync(LIST_LIMIT);
    jest.useRealTimers();
    const opened = await opening;
    expect(opened.releases).toEqual(KNOWN_RELEASES);
    expect(opened.guessesReleases).toBe(true);
    await expect(opened.open('v11.1.4')).rejects.toThrow(
      'The compiler v11.1.4 couldn’t be loaded from https://bundles.example; check the connection and try again.',
    );
    expect(workers).toHaveLength(2);
  });
});
