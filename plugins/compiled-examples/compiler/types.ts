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
import type { Toolchain } from '../../../src/versions';
import { COMPILED, INNER_NAME, SOURCES } from './analysis';
import { cached, keyOf } from './cache';
import { type Place, placeOf } from './place';
import { compilerArguments, fileName, mainFile, type Program } from './program';
import { toolchainKey } from './toolchains';
import { run } from './tools';
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
}

const inferredTypes = array(record({ line: integer, column: integer, name: string, type: string }));

/**
 * A word that may be a name; numbers such as `0x1f` are none. Of the first parameter of an asynchronous function,
 * the tool tells the function's type.
 */
const NAME = /(?<!\w|\basync \(?~?)[A-Za-z_]\w*/g;

/** What the tool says of declarations, and the type of an inline record, which no program can write. */
const UNWRITTEN = /^(?:type|module) |\b[a-z]\w*\.[A-Z]/;

/** What the tool answers about a place: Markdown, whose first block is the type. */
const answer = nullable(field('contents', field('value', string)));

/** The type in the tool's answer; undefined where the place has none, or the name declares one. */
export function typeIn(printed: string): string | undefined {
  const decoded = parseJson(printed, answer);
  if (!decoded.ok || decoded.value === null) return undefined;
  const [, block = ''] = /^```rescript\n([^]*?)\n```/.exec(decoded.value) ?? [];
  const type = block
    .replaceAll(INNER_NAME, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(/,? \)/g, ')')
    .trim();
  return type === '' || UNWRITTEN.test(type) ? undefined : type;
}

/** The words of a text that may be names, with their places. */
export function namesOf(code: string): readonly Omit<InferredType, 'type'>[] {
  return code
    .split('\n')
    .flatMap((text, line) =>
      [
        ...text.replaceAll(/"[^"]*"|\/\/.*/g, (hidden) => ' '.repeat(hidden.length)).matchAll(NAME),
      ].map(({ 0: name, index: column }) => ({ line, column, name })),
    );
}

async function askTool(
  { facts, libraries }: Place,
  program: Program,
  toolchain: Toolchain,
): Promise<readonly InferredType[]> {
  const main = mainFile(program);
  const source = path.join(SOURCES, fileName(main));
  return inWorkFolder(async (folder) => {
    await fs.mkdir(path.join(folder, COMPILED), { recursive: true });
    await fs.mkdir(path.join(folder, SOURCES));
    await fs.writeFile(path.join(folder, facts.configFile), '{"name":"x","sources":["src"]}');
    await fs.writeFile(path.join(folder, source), main.code);
    // The typed tree, which the tool reads, is what the other programs are compiled without.
    const flags = compilerArguments(main, program, toolchain, facts, libraries)
      .slice(0, -1)
      .filter((flag) => flag !== '-bs-no-bin-annot');
    const typed = path.join(COMPILED, `${main.module}.cmj`);
    const built = await run(facts.executable, [...flags, '-o', typed, source], folder);
    if (built.status !== 'ended' || built.exitCode !== 0) return [];
    const found: InferredType[] = [];
    for (const place of namesOf(main.code)) {
      const { line, column } = place;
      const asked = await run(
        facts.analysisTool,
        ['hover', source, String(line), String(column), '', 'false'],
        folder,
      );
      // A machine without the tool has pages without types, as an editor without its extension.
      if (asked.status !== 'ended') return [];
      const type = typeIn(asked.stdout);
      if (type !== undefined) found.push({ ...place, type });
    }
    return found;
  });
}

/**
 * The types that the compiler has inferred for the names of a program of one file; none where this machine
 * has no compiler, or no tool that reads what it has found out.
 *
 * @throws Error when a compiler crashes or the disk fails
 */
export function typesOf(program: Program, toolchain: Toolchain): Promise<readonly InferredType[]> {
  return cached({
    key: keyOf('inferred types', toolchainKey(toolchain), program),
    decoder: inferredTypes,
    answer: async () => {
      const found = await placeOf(toolchain);
      return found.status === 'ready' ? askTool(found.place, program, toolchain) : [];
    },
    keeps: (types) => types.length > 0,
  });
}
