/** A search while the dialog is open: asks, waits, and tells what came of it. */
import {
  type Answer,
  INITIAL_STATE,
  isAnswered,
  isBlank,
  type SearchEvent,
  searchReducer,
  type SearchState,
  type SeenSearch,
  seenOf,
} from './state';

/** When a reader is told that an answer takes long, in milliseconds. */
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
  /** Adds to the answer in view; `more` finds the longer one. */
  readonly extend: (more: (answer: Answer) => Promise<Answer>) => void;
  /** Keeps the answer in view as it is, while a press on one of its rows may become a click. */
  readonly hold: () => void;
  /** Ends that: shows what came meanwhile. */
  readonly release: () => void;
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

  /** Answers that wait for the end of a press; undefined without one. */
  let held: SearchEvent[] | undefined;

  const dispatch = (event: SearchEvent): void => {
    if (held && (event.type === 'answered' || event.type === 'extended')) {
      held.push(event);
      return;
    }
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

  const release = (): void => {
    const waiting = held ?? [];
    held = undefined;
    waiting.forEach(dispatch);
  };

  const extend: Session['extend'] = (more) => {
    const { question, answer } = state;
    if (!answer || !isAnswered(state)) return;
    more(answer).then(
      (longer) => {
        if (state.answer === answer) dispatch({ type: 'extended', question, answer: longer });
        // A better answer came meanwhile: it is what the reader wants more of.
        else if (question === state.question) extend(more);
      },
      (reason: unknown) => {
        if (question !== state.question) return;
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
      // Readers keep further parts of an answer; no better one would take its place.
      if (isBlank(query) || !lastFind || (state.answer?.parts ?? 0) > 1) return;
      if (status === 'error') return retry();
      lastFind(query).then(
        (found) => {
          if (question !== state.question) return;
          clearTimeout(timer);
          dispatch({ type: 'answered', question, answer: found });
        },
        // What is on screen is true enough; the next question will tell.
        () => undefined,
      );
    },
    extend,
    hold() {
      held ??= [];
    },
    release,
    move: (active) => dispatch({ type: 'moved', active }),
    end() {
      clearTimeout(timer);
      listeners.clear();
      dispatch({ type: 'asked', query: '', question: state.question + 1 });
    },
  };
}
