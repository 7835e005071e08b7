/**
 * Highlighted lines of code blocks, as authors write them: numbers, ranges and comma lists, such as
 * `1,3-5` or `1..3`.
 *
 * parse-numeric-range is not used: it takes everything and drops what it cannot read, while authors
 * want to hear of their slips.
 */
import type { Result } from './decode';

const PART = /^(\d+)(?:\s*(?:-|\.\.)\s*(\d+))?$/;

/** Longest block of code that anyone highlights; keeps a slip such as `1-9999999` harmless. */
const MAX_LINE = 10_000;

function wrong(expected: string, got: string, spec: string): Result<never, string> {
  return {
    ok: false,
    error: `Expected ${expected}, got "${got}" in the highlighted lines "${spec}"; write for example 1,3-5.`,
  };
}

/**
 * Reads a list of lines, without the braces around it.
 *
 * @param lineCount number of lines of the block; later lines are refused.
 * @returns line numbers from 1, ascending, each once; or a sentence about the first bad part.
 */
export function parseLineRanges(
  spec: string,
  lineCount: number = MAX_LINE,
): Result<readonly number[], string> {
  const lines = new Set<number>();
  for (const part of spec.split(',').map((text) => text.trim())) {
    const match = PART.exec(part);
    if (match === null) {
      return wrong('a line number or a range', part, spec);
    }
    const first = Number(match[1]);
    const last = Number(match[2] ?? first);
    if (first < 1) {
      return wrong('lines counted from 1', part, spec);
    }
    if (last < first) {
      return wrong('a range that ends after its start', part, spec);
    }
    if (last > lineCount) {
      return wrong(`no line after ${lineCount}`, part, spec);
    }
    for (let line = first; line <= last; line += 1) {
      lines.add(line);
    }
  }
  return { ok: true, value: [...lines].sort((a, b) => a - b) };
}
