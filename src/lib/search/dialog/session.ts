/** A search while the dialog is open: asks, waits, and tells what came of it. */
import {
  type Answer,
  INITIAL_STATE,
  isBlank,
  searchReducer,
  type SearchState,
  type SeenSearch,
  seenOf,
} from './state';

/** When a reader is told that an answer takes long, in milliseconds (specification, section 4). */
export const STALLED_MS = 300;

/** Finds what fits a query, by the filter of the moment; rejects where nothing answers. */
export type Find = (query: string) => Promise<Answer>;

/** A search; its functions need no `this`. */
export interface Session {
  /** The same value until something happens. */
  readonly state: () => SearchState;
  /** What a reader sees of it; the same value until that changes. */
  readonly seen: () => SeenSearch;
  /** Calls the listener when the state has changed. Gives the function that ends it. */
  readonly onChange: (listener: () => void) => () => void;
  /** Asks for a query, even for the same one again; a blank one ends what is on its way. */
  readonly ask: (query: string, find: Find) => void;
  /** Asks the last question again, because it has failed. */
  readonly retry: () => void;
  /** Asks the last question once more, unseen, because there is a better answer. */
  readonly improve: () => void;
  /** Makes an item the active one, by its place in the answer. */
  readonly move: (active: number) => void;
  /** Ends the waiting; late answers change nothing. */
  readonly end: () => void;
}

/**
 * Starts a search.
 *
 * @param report is told why a question failed
 */
export function startSession(report: (reason: unknown) => void): Session {
  const listeners = new Set<() => void>();
  let state = INITIAL_STATE;
  let seen = seenOf(state);
  let lastFind: Find | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (event: Parameters<typeof searchReducer>[1]): void => {
    const next = searchReducer(state, event);
    if (next === state) return;
    state = next;
    seen = seenOf(state, seen);
    listeners.forEach((listener) => listener());
  };

  const ask = (query: string, find: Find): void => {
    lastFind = find;
    clearTimeout(timer);
    const question = state.question + 1;
    dispatch({ type: 'asked', query, question });
    if (isBlank(query)) return;
    timer = setTimeout(() => dispatch({ type: 'stalled', question }), STALLED_MS);
    find(query).then(
      (found) => {
        if (question === state.question) clearTimeout(timer);
        dispatch({ type: 'answered', question, answer: found });
      },
      (reason: unknown) => {
        if (question !== state.question) return;
        clearTimeout(timer);
        report(reason);
        dispatch({ type: 'failed', question });
      },
    );
  };

  const retry = (): void => {
    if (lastFind) ask(state.query, lastFind);
  };

  return {
    state: () => state,
    seen: () => seen,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask,
    retry,
    improve() {
      const { question, query, status } = state;
      if (isBlank(query) || !lastFind) return;
      if (status === 'error') return retry();
      lastFind(query).then(
        (found) => {
          if (question === state.question) clearTimeout(timer);
          dispatch({ type: 'answered', question, answer: found });
        },
        // What is on screen is true enough; the next question will tell.
        () => undefined,
      );
    },
    move: (active) => dispatch({ type: 'moved', active }),
    end() {
      clearTimeout(timer);
      listeners.clear();
      dispatch({ type: 'asked', query: '', question: state.question + 1 });
    },
  };
}
