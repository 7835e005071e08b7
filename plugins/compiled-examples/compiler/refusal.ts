/** Sources that no compiler is given: what they could do is not what an example is for. */
import { hasFileLevelFlags } from '../../../src/lib/playground/fileFlags';
import type { Extension } from './program';

/**
 * Why a source is refused: `flags` in it could start programs, and by a `line-directive` a message would show
 * lines of any file of this machine.
 */
export type Refusal = 'flags' | 'line-directive';

/** What Reason's lexer takes as a directive wherever a token may begin: `# 3 "FILE"`, `#3"FILE"`. */
const LINE_DIRECTIVE = /#[ \t]*\d+[ \t]*"/;

/**
 * Strings, and comments in which nothing can begin or end but themselves: Reason's lexer knows strings, quoted strings
 * (`{|`) and characters in comments, too.
 */
const SKIPPED = /"(?:[^"\\]|\\[^])*"|\/\/[^\n"'{]*(?=\n|$)|\/\*[^"'{*/]*\*\//g;

/** What would have to be read as the lexer does to tell strings from code: other comments and quotes. */
const UNCLEAR = /\/\*|\/\/|'\\?"|\{%|\{[a-z_]*\|/;

/**
 * Whether a source in Reason could hold a line directive. A string such as `"Room #3"` looks like one, so
 * that strings are taken out where it is plain what is a string.
 */
function hasLineDirective(code: string): boolean {
  if (!LINE_DIRECTIVE.test(code)) return false;
  const rest = code.replaceAll(SKIPPED, (skipped) => (skipped.startsWith('"') ? '""' : ' '));
  return UNCLEAR.test(rest) || LINE_DIRECTIVE.test(rest);
}

/** Why a source must not reach a compiler; undefined where it may. */
export function refusalOf(source: {
  readonly code: string;
  readonly extension: Extension;
}): Refusal | undefined {
  if (hasFileLevelFlags(source.code)) return 'flags';
  const isReason = source.extension === 're' || source.extension === 'rei';
  return isReason && hasLineDirective(source.code) ? 'line-directive' : undefined;
}
