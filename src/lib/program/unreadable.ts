/** What readers are told of JavaScript that can't be parsed: `%raw` puts theirs into a program as it is. */

/** Acorn's place, in JavaScript that readers don't see. */
const PLACE = / \(\d+:\d+\)$/;

/**
 * Why a program can't run whose JavaScript can't be parsed, in sentences for readers.
 *
 * @param error of a parser
 */
export function unreadable(error: unknown): string {
  if (/\bstack\b/i.test(String(error))) {
    return 'The program can’t run, because its JavaScript is nested too deeply. Divide it into smaller parts.';
  }
  const detail = error instanceof SyntaxError ? `: ${error.message.replace(PLACE, '')}` : '';
  return `The program can’t run, because its JavaScript has a mistake${detail}. Correct what stands in %raw, which the compiler takes over as it is.`;
}
