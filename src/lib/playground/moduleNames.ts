/** Names of modules that a program sees opened. */
import type { Result } from '../decode';

const MODULE_PATH = /^[A-Z]\w*(?:\.[A-Z]\w*)*$/;

/**
 * Adds a module to those that are open.
 *
 * @param written what a reader wrote, such as `Belt` or `Belt.Map`
 * @returns all names, or a sentence about what was written
 */
export function addModule(
  names: readonly string[],
  written: string,
): Result<readonly string[], string> {
  const name = written.trim().replace(/^open!?\s+/, '');
  if (!MODULE_PATH.test(name)) {
    return {
      ok: false,
      error: `Expected the name of a module such as Belt or Belt.Map, got ${name || 'nothing'}; begin each part with a capital letter.`,
    };
  }
  if (names.includes(name)) {
    return { ok: false, error: `${name} is open already; name another module.` };
  }
  return { ok: true, value: [...names, name] };
}
