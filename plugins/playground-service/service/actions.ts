/** What the service does with a program that was let in. */
import type {
  AnalysisOutcome,
  CompileOutcome,
  FormatOutcome,
  NoAnswer,
  Problem,
  ViewOutcome,
} from '../../../src/lib/playground/compiler';
import type {
  Action,
  AnalyzeRequest,
  ServiceRequest,
  ServiceViewRequest,
} from '../../../src/lib/playground/native/protocol';
import type { Syntax } from '../../../src/lib/playgroundLink';
import {
  analyzeIn,
  compileIn,
  convertIn,
  fileName,
  formatIn,
  type Place,
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

function sourceOf(code: string, syntax: Syntax): SourceFile {
  return { module: MODULE, extension: syntax === 'reason' ? 're' : 'res', code };
}

/** The syntax of a request's program: what is to be converted is in the other one than is wanted. */
export function writtenIn(action: Action, wanted: Syntax): Syntax {
  if (action !== 'convert') return wanted;
  return wanted === 'reason' ? 'rescript' : 'reason';
}

function unavailable(reason: string): NoAnswer {
  return { status: 'unreachable', reason };
}

function problemsIn(stderr: string, source: SourceFile, place: Place): readonly Problem[] {
  const { countsBytes } = place.facts;
  const problems = problemsOf(stderr, { code: source.code, file: fileName(source), countsBytes });
  if (problems.length > 0) return problems;
  return [{ kind: 'error', message: 'The compiler failed without a message.' }];
}

async function compile(
  { code, settings }: ServiceRequest,
  { toolchain }: Release,
  place: Place,
): Promise<CompileOutcome> {
  const source = sourceOf(code, settings.syntax);
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

/** Prints a program anew in its own syntax. */
async function format(code: string, syntax: Syntax, place: Place): Promise<FormatOutcome> {
  const source = sourceOf(code, syntax);
  const run = await formatIn(place, source);
  if (run.status === 'timeout') return TIMEOUT;
  if (run.status === 'unavailable') return unavailable(run.reason);
  return run.exitCode === 0
    ? { status: 'formatted', code: run.stdout }
    : { status: 'failed', problems: problemsIn(run.stderr, source, place) };
}

/** Rewrites a program of the other syntax. */
async function convert(code: string, to: Syntax, place: Place): Promise<FormatOutcome> {
  const from = writtenIn('convert', to);
  // Converters say little about what they can't read, printers much.
  const printed = await format(code, from, place);
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
  const { code, settings } = request;
  const source = sourceOf(code, settings.syntax);
  const program = { files: [source] as const, moduleFormat: settings.moduleFormat, settings };
  const names = libraryNames(toolchain, place.libraries.length);
  const run = await analyzeIn(place, program, toolchain, request, names);
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
  { code, settings, view: which }: ServiceViewRequest,
  { toolchain }: Release,
  place: Place,
): Promise<ViewOutcome> {
  const source = sourceOf(code, settings.syntax);
  const program = { files: [source] as const, moduleFormat: settings.moduleFormat, settings };
  const run = await viewIn(place, program, toolchain, which);
  switch (run.status) {
    case 'viewed':
      return { status: 'viewed', ...cutView(run.text) };
    case 'failed':
      return { status: 'failed', problems: problemsIn(run.stderr, source, place) };
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

/**
 * Does what a request wants. What ends a compiler from outside (no memory left) is an outcome.
 *
 * @throws Error where a library does not compile or the disk fails
 */
export async function act(
  order: Order,
  release: Release,
  workshop: Workshop,
): Promise<CompileOutcome | FormatOutcome | AnalysisOutcome | ViewOutcome> {
  const { code, settings } = order.request;
  const purpose = purposeOf(order.action, settings.syntax);
  const found = await workshop.place(release.toolchain, purpose);
  if (found.status === 'unavailable') return unavailable(found.reason);
  switch (order.action) {
    case 'compile':
      return compile(order.request, release, found.place);
    case 'format':
      return format(code, settings.syntax, found.place);
    case 'convert':
      return convert(code, settings.syntax, found.place);
    case 'analyze':
      return analyze(order.request, release, found.place);
    case 'view':
      return view(order.request, release, found.place);
  }
}
