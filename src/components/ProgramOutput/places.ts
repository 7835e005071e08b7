/** From places of JavaScript that runs to those of the program that it was made of. */
import { fileLine } from '@site/src/lib/playground/joinFiles';
import type { Runnable } from '@site/src/lib/playground/session';
import { type SourceLine, sourceLines } from '@site/src/lib/playground/sourceLines';
import { PROGRAM_MODULE } from '@site/src/lib/program/playground';

/** A line of a program. */
export interface ProgramPlace extends SourceLine {
  /** Name of its file, in a program of several. */
  readonly file?: string;
}

/** Finds the place that a line of a module was compiled from; undefined where nothing tells. */
export type PlaceFinder = (module: string, line: number) => ProgramPlace | undefined;

/** The JavaScript of all files but the one that runs, by the names under which they are imported. */
export function importedFiles({ files = [] }: Runnable): ReadonlyMap<string, string> {
  return new Map(files.slice(0, -1).map(({ specifier, javaScript }) => [specifier, javaScript]));
}

/** Finds places of a program. */
export function placeFinder({ source, javaScript, files = [], joined }: Runnable): PlaceFinder {
  const finders = new Map<string, ReturnType<typeof sourceLines>>();
  const finderOf = (module: string, text: string, output: string) => {
    const known = finders.get(module) ?? sourceLines(text, output);
    finders.set(module, known);
    return known;
  };
  return (module, line) => {
    const file =
      module === PROGRAM_MODULE
        ? files.at(-1)
        : files.find(({ specifier }) => specifier === module);
    if (file) {
      const found = finderOf(module, file.source, file.javaScript)(line);
      return found && { ...found, file: file.name };
    }
    if (module !== PROGRAM_MODULE) return undefined;
    const found = finderOf(module, source, javaScript)(line);
    return found && joined ? { ...found, ...fileLine(joined, found.line) } : found;
  };
}
