/** Why a hosted index gave no hits, told in one sentence (specification, section 8 "Transport errors"). */
import {
  ApiError,
  DeserializationError,
  RetryError,
  type StackFrame,
} from '@algolia/client-common';

/** Longest piece of a host's words that a sentence quotes, in characters. */
const QUOTE_LENGTH = 120;

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > QUOTE_LENGTH ? `${line.slice(0, QUOTE_LENGTH)}…` : line;
}

/**
 * A search without an answer.
 *
 * - `RetryError`: no host could be reached; the network may be off.
 * - `ApiError`: a host refused the question with a status from 400 to 499.
 * - `DeserializationError`: what came is not the answer to a search.
 */
export class SearchFailure extends Error {
  constructor(
    override readonly name: 'RetryError' | 'ApiError' | 'DeserializationError',
    message: string,
    /** HTTP status of an `ApiError`. */
    readonly status?: number,
  ) {
    super(message);
  }
}

function whatHappened({ host, response }: StackFrame): string {
  const address = host.port === undefined ? host.url : `${host.url}:${host.port}`;
  if (response.isTimedOut) return `${address} did not answer in time`;
  if (response.status === 0) return `${address} could not be reached`;
  return `${address} answered ${response.status}`;
}

/** The failure of an answer that is no answer to a search. */
export function unreadable(reason: string): SearchFailure {
  return new SearchFailure(
    'DeserializationError',
    `Expected the answer of a search index, but it cannot be read: ${reason}; see what stands between readers and the hosts of the index.`,
  );
}

/** The failure behind what the library threw; anything else is a fault of ours and stays as it is. */
export function failureOf(error: unknown): unknown {
  if (error instanceof RetryError) {
    const hosts = error.stackTrace.map(whatHappened).join(', ');
    return new SearchFailure(
      'RetryError',
      `Expected an answer of a search host, but ${hosts}; check the network, and ALGOLIA_APP_ID and ALGOLIA_HOSTS of the build.`,
    );
  }
  if (error instanceof ApiError) {
    return new SearchFailure(
      'ApiError',
      `Expected hits, but the search host answered ${error.status} (${quote(error.message)}); check ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME of the build.`,
      error.status,
    );
  }
  if (error instanceof DeserializationError) {
    return unreadable(`expected JSON, got ${quote(error.response.content)}`);
  }
  return error;
}
