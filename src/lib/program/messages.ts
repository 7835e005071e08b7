/**
 * What page and frame tell each other. Both decode what comes: the page because a program may write
 * messages of its own in the frame's name, the frame because it can be put into any page.
 */
import {
  array,
  boolean,
  type Decoded,
  type Decoder,
  integer,
  literal,
  oneOf,
  record,
  string,
} from '../decode';

/** Color scheme of a page. */
export type ColorScheme = 'light' | 'dark';

const colorScheme = literal('light', 'dark');

/** What the page asks of the frame. */
export const requestDecoder = oneOf(
  record(
    {
      type: literal('run'),
      colorScheme,
      /** Each behind what it imports; the last one's default export is called with an element. */
      modules: array(record({ name: string, pieces: array(string) })),
    },
    /** Where it runs; only the playground's documents have workers, the others run it in the page. */
    { place: literal('page', 'worker') },
  ),
  record({ type: literal('color-scheme'), colorScheme }),
  /** Asks whether the program leaves the frame time to answer. */
  record({ type: literal('ping') }),
);

/** What the page asks of the frame. */
export type FrameRequest = Decoded<typeof requestDecoder>;

/** Levels of console lines. */
export const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** How a program calls a line of its console. */
export type Level = (typeof LEVELS)[number];

/** Where a program runs: in the frame's own page, or in a worker of it. */
export type Place = 'page' | 'worker';

/** Longest text that is taken from a program, in characters. */
const LONGEST_TEXT = 4000;

/** Longest description of the values of a line, as JSON, in characters. */
const LONGEST_VALUES = 300_000;

/** Highest frame that a program may ask for, in CSS pixels; it scrolls beyond that. */
const MOST_HEIGHT = 1200;

const text: Decoder<string> = (input) => {
  const result = string(input);
  return result.ok && result.value.length > LONGEST_TEXT
    ? { ok: true, value: `${result.value.slice(0, LONGEST_TEXT)}…` }
    : result;
};

/** What is cut would be no JSON any more: it is left out, and the line's text remains. */
const values: Decoder<string> = (input) => {
  const result = string(input);
  return result.ok && result.value.length > LONGEST_VALUES ? { ok: true, value: '' } : result;
};

const height: Decoder<number> = (input) => {
  const result = integer(input);
  return result.ok ? { ok: true, value: Math.min(Math.max(result.value, 0), MOST_HEIGHT) } : result;
};

/** What the frame reports. */
export const reportDecoder = oneOf(
  /** It listens. */
  record({ type: literal('ready') }),
  /** The answer to a ping. */
  record({ type: literal('alive') }),
  /** The program's modules have run. */
  record({ type: literal('started') }),
  record(
    { type: literal('console'), level: literal(...LEVELS), text },
    {
      /** JSON of the values behind the text (`inspected.ts`). */
      values,
      /** How many groups of the console are open around it. */
      depth: integer,
      /** How often it was written, where more than once. */
      count: integer,
    },
  ),
  /** Something was thrown, or the frame's policy refused something. */
  record(
    { type: literal('error'), message: text },
    {
      /** Where it was thrown, in the JavaScript; from 1. */
      module: text,
      line: integer,
      /** Where it came from, with names of modules in the place of addresses. */
      stack: text,
      /** Whether it misses what only pages have, while it runs in a worker. */
      isPageMissing: boolean,
    },
  ),
  /** How high the program is, in CSS pixels. */
  record({ type: literal('height'), height }),
  /** The reader wants the keyboard's focus to leave the program. */
  record({ type: literal('leave') }),
  /** The program kept the browser waiting and was ended; nothing else comes from it. */
  record({ type: literal('halted') }),
);

/** What the frame reports. */
export type FrameReport = Decoded<typeof reportDecoder>;
