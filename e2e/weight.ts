/** What files weigh when a host has compressed them. */
import { brotliCompressSync, constants } from 'node:zlib';

import { expect } from './fixtures';

/** Bytes of files together after Brotli. */
function weight(texts: readonly string[], quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return texts.reduce((sum, text) => sum + brotliCompressSync(text, { params }).length, 0);
}

/**
 * Expects files to stay below a limit together, compressed as well as hosts can. That takes twenty times as long as
 * nearly as well, which shows of most files already that they are light enough.
 */
export function expectLight(texts: readonly string[], limit: number, name: string): void {
  const nearly = weight(texts, 9);
  expect(nearly < limit ? nearly : weight(texts, 11), name).toBeLessThan(limit);
}
