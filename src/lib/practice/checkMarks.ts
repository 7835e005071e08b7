/**
 * Which statement of an exercise's check prints a line: before each, the program that is run prints a mark, which
 * readers don't see.
 */

/** A line of a check that begins a statement which may print: no definition, and nothing that goes on from above. */
const STATEMENT = /^(?!(?:let|and|type|module|open|include|external|exception)\b)[\w[].*\)$/;

/** A mark, by the place of the statement's line; a place without one ends the check. */
function markOf(place: number): string {
  return `<check ${place}>`;
}

const MARK = /^<check (\d+)>$/;

const MARKING = /^Console\.log\("<check \d+>"\)$/;

/** Whether a line of a program prints a mark. */
export function isMarking(line: string): boolean {
  return MARKING.test(line);
}

/** A check that prints a mark before each of its statements, and one behind the last. */
export function withMarks(check: string): string {
  const lines = check.trimEnd().split('\n');
  const marked = lines.flatMap((line, place) =>
    STATEMENT.test(line) ? [`Console.log("${markOf(place)}")`, line] : [line],
  );
  return [...marked, `Console.log("${markOf(lines.length)}")`].join('\n');
}

/** The statement that begins in a line of a check, in one line; undefined where none does. */
function statementAt(check: string, place: number): string | undefined {
  const [first, ...rest] = check.trimEnd().split('\n').slice(place);
  if (first === undefined || !STATEMENT.test(first)) return undefined;
  const end = rest.findIndex((line) => !/^(?:\s+\S|->|[)\]}])/.test(line));
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].map((line) => line.trim()).join(' ');
}

/**
 * What a program with a marked check printed, without the marks; lines of the check have the statement that printed
 * them.
 *
 * @param check without marks; undefined where there is none
 */
export function withoutMarks<T extends { readonly text: string }>(
  lines: readonly T[],
  check: string | undefined,
): readonly (T & { readonly statement?: string })[] {
  if (check === undefined) return lines;
  let statement: string | undefined;
  return lines.flatMap((line) => {
    const [, place] = MARK.exec(line.text) ?? [];
    if (place === undefined) return [statement === undefined ? line : { ...line, statement }];
    statement = statementAt(check, Number(place));
    return [];
  });
}
