/** Questions to a registry: what fails for a moment is asked again, what comes is checked. */
import { type Decoder, describe, parseJson } from '../../src/lib/decode';

/** Attempts for one answer. */
const ATTEMPTS = 4;

/** How long an attempt may take, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** The longest pause that a server may ask for (`Retry-After`), in milliseconds. */
const LONGEST_PAUSE_MS = 60_000;

/** How questions are asked. */
export interface Asking {
  /** Milliseconds before the second attempt; each later one waits twice as long. */
  readonly pause: number;
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Is told of each attempt that failed and will be repeated. */
  readonly note: (text: string) => void;
}

/** An answer of one attempt: a text, nothing at that address, or a failure that may pass. */
type Attempt =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'passing'; readonly reason: string; readonly pause?: number };

/** The reason of a failed `fetch`, which hides it in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause: unknown = error.cause;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.name === 'TimeoutError' ? `no answer in ${TIMEOUT_MS} ms` : error.message;
}

function pauseAskedFor(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_PAUSE_MS) : undefined;
}

async function attempt(url: URL): Promise<Attempt> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { kind: 'text', text: await response.text() };
    if (response.status === 404) return { kind: 'absent' };
    if (response.status === 429 || response.status >= 500) {
      const pause = pauseAskedFor(response);
      return {
        kind: 'passing',
        reason: `status ${response.status}`,
        ...(pause !== undefined && { pause }),
      };
    }
    throw new Error(
      `Expected status 200 of ${url.href}, got ${response.status}; check the registry's address.`,
    );
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Expected status')) throw error;
    return { kind: 'passing', reason: reasonOf(error) };
  }
}

/**
 * Asks for JSON. Too many requests (429), failures of the server (5xx) and of the line are asked again,
 * up to four times, with growing pauses.
 *
 * @returns what the decoder makes of the answer; undefined where nothing is (404)
 * @throws Error with one sentence, for an answer that is not what the decoder takes, and where none comes
 */
export async function ask<T>(
  url: URL,
  decoder: Decoder<T>,
  { pause, wait, note }: Asking,
): Promise<T | undefined> {
  for (let count = 1; ; count += 1) {
    const answer = await attempt(url);
    if (answer.kind === 'absent') return undefined;
    if (answer.kind === 'text') {
      const decoded = parseJson(answer.text, decoder);
      if (decoded.ok) return decoded.value;
      throw new Error(
        `${describe(decoded.error)} in the answer of ${url.href}; nothing was changed, check that the address is a registry's.`,
      );
    }
    if (count === ATTEMPTS) {
      throw new Error(
        `Expected an answer of ${url.href}, got ${answer.reason} in ${ATTEMPTS} attempts; nothing was changed, try again later.`,
      );
    }
    const milliseconds = answer.pause ?? pause * 2 ** (count - 1);
    note(`${url.href}: ${answer.reason}, asked again in ${milliseconds} ms.`);
    await wait(milliseconds);
  }
}
