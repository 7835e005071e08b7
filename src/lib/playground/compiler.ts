/**
 * What the playground asks of a compiler, wherever it runs: `native/` asks the service of this machine,
 * `bundle/` the official bundle in a worker. Both give the same answers.
 */
import type { JsxMode, ModuleFormat, Syntax } from '../playgroundLink';
import type { ShownProgram } from './files';

/** A stretch of the program. Lines and columns count from 1, columns in UTF-16 units. */
export interface SourceRange {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  /** Of the character behind the last one. */
  readonly endColumn: number;
}

/** Kinds of problems, by what readers can do about them. */
export const PROBLEM_KINDS = [
  'syntax-error',
  'type-error',
  'warning',
  /** A warning that the flags have made an error. */
  'warning-error',
  /** The compiler refuses its settings. */
  'settings-error',
  /** Any other error. */
  'error',
] as const;

/** One thing that a compiler has to say about a program. */
export interface Problem {
  readonly kind: (typeof PROBLEM_KINDS)[number];
  /** Number of a warning. */
  readonly warning?: number;
  /** Name of the file that it is about; absent in programs of one file. */
  readonly file?: string;
  /** Absent where the compiler names no place. */
  readonly range?: SourceRange;
  /** What it says, without colors, without the lines of the program that it shows. */
  readonly message: string;
  /** What we add to it for readers, with code between backquotes. */
  readonly hint?: string;
}

/** The type of a stretch of the program, shown where the reader points. */
export interface TypeHint {
  /** Name of its file; absent in programs of one file. */
  readonly file?: string;
  readonly range: SourceRange;
  readonly hint: string;
}

/** What a program is compiled with; all of it is in the playground's address. */
export interface CompilerSettings {
  readonly syntax: Syntax;
  readonly moduleFormat: ModuleFormat;
  /** Such as `+a-4-9`; undefined for what the compiler warns of by itself. */
  readonly warningFlags?: string;
  /** Modules that the program sees opened. */
  readonly openModules: readonly string[];
  /** Undefined for what the compiler does by itself. */
  readonly jsxMode?: JsxMode;
  /** Names of experimental features that are on. */
  readonly experiments: readonly string[];
}

/** What a compiler makes of a program before it is JavaScript, in the order in which it makes them. */
export const VIEWS = ['parsed', 'typed', 'lambda'] as const;
export type View = (typeof VIEWS)[number];

/** What of the settings a compiler takes, and what else there is to know about it. */
export interface Capabilities {
  /** The first is its own. */
  readonly syntaxes: readonly Syntax[];
  readonly moduleFormats: readonly ModuleFormat[];
  /** Empty where there is no choice; the first is what it does by itself. */
  readonly jsxModes: readonly JsxMode[];
  /** Names of experimental features that it knows. */
  readonly experiments: readonly string[];
  readonly takesWarningFlags: boolean;
  readonly takesOpenModules: boolean;
  /** Modules that its programs see opened by default. */
  readonly openModules: readonly string[];
  /** npm names of the libraries that programs may use, beside the standard library. */
  readonly libraries: readonly string[];
  /** Whether it can rewrite Reason as ReScript and back. */
  readonly converts: boolean;
  /** Whether it answers questions about places of programs in ReScript. */
  readonly analyzes: boolean;
  /** What it can print of its own view of a program. */
  readonly views: readonly View[];
}

/** A program to compile. Of several files, `code` is the text of the one on screen, and `around` has the others. */
export interface CompileRequest extends ShownProgram {
  readonly settings: CompilerSettings;
}

/** What a file of a program became. */
export interface CompiledFile {
  /** Such as `Main.res`. */
  readonly name: string;
  readonly javaScript: string;
  /** How the JavaScript of other files imports it. */
  readonly specifier: string;
}

/** What became of a program. */
export type CompileOutcome =
  | {
      readonly status: 'compiled';
      /** Of the file that runs. */
      readonly javaScript: string;
      /** What each implementation became, where the program has several files and each has JavaScript of its own. */
      readonly files?: readonly CompiledFile[];
      /** Warnings. */
      readonly problems: readonly Problem[];
      readonly typeHints: readonly TypeHint[];
      /** How long the compiler took, measured where it runs. */
      readonly milliseconds?: number;
    }
  /** `problems` has one at least. */
  | { readonly status: 'failed'; readonly problems: readonly Problem[] }
  | NoAnswer;

/** What became of a text that was to be printed anew, or in another syntax. */
export type FormatOutcome =
  | { readonly status: 'formatted'; readonly code: string }
  /** It has a syntax error. */
  | { readonly status: 'failed'; readonly problems: readonly Problem[] }
  | NoAnswer;

