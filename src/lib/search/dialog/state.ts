/**
 * The states of a search and what leads from one to another. Nothing here knows timers, the network
 * or a screen.
 */
import type { NotLoaded } from '../client';
import type { SearchArea } from '../record';
import type { Item, ItemGroup } from './items';

/** Longest text that the box shows. */
export const QUERY_LENGTH = 64;

/** Queries that are offered where nothing was found. */
export const SUGGESTION_LIMIT = 3;

/**
 * `idle`: nothing is awaited; `loading`: an answer is on its way; `stalled`: it takes long, so that
 * the reader is told; `error`: none could be had.
 */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** How many records fit, by area. */
export type AreaCounts = Readonly<Partial<Record<SearchArea, number>>>;

/** What was found. */
export interface Answer {
  /** What it answers. */
  readonly query: string;
  readonly groups: readonly ItemGroup[];
  /** The items of all groups, in the order of the screen. */
  readonly items: readonly Item[];
  /** How many records fit in all. */
  readonly total: number;
  /** How many records fit in each area, whichever is searched; undefined where no one counts. */
  readonly counts: AreaCounts | undefined;
  readonly notLoaded: NotLoaded | undefined;
  /** Whether a better answer will come by itself. */
  readonly isEarly: boolean;
  /** Items that their groups had no room for. */
  readonly kept: readonly Item[];
  /** Parts of the answer that are there. */
  readonly parts: number;
  /** Whether there are items that aren't shown. */
  readonly hasMore: boolean;
  readonly queryID: string | undefined;
  /** At most three. */
  readonly suggestions: readonly string[];
  /** Queries that are likely to be asked next, the likeliest first. */
  readonly next: readonly string[];
}

/** A search at a moment. */
export interface SearchState {
  readonly status: SearchStatus;
  /** What is asked: what stands in the box, or all of what was pasted into it. */
  readonly query: string;
  /** Number of the last question: answers to earlier ones come too late. */
  readonly question: number;
  /** The last answer; it stays in view while the next is on its way. */
  readonly answer: Answer | undefined;
  /** Place of the active item in `answer.items`; -1 where there is none. */
  readonly active: number;
  /** Whether the reader chose the active item; otherwise it is the first. */
  readonly isChosen: boolean;
}

/** What happens to a search. */
export type SearchEvent =
  | { readonly type: 'asked'; readonly query: string; readonly question: number }
  | { readonly type: 'stalled'; readonly question: number }
  | { readonly type: 'answered'; readonly question: number; readonly answer: Answer }
  | { readonly type: 'extended'; readonly question: number; readonly answer: Answer }
  | { readonly type: 'failed'; readonly question: number }
  | { readonly type: 'moved'; readonly active: number };

/** Before anything was asked. */
export const INITIAL_STATE: SearchState = {
  status: 'idle',
  query: '',
  question: 0,
  answer: undefined,
  active: -1,
  isChosen: false,
};

/** Whether a query asks nothing. */
export function isBlank(query: string): boolean {
  return query.trim() === '';
}

/** Cuts a text to what the box takes. */
export function cutQuery(text: string): string {
  return text.slice(0, QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** Where the active item is in a new answer: better answers to the same query keep what was chosen. */
function activeIn({ answer: last, active, isChosen }: SearchState, answer: Answer): number {
  if (isChosen && last?.query === answer.query) {
    const chosen = last.items[active]?.id;
    const place = answer.items.findIndex(({ id }) => id === chosen);
    if (place !== -1) return place;
  }
  return answer.items.length > 0 ? 0 : -1;
}

function afterQuestion(state: SearchState, query: string, question: number): SearchState {
  if (isBlank(query)) return { ...INITIAL_STATE, query, question };
  return { ...state, query, question, status: 'loading' };
}

/** What becomes of a search when something happens to it. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  if (event.type === 'asked') return afterQuestion(state, event.query, event.question);
  if (event.type === 'moved') return { ...state, active: event.active, isChosen: true };
  // Too late: the reader has asked something else, or nothing.
  if (event.question !== state.question) return state;
  switch (event.type) {
    case 'stalled':
      return state.status === 'loading' ? { ...state, status: 'stalled' } : state;
    case 'failed':
      return { ...state, status: 'error', answer: undefined, active: -1, isChosen: false };
    case 'extended': {
      // The reader goes on with the first of what came.
      const active = Math.min(state.answer?.items.length ?? 0, event.answer.items.length - 1);
      return { ...state, answer: event.answer, active, isChosen: true };
    }
    case 'answered': {
      const { answer } = event;
      // A reader who looks at further parts keeps them, also those that came while a better answer was on its way.
      if (state.status === 'idle' && (state.answer?.parts ?? 0) > answer.parts) return state;
      const isSame = state.answer?.query === answer.query;
      return {
        ...state,
        status: 'idle',
        answer,
        active: activeIn(state, answer),
        isChosen: state.isChosen && isSame,
      };
    }
  }
}

/** What a reader sees of a search; letters that are typed while nothing else changes are not part. */
export interface SeenSearch extends Pick<SearchState, 'answer' | 'active'> {
  /** Waiting is not shown before it takes long. */
  readonly status: Exclude<SearchStatus, 'loading'>;
  /** Whether nothing is asked. */
  readonly isBlank: boolean;
}

/**
 * What a reader sees of a search.
 *
 * @param last what was seen before; given back where it is the same, so that nothing is drawn again
 */
export function seenOf(state: SearchState, last?: SeenSearch): SeenSearch {
  const { answer, active } = state;
  const status = state.status === 'loading' ? 'idle' : state.status;
  const nothingAsked = isBlank(state.query);
  const isSame =
    last?.status === status &&
    last.answer === answer &&
    last.active === active &&
    last.isBlank === nothingAsked;
  return isSame ? last : { status, answer, active, isBlank: nothingAsked };
}

/** Whether the answer in view is that to what stands in the box. */
export function isAnswered({ status, query, answer }: SearchState): boolean {
  return status === 'idle' && answer?.query === query;
}

/** What moves the active item. */
export type Move = 'next' | 'previous' | 'first' | 'last';

/** The place that a move leads to; the ends meet. */
export function placeAfter(move: Move, active: number, length: number): number {
  if (length === 0) return -1;
  switch (move) {
    case 'first':
      return 0;
    case 'last':
      return length - 1;
    case 'next':
      return (active + 1) % length;
    case 'previous':
      return active <= 0 ? length - 1 : active - 1;
  }
}
