/**
 * The same program on more lines. The analysis tool tells one name of a line at each start, so that a program with
 * few names on each line is told with few starts: a third of them, over all pages.
 */
import { highlight } from '../../../src/lib/highlight';
import type { Name } from '../../../src/lib/nameTypes';

/** A program with more line breaks. */
export interface SpreadProgram {
  readonly code: string;
  /** Where a name of the program stands in it. */
  readonly placeOf: (name: Name) => Name;
}

/**
 * What surely wants something behind it, so that a line break there means nothing: brackets that open, separators,
 * and operators between two operands.
 */
const UNFINISHED =
  /(?:(?<!\$)[([{](?!\.)|[,;]|(?<![-+*/=<>|&:~!?.@%^#])(?:->|=>|\+\+|\|\||&&|===?|=|\||:)(?![-+*/=<>|&:~!?.@%^#]))[ ]*(?=\S)/g;

/** Stands for each letter of what is hidden. */
const HIDDEN: Readonly<Record<string, string>> = { string: '_', comment: ' ' };

/** Lines without what stands in strings and comments. */
function codeAlone(code: string): readonly string[] {
  return highlight(code, 'rescript').map((runs) =>
    runs.map(({ kind = '', text }) => HIDDEN[kind]?.repeat(text.length) ?? text).join(''),
  );
}

/** Breaks the lines of a program wherever that changes nothing. */
export function spread(code: string): SpreadProgram {
  const alone = codeAlone(code);
  const starts: { readonly line: number; readonly column: number }[] = [];
  const spreadLines = code.split('\n').flatMap((text, line) => {
    const breaks = [...(alone[line] ?? '').matchAll(UNFINISHED)].map(
      ({ 0: found, index }) => index + found.length,
    );
    return [0, ...breaks].map((column, index) => {
      starts.push({ line, column });
      return text.slice(column, breaks[index]);
    });
  });
  return {
    code: spreadLines.join('\n'),
    placeOf: ({ line, column, name }) => {
      const at = starts.findLastIndex(
        (start) => start.line < line || (start.line === line && start.column <= column),
      );
      return { line: at, column: column - (starts[at]?.column ?? 0), name };
    },
  };
}
