/** Programs outside of pages: those of the landing page and the playground. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { parseFenceMeta } from '../../src/lib/fenceMeta';
import { highlight, type Run } from '../../src/lib/highlight';
import { compilerMajor } from '../../src/lib/installCommands';
import { answerLines, type AnswerRun, placeOf } from '../../src/lib/compilerAnswer';
import { HERO_PROGRAMS } from '../../src/lib/landingPrograms';
import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import { BUILT_START_NAME } from '../../src/lib/playground/built';
import { type BuiltExample, examplesName } from '../../src/lib/playground/examples';
import { type CheckedExample, checkFences } from './check';
import { htmlOf } from './claims/html';
import { durationOf, type InferredType, mayBeValue, typesOf } from './compiler';
import type { PageFence, Problem } from './fences';
import { planExamples } from './plan';
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
  /** Names of the programs whose types are wanted. */
  readonly typed?: readonly string[];
  /** Names of those that are timed. */
  readonly timed?: readonly string[];
  /** Names of those whose React element is rendered. */
  readonly rendered?: readonly string[];
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

/**
 * Files of `src/data/playgroundPrograms` in the order of the menu, with the first and last major number of
 * the compilers that they are for; without `to`, every newer one compiles them, too.
 */
const PLAYGROUND_FILES: readonly {
  readonly file: string;
  readonly syntax: Toolchain['syntax'];
  readonly from: number;
  readonly to?: number;
}[] = [
  { file: 'reason.md', syntax: 'reason', from: 8, to: 8 },
  { file: 'belt.md', syntax: 'rescript', from: 8, to: 10 },
  { file: 'belt-promises.md', syntax: 'rescript', from: 8, to: 9 },
  { file: 'belt-await.md', syntax: 'rescript', from: 10, to: 10 },
  { file: 'standard.md', syntax: 'rescript', from: 11 },
  { file: 'core.md', syntax: 'rescript', from: 11, to: 11 },
  { file: 'built-in.md', syntax: 'rescript', from: 12 },
];

const PLAYGROUND_SETS: readonly ProgramSet[] = MANUAL_VERSIONS.flatMap(({ name, toolchain }) =>
  PLAYGROUND_FILES.filter(
    ({ from, to = Infinity }) => from <= compilerMajor(toolchain) && compilerMajor(toolchain) <= to,
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
    typed: HERO_PROGRAMS,
    timed: [...HERO_PROGRAMS, 'loanRight'],
    rendered: ['parcel'],
  },
  ...PLAYGROUND_SETS,
];

/** What is found out about a program beside its JavaScript. */
interface Inspection {
  readonly types: readonly InferredType[];
  /** How long the build's machine takes to compile it. */
  readonly milliseconds?: number;
  /** HTML of its React element. */
  readonly html?: string;
}

/** A program, what its compiler answered, and what else was found out. */
export type CheckedProgram = CheckedExample & Partial<Inspection>;

/** A set with what its compiler answered. */
export interface CheckedSet {
  readonly set: ProgramSet;
  readonly examples: ReadonlyMap<string, CheckedProgram>;
  readonly problems: readonly Problem[];
}

async function inspect(
  { example: { program }, problem }: CheckedExample,
  name: string,
  { toolchain, typed, timed, rendered }: ProgramSet,
): Promise<Partial<Inspection>> {
  if (!program || problem) return {};
  const milliseconds = timed?.includes(name) ? await durationOf(program, toolchain) : undefined;
  const html = rendered?.includes(name) ? await htmlOf(program, toolchain) : undefined;
  return {
    ...(typed?.includes(name) && { types: await typesOf(program, toolchain) }),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(html !== undefined && { html }),
  };
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
  const examples = new Map<string, CheckedProgram>();
  for (const [index, { name }] of programs.entries()) {
    const example = checked.examples.get(index);
    if (!example) continue;
    // One after the other, because some are timed.
    examples.set(name, { ...example, ...(await inspect(example, name, set)) });
  }
  return { set, examples, problems: checked.problems };
}

/** The programs of a set as they stand in their file: for `npm start`, whose compilers answer later. */
export async function uncheckedPrograms(set: ProgramSet, root: string): Promise<CheckedSet> {
  const programs = set.read(await fs.readFile(path.join(root, set.file), 'utf8'));
  const plan = planExamples(programs.map(({ fence }) => fence));
  const examples = programs.flatMap(({ name }, index): [string, CheckedExample][] => {
    const example = plan.examples.get(index);
    return example ? [[name, { example }]] : [];
  });
  return { set, examples: new Map(examples), problems: [] };
}

