/** Messages between the page and the search worker; both sides decode what they get. */
import {
  array,
  type Decoded,
  type Decoder,
  dictionary,
  integer,
  literal,
  number,
  oneOf,
  record,
  string,
} from '../../decode';
import { searchHitDecoder } from '../client';

/** The two files of a shard (shards.ts). */
export const PARTS = ['names', 'all'] as const;

export type Part = (typeof PARTS)[number];

const bytes: Decoder<ArrayBuffer> = (input) =>
  input instanceof ArrayBuffer
    ? { ok: true, value: input }
    : {
        ok: false,
        error: {
          reason: 'type',
          expected: 'bytes',
          received: input,
          path: [],
          alternatives: [],
        },
      };

const filter: Decoder<string | readonly string[]> = oneOf(string, array(string));

const question = record(
  {
    query: string,
    attributesToSnippet: array(string),
    snippetEllipsisText: string,
    highlightPreTag: string,
    highlightPostTag: string,
    hitsPerPage: integer,
    facetFilters: array(filter),
  },
  { optionalFilters: array(string), facets: array(string), page: integer },
);

/** What the page tells the worker. */
export const toWorkerDecoder = oneOf(
  record({
    kind: literal('add'),
    shard: string,
    part: literal(...PARTS),
    /** Where the bytes come from, for messages. */
    address: string,
    /** A file of the index, as it was loaded. */
    bytes,
  }),
  record({
    kind: literal('search'),
    /** Names the question in its answer. */
    id: integer,
    questions: array(question),
  }),
);

/** What the page tells the worker. */
export type ToWorker = Decoded<typeof toWorkerDecoder>;

const result = record(
  { hits: array(searchHitDecoder), nbHits: number },
  {
    facets: dictionary(dictionary(number)),
    suggestions: array(string),
    next: array(string),
  },
);

const source = oneOf(
  record({ kind: literal('build'), time: string }),
  record({ kind: literal('sources') }),
);

/** What the worker tells the page. */
export const fromWorkerDecoder = oneOf(
  record({ kind: literal('answered'), id: integer, results: array(result) }),
  record({ kind: literal('added'), shard: string, part: literal(...PARTS), source }),
  record({
    kind: literal('refused'),
    shard: string,
    part: literal(...PARTS),
    /** One sentence for the console. */
    message: string,
  }),
  record({ kind: literal('failed'), id: integer, message: string }),
);

/** What the worker tells the page. */
export type FromWorker = Decoded<typeof fromWorkerDecoder>;
