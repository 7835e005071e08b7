/** What the analysis tool of the editors tells about a program: the type that was inferred for each name. */
import fs from 'node:fs/promises';
import path from 'node:path';

import {
  array,
  field,
  integer,
  nullable,
  parseJson,
  record,
  string,
} from '../../../src/lib/decode';
import type { Name } from '../../../src/lib/nameTypes';
import type { Toolchain } from '../../../src/versions';
import { COMPILED, INNER_NAME, SOURCES } from './analysis';
import { cached, keyOf } from './cache';
import { type Place, placeOf } from './place';
import { compilerArguments, fileName, mainFile, type Program } from './program';
import { spread, type SpreadProgram } from './spread';
import { toolchainKey } from './toolchains';
import { perform } from './tools';
import { valueNamesOf } from './valueNames';
import { inWorkFolder } from './workFolder';

/** The type of a name in the last file of a program. */
export interface InferredType {
  /** From 0. */
  readonly line: number;
  /** From 0, in UTF-16 units. */
  readonly column: number;
  readonly name: string;
  /** In one line, as the tool prints it. */
  readonly type: string;
  /** The first sentence of its comment, as plain text. */
  readonly comment?: string;
  /** The modules in front of it, such as `Belt.Array`, where the program declares none of them itself. */
  readonly module?: string;
}

const inferredTypes = array(
  record(
    { line: integer, column: integer, name: string, type: string },
    { comment: string, module: string },
  ),
);

/** What the tool says of declarations, and the type of an inline record, which no program can write. */
const UNWRITTEN = /^(?:type|module) |\b[a-z]\w*\.[A-Z]/;

/** What the tool answers about a place: Markdown, whose first block is the type. */
const answer = nullable(field('contents', field('value', string)));

/** The Markdown of an answer; undefined where the tool has none. */
function textOf(printed: string): string | undefined {
  const decoded = parseJson(printed, answer);
  return decoded.ok && decoded.value !== null ? decoded.value : undefined;
}

/** The type in the tool's answer; undefined where the place has none, or the name declares one. */
export function typeIn(printed: string): string | undefined {
  const [, block = ''] = /^```rescript\n([^]*?)\n```/.exec(textOf(printed) ?? '') ?? [];
  const type = block
    .replaceAll(INNER_NAME, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(/,? \)/g, ')')
    .trim();
  return type === '' || UNWRITTEN.test(type) ? undefined : type;
}

/** Longest sentence that is shown of a comment, in characters. */
const LONGEST_COMMENT = 200;

