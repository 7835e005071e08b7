/** What the service does with a program that was let in. */
import type {
  AnalysisOutcome,
  CompileOutcome,
  FormatOutcome,
  NoAnswer,
  Problem,
  ViewOutcome,
} from '../../../src/lib/playground/compiler';
import { filesOf, isInterface, moduleOf } from '../../../src/lib/playground/files';
import type {
  Action,
  AnalyzeRequest,
  ServiceRequest,
  ServiceViewRequest,
} from '../../../src/lib/playground/native/protocol';
import type { ProgramFile, Syntax } from '../../../src/lib/playgroundLink';
import {
  analyzeIn,
  compileFilesIn,
  compileIn,
  convertIn,
  type Extension,
  fileName,
  formatIn,
  isBreakdown,
  moduleSpecifier,
  type Place,
  type Program,
  type SourceFile,
  viewIn,
} from '../../compiled-examples/compiler';
import { SECONDS } from './limits';
import type { Purpose } from './jail';
import { problemsOf } from './problems';
import { libraryNames } from './project';
import type { Release } from './releases';
import type { Workshop } from './workshop';

/** Name of the module that programs are. */
const MODULE = 'Playground';

const TIMEOUT: NoAnswer = { status: 'timeout', seconds: SECONDS };

/** Extensions of implementations and of interfaces. */
const EXTENSIONS: Readonly<Record<Syntax, readonly [Extension, Extension]>> = {
  rescript: ['res', 'resi'],
  reason: ['re', 'rei'],
};

function fileOf({ name, code }: ProgramFile, syntax: Syntax): SourceFile {
  const extension = EXTENSIONS[syntax][isInterface(name) ? 1 : 0];
  return { module: moduleOf(name), extension, code };
}

/** The file that a request is about: all there is, or that on screen. */
function sourceOf(
  { code, around }: Pick<ServiceRequest, 'code' | 'around'>,
  syntax: Syntax,
): SourceFile {
  return fileOf({ name: around?.name ?? MODULE, code }, syntax);
}

/** All files that a request would hand to a compiler, in their order. */
export function sourcesOf(request: ServiceRequest, syntax: Syntax): readonly SourceFile[] {
  return filesOf(request)?.map((file) => fileOf(file, syntax)) ?? [sourceOf(request, syntax)];
}

/** The file that a request is about, behind those that it may use. */
function programOf(request: ServiceRequest): Program {
  const { around, settings } = request;
  const { syntax, moduleFormat } = settings;
  const before = around?.before.map((file) => fileOf(file, syntax)) ?? [];
  return { files: [...before, sourceOf(request, syntax)], moduleFormat, settings };
}

/** The syntax of a request's program: what is to be converted is in the other one than is wanted. */
export function writtenIn(action: Action, wanted: Syntax): Syntax {
  if (action !== 'convert') return wanted;
  return wanted === 'reason' ? 'rescript' : 'reason';
}

function unavailable(reason: string): NoAnswer {
  return { status: 'unreachable', reason };
}

/**
 * What a compiler has to say.
 *
 * @param source the file that it was asked about
 * @param files all files of the program
 */
function problemsIn(
  stderr: string,
  source: SourceFile,
  place: Place,
  files: readonly SourceFile[] = [],
): readonly Problem[] {
  const { countsBytes } = place.facts;
  const compiled = (file: SourceFile) => ({ code: file.code, file: fileName(file), countsBytes });
  const others = files.filter((file) => fileName(file) !== fileName(source)).map(compiled);
  const problems = problemsOf(stderr, compiled(source), others);
  if (problems.length > 0) return problems;
  const file = others.length > 0 && { file: fileName(source) };
  return [{ kind: 'error', ...file, message: 'The compiler failed without a message.' }];
}

