import { type Decoder, describe } from './decode';

/**
 * Checks a data file of `src/data` against its schema when it is loaded, so that a slip in it fails
 * the build and the tests instead of a page.
 *
 * @param file the file's path, for the message
 * @throws Error with one sentence: what was expected, what came and where
 */
export function decodeData<T>(file: string, decoder: Decoder<T>, data: unknown): T {
  const result = decoder(data);
  if (result.ok) return result.value;
  throw new Error(`${describe(result.error)}; fix ${file}.`);
}
