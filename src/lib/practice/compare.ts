/** Compares what a program printed, or what a reader says that it prints, with what is expected. */
import type { ExerciseKind } from './exercise';

/** The first line that isn't what it should be. */
export interface Difference {
  /** From 1. */
  readonly line: number;
  /** Absent where nothing more is expected. */
  readonly expected?: string;
  /** Absent where the output ends before. */
  readonly got?: string;
  /** The statement of the check that printed what was got. */
  readonly statement?: string;
  /** Whether there are as many lines as expected, so that the statement should have printed what is expected. */
  readonly isInPlace?: boolean;
}

/** Something that a program printed. */
export interface PrintedText {
  readonly text: string;
  /** The statement of the check that printed it; absent for the reader's own lines. */
  readonly statement?: string;
}

/** Texts of a console as lines: one text may have several. */
export function linesOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split('\n')).map((line) => line.trimEnd());
}

/** What a reader wrote, as lines; empty ones at its ends are no part of it. */
export function writtenLines(text: string): readonly string[] {
  const lines = linesOf([text]);
  const isFull = (line: string): boolean => line !== '';
  return lines.slice(Math.max(lines.findIndex(isFull), 0), lines.findLastIndex(isFull) + 1);
}

/** A line as it is compared: of a prediction, blanks and the kind of quotes don't matter. */
function comparable(line: string, kind: ExerciseKind): string {
  return kind === 'predict' ? line.replace(/\s+/g, '').replace(/["'`“”‘’]/g, '"') : line;
}

/**
 * The first difference between two outputs; undefined where there is none.
 *
 * @param expected from `linesOf`, as is `got`
 */
export function findDifference(
  expected: readonly string[],
  got: readonly string[],
  kind: ExerciseKind,
): Difference | undefined {
  for (let index = 0; index < Math.max(expected.length, got.length); index += 1) {
    const [wanted, received] = [expected[index], got[index]];
    const isSame =
      wanted !== undefined &&
      received !== undefined &&
      comparable(wanted, kind) === comparable(received, kind);
    if (isSame) continue;
    return {
      line: index + 1,
      ...(wanted !== undefined && { expected: wanted }),
      ...(received !== undefined && { got: received }),
    };
  }
  return undefined;
}

/** The first difference between what is expected and what a program printed, with who printed it. */
export function findPrintedDifference(
  expected: readonly string[],
  printed: readonly PrintedText[],
  kind: ExerciseKind,
): Difference | undefined {
  const lines = printed.flatMap(({ text, statement }) =>
    linesOf([text]).map((line) => ({ line, statement })),
  );
  const difference = findDifference(
    expected,
    lines.map(({ line }) => line),
    kind,
  );
  if (!difference) return undefined;
  const statement = lines[difference.line - 1]?.statement;
  if (statement === undefined) return difference;
  return { ...difference, statement, isInPlace: lines.length === expected.length };
}
