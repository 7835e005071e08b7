/** Reads the body of a request. */
import { MAX_BODY_BYTES } from '../../../src/lib/playground/native/protocol';
import type { IncomingRequest, Rejection } from './gate';

/** A body, or why it is not taken. */
export type Body = { readonly text: string } | { readonly rejection: Rejection };

const TOO_LARGE: Body = {
  rejection: {
    status: 413,
    error: `Expected at most ${MAX_BODY_BYTES} bytes, got more; make the program shorter.`,
  },
};

function badBody(error: string): Body {
  return { rejection: { status: 400, error } };
}

/** Reads a body to its end, counting what comes; not more of it than is allowed. */
export async function readBody({ headers, body }: IncomingRequest): Promise<Body> {
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) return TOO_LARGE;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) return TOO_LARGE;
      chunks.push(chunk);
    }
  } catch {
    return badBody('Expected a whole body, got a part of it; send it again.');
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return badBody('Expected text in UTF-8, got other bytes; send JSON in UTF-8.');
  }
}
