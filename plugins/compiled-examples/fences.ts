import type { Extension } from './compiler';

/** The element of an exercise, which fences stand in. */
export interface ExerciseTag {
  /** Its line in the page's file, from 1, by which exercises are told apart. */
  readonly line: number;
  /** Text of its attribute; absent without one. */
  readonly kind?: string;
}

/** A fence as it stands in a page. */
export interface PageFence {
  /** The word behind the backticks. */
  readonly language: string;
  /** What follows the word. */
  readonly meta: string;
  readonly code: string;
  /** Line of its backticks in the page's file, from 1; its code begins on the next one. */
  readonly line: number;
  /** Another transform made it: it does not stand in the page's file. */
  readonly isMade?: boolean;
  /** Present in exercises. */
  readonly exercise?: ExerciseTag;
}

/** What writers have to mend. */
export interface Problem {
  /** Line in the page's file, from 1. */
  readonly line: number;
  readonly column?: number;
  /** One sentence, and where a compiler spoke its text. */
  readonly text: string;
}

const EXTENSIONS: ReadonlyMap<string, Extension> = new Map([
  ['res', 'res'],
  ['rescript', 'res'],
  ['resi', 'resi'],
  ['re', 're'],
  ['reason', 're'],
  ['reasonml', 're'],
  ['rei', 'rei'],
]);

/** The kind of file that a fence of a language is; undefined for languages that are not compiled. */
export function extensionOf(language: string): Extension | undefined {
  return EXTENSIONS.get(language.toLowerCase());
}

/** Problems of a page as text, each with its place first, so that terminals and editors can jump to it. */
export function describeProblems(page: string, problems: readonly Problem[]): string {
  return problems
    .map(
      ({ line, column, text }) =>
        `${page}:${line}${column === undefined ? '' : `:${column}`}: ${text}`,
    )
    .join('\n\n');
}