/** Compiles all files of a program. */
async function compileFiles(
  request: ServiceRequest,
  { toolchain }: Release,
  place: Place,
): Promise<CompileOutcome> {
  const { syntax, moduleFormat } = request.settings;
  const files = sourcesOf(request, syntax);
  const [last, ...others] = files.toReversed();
  if (!last) return unavailable('The program has no files.');
  const program: Program = {
    files: [...others.toReversed(), last],
    moduleFormat,
    settings: request.settings,
  };
  const start = performance.now();
  const compilation = await compileFilesIn(place, program, toolchain);
  const milliseconds = performance.now() - start;
  if (compilation.status === 'timeout') return TIMEOUT;
  if (compilation.status === 'unavailable') return unavailable(compilation.reason);
  const failed = compilation.status === 'failed' ? compilation.messages.length - 1 : undefined;
  const problems = compilation.messages.flatMap((message, index) =>
    message === '' && index !== failed
      ? []
      : problemsIn(message, files[index] ?? last, place, files),
  );
  if (compilation.status === 'failed') return { status: 'failed', problems };
  const { outputs } = compilation;
  return {
    status: 'compiled',
    javaScript: outputs.at(-1)?.javaScript ?? '',
    files: outputs.map(({ file, javaScript }) => ({
      name: fileName(file),
      javaScript,
      specifier: moduleSpecifier(file, { ...toolchain, moduleFormat }),
    })),
    problems,
    typeHints: [],
    milliseconds,
  };
}

async function compile(
  request: ServiceRequest,
  release: Release,
  place: Place,
): Promise<CompileOutcome> {
  if (request.around) return compileFiles(request, release, place);
  const { settings } = request;
  const { toolchain } = release;
  const source = sourceOf(request, settings.syntax);
  const program = { files: [source] as const, moduleFormat: settings.moduleFormat, settings };
  const start = performance.now();
  const compilation = await compileIn(place, program, toolchain);
  const milliseconds = performance.now() - start;
  switch (compilation.status) {
    case 'compiled':
      return {
        status: 'compiled',
        javaScript: compilation.javaScript,
        problems: compilation.stderr === '' ? [] : problemsIn(compilation.stderr, source, place),
        typeHints: [],
        milliseconds,
      };
    case 'failed':
      return { status: 'failed', problems: problemsIn(compilation.stderr, source, place) };
    case 'timeout':
      return TIMEOUT;
    case 'unavailable':
      return unavailable(compilation.reason);
  }
}

/** Prints a file anew in its own syntax. */
async function format(
  request: Pick<ServiceRequest, 'code' | 'around'>,
  syntax: Syntax,
  place: Place,
): Promise<FormatOutcome> {
  const source = sourceOf(request, syntax);
  const run = await formatIn(place, source);
  if (run.status === 'timeout') return TIMEOUT;
  if (run.status === 'unavailable') return unavailable(run.reason);
  if (run.exitCode === 0) return { status: 'formatted', code: run.stdout };
  const problems = problemsIn(run.stderr, source, place);
  const { around } = request;
  return {
    status: 'failed',
    problems: around ? problems.map((problem) => ({ ...problem, file: around.name })) : problems,
  };
}

/** Rewrites a program of the other syntax. */
async function convert(code: string, to: Syntax, place: Place): Promise<FormatOutcome> {
  const from = writtenIn('convert', to);
  // Converters say little about what they can't read, printers much.
  const printed = await format({ code }, from, place);
  if (printed.status !== 'formatted') return printed;
  const converted = await convertIn(place, { code, from, to, isInterface: false });
  switch (converted.status) {
    case 'converted':
      return { status: 'formatted', code: `${converted.code}\n` };
    case 'unreadable':
      return {
        status: 'refused',
        reason: `The tools of this version can’t write this program in the syntax of ${to === 'reason' ? 'Reason' : 'ReScript'}.`,
      };
    case 'timeout':
      return TIMEOUT;
    case 'refused':
      return { status: 'refused', reason: 'The program was not given to the compiler.' };
    case 'unavailable':
      return unavailable(converted.reason);
  }
}

