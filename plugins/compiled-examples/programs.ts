/** Programs outside of pages: those of the landing page and the playground. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { parseFenceMeta } from '../../src/lib/fenceMeta';
import { highlight, type Run } from '../../src/lib/highlight';
import { compilerMajor } from '../../src/lib/installCommands';
import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import { type BuiltExample, examplesName } from '../../src/lib/playground/examples';
import { type CheckedExample, checkFences } from './check';
import type { PageFence, Problem } from './fences';
import { scanFences } from './scan';

/** A program of a set. */
interface NamedProgram {
  readonly name: string;
  readonly fence: PageFence;
}

/** A file of programs, and the compiler that they are for. */
export interface ProgramSet {
  /** Name for people. */
  readonly name: 'landing' | 'playground';
  /** Name of the data that is made of it, with other sets of the same one. */
  readonly data: string;
  /** From the repository's root. */
  readonly file: string;
  readonly toolchain: Toolchain;
  /** Finds the programs in the file's text. */
  readonly read: (text: string) => readonly NamedProgram[];
}

/** The fences of a Markdown file, named by their titles. */
function readFences(text: string): readonly NamedProgram[] {
  return scanFences(text).map((fence) => {
    const meta = parseFenceMeta(fence.meta);
    return { name: (meta.ok && meta.value.settings.title) || `line ${fence.line}`, fence };
  });
}

/** The fences of a file of the playground: readers run what they print, and pages run ES modules alone. */
function readPlayground(text: string): readonly NamedProgram[] {
  return readFences(text).map(({ name, fence }) => ({
    name,
    fence: { ...fence, meta: `${fence.meta} module=esmodule` },
  }));
}

/** Files of `src/data/playgroundPrograms` in the order of the menu, and the major compilers they are for. */
const PLAYGROUND_FILES: readonly {
  readonly file: string;
  readonly syntax: Toolchain['syntax'];
  readonly from: number;
  readonly to: number;
}[] = [
  { file: 'reason.md', syntax: 'reason', from: 8, to: 8 },
  { file: 'belt.md', syntax: 'rescript', from: 8, to: 10 },
  { file: 'belt-promises.md', syntax: 'rescript', from: 8, to: 9 },
  { file: 'belt-await.md', syntax: 'rescript', from: 10, to: 10 },
  { file: 'standard.md', syntax: 'rescript', from: 11, to: 12 },
  { file: 'core.md', syntax: 'rescript', from: 11, to: 11 },
  { file: 'built-in.md', syntax: 'rescript', from: 12, to: 12 },
];

const PLAYGROUND_SETS: readonly ProgramSet[] = MANUAL_VERSIONS.flatMap(({ name, toolchain }) =>
  PLAYGROUND_FILES.filter(
    ({ from, to }) => from <= compilerMajor(toolchain) && compilerMajor(toolchain) <= to,
  ).map(({ file, syntax }): ProgramSet => ({
    name: 'playground',
    data: examplesName(name, syntax),
    file: `src/data/playgroundPrograms/${file}`,
    toolchain,
    read: readPlayground,
  })),
);

const { toolchain: latest } = LATEST_MANUAL_VERSION;

export const PROGRAM_SETS: readonly ProgramSet[] = [
  {
    name: 'landing',
    data: 'landing',
    file: 'src/data/landingPrograms.md',
    toolchain: latest,
    read: readFences,
  },
  ...PLAYGROUND_SETS,
];

/** A set with what its compiler answered. */
export interface CheckedSet {
  readonly set: ProgramSet;
  readonly examples: ReadonlyMap<string, CheckedExample>;
  readonly problems: readonly Problem[];
}

/**
 * Compiles the programs of a set, each a module of its own.
 *
 * @throws Error when the file is not what was expected, or a compiler crashes
 */
export async function checkPrograms(set: ProgramSet, root: string): Promise<CheckedSet> {
  const programs = set.read(await fs.readFile(path.join(root, set.file), 'utf8'));
  const checked = await checkFences(
    programs.map(({ fence }) => fence),
    set.toolchain,
    set.file,
  );
  const examples = programs.flatMap(({ name }, index): [string, CheckedExample][] => {
    const example = checked.examples.get(index);
    return example ? [[name, example]] : [];
  });
  return { set, examples: new Map(examples), problems: checked.problems };
}

/** A program as components draw it: `src/data/landingExamples.ts` and others have its schema. */
export interface DrawnProgram {
  readonly source: string;
  /** Colored lines of the source. */
  readonly input: readonly (readonly Run[])[];
  /** Colored lines of the compiler's answer: its warning, or JavaScript; none where there is nothing. */
  readonly output: readonly (readonly Run[])[];
}

/** The programs of a set by name, drawn. */
function drawnPrograms({ examples }: CheckedSet): Readonly<Record<string, DrawnProgram>> {
  return Object.fromEntries([...examples].map(([name, example]) => [name, drawProgram(example)]));
}

/** Colors a program and the compiler's answer. */
export function drawProgram({ example, shown }: CheckedExample): DrawnProgram {
  const source = example.fence.code;
  const input = highlight(source, 'rescript');
  if (shown?.kind !== 'output') return { source, input, output: [] };
  const { javaScript, warning } = shown;
  const output =
    warning === undefined ? highlight(javaScript, 'jsx') : highlight(warning, undefined);
  return { source, input, output };
}

/** A title as an id: `Records, updated` is `records-updated`. */
function idOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The programs of a set in their order, whole: readers change and run them. */
function builtExamples({ examples }: CheckedSet): readonly BuiltExample[] {
  return [...examples].map(([title, { example, shown }]) => ({
    id: idOf(title),
    title,
    code: `${example.fence.code}\n`,
    javaScript: shown?.kind === 'output' ? shown.javaScript : '',
  }));
}

/** The data that components import, by its name. */
export function generatedData(checked: readonly CheckedSet[]): ReadonlyMap<string, object> {
  const data = new Map<string, object>();
  const built = new Map<string, readonly BuiltExample[]>();
  for (const one of checked) {
    const { name, data: file } = one.set;
    if (name === 'playground') built.set(file, [...(built.get(file) ?? []), ...builtExamples(one)]);
    else data.set(file, drawnPrograms(one));
  }
  return new Map([...data, ...built]);
}
