/**
 * Finds the fences of a page in its text, without parsing the page: checking all pages takes a
 * moment then. `tests/plugins/compiled-examples/scan.test.ts` holds that it sees what the parser sees.
 */
import type { ExerciseTag, PageFence } from './fences';

/** A fence and where it stands, so that it can be written anew. */
export interface ScannedFence extends PageFence {
  /** What stands before each of its lines, in lists and elements. */
  readonly indent: string;
  /** Index of the line behind its code, from 0. */
  readonly end: number;
}

const OPENING = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)[ \t]*([^`]*)$/;

const EXERCISE = /^\s*<(\/?)Exercise\b([^>]*)/;

/** The exercise that a page is in behind a line. */
function exerciseBehind(
  text: string,
  line: number,
  before: ExerciseTag | undefined,
): ExerciseTag | undefined {
  const [tag, slash, attributes = ''] = EXERCISE.exec(text) ?? [];
  if (tag === undefined) return before;
  if (slash === '/') return undefined;
  const [, kind] = /\bkind=["']([^"']*)["']/.exec(attributes) ?? [];
  return { line, ...(kind !== undefined && { kind }) };
}

function withoutIndent(line: string, indent: string): string {
  let at = 0;
  while (at < indent.length && (line[at] === ' ' || line[at] === '\t')) at += 1;
  return line.slice(at);
}

/** The fences of a page's text, in their order. */
export function scanFences(page: string): ScannedFence[] {
  const lines = page.split('\n');
  const fences: ScannedFence[] = [];
  let exercise: ExerciseTag | undefined;
  for (let start = 0; start < lines.length; start += 1) {
    const line = lines[start] ?? '';
    exercise = exerciseBehind(line, start + 1, exercise);
    const [, indent = '', ticks, language = '', meta = ''] = OPENING.exec(line) ?? [];
    if (ticks === undefined) continue;
    const closing = new RegExp(`^[ \\t]*${ticks[0]}{${ticks.length},}[ \\t]*$`);
    let end = start + 1;
    while (end < lines.length && !closing.test(lines[end] ?? '')) end += 1;
    const code = lines.slice(start + 1, end).map((text) => withoutIndent(text, indent));
    fences.push({
      language,
      meta: meta.trim(),
      code: code.join('\n'),
      line: start + 1,
      indent,
      end,
      ...(exercise && { exercise }),
    });
    start = end;
  }
  return fences;
}

/**
 * A page's text with other code in some of its fences.
 *
 * @param codes new code by fence
 */
export function withCode(page: string, codes: ReadonlyMap<ScannedFence, string>): string {
  const lines = page.split('\n');
  for (const [fence, code] of [...codes].sort(([a], [b]) => b.line - a.line)) {
    const written = code.split('\n').map((line) => (line === '' ? line : fence.indent + line));
    lines.splice(fence.line, fence.end - fence.line, ...written);
  }
  return lines.join('\n');
}
