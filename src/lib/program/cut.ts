/** Cuts modules at what they import; apart from `modules.ts`, because a lexer comes along. */
import { parse } from 'es-module-lexer/js';

import type { Result } from '../decode';
import type { Pieces } from './modules';
import { unreadable } from './unreadable';

/**
 * Cuts the text of an ES module at the names of the modules that it imports.
 *
 * @returns the pieces, or a sentence about what is no ES module or can't be known before it runs
 */
export function cut(code: string): Result<Pieces, string> {
  let imports;
  try {
    [imports] = parse(code);
  } catch (error) {
    return { ok: false, error: unreadable(error) };
  }
  const pieces: string[] = [];
  let end = 0;
  for (const { n: name, s: start, e, d: dynamic } of imports) {
    // `import.meta` names no module.
    if (dynamic === -2) continue;
    if (name === undefined) {
      return {
        ok: false,
        error: `Expected import() of a module’s name, got import(${code.slice(start, e)}); write the name as a string.`,
      };
    }
    // The lexer counts the quotes of `import("…")` to the name.
    const quote = dynamic > -1 ? 1 : 0;
    pieces.push(code.slice(end, start + quote), name);
    end = e - quote;
  }
  pieces.push(code.slice(end));
  return { ok: true, value: pieces };
}
