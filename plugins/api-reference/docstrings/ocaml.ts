/** Prepares the OCaml of comments, which is written line by line, for a parser. */

/** A line that goes on with what stands in front of it. */
const CONTINUES = /^(?:and|do|done|else|end|in|then|with|\||->|\)|\]|\}|=|:|;|,|[-+*/^@&<>.])/;

/** A line behind which something must come. */
const IS_OPEN =
  /(?:[=(,[{|;+*/^@&<>]|->|\b(?:begin|do|else|fun|function|if|in|match|of|rec|sig|struct|then|try|when|with))$/;

/**
 * Ends definitions and expressions at the ends of their lines. Without `;;`, a parser takes an
 * expression in the next line for an argument.
 */
export function withTerminators(code: string): string {
  let before = '';
  return code
    .split('\n')
    .map((line) => {
      const begins = /^\S/.test(line) && !CONTINUES.test(line);
      const isAfterEnd = before !== '' && !/;;$/.test(before) && !IS_OPEN.test(before);
      if (line.trim() !== '') before = line.trim();
      return begins && isAfterEnd ? `;;${line}` : line;
    })
    .join('\n');
}

/** A line of OCaml that is a comment and nothing else. */
const OWN_LINE = /^[ \t]*\(\*\s*(.*?)\s*\*\)[ \t]*$/gm;

/** A comment behind code, with another statement after it. */
const BEHIND_CODE = /(\S)[ \t]*\/\*[ \t]*(.*?)[ \t]*\*\/\n\n(?=\S)/g;

/**
 * Puts comments back in front of what they are about: a formatter draws a comment that has a line of
 * its own to the end of the statement before it.
 *
 * @param ocaml the code before it was rewritten
 */
export function withCommentsInFront(rewritten: string, ocaml: string): string {
  const own = new Set([...ocaml.matchAll(OWN_LINE)].map(([, comment]) => comment));
  return rewritten.replace(BEHIND_CODE, (match, before: string, comment: string) =>
    own.has(comment) ? `${before}\n\n/* ${comment} */\n` : match,
  );
}