/** Answers a question about a place of a program. */
async function analyze(
  request: AnalyzeRequest,
  { toolchain }: Release,
  place: Place,
): Promise<AnalysisOutcome> {
  const names = libraryNames(toolchain, place.libraries.length);
  const run = await analyzeIn(place, programOf(request), toolchain, request, names);
  return run.status === 'timeout' ? TIMEOUT : { status: 'analyzed', ...run.analysis };
}

/** Most characters of a view that are sent: a browser shows as many in one piece, and nobody reads more. */
const LONGEST_VIEW = 200_000;

/** The lines of a view that are sent, and how many more there are. */
function cutView(text: string): Pick<ViewOutcome & { status: 'viewed' }, 'text' | 'missingLines'> {
  if (text.length <= LONGEST_VIEW) return { text, missingLines: 0 };
  const end = text.lastIndexOf('\n', LONGEST_VIEW);
  const kept = text.slice(0, end === -1 ? LONGEST_VIEW : end);
  return { text: kept, missingLines: text.slice(kept.length).trim().split('\n').length };
}

/** Prints how the compiler sees a program. */
async function view(
  request: ServiceViewRequest,
  { toolchain }: Release,
  place: Place,
): Promise<ViewOutcome> {
  const { around, settings, view: which } = request;
  if (which === 'lambda' && around && isInterface(around.name)) {
    return { status: 'refused', reason: 'An interface has types alone, and so no lambda.' };
  }
  const program = programOf(request);
  const source = sourceOf(request, settings.syntax);
  const run = await viewIn(place, program, toolchain, which);
  switch (run.status) {
    case 'viewed':
      return { status: 'viewed', ...cutView(run.text) };
    case 'failed':
      return {
        status: 'failed',
        problems: problemsIn(run.stderr, source, place, program.files),
      };
    case 'timeout':
      return TIMEOUT;
    case 'unavailable':
      return unavailable(run.reason);
    case 'unknown':
      return { status: 'unknown', answer: cutView(run.answer).text };
  }
}

function purposeOf(action: Action, syntax: Syntax): Purpose {
  if (action === 'analyze') return 'analysis';
  return action === 'convert' || syntax === 'reason' ? 'reason' : 'rescript';
}

/** Something to do, decoded as it should be for it. */
export type Order =
  | { readonly action: Exclude<Action, 'analyze' | 'view'>; readonly request: ServiceRequest }
  | { readonly action: 'view'; readonly request: ServiceViewRequest }
  | { readonly action: 'analyze'; readonly request: AnalyzeRequest };

/** A signal that ends a compiler (no memory left, a fault of its own) is an answer about the program. */
const BREAKDOWN = unavailable(
  'The compiler broke down over this program and gave no answer; change the program, or try again.',
);

/** Does what a request wants in a place. */
function perform(
  order: Order,
  release: Release,
  place: Place,
): Promise<CompileOutcome | FormatOutcome | AnalysisOutcome | ViewOutcome> {
  const { code, settings } = order.request;
  switch (order.action) {
    case 'compile':
      return compile(order.request, release, place);
    case 'format':
      return format(order.request, settings.syntax, place);
    case 'convert':
      return convert(code, settings.syntax, place);
    case 'analyze':
      return analyze(order.request, release, place);
    case 'view':
      return view(order.request, release, place);
  }
}

/**
 * Does what a request wants. What ends a compiler from outside is an outcome.
 *
 * @throws Error where a library does not compile or the disk fails
 */
export async function act(
  order: Order,
  release: Release,
  workshop: Workshop,
): Promise<CompileOutcome | FormatOutcome | AnalysisOutcome | ViewOutcome> {
  const purpose = purposeOf(order.action, order.request.settings.syntax);
  const found = await workshop.place(release.toolchain, purpose);
  if (found.status === 'unavailable') return unavailable(found.reason);
  try {
    return await perform(order, release, found.place);
  } catch (error) {
    if (isBreakdown(error)) return BREAKDOWN;
    throw error;
  }
}
