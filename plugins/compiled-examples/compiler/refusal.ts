/** Sources that no compiler is given: what they could do is not what an example is for. */
import { hasFileLevelFlags } from '../../../src/lib/playground/fileFlags';
import type { Extension } from './program';

/**
 * Why a source is refused: `flags` in it could start programs, by a `line-directive` a message would show lines of
 * any file of this machine, and a `marshaled-binding` is memory of the compiler's own, which it takes as it comes.
 */
export type Refusal = 'flags' | 'line-directive' | 'marshaled-binding';

/** What Reason's lexer takes as a directive wherever a token may begin: `# 3 "FILE"`, `#3"FILE"`. */
const LINE_DIRECTIVE = /#[ \t]*\d+[ \t]*"/;

/**
 * The first byte of what OCaml's `Marshal` writes, in each way in which a string of Reason can have it. v8 reads the
 * second string of an `external` so, whoever wrote it.
 */
const MARSHALED_BYTE = /\\(?:132|x84|o204)/i;
const BINDING = /\bexternal\b/;

/**
 * Strings, and comments in which nothing can begin or end but themselves: Reason's lexer knows strings, quoted strings
 * (`{|`) and characters in comments, too. Those that don't end so are taken as well, for no text is to be read twice.
 */
const SKIPPED = /"(?:[^"\\]|\\[^])*("|\\?$)|\/\/[^\n"'{]*(\n|$)?|\/\*[^"'{*/]*\*\//g;

/** What stands in the rest for a string without an end, and for a comment that may go on otherwise: it is unclear. */
const OPEN = '/*';

/** What would have to be read as the lexer does to tell strings from code: other comments and quotes. */
const UNCLEAR = /\/\*|\/\/|'\\?"|\{%|\{[a-z_]*\|/;

/**
 * Whether a source in Reason could hold a line directive. A string such as `"Room #3"` looks like one, so
 * that strings are taken out where it is plain what is a string.
 */
function hasLineDirective(code: string): boolean {
  if (!LINE_DIRECTIVE.test(code)) return false;
  const rest = code.replaceAll(SKIPPED, (skipped, quote?: string, lineEnd?: string) => {
    if (skipped.startsWith('"')) return quote === '"' ? '""' : OPEN;
    if (skipped.startsWith('//')) return lineEnd ?? OPEN;
    return ' ';
  });
  return UNCLEAR.test(rest) || LINE_DIRECTIVE.test(rest);
}

/** Why a source must not reach a compiler; undefined where it may. */
export function refusalOf(source: {
  readonly code: string;
  readonly extension: Extension;
}): Refusal | undefined {
  if (hasFileLevelFlags(source.code)) return 'flags';
  const isReason = source.extension === 're' || source.extension === 'rei';
  if (!isReason) return undefined;
  if (hasLineDirective(source.code)) return 'line-directive';
  return BINDING.test(source.code) && MARSHALED_BYTE.test(source.code)
    ? 'marshaled-binding'
    : undefined;
}
