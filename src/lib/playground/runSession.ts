import {
  type Analyze,
  type Compiler,
  type CompilerHost,
  HostError,
  type ShowView,
} from './compiler';
import {
  canAnalyze,
  canView,
  currentSettings,
  type Effect,
  type Event,
  lastCompiled,
  requestOf,
  type SessionState,
  type Step,
  step,
} from './session';

/** A session that goes on: what the page subscribes to. */
export interface Session {
  readonly state: () => SessionState;
  readonly send: (event: Event) => void;
  readonly analyze: Analyze;
  readonly showView: ShowView;
  /** Calls the listener after each change; gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends what is under way and frees the compiler. */
  readonly close: () => void;
}

/** A sentence for readers about something that could not be had. */
function reasonOf(error: unknown): string {
  if (error instanceof HostError) return error.message;
  console.error(error);
  return `Expected the playground’s compiler, got ${String(error)}; try again, or tell us.`;
}

/**
 * Does what the session's states ask for.
 *
 * @param first the session's beginning
 * @param findHost gives the host; rejects with a `HostError` where there is none
 */
export function runSession(first: Step, findHost: () => Promise<CompilerHost>): Session {
  let { state } = first;
  let host: CompilerHost | undefined;
  let compiler: Compiler | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort: AbortController | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  function send(event: Event): void {
    if (isClosed) return;
    const next = step(state, event);
    state = next.state;
    next.effects.forEach(perform);
    listeners.forEach((listener) => listener());
  }

  function endCompilation(): void {
    clearTimeout(timer);
    abort?.abort();
  }

  async function open(release: string): Promise<void> {
    endCompilation();
    try {
      if (!host) throw new HostError('Expected a place where compilers run, got none; try again.');
      const opened = await host.open(release);
      // Another release may have been chosen meanwhile.
      if (isClosed || state.release !== release || state.backEnd.phase !== 'opening') {
        opened.close();
        return;
      }
      compiler?.close();
      compiler = opened;
      send({ type: 'opened', release, capabilities: opened.capabilities });
    } catch (error) {
      send({ type: 'open-failed', release, reason: reasonOf(error) });
    }
  }

  async function find(): Promise<void> {
    endCompilation();
    try {
      host = await findHost();
      const { kind, releases, guessesReleases = false } = host;
      send({ type: 'host-found', kind, releases, isGuess: guessesReleases });
    } catch (error) {
      send({ type: 'host-missing', reason: reasonOf(error) });
    }
  }

  async function compile({ revision, request }: Effect & { type: 'compile' }): Promise<void> {
    abort = new AbortController();
    const { signal } = abort;
    const outcome = await compiler?.compile(request, signal);
    if (outcome && !signal.aborted) send({ type: 'compiled', revision, outcome });
  }

  const analyze: Analyze = async (question, place, signal) => {
    if (!compiler?.analyze || !canAnalyze(state)) return undefined;
    const { around } = state;
    const compiled = lastCompiled(state);
    const outcome = await compiler.analyze(
      {
        question,
        ...place,
        settings: currentSettings(state),
        ...(around && { around }),
        ...(compiled !== undefined && { compiled }),
      },
      signal,
    );
    return outcome.status === 'analyzed' ? outcome : undefined;
  };

  const showView: ShowView = async (view, signal) => {
    if (!compiler?.view || !canView(state)) return undefined;
    return compiler.view({ view, ...requestOf(state) }, signal);
  };

  async function ask(
    effect: Effect & { type: 'compile-to-run' | 'format' | 'convert' },
  ): Promise<void> {
    const { type, revision, request } = effect;
    if (!compiler) return;
    switch (type) {
      case 'compile-to-run':
        return send({
          type: 'compiled-to-run',
          revision,
          outcome: await compiler.compile(request),
        });
      case 'format':
        return send({
          type: 'formatted',
          revision,
          file: request.around?.name,
          outcome: await compiler.format(request),
        });
      case 'convert':
        return send({
          type: 'converted',
          revision,
          syntax: request.settings.syntax,
          outcome: await compiler.convert(request),
        });
    }
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'find-host':
        return void find();
      case 'open':
        return void open(effect.release);
      case 'compile':
        endCompilation();
        if (effect.delay === 0) void compile(effect);
        else timer = setTimeout(() => void compile(effect), effect.delay);
        return;
      default:
        return void ask(effect);
    }
  }

  first.effects.forEach(perform);

  return {
    state: () => state,
    send,
    analyze,
    showView,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      isClosed = true;
      endCompilation();
      compiler?.close();
    },
  };
}
