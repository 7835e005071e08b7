import { NewPages } from '../../../plugins/lazy-start/NewPages';

type Tap = () => void;

/** What the plugin uses of a bundler, with runs that a test makes. */
function bundler() {
  const taps: { watchRun?: Tap; done?: Tap } = {};
  const compiler = {
    rspack: {},
    modifiedFiles: new Set<string>(),
    hooks: {
      watchRun: { tap: (_name: string, tap: Tap) => (taps.watchRun = tap) },
      done: { tap: (_name: string, tap: Tap) => (taps.done = tap) },
    },
  };
  const run = (...files: readonly string[]): void => {
    compiler.modifiedFiles = new Set(files);
    taps.watchRun?.();
    taps.done?.();
  };
  return { compiler, run };
}

describe('pages that are new', () => {
  const clients = [{}];
  const sendMessage = jest.fn();
  beforeEach(() => sendMessage.mockReset());

  it('make browsers load theirs anew, once', () => {
    const { compiler, run } = bundler();
    let registry = 'one page';
    const pages = new NewPages('/site/registry.js', () => registry);
    pages.apply(compiler);
    pages.serve({ webSocketServer: { clients }, sendMessage });
    run('/site/page.mdx');
    expect(sendMessage).not.toHaveBeenCalled();
    registry = 'two pages';
    run('/site/registry.js', '/site/page.mdx');
    expect(sendMessage.mock.calls).toEqual([[clients, 'static-changed']]);
    run('/site/page.mdx');
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });

  it('are none where the same list is written again', () => {
    const { compiler, run } = bundler();
    const pages = new NewPages('/site/registry.js', () => 'one page');
    pages.apply(compiler);
    pages.serve({ webSocketServer: { clients }, sendMessage });
    run();
    run('/site/registry.js');
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('need no server at the start', () => {
    const { compiler, run } = bundler();
    const registries = ['one page', 'two pages'];
    new NewPages('/site/registry.js', () => registries.shift() ?? '').apply(compiler);
    run();
    expect(() => run('/site/registry.js')).not.toThrow();
  });
});