/** What a writer may ask about a place of a program. */
export const QUESTIONS = ['completion', 'hover', 'signature'] as const;

/** A question about a place of a program, which need not be whole. */
export interface AnalysisRequest extends CompileRequest {
  readonly question: (typeof QUESTIONS)[number];
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** The last program that compiled, for compilers that type only what is whole. */
  readonly compiled?: string;
}

/** What suggestions are about. */
export const SUGGESTION_KINDS = [
  'constructor',
  'field',
  'function',
  'module',
  'other',
  'type',
  'value',
] as const;

/** Something that may stand at the place. */
export interface Suggestion {
  readonly kind: (typeof SUGGESTION_KINDS)[number];
  /** What is shown, and written where `insert` says nothing else. */
  readonly label: string;
  readonly insert?: string;
  /** Its type; empty where it has none. */
  readonly detail: string;
  /** What its documentation says first; empty where it has none. */
  readonly summary: string;
}

/** The function that is called at the place. */
export interface Signature {
  /** Its type. */
  readonly label: string;
  /** Where in `label` the parameter stands that is being written. */
  readonly active?: { readonly from: number; readonly to: number };
  readonly summary: string;
}

/** What is known about a place; what was not asked for, or is not known, is empty or absent. */
export interface Analysis {
  readonly suggestions: readonly Suggestion[];
  /** The type of what stands there. */
  readonly type?: string;
  /** What the documentation of what stands there says first. */
  readonly summary?: string;
  readonly signature?: Signature;
}

/** Asks about a place of the program on screen; undefined where nobody may answer now, or nobody can. */
export type Analyze = (
  question: AnalysisRequest['question'],
  place: Pick<AnalysisRequest, 'code' | 'line' | 'column'>,
  signal?: AbortSignal,
) => Promise<Analysis | undefined>;

/** The answer to a question. */
export type AnalysisOutcome = ({ readonly status: 'analyzed' } & Analysis) | NoAnswer;

/** A program to show as the compiler sees it. */
export interface ViewRequest extends CompileRequest {
  readonly view: View;
}

/** How the compiler sees a program. */
export type ViewOutcome =
  | {
      readonly status: 'viewed';
      readonly text: string;
      /** How many lines are left out at the end. */
      readonly missingLines: number;
    }
  /** The compiler doesn’t get that far. */
  | { readonly status: 'failed'; readonly problems: readonly Problem[] }
  | NoAnswer;

/** Asks how the compiler sees the program on screen; undefined where nobody may answer now, or nobody can. */
export type ShowView = (view: View, signal?: AbortSignal) => Promise<ViewOutcome | undefined>;

/** Why there is neither a result nor a problem of the program. */
export type NoAnswer =
  /** The program was not given to the compiler, for a reason that readers are told. */
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'timeout'; readonly seconds: number }
  /** The compiler answered what this site does not know; the answer as it came. */
  | { readonly status: 'unknown'; readonly answer: string }
  /** The compiler can't be reached any more; readers may try again. */
  | { readonly status: 'unreachable'; readonly reason: string };

/** One release of the compiler, ready to be asked. Never rejects: what goes wrong is an outcome. */
export interface Compiler {
  /** With a leading `v`, such as `v11.1.4`. */
  readonly release: string;
  readonly capabilities: Capabilities;
  /** A later call makes the outcome of an earlier one uninteresting: `signal` ends it. */
  compile(request: CompileRequest, signal?: AbortSignal): Promise<CompileOutcome>;
  format(request: CompileRequest): Promise<FormatOutcome>;
  /** Rewrites a program of the other syntax in the one that `settings` name. */
  convert(request: CompileRequest): Promise<FormatOutcome>;
  /** Only where `capabilities.analyzes`. */
  analyze?(request: AnalysisRequest, signal?: AbortSignal): Promise<AnalysisOutcome>;
  /** Only where `capabilities.views` has something. */
  view?(request: ViewRequest, signal?: AbortSignal): Promise<ViewOutcome>;
  /** Frees what it holds; it is not asked again. */
  close(): void;
}

/** A place where compilers run. */
export interface CompilerHost {
  /** `native` runs on the reader's machine: only programs that the reader wrote or chose go there. */
  readonly kind: 'bundle' | 'native';
  /** Names of its releases, with a leading `v`, newest first. One at least. */
  readonly releases: readonly string[];
  /** The host did not tell its releases: these are likely ones, and it may tell when found anew. */
  readonly guessesReleases?: boolean;
  /**
   * Makes a release ready, which takes a while where it must be loaded.
   *
   * @throws HostError
   */
  open(release: string): Promise<Compiler>;
}

/** A host or a release that can't be had; the message is one sentence for readers. */
export class HostError extends Error {
  override readonly name = 'HostError';
}
