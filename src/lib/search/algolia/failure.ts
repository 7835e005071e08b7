/**
 * Why a hosted index gave no hits, told in one sentence.
 * Operators look these names up in the README; consoles print them before the sentence.
 */
import {
  ApiError as LibraryApiError,
  DeserializationError as LibraryDeserializationError,
  RetryError as LibraryRetryError,
  type StackFrame,
} from '@algolia/client-common';

/** Longest piece of a host's words that a sentence quotes, in characters. */
const QUOTE_LENGTH = 120;

/** No host could be reached; the network may be off. */
export class RetryError extends Error {
  static {
    // On the prototype, or V8 would begin the stack with `Error`.
    this.prototype.name = 'RetryError';
  }

  /** @param visits what happened at each host that was asked */
  constructor(visits: readonly StackFrame[]) {
    super(
      `Expected an answer of a search host, but ${visits.map(whatHappened).join(', ')}; check the network, and ALGOLIA_APP_ID and ALGOLIA_HOSTS of the build.`,
    );
  }
}

/** A host refused the question with a status from 400 to 499. */
export class ApiError extends Error {
  static {
    this.prototype.name = 'ApiError';
  }

  /** @param words those of the host */
  constructor(
    readonly status: number,
    words: string,
  ) {
    super(
      `Expected hits, but the search host answered ${status} (${quote(words)}); check ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME of the build.`,
    );
  }
}

/** What came is not the answer to a search. */
export class DeserializationError extends Error {
  static {
    this.prototype.name = 'DeserializationError';
  }

  /** @param reason `expected A, got B` */
  constructor(reason: string) {
    super(
      `Expected the answer of a search index, but it cannot be read: ${reason}; check what is between readers and the hosts of the index.`,
    );
  }
}

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > QUOTE_LENGTH ? `${line.slice(0, QUOTE_LENGTH)}…` : line;
}

function whatHappened({ host, response }: StackFrame): string {
  const address = host.port === undefined ? host.url : `${host.url}:${host.port}`;
  if (response.isTimedOut) return `${address} did not answer in time`;
  if (response.status === 0) return `${address} could not be reached`;
  return `${address} answered ${response.status}`;
}

/** The failure behind what the library threw; anything else is a fault of ours and stays as it is. */
export function failureOf(error: unknown): unknown {
  if (error instanceof LibraryRetryError) return new RetryError(error.stackTrace);
  if (error instanceof LibraryApiError) return new ApiError(error.status, error.message);
  if (error instanceof LibraryDeserializationError) {
    return new DeserializationError(`expected JSON, got ${quote(error.response.content)}`);
  }
  return error;
}