/** The first sentence of the comment in the tool's answer, as plain text. */
export function commentIn(printed: string): string | undefined {
  const [, comment = ''] =
    /^```rescript\n[^]*?\n```\n---\n([^]*?)(?:\n---\n|$)/.exec(textOf(printed) ?? '') ?? [];
  const [paragraph = ''] = comment.trim().split(/\n\s*\n|\n#/);
  const [sentence = ''] = /^[^]*?[.!?](?=\s|$)|^[^]*/.exec(paragraph) ?? [];
  const plain = sentence
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain === '' || plain.length > LONGEST_COMMENT ? undefined : plain;
}

/** Columns that stand before each line: the tool's marks can't point at the first two. */
const INDENT = '  ';

/** Names of different lines, which one start of the tool tells. */
type Round = ReadonlyMap<number, Name>;

/** The first names of all lines, the second ones, and so on. */
export function roundsOf(names: readonly Name[]): readonly Round[] {
  const rounds: Map<number, Name>[] = [];
  for (const name of names) {
    const free = rounds.find((round) => !round.has(name.line));
    if (free) free.set(name.line, name);
    else rounds.push(new Map([[name.line, name]]));
  }
  return rounds;
}

/**
 * A text of marks in the place of the source. The tool's tests tell of the place above each mark, and start
 * once for many; what was compiled decides, not this text.
 */
function marksFor(round: Round): string {
  const last = Math.max(...round.keys());
  const lines = [''];
  for (let line = 0; line <= last; line += 1) {
    const name = round.get(line);
    lines.push(name ? `//${' '.repeat(name.column)}^hov` : '');
  }
  return lines.join('\n');
}

/** The tool's answers by the lines of their places. */
export function answersByLine(printed: string): ReadonlyMap<number, string> {
  return new Map(
    printed.split(/^Hover /m).flatMap((section): [number, string][] => {
      const [, line] = /^\S+ (-?\d+):\d+\n/.exec(section) ?? [];
      const found = section.split('\n').find((text) => text.startsWith('{'));
      return line === undefined || found === undefined ? [] : [[Number(line), found]];
    }),
  );
}

/** A program that was compiled for the tool. */
interface TypedProgram {
  readonly folder: string;
  /** Path of its source in the folder. */
  readonly source: string;
}

/** Compiles a program with the typed tree that the tool reads; whether the compiler takes it. */
async function compileTyped(
  { folder, source }: TypedProgram,
  text: string,
  { facts, libraries }: Place,
  program: Program,
  toolchain: Toolchain,
): Promise<boolean> {
  const main = mainFile(program);
  // The typed tree is what the other programs are compiled without.
  const flags = compilerArguments(main, program, toolchain, facts, libraries)
    .slice(0, -1)
    .filter((flag) => flag !== '-bs-no-bin-annot');
  const typed = path.join(COMPILED, `${main.module}.cmj`);
  const indented = text
    .split('\n')
    .map((line) => INDENT + line)
    .join('\n');
  const { step, run } = await perform({
    folder,
    steps: [
      ...program.files.slice(0, -1).map((file) => ({
        files: { [fileName(file)]: file.code },
        executable: facts.executable,
        args: compilerArguments(file, program, toolchain, facts, libraries),
      })),
      {
        files: { [source]: indented },
        executable: facts.executable,
        args: [...flags, '-o', typed, source],
      },
    ],
  });
  return run.status === 'ended' && run.exitCode === 0 && step === program.files.length - 1;
}

/** A text as it is. */
function asItIs(code: string): SpreadProgram {
  return { code, placeOf: (name) => name };
}

/** The answers about names, by their places; undefined where this machine has no such tool. */
async function askTool(
  place: Place,
  program: Program,
  names: readonly Name[],
  toolchain: Toolchain,
): Promise<ReadonlyMap<Name, string> | undefined> {
  const { facts } = place;
  const main = mainFile(program);
  const source = path.join(SOURCES, fileName(main));
  return inWorkFolder(async (folder) => {
    await fs.mkdir(path.join(folder, COMPILED), { recursive: true });
    await fs.mkdir(path.join(folder, SOURCES));
    await fs.writeFile(path.join(folder, facts.configFile), '{"name":"x","sources":["src"]}');
    const isTyped = ({ code }: SpreadProgram): Promise<boolean> =>
      compileTyped({ folder, source }, code, place, program, toolchain);
    let text = spread(main.code);
    if (!(await isTyped(text))) {
      text = asItIs(main.code);
      if (!(await isTyped(text))) return undefined;
    }
    const originals = new Map(names.map((name) => [text.placeOf(name), name]));
    const answers = new Map<Name, string>();
    for (const round of roundsOf([...originals.keys()])) {
      const { run: asked } = await perform({
        folder,
        steps: [
          {
            files: { [source]: marksFor(round) },
            executable: facts.analysisTool,
            args: ['test', source],
          },
        ],
      });
      // A machine without the tool has pages without types, as an editor without its extension.
      if (asked.status !== 'ended') return undefined;
      for (const [line, answered] of answersByLine(asked.stdout)) {
        const place = round.get(line);
        const name = place && originals.get(place);
        if (name) answers.set(name, answered);
      }
    }
    return answers;
  });
}

/** The path of modules in front of a name: `Belt.Array` of `Belt.Array.map`; undefined where there is none. */
function pathBefore({ line, column }: Name, lines: readonly string[]): string | undefined {
  const [, found] = /(?<![\w.])((?:[A-Z]\w*\.)+)$/.exec(lines[line]?.slice(0, column) ?? '') ?? [];
  return found?.slice(0, -1);
}

/** Whether a program declares a module that a path begins with, so that the path leads to no library. */
function declares({ files }: Program, modulePath: string): boolean {
  const [first = ''] = modulePath.split('.');
  const declaration = new RegExp(String.raw`\bmodule (?:rec |type )?${first}\b`);
  return files.some(({ module, code }) => module === first || declaration.test(code));
}

/** What was found out about each name that has a type. */
function typesIn(
  names: readonly Name[],
  answers: ReadonlyMap<Name, string>,
  program: Program,
): readonly InferredType[] {
  const lines = mainFile(program).code.split('\n');
  return names.flatMap((name): InferredType[] => {
    const text = answers.get(name);
    const type = text === undefined ? undefined : typeIn(text);
    if (text === undefined || type === undefined) return [];
    const comment = commentIn(text);
    const module = pathBefore(name, lines);
    return [
      {
        ...name,
        type,
        ...(comment !== undefined && { comment }),
        ...(module !== undefined && !declares(program, module) && { module }),
      },
    ];
  });
}

/**
 * The types that the compiler has inferred for the names of a program's last file; none where this machine
 * has no compiler, or no tool that reads what it has found out.
 *
 * @param from the first line of interest, from 0
 * @throws Error when a compiler crashes or the disk fails
 */
export function typesOf(
  program: Program,
  toolchain: Toolchain,
  from = 0,
): Promise<readonly InferredType[]> {
  /** Whether another machine, with its own tools, would say the same. */
  let isAnswered = true;
  return cached({
    key: keyOf(
      'types, comments and modules of value names',
      toolchainKey(toolchain),
      program,
      from,
    ),
    decoder: inferredTypes,
    answer: async () => {
      const names = valueNamesOf(mainFile(program).code).filter(({ line }) => line >= from);
      if (names.length === 0) return [];
      const found = await placeOf(toolchain);
      const answers =
        found.status === 'ready'
          ? await askTool(found.place, program, names, toolchain)
          : undefined;
      isAnswered = answers !== undefined;
      return answers ? typesIn(names, answers, program) : [];
    },
    keeps: () => isAnswered,
  });
}
