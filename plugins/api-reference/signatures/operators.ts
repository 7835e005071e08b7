/**
 * Operators under the names that programs write. Compilers before 12 keep OCaml's names in compiled modules, and so do
 * the comments that came with them: `=` is `==` to a reader, and `==` is `===`.
 */
import type { ApiSyntax } from '../model/types';

const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['=', '=='],
  ['<>', '!='],
  ['==', '==='],
  ['!=', '!=='],
  ['^', '++'],
]);

/** The operator of OCaml that Reason writes behind its argument. */
const DEREFERENCE = { ocaml: '!', reason: '^' };

/** What a program writes for a name of OCaml's; names that are the same stay. */
export function writtenOperator(name: string, syntax: ApiSyntax): string {
  if (syntax === 'reason' && name === DEREFERENCE.ocaml) return DEREFERENCE.reason;
  return WRITTEN.get(name) ?? name;
}

/** Equality and its like between blanks or alone. */
const EQUALITY = /(?<=^|[\s(])(?:<>|!=|==?)(?=$|[\s)])/g;

/** A reference to an operator, and code. */
const CODE = /\{!Pervasives\.\( (\S+) \)\}|\[([^[\]]*)\]/g;

/** A comment of OCaml's markup whose code has the operators that a program writes. */
export function withWrittenOperators(comment: string, syntax: ApiSyntax): string {
  return comment.replace(CODE, (_match, reference: string | undefined, code: string = '') => {
    if (reference !== undefined) return `[${writtenOperator(reference, syntax)}]`;
    return `[${code.replace(EQUALITY, (name) => writtenOperator(name, syntax))}]`;
  });
}
