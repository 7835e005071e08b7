/** Who may ask the service, judged by everything of a request but its body. */
import { createHash, timingSafeEqual } from 'node:crypto';

import { TOKEN_HEADER } from '../../../src/lib/playground/native/protocol';

/** A request, whatever carried it. */
export interface IncomingRequest {
  readonly method: string;
  /** Path and query, as they stand in the request line. */
  readonly url: string;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** IP address of the other end. */
  readonly remoteAddress: string | undefined;
  /** Whether it came over TLS. */
  readonly isEncrypted: boolean;
  readonly body: AsyncIterable<Uint8Array>;
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean;
}

/** Why a request is not taken. */
export interface Rejection {
  readonly status: number;
  /** One sentence. */
  readonly error: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset=utf-8)?$/i;

function header({ headers }: IncomingRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  // Of equal lengths, in constant time.
  return timingSafeEqual(digest(given), digest(expected));
}

function quoted(value: string | undefined): string {
  return value === undefined ? 'none' : `“${value.slice(0, 80)}”`;
}

/** Refuses who does not sit at this machine, or came here by a name that is not this machine's own. */
export function checkMachine(request: IncomingRequest): Rejection | undefined {
  if (!LOOPBACK_ADDRESS.test(request.remoteAddress ?? '')) {
    return {
      status: 403,
      error: `Expected a request of this machine, got one of ${quoted(request.remoteAddress)}; open the site on the machine that serves it.`,
    };
  }
  // A site may let its own name point here (DNS rebinding); its scripts would share our origin.
  const host = header(request, 'host');
  if (!LOOPBACK_HOST.test(host ?? '')) {
    return {
      status: 403,
      error: `Expected a loopback name as the host, got ${quoted(host)}; open the site as http://localhost with its port.`,
    };
  }
  const origin = header(request, 'origin');
  const own = `${request.isEncrypted ? 'https' : 'http'}://${host}`;
  if (request.headers.origin !== undefined && origin?.toLowerCase() !== own.toLowerCase()) {
    return {
      status: 403,
      error: `Expected a request of a page of ${own}, got one of ${quoted(origin)}; use the playground of this site.`,
    };
  }
  return undefined;
}

/** Refuses other methods. */
export function checkMethod({ method }: IncomingRequest, allowed: string): Rejection | undefined {
  if (method === allowed) return undefined;
  return {
    status: 405,
    error: `Expected the method ${allowed}, got ${quoted(method)}; use ${allowed}.`,
    headers: { Allow: allowed },
  };
}

/** Refuses who is no page of this site that has asked for the token, and what is not JSON. */
export function checkSender(request: IncomingRequest, token: string): Rejection | undefined {
  if (header(request, 'origin') === undefined) {
    return {
      status: 403,
      error: 'Expected the header Origin, got none; use the playground of this site.',
    };
  }
  if (!isSame(header(request, TOKEN_HEADER) ?? '', token)) {
    return {
      status: 403,
      error: `Expected the token of this service in ${TOKEN_HEADER}, got another one or none; load the page again.`,
    };
  }
  const type = header(request, 'content-type');
  if (!JSON_TYPE.test(type ?? '') || header(request, 'content-encoding') !== undefined) {
    return {
      status: 415,
      error: `Expected a body of application/json without an encoding, got ${quoted(type)}; send JSON in UTF-8.`,
    };
  }
  return undefined;
}