/** A run of a program. */
export interface MarkedRun extends Run {
  /** The type of a name. */
  readonly type?: string;
  /** The compiler complains about it. */
  readonly isWrong?: true;
}

/** A program as components draw it: `src/data/landingExamples.ts` and others have its schema. */
export interface DrawnProgram {
  readonly source: string;
  /** Colored lines of the source. */
  readonly input: readonly (readonly MarkedRun[])[];
  /** Colored lines of the compiler's answer: its message, or JavaScript; none where there is nothing. */
  readonly output: readonly (readonly (Run | AnswerRun)[])[];
  readonly milliseconds?: number;
  readonly html?: string;
}

/** The programs of a set by name, drawn. */
function drawnPrograms({ examples }: CheckedSet): Readonly<Record<string, DrawnProgram>> {
  return Object.fromEntries([...examples].map(([name, example]) => [name, drawProgram(example)]));
}

/** Something to know about a stretch of a line; columns from 0, the end behind the last one. */
interface Mark {
  readonly start: number;
  readonly end: number;
  readonly facts: Pick<MarkedRun, 'type' | 'isWrong'>;
}

/** Gives marked stretches of a line runs of their own; marks are sorted and don't overlap. */
function withMarks(runs: readonly Run[], marks: readonly Mark[]): MarkedRun[] {
  let column = 0;
  return runs.flatMap((run) => {
    const begin = column;
    column += run.text.length;
    const part = (start: number, end: number, facts: Mark['facts'] = {}): MarkedRun[] => {
      const text = run.text.slice(start - begin, end - begin);
      return text === '' ? [] : [{ ...run, text, ...facts }];
    };
    let taken = begin;
    const parts = marks.flatMap((mark) => {
      const start = Math.max(mark.start, taken);
      const end = Math.min(mark.end, column);
      if (start >= end || (mark.facts.type !== undefined && !mayBeValue(run))) return [];
      const before = part(taken, start);
      taken = end;
      return [...before, ...part(start, end, mark.facts)];
    });
    return [...parts, ...part(taken, column)];
  });
}

/** The marks of a program's lines: the types of its names, or what is wrong. */
function marksOf({ types = [], shown }: CheckedProgram, line: number): readonly Mark[] {
  const message =
    shown?.kind === 'error' ? shown.message : shown?.kind === 'output' ? shown.warning : undefined;
  const place = message === undefined ? undefined : placeOf(message);
  if (place) {
    if (place.startLine !== line + 1) return [];
    const end = place.endLine === place.startLine ? place.endColumn : Infinity;
    return [{ start: place.startColumn - 1, end, facts: { isWrong: true } }];
  }
  return types
    .filter((each) => each.line === line)
    .map(({ column, name, type }) => ({
      start: column,
      end: column + name.length,
      facts: { type },
    }));
}

/** A message by its lines, without empty ones at the end. */
function drawMessage(message: string): (readonly AnswerRun[])[] {
  return answerLines(message.trimEnd()).map(({ runs }) => runs);
}

/** Colored lines of what readers see beside a program. */
function drawAnswer({ shown }: CheckedExample): (readonly (Run | AnswerRun)[])[] {
  switch (shown?.kind) {
    case 'output':
      return shown.warning === undefined
        ? highlight(shown.javaScript, 'jsx')
        : drawMessage(shown.warning);
    case 'error':
      return drawMessage(shown.message);
    default:
      return [];
  }
}

/** Colors a program and the compiler's answer. */
export function drawProgram(checked: CheckedProgram): DrawnProgram {
  const { milliseconds, html } = checked;
  const source = checked.example.fence.code;
  const input = highlight(source, 'rescript').map((runs, line) =>
    withMarks(runs, marksOf(checked, line)),
  );
  return {
    source,
    input,
    output: drawAnswer(checked),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(html !== undefined && { html }),
  };
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
  const [first] = built.get(examplesName(LATEST_MANUAL_VERSION.name, latest.syntax)) ?? [];
  if (first) {
    const { code, javaScript } = first;
    const release = `v${latest.compilerRelease}`;
    // A build without a compiler, and the first page of `npm start`, have no JavaScript.
    data.set(BUILT_START_NAME, javaScript === '' ? {} : { built: { code, javaScript, release } });
  }
  return new Map([...data, ...built]);
}
