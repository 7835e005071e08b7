/** Reads the answer of a hosted index. */
import {
  array,
  type DecodeError,
  type Decoder,
  describe,
  dictionary,
  map,
  nullable,
  number,
  record,
  type Result,
  string,
} from '../../decode';
import { type SearchHit, searchHitDecoder, type SearchResults } from '../client';

const anything: Decoder<unknown> = (value) => ({ ok: true, value });

/** An answer whose hits are still to be read, one by one. */
const answerDecoder = record({
  results: array(
    record(
      { hits: array(anything), nbHits: number },
      {
        queryID: map(nullable(string), (id) => id ?? undefined),
        facets: dictionary(dictionary(number)),
      },
    ),
  ),
});

function refuse(
  expected: string,
  received: unknown,
  path: DecodeError['path'],
): Result<never, DecodeError> {
  return { ok: false, error: { reason: 'type', expected, received, path, alternatives: [] } };
}

/**
 * Reads an answer. A hit that does not fit is left out and told, as is one without a readable address:
 * one record gone wrong in an index must not hide all the others.
 *
 * @param count how many questions were asked
 * @param tell gets a sentence for each hit that is left out
 */
export function readAnswer(
  answer: unknown,
  count: number,
  tell: (sentence: string) => void,
): Result<SearchResults, DecodeError> {
  const decoded = answerDecoder(answer);
  if (!decoded.ok) return decoded;
  const received = decoded.value.results.length;
  if (received !== count) return refuse(`${count} results`, received, ['results']);
  const results = decoded.value.results.map(({ hits, ...result }, index) => ({
    ...result,
    hits: hits.flatMap((hit, position): readonly SearchHit[] => {
      const read = searchHitDecoder(hit);
      if (read.ok) return [read.value];
      const path = ['results', index, 'hits', position, ...read.error.path];
      tell(`A hit is left out: ${describe({ ...read.error, path })}; fix its record in the index.`);
      return [];
    }),
  }));
  return { ok: true, value: { results } };
}
