/** Messages between the page and a compiler's worker; both sides decode what they get. */
import {
  array,
  type Decoded,
  type Decoder,
  integer,
  literal,
  nullable,
  number,
  oneOf,
  record,
  string,
} from '../../decode';
import type { CompilerSettings } from '../compiler';

const syntax = literal('rescript', 'reason');

const settings: Decoder<CompilerSettings> = record(
  {
    syntax,
    moduleFormat: literal('commonjs', 'esmodule'),
    openModules: array(string),
    experiments: array(string),
  },
  { warningFlags: string, jsxMode: literal('automatic', 'classic', 'preserve') },
);

/** What the page asks; one question at a time. */
export const questionDecoder = oneOf(
  /** For the list of releases at an address. */
  record({ kind: literal('list'), url: string }),
  /** To load a compiler and then its libraries; once, and before the others. */
  record({ kind: literal('load'), compiler: string, libraries: array(string) }),
  record({ kind: literal('compile'), code: string, settings }),
  record({ kind: literal('format'), code: string, syntax }),
  record({ kind: literal('convert'), code: string, from: syntax, to: syntax }),
);

/** What the page asks. */
export type Question = Decoded<typeof questionDecoder>;

/** A question with a number that its answer repeats. */
export const toWorkerDecoder = record({ id: integer, question: questionDecoder });

/** What the page tells the worker. */
export type ToWorker = Decoded<typeof toWorkerDecoder>;

/** What the worker answers. */
export const answerDecoder = oneOf(
  /** Of `list`: the text of the list. */
  record({ kind: literal('listed'), text: string }),
  /** Of `load`: the version of the bundle's interface. */
  record({ kind: literal('loaded'), apiVersion: string }),
  /** Of the others: the JSON of what the compiler answered. */
  record(
    { kind: literal('answered'), json: string },
    {
      /** How long a compilation took. */
      milliseconds: number,
    },
  ),
  /** The compiler does not take its settings; a sentence for each. */
  record({ kind: literal('declined'), sentences: array(string) }),
  /** The compiler, or what loads it, threw. */
  record({ kind: literal('failed'), message: string }),
);

/** What the worker answers. */
export type Answer = Decoded<typeof answerDecoder>;

/** An answer with the number of its question; null for a message that was no question. */
export const fromWorkerDecoder = record({ id: nullable(integer), answer: answerDecoder });

/** What the worker tells the page. */
export type FromWorker = Decoded<typeof fromWorkerDecoder>;
