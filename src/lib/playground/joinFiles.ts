/**
 * Several files as one program, for compilers that take one: each but the last becomes a module in front of it. Every
 * file begins on a line of its own, so that places need only other numbers of lines.
 */
import type { ProgramFile } from '../playgroundLink';
import { isInterface, moduleOf } from './files';

/** Where a file stands in the joined text. */
interface Part {
  readonly file: string;
  /** The first line that messages about it may name: its own, or the one that opens the module behind an interface. */
  readonly from: number;
  /** Lines before its first one. */
  readonly before: number;
  readonly lines: number;
}

/** Files in one text. */
export interface JoinedFiles {
  readonly code: string;
  readonly parts: readonly Part[];
  /** Whether an exported `App` is a file and no module of the last one, whose component alone is rendered. */
  readonly hidesApp: boolean;
}

/** A line of a file. */
export interface FileLine {
  readonly file: string;
  readonly line: number;
}

function linesOf(text: string): number {
  return text.split('\n').length;
}

/** A module that is called as the one whose component is rendered. */
const APP = /^[\t ]*module[\t ]+App\b/m;

/** Joins files of ReScript, of which the last one is an implementation. */
export function joinFiles(files: readonly ProgramFile[]): JoinedFiles {
  const parts: Part[] = [];
  const texts: string[] = [];
  let before = 0;
  const add = (text: string): void => {
    texts.push(text);
    before += linesOf(text);
  };
  const addFile = ({ name, code }: ProgramFile, from: number): void => {
    parts.push({ file: name, from, before, lines: linesOf(code) });
    add(code);
  };
  files.forEach((file, index) => {
    const previous = files[index - 1];
    const isLast = index === files.length - 1;
    const hasInterface = previous !== undefined && isInterface(previous.name);
    const from = before + 1;
    if (hasInterface) add('} = {');
    // The last file stays as it is, for its statements to run at the top. Behind an interface it is a module, whose
    // names are exported all the same.
    else if (!isLast) add(`module ${moduleOf(file.name)}${isInterface(file.name) ? ': ' : ' = '}{`);
    addFile(file, hasInterface ? from : before + 1);
    if (isInterface(file.name) || (isLast && !hasInterface)) return;
    add(isLast ? `}\ninclude ${moduleOf(file.name)}` : '}');
  });
  const isFile = files.some(({ name }) => moduleOf(name) === 'App');
  return {
    code: texts.join('\n'),
    parts,
    hidesApp: isFile && !APP.test(files.at(-1)?.code ?? ''),
  };
}

/**
 * The line of a file that a line of the joined text is. A line that was added belongs to what it stands behind, but for
 * the one between an interface and its implementation: the compiler names it where the two differ, which is told in the
 * implementation.
 */
export function fileLine({ parts }: JoinedFiles, line: number): FileLine | undefined {
  const part = parts.findLast(({ from }) => from <= line) ?? parts[0];
  return part && { file: part.file, line: Math.min(Math.max(line - part.before, 1), part.lines) };
}
