/** Answers the test bundle's questions with the compilers of `node_modules`, in the shapes of bundles. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { type Diagnostic, parseDiagnostics } from '../../../plugins/compiled-examples/compiler';
import { compiledLibraries } from '../../../plugins/compiled-examples/compiler/libraries';
import {
  compilerArguments,
  outputOf,
  type Program,
} from '../../../plugins/compiled-examples/compiler/program';
import { refusalOf } from '../../../plugins/compiled-examples/compiler/refusal';
import { run } from '../../../plugins/compiled-examples/compiler/run';
import { compilerFacts } from '../../../plugins/compiled-examples/compiler/toolchains';
import { inWorkFolder } from '../../../plugins/compiled-examples/compiler/workFolder';
import type { BundleQuestion } from './questions';
import type { BundleRelease } from './releases';

const MODULE = 'Playground';

/** Milliseconds after which a compiler is killed; longer than the page waits. */
const LIMIT = 20_000;

const FLAGS = /^(?:[+\-@](?:\d+(?:\.\.\d+)?|[A-Za-z])|[A-Za-z])*$/;

/** Where bundles say that something is what has no place: `Location.none` of OCaml. */
const NOWHERE = { row: 1, column: -1, endRow: 1, endColumn: -1 };

/** Colors, as bundles have them always. */
function colored(message: string): string {
  return message.replace(/^\S+/, (word) => `\u001b[1;33m${word}\u001b[0m`);
}

function located({ location, message, title }: Diagnostic, type: string) {
  return {
    fullMsg: `\n  ${colored(title)}\n\n  ${message}\n`,
    ...(location
      ? {
          row: location.startLine,
          column: location.startColumn - 1,
          endRow: location.endLine,
          endColumn: location.endColumn,
        }
      : NOWHERE),
    shortMsg: colored(message),
    type,
  };
}

function warned(diagnostic: Diagnostic) {
  return {
    ...located(diagnostic, 'warning'),
    warnNumber: diagnostic.warning ?? 0,
    isError: diagnostic.kind === 'warning-error',
  };
}

const isWarning = ({ kind }: Diagnostic): boolean => kind.startsWith('warning');

/** The shape of a failure. */
function failure(stderr: string): object {
  const diagnostics = parseDiagnostics(stderr);
  const errors = diagnostics.filter((diagnostic) => !isWarning(diagnostic));
  if (errors.length === 0) return { type: 'warning_error', errors: diagnostics.map(warned) };
  const isSyntax = errors.some(({ kind }) => kind === 'syntax-error');
  const type = isSyntax ? 'syntax_error' : 'type_error';
  const list = errors.map((error) => located(error, type));
  // Real bundles say syntax errors twice.
  return { type, errors: isSyntax ? [...list, ...list] : list };
}

