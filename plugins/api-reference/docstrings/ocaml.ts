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
