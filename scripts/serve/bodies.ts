/** Reads files of a build, compresses each once and remembers the result. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import type { Encoding } from './encoding';

/** A file's bytes in one coding, and the tag that names exactly them. */
export interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

/**
 * Between speed and size: static hosts compress on the way, with less than the 11 of an archive.
 */
const BROTLI_QUALITY = 6;

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, Buffer>(zlib.gzip);

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    case 'gzip':
      return gzip(bytes);
    case 'identity':
      return bytes;
  }
}

/** The bodies of a build; each is read and compressed at most once. */
export function bodyStore(outDir: string): (file: string, encoding: Encoding) => Promise<Body> {
  const bodies = new Map<string, Promise<Body>>();

  async function load(file: string, encoding: Encoding): Promise<Body> {
    const plain = await fs.readFile(path.join(outDir, file));
    const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    return { bytes: await encode(plain, encoding), etag: `"${digest}-${encoding}"` };
  }

  return (file, encoding) => {
    const key = `${encoding} ${file}`;
    const body = bodies.get(key) ?? load(file, encoding);
    bodies.set(key, body);
    return body;
  };
}
