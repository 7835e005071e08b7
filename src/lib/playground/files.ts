/**
 * Programs of several files: their names, their order, and which of them is on screen. A file may use those before it,
 * and the last one is what runs. Pure, so that page and service judge names by the same rules.
 */
import type { Result } from '../decode';
import { MAX_CODE_LENGTH, type ProgramFile, type Syntax } from '../playgroundLink';
import { isReserved } from './reservedModules';

/** The files around the one on screen; programs of one file have none, and their file has no name. */
export interface Surroundings {
  /** Name of the file on screen, such as `Main.res`. */
  readonly name: string;
  readonly before: readonly ProgramFile[];
  readonly after: readonly ProgramFile[];
}

/** A program, of one file or of several, with the text that is on screen. */
export interface ShownProgram {
  readonly code: string;
  readonly around?: Surroundings | undefined;
}

/** Most files of a program. */
export const MOST_FILES = 10;

/** Longest name of a module, in characters. */
const LONGEST_NAME = 40;

/** Endings of files by their syntax; an `i` behind them is an interface. */
const ENDINGS: Readonly<Record<Syntax, string>> = { rescript: 'res', reason: 're' };

const FILE_NAME = /^([A-Z][A-Za-z0-9_]*)\.(resi?|rei?)$/;

/** What Windows takes for a device, whatever the ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** `Main` of `Main.res` and of `Main.resi`. */
export function moduleOf(name: string): string {
  return name.split('.', 1)[0] ?? '';
}

/** Whether a file is the interface of another one. */
export function isInterface(name: string): boolean {
  return name.endsWith('i');
}

/** The file of a module. */
export function fileName(module: string, syntax: Syntax, hasInterface = false): string {
  return `${module}.${ENDINGS[syntax]}${hasInterface ? 'i' : ''}`;
}

/** What the only file of a program is called as soon as there is another one. */
export function firstName(syntax: Syntax): string {
  return fileName('Main', syntax);
}

/** Why a file can't have a name, in a sentence; undefined where it can. */
export function nameProblem(name: string, syntax: Syntax): string | undefined {
  const [, module = '', ending = ''] = FILE_NAME.exec(name) ?? [];
  const own = ENDINGS[syntax];
  if (module === '' || module.length > LONGEST_NAME || ending.replace(/i$/, '') !== own) {
    return `Expected a name such as Shapes.${own}, or Shapes.${own}i for its interface, got ${JSON.stringify(name.slice(0, 60))}; begin with a capital letter, and go on with letters, digits and _.`;
  }
  if (DEVICES.test(module)) {
    return `Expected a name that files can have on every system, got ${name}, which is a device on Windows; choose another one.`;
  }
  if (isReserved(module)) {
    return `Expected a name that no module of the libraries has, got ${name}; choose another one.`;
  }
  return undefined;
}

/** Why files are no program, in a sentence; undefined where they are one. */
export function problemOfFiles(files: readonly ProgramFile[], syntax: Syntax): string | undefined {
  if (files.length < 2 || files.length > MOST_FILES) {
    return `Expected 2 to ${MOST_FILES} files, got ${files.length}; put some of them together.`;
  }
  const length = files.reduce((sum, { code }) => sum + code.length, 0);
  if (length > MAX_CODE_LENGTH) {
    return `Expected at most ${MAX_CODE_LENGTH} characters in all files, got ${length}; make the program shorter.`;
  }
  // Before any is quoted: others come from whoever wrote the link, and may be sentences.
  const wrong = files.map(({ name }) => nameProblem(name, syntax)).find((problem) => problem);
  if (wrong !== undefined) return wrong;
  const known = new Set<string>();
  for (const [index, { name }] of files.entries()) {
    const key = name.toLowerCase();
    if (known.has(key))
      return `Expected files with different names, got ${name} twice; rename one.`;
    known.add(key);
    if (!isInterface(name)) continue;
    const next = files[index + 1];
    if (next?.name !== name.slice(0, -1)) {
      return `Expected ${name.slice(0, -1)} behind its interface, got ${next?.name ?? 'nothing'}; add or rename a file.`;
    }
  }
  return undefined;
}

/** What a text is known by while its program goes from one syntax to the other; the only file is one like others. */
export function textName(name = 'Main.'): string {
  return name.replace(/\.res?(?=i?$)/, '.');
}

/** All files of a program in their order; undefined where there is only one. */
export function filesOf({ code, around }: ShownProgram): readonly ProgramFile[] | undefined {
  return around && [...around.before, { name: around.name, code }, ...around.after];
}

/** The program with one of its files on screen. One file that is left alone loses its name. */
export function showing(files: readonly ProgramFile[], index: number): ShownProgram {
  const { name, code } = files[index] ?? { name: '', code: '' };
  if (files.length < 2) return { code };
  return { code, around: { name, before: files.slice(0, index), after: files.slice(index + 1) } };
}

/** The file that runs. */
export function mainFile(files: readonly ProgramFile[]): ProgramFile | undefined {
  return files.at(-1);
}

