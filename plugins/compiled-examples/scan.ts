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

/** What a line does to the exercise that a page is in. */
type Turn =
  | { readonly type: 'none' | 'ends' }
  /** An element without contents ends where it begins. */
  | { readonly type: 'begins'; readonly exercise: ExerciseTag; readonly isEmpty: boolean };

function turnAt(text: string, line: number): Turn {
  const [tag, slash, attributes = ''] = EXERCISE.exec(text) ?? [];
  if (tag === undefined) return { type: 'none' };
  if (slash === '/') return { type: 'ends' };
  const [, kind] = /\bkind=["']([^"']*)["']/.exec(attributes) ?? [];
  const exercise = { line, ...(kind !== undefined && { kind }) };
  return { type: 'begins', exercise, isEmpty: attributes.trimEnd().endsWith('/') };
}

function withoutIndent(line: string, indent: string): string {
  let at = 0;
  while (at < indent.length && (line[at] === ' ' || line[at] === '\t')) at += 1;
  return line.slice(at);
}

/** What a page's text has for the compilers. */
export interface ScannedPage {
  readonly fences: ScannedFence[];
  /** The exercises, with fences or without. */
  readonly exercises: ExerciseTag[];
}

/** The fences and exercises of a page's text, in their order. */
export function scanPage(page: string): ScannedPage {
  const lines = page.split('\n');
  const fences: ScannedFence[] = [];
  const exercises: ExerciseTag[] = [];
  let exercise: ExerciseTag | undefined;
  for (let start = 0; start < lines.length; start += 1) {
    const line = lines[start] ?? '';
    const turn = turnAt(line, start + 1);
    if (turn.type === 'begins') exercises.push(turn.exercise);
    if (turn.type !== 'none') {
      exercise = turn.type === 'begins' && !turn.isEmpty ? turn.exercise : undefined;
    }
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
  return { fences, exercises };
}

/** The fences of a page's text, in their order. */
export function scanFences(page: string): ScannedFence[] {
  return scanPage(page).fences;
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
