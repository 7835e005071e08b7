/** From what was thrown to what readers are told. */

import { inspect } from '../../../src/lib/program/consoleText';

/** A place in a module of the program. */
export interface Place {
  readonly module: string;
  /** From 1. */
  readonly line: number;
}

const ADDRESS = /(blob:[^\s()]+?):(\d+):\d+/g;

/**
 * The place in the program's own modules that a stack names first.
 *
 * @param modules names of the program's modules by their addresses
 */
export function placeOf(stack: string, modules: ReadonlyMap<string, string>): Place | undefined {
  for (const [, address = '', line] of stack.matchAll(ADDRESS)) {
    const module = modules.get(address);
    if (module !== undefined) return { module, line: Number(line) };
  }
  return undefined;
}

/**
 * What was thrown, as a sentence. The exception of a missing branch carries a place in a file that readers don't have,
 * and says nothing to those who meet it for the first time.
 */
export function messageOf(thrown: unknown): string {
  if (Reflect.get(Object(thrown), 'RE_EXN_ID') === 'Match_failure') {
    return 'No pattern fits the value: a switch lacks a branch, for example. Uncaught Match_failure';
  }
  return thrown instanceof Error ? inspect(thrown) : `Uncaught ${inspect(thrown)}`;
}

/** The stack of what was thrown; exceptions of ReScript carry an error for it. */
export function stackOf(thrown: unknown): string {
  const error: unknown = thrown instanceof Error ? thrown : Reflect.get(Object(thrown), 'Error');
  return error instanceof Error ? (error.stack ?? '') : '';
}
