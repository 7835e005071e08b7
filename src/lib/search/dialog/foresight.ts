/**
 * Answers what a reader is likely to type next before it is typed. The answer to such a letter is there
 * with the letter, and is drawn in the same frame; the way to the search worker and back takes two.
 */
import type { Find } from './session';
import type { Answer } from './state';

/** Answers that are kept, some 10 kB each: more than a reader needs who goes back letter by letter. */
const MOST_KNOWN = 100;

/** A search that looks ahead; its functions need no `this`. */
export interface Foresight {
  /** Answers from what is known, else asks; then looks ahead from there. */
  readonly find: Find;
  /** Looks ahead before the first letter. */
  readonly begin: () => void;
  /** Everything that is known has become worse than what would be answered now. */
  readonly forget: () => void;
  /** Looks no further. */
  readonly end: () => void;
}

/**
 * Makes a search look ahead: one question at a time, so that a reader's own question waits for one at
 * most. Back ends that are paid for questions name none (`next`), so that nothing is asked.
 *
 * @param ask finds what fits a query
 * @param whenShown runs a task when the last answer is on screen; gives what calls it off
 */
export function createForesight(ask: Find, whenShown: (task: () => void) => () => void): Foresight {
  const known = new Map<string, Promise<Answer>>();
  let turn = 0;
  let callOff: (() => void) | undefined;

  function answerTo(query: string): Promise<Answer> {
    const before = known.get(query);
    // What was wanted last goes last.
    if (before) known.delete(query);
    const answer = before ?? ask(query);
    known.set(query, answer);
    if (!before) answer.catch(() => known.get(query) === answer && known.delete(query));
    for (const oldest of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(oldest);
    }
    return answer;
  }

  async function lookAhead(queries: readonly string[], own: number): Promise<void> {
    for (const query of queries) {
      if (own !== turn) return;
      await answerTo(query);
    }
  }

  function stop(): number {
    callOff?.();
    callOff = undefined;
    turn += 1;
    return turn;
  }

  function find(query: string): Promise<Answer> {
    const own = stop();
    const answer = answerTo(query);
    answer.then(
      ({ next }) => {
        if (own !== turn || next.length === 0) return;
        callOff = whenShown(() => {
          // A reader who asks for it is told what failed.
          lookAhead(next, own).catch(() => undefined);
        });
      },
      () => undefined,
    );
    return answer;
  }

  return {
    find,
    begin: () => void find('').catch(() => undefined),
    forget: () => {
      stop();
      known.clear();
    },
    end: stop,
  };
}
