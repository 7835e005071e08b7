/** Programs outside of pages: those of the landing page. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { parseFenceMeta } from '../../src/lib/fenceMeta';
import { highlight, type Run } from '../../src/lib/highlight';
import { LATEST_MANUAL_VERSION } from '../../src/versions';
import { type CheckedExample, checkFences } from './check';
import type { PageFence, Problem } from './fences';
import { scanFences } from './scan';

/** A program of a set. */
interface NamedProgram {
  readonly name: string;
  readonly fence: PageFence;
}

/** A file of programs. */
export interface ProgramSet {
  /** Name for people and for the data that is made of it. */
  readonly name: 'landing';
  /** From the repository's root. */
  readonly file: string;
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

export const PROGRAM_SETS: readonly ProgramSet[] = [
  { name: 'landing', file: 'src/data/landingPrograms.md', read: readFences },
];

/** A set with what its compiler answered; programs of the latest version. */
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
    LATEST_MANUAL_VERSION.toolchain,
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

/** The programs of a set by name, drawn: the data that components import. */
export function drawnPrograms({ examples }: CheckedSet): Readonly<Record<string, DrawnProgram>> {
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
