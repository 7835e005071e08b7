/** Files of JSON that the site serves, each asked for once. */
import { type Decoder, describe, parseJson } from './decode';

/**
 * A way to fetch files of one form.
 *
 * @param decoder what such a file holds
 * @returns fetches the file at an address, once; where it can't be had, rejects with an Error, and the next call asks
 *   again
 */
export function createFetch<T>(decoder: Decoder<T>): (address: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  const ask = async (address: string): Promise<T> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`Expected ${address}, got status ${response.status}.`);
    const content = parseJson(await response.text(), decoder);
    if (!content.ok) throw new Error(`${describe(content.error)} of ${address}.`);
    return content.value;
  };
  return async (address) => {
    const content = known.get(address) ?? ask(address);
    known.set(address, content);
    try {
      return await content;
    } catch (error) {
      known.delete(address);
      throw error;
    }
  };
}