/** Imports of the standard library, as bundles print them: beside the program. */
function bundled(javaScript: string): string {
  return javaScript.replace(
    /(["'])(?:(?:bs-platform|rescript|@rescript\/runtime)\/lib\/(?:es6|js)\/(?:\.\/)?|@rescript\/core\/src\/)([\w-]+)\.(?:m?js)\1/g,
    (_whole, quote: string, file: string) =>
      `${quote}./stdlib/${file.replace(/^Core__/, 'core__')}.js${quote}`,
  );
}

/** Types of the program's own values, at their names. */
function hints(code: string, signature: string): readonly object[] {
  return [...signature.matchAll(/^(?:let|val) (\w+) ?: ([^\n]*(?:\n +[^\n]*)*)/gm)].flatMap(
    ([, name = '', type = '']) => {
      const line = code
        .split('\n')
        .findIndex((text) => new RegExp(`^let (?:rec )?${name}\\b`).test(text));
      if (line === -1) return [];
      const column = (code.split('\n')[line] ?? '').indexOf(name, 4);
      return [
        {
          start: { line: line + 1, col: column },
          end: { line: line + 1, col: column + name.length },
          kind: 'binding',
          hint: type.replace(/;$/, ''),
        },
      ];
    },
  );
}

async function compiled(question: BundleQuestion, release: BundleRelease): Promise<object> {
  const { toolchain } = release;
  const { code, from, warningFlags, libraries, openModules, experiments } = question;
  if (!FLAGS.test(warningFlags)) {
    const msg = 'Ill-formed list of warnings';
    return { type: 'warning_flag_error', msg, warn_flags: warningFlags };
  }
  const missing = release.needed.find((library) => !libraries.includes(library));
  if (missing !== undefined) {
    const message = `The module or file Pervasives can't be found (${missing} is not loaded).`;
    return {
      type: 'other_error',
      errors: [{ ...NOWHERE, fullMsg: message, shortMsg: message, type: 'other_error' }],
    };
  }
  const facts = { ...compilerFacts(toolchain), usesCore: false };
  const folders = (await compiledLibraries(toolchain)).flatMap((library) => {
    if (library.status === 'unavailable') throw new Error(library.reason);
    return libraries.includes(library.name) ? [library.folder] : [];
  });
  const file = { module: MODULE, extension: from === 're' ? 're' : 'res', code } as const;
  const moduleFormat = release.moduleSystems[question.moduleSystem];
  const program: Program = { files: [file], opened: openModules, moduleFormat };
  return inWorkFolder(async (folder) => {
    await fs.writeFile(path.join(folder, facts.configFile), '{}');
    await fs.writeFile(path.join(folder, `${MODULE}.${file.extension}`), code);
    const flags = [
      ...['-w', warningFlags],
      ...(question.isJsxPreserved ? ['-bs-jsx-preserve'] : []),
      ...experiments.flatMap((name) => ['-enable-experimental', name]),
    ];
    const args = [...flags, ...compilerArguments(file, program, toolchain, facts, folders)];
    const ended = await run(facts.executable, args, folder, LIMIT);
    if (ended.status !== 'ended') throw new Error(`The compiler did not end: ${ended.status}.`);
    if (ended.exitCode !== 0) return failure(ended.stderr);
    const { suffix } = outputOf(moduleFormat ?? toolchain.moduleFormat, facts);
    const printed = await run(facts.executable, [`${MODULE}.cmi`], folder, LIMIT);
    return {
      js_code: bundled(await fs.readFile(path.join(folder, MODULE + suffix), 'utf8')),
      warnings: parseDiagnostics(ended.stderr).map(warned),
      type_hints: hints(code, printed.status === 'ended' ? printed.stdout : ''),
      type: 'success',
    };
  });
}

/** Runs a program on a file with the code; its output is the code in another form. */
async function printed(
  code: string,
  extension: string,
  executable: string,
  args: readonly string[],
): Promise<{ readonly code: string; readonly stderr: string } | { readonly failure: object }> {
  return inWorkFolder(async (folder) => {
    const file = `${MODULE}.${extension}`;
    await fs.writeFile(path.join(folder, file), code);
    const ended = await run(executable, [...args, file], folder, LIMIT);
    if (ended.status !== 'ended') throw new Error(`The formatter did not end: ${ended.status}.`);
    return ended.exitCode === 0
      ? { code: ended.stdout, stderr: ended.stderr }
      : { failure: failure(ended.stderr) };
  });
}

async function formatted(
  { code, from, to }: BundleQuestion,
  { toolchain }: BundleRelease,
): Promise<object> {
  const { executable } = compilerFacts(toolchain);
  const refmt = path.join(path.dirname(executable), 'refmt.exe');
  const success = (text: string) => ({ code: text, fromLang: from, toLang: to, type: 'success' });
  const show = (result: Awaited<ReturnType<typeof printed>>) =>
    'failure' in result ? result.failure : success(result.code);
  if (from === 're' && to === 're') return show(await printed(code, 're', refmt, []));
  if (to === 'res') return show(await printed(code, from, executable, ['-format']));
  const flags = ['-dsource', '-bs-syntax-only', '-bs-no-builtin-ppx', '-color', 'never'];
  const parsed = await printed(code, 'res', executable, flags);
  if ('failure' in parsed) return parsed.failure;
  const ocaml = parsed.stderr.replace(/\s*\[@ns\.namedArgLoc\s*\]|(?<!\w)nonrec(?!\w)/g, '');
  return show(await printed(ocaml, 'ml', refmt, ['--parse', 'ml', '--print', 're']));
}

/** Compiles the libraries of a release, so that its first program does not wait for them. */
export async function prepare({ toolchain }: BundleRelease): Promise<void> {
  await compiledLibraries(toolchain);
}

/** Answers as the bundle of a release does. */
export async function answerQuestion(
  question: BundleQuestion,
  release: BundleRelease,
): Promise<object> {
  if (refusalOf({ code: question.code, extension: 'res' })) {
    return { type: 'unexpected_error', msg: 'The test bundle takes no flags in programs.' };
  }
  return question.action === 'compile' ? compiled(question, release) : formatted(question, release);
}
