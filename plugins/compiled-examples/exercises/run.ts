/** Runs the programs of exercises in Node, and takes down what they print. */
import fs from 'node:fs';
import path from 'node:path';

import { array, literal, oneOf, parseJson, record, string } from '../../../src/lib/decode';
import { linesOf } from '../../../src/lib/practice/compare';
import type { Toolchain } from '../../../src/versions';
import { type ClaimedProgram, type Outcome, runnerSource, runPrograms } from '../claims/run';
import {
  asModules,
  cached,
  keyOf,
  mainFile,
  moduleSpecifier,
  type Program,
  toolchainKey,
} from '../compiler';
import { compileModules } from '../modules';

const printed = oneOf(
  record({ status: literal('ended'), lines: array(string) }),
  record({ status: literal('threw', 'cut-off'), got: string }),
);

/** What a program printed, or why it didn't come to its end. */
export type Printed =
  | { readonly status: 'ended'; readonly lines: readonly string[] }
  | { readonly status: 'threw' | 'cut-off'; readonly got: string };

/** Prints values as the document does that runs programs in pages. */
const CONSOLE_TEXT = path.resolve(__dirname, '../../../src/lib/program/consoleText.ts');

/** Name of that module beside the program's. */
const CONSOLE = './consoleText.mjs';

/** Name of the module that is run. */
const START = './start.mjs';

/** Runs a program and exports what it writes, level by level as the console has them. */
function startModule(main: string): string {
  return `import { inspect } from '${CONSOLE}';
const texts = [];
for (const level of ['log', 'info', 'warn', 'error', 'debug']) {
  console[level] = (...values) => texts.push(values.map(inspect).join(' '));
}
await import('${main}');
export const written = () => encodeURIComponent(JSON.stringify(texts));
`;
}

/** The claim that gets the output as a text in ASCII, whose quotes Node need not escape. */
const CLAIM: ClaimedProgram['claims'][number] = {
  subject: 'written()',
  verb: '=',
  expected: "'nothing'",
};

/** What Node shows of a text: the text in quotes. */
const SHOWN_TEXT = /^(["'`])(.*)\1$/;

function readPrinted({ got, isCutOff = false }: Pick<Outcome, 'got' | 'isCutOff'>): Printed {
  const [, , text] = SHOWN_TEXT.exec(got) ?? [];
  const texts = text === undefined ? undefined : parseJson(decodeURIComponent(text), array(string));
  if (texts?.ok) return { status: 'ended', lines: linesOf(texts.value) };
  return { status: isCutOff ? 'cut-off' : 'threw', got };
}

/** JavaScript of the module that prints. Only who runs programs needs TypeScript, which takes memory. */
async function consoleModule(source: string): Promise<string> {
  const { ModuleKind, ScriptTarget, transpileModule } = await import('typescript');
  const { outputText } = transpileModule(source, {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 },
  });
  return outputText;
}

async function runnable(program: Program, toolchain: Toolchain): Promise<ClaimedProgram> {
  const modules = await compileModules(asModules(program, toolchain), toolchain);
  const main = moduleSpecifier(mainFile(program), toolchain);
  return {
    modules: { ...Object.fromEntries(modules), [START]: startModule(main) },
    main: START,
    names: {},
    claims: [CLAIM],
  };
}

/**
 * Runs programs that compile, or finds what they printed before.
 *
 * @throws Error when Node can't be run
 */
export async function printedBy(
  programs: readonly Program[],
  toolchain: Toolchain,
): Promise<readonly Printed[]> {
  if (programs.length === 0) return [];
  const all = await Promise.all(programs.map((program) => runnable(program, toolchain)));
  const source = fs.readFileSync(CONSOLE_TEXT, 'utf8');
  return cached<readonly Printed[]>({
    key: keyOf(
      'printed by exercises',
      toolchainKey(toolchain),
      process.version,
      runnerSource(),
      source,
      all,
    ),
    decoder: array(printed),
    answer: async () => {
      const console = { [CONSOLE]: await consoleModule(source) };
      const outcomes = await runPrograms(
        all.map((program) => ({ ...program, modules: { ...program.modules, ...console } })),
        toolchain,
      );
      return outcomes.map(([outcome]) => readPrinted(outcome ?? { got: 'nothing' }));
    },
    // What was cut off may have been on a busy machine; a task may throw on purpose.
    keeps: (answers) => answers.every(({ status }) => status !== 'cut-off'),
  });
}