/** The same files in the other syntax's endings. */
export function namedFor(syntax: Syntax, around: Surroundings): Surroundings {
  const renamed = (name: string): string => fileName(moduleOf(name), syntax, isInterface(name));
  const renamedAll = (files: readonly ProgramFile[]): readonly ProgramFile[] =>
    files.map(({ name, code }) => ({ name: renamed(name), code }));
  return {
    name: renamed(around.name),
    before: renamedAll(around.before),
    after: renamedAll(around.after),
  };
}

/** Files that stay together: an implementation, and its interface before it. */
function units(files: readonly ProgramFile[]): readonly (readonly ProgramFile[])[] {
  const modules = files.filter(({ name }) => !isInterface(name));
  return modules.map((implementation) => {
    const interfaceName = `${implementation.name}i`;
    return [...files.filter(({ name }) => name === interfaceName), implementation];
  });
}

/** The files with each interface right before its implementation. */
export function inOrder(files: readonly ProgramFile[]): readonly ProgramFile[] {
  return units(files).flat();
}

/** Other files, and which of them is on screen. */
export interface ChangedFiles {
  readonly files: readonly ProgramFile[];
  readonly shown: number;
}

function withShown(files: readonly ProgramFile[], name: string): ChangedFiles {
  return { files, shown: files.findIndex((file) => file.name === name) };
}

/** Adds an empty file right before the last module, so that what runs stays what it is. */
export function addFile(files: readonly ProgramFile[], syntax: Syntax): ChangedFiles {
  const taken = new Set(files.map(({ name }) => moduleOf(name).toLowerCase()));
  let module = 'Helper';
  for (let number = 2; taken.has(module.toLowerCase()); number += 1) module = `Helper${number}`;
  const added: ProgramFile = { name: fileName(module, syntax), code: '' };
  const groups = units(files);
  return withShown([...groups.slice(0, -1).flat(), added, ...groups.slice(-1).flat()], added.name);
}

/** Whether a file can be moved by a number of modules. */
export function canMove(files: readonly ProgramFile[], index: number, by: -1 | 1): boolean {
  const module = moduleOf(files[index]?.name ?? '');
  const groups = units(files);
  const place = groups.findIndex(([first]) => first && moduleOf(first.name) === module);
  return place >= 0 && groups[place + by] !== undefined;
}

/** Moves a file and its interface past the module beside them. */
export function moveFile(
  files: readonly ProgramFile[],
  index: number,
  by: -1 | 1,
): ChangedFiles | undefined {
  const name = files[index]?.name;
  if (name === undefined || !canMove(files, index, by)) return undefined;
  const groups = [...units(files)];
  const place = groups.findIndex((group) => group.some((file) => file.name === name));
  const [moved = []] = groups.splice(place, 1);
  groups.splice(place + by, 0, moved);
  return withShown(groups.flat(), name);
}

/** Takes a file away, and its interface with it; undefined where nothing would be left. */
export function removeFile(files: readonly ProgramFile[], index: number): ChangedFiles | undefined {
  const name = files[index]?.name ?? '';
  const gone = isInterface(name) ? [name] : [name, `${name}i`];
  const left = files.filter((file) => !gone.includes(file.name));
  if (left.length === 0) return undefined;
  return { files: left, shown: Math.min(index, left.length - 1) };
}

/** Puts files back where they were; a sentence where something else has their name now. */
export function restoreFiles(
  files: readonly ProgramFile[],
  removed: readonly ProgramFile[],
  index: number,
  syntax: Syntax,
): Result<ChangedFiles, string> {
  const restored = inOrder([...files.slice(0, index), ...removed, ...files.slice(index)]);
  const problem = problemOfFiles(restored, syntax);
  return problem === undefined
    ? { ok: true, value: withShown(restored, removed.at(-1)?.name ?? '') }
    : { ok: false, error: problem };
}

/**
 * Gives a file another name; its interface follows.
 *
 * @param written what a reader wrote; the ending may be missing
 * @returns the files, or a sentence about the name
 */
export function renameFile(
  files: readonly ProgramFile[],
  index: number,
  written: string,
  syntax: Syntax,
): Result<ChangedFiles, string> {
  const before = files[index]?.name ?? '';
  const trimmed = written.trim();
  const name = trimmed.includes('.') ? trimmed : fileName(trimmed, syntax, isInterface(before));
  const changed = files.map((file) => {
    if (file.name === before) return { ...file, name };
    const follows = file.name === `${before}i` && !isInterface(name);
    return follows ? { ...file, name: `${name}i` } : file;
  });
  const problem =
    nameProblem(name, syntax) ??
    interfaceProblem(changed) ??
    problemOfFiles(inOrder(changed), syntax);
  return problem === undefined
    ? { ok: true, value: withShown(inOrder(changed), name) }
    : { ok: false, error: problem };
}

/** Why an interface stands alone, in a sentence. */
function interfaceProblem(files: readonly ProgramFile[]): string | undefined {
  const names = files.map(({ name }) => name);
  const alone = names.find((name) => isInterface(name) && !names.includes(name.slice(0, -1)));
  return (
    alone &&
    `Expected ${alone.slice(0, -1)} beside ${alone}, got none; an interface belongs to a file of the same name.`
  );
}
