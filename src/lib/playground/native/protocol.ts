/**
 * What the page and the native service say to each other, in JSON over HTTP; both sides decode it.
 *
 * A program of several files is sent as the text of one, with the others before and behind it (`files.ts`).
 *
 * `GET service.json` answers a `ServiceStatus`; `POST compile`, `format` and `convert` take a
 * `ServiceRequest` and answer a `CompileOutcome` or `FormatOutcome` with status 200, or a `Refusal` with
 * another one. `POST analyze` takes an `AnalyzeRequest` and answers an `AnalysisOutcome`, `POST view` a
 * `ServiceViewRequest` and a `ViewOutcome`.
 */
import {
  array,
  boolean,
  type Decoded,
  type Decoder,
  integer,
  literal,
  nullable,
  number,
  oneOf,
  record,
  string,
} from '../../decode';
import {
  type AnalysisOutcome,
  type AnalysisRequest,
  type Capabilities,
  type CompileOutcome,
  type CompilerSettings,
  type FormatOutcome,
  type NoAnswer,
  type Problem,
  PROBLEM_KINDS,
  QUESTIONS,
  SUGGESTION_KINDS,
  type TypeHint,
  type ViewOutcome,
  type ViewRequest,
  VIEWS,
} from '../compiler';
import { filesOf, problemOfFiles, type Surroundings } from '../files';

/** Folder of all addresses of the service, behind the site's base URL. */
export const SERVICE_FOLDER = 'playground/';

/** Where pages ask whether there is a service; a static file of the build otherwise. */
export const STATUS_FILE = 'service.json';

/** Header with the token of `service.json`; another one after each start of the service. */
export const TOKEN_HEADER = 'x-playground-token';

/** Longest body of a request, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** What a request wants done. */
export const ACTIONS = ['compile', 'format', 'convert', 'analyze', 'view'] as const;
export type Action = (typeof ACTIONS)[number];

/** A program for a release of the compiler. */
export interface ServiceRequest {
  /** With a leading `v`. */
  readonly release: string;
  readonly code: string;
  /** The other files of a program of several, around the one that `code` is. */
  readonly around?: Surroundings;
  readonly settings: CompilerSettings;
}

/** A question about a place of a program. */
export interface AnalyzeRequest
  extends ServiceRequest, Pick<AnalysisRequest, 'question' | 'line' | 'column' | 'compiled'> {}

/** A program to show as the compiler sees it. */
export interface ServiceViewRequest extends ServiceRequest, Pick<ViewRequest, 'view'> {}

/** A release that the service compiles with. */
export interface ServiceRelease extends Capabilities {
  /** With a leading `v`. */
  readonly name: string;
}

/** Answer of `service.json`. */
export interface ServiceStatus {
  /** Null where there is none. */
  readonly service: {
    readonly token: string;
    /** Newest first; one at least. */
    readonly releases: readonly ServiceRelease[];
  } | null;
}

/** Answer of any other status than 200. */
export interface Refusal {
  /** One sentence. */
  readonly error: string;
}

const syntax = literal('rescript', 'reason');
const moduleFormat = literal('commonjs', 'esmodule');
const jsxMode = literal('automatic', 'classic', 'preserve');

/** Takes texts that match a pattern whole, of a bounded length. */
function matching(pattern: RegExp, longest: number, expected: string): Decoder<string> {
  return (input) => {
    const text = string(input);
    if (!text.ok || (text.value.length <= longest && pattern.test(text.value))) return text;
    return {
      ok: false,
      error: { reason: 'type', expected, received: input, path: [], alternatives: [] },
    };
  };
}

/** Takes arrays of a bounded length. */
function atMost<T>(count: number, element: Decoder<T>): Decoder<readonly T[]> {
  const all = array(element);
  return (input) => {
    const values = all(input);
    if (!values.ok || values.value.length <= count) return values;
    return {
      ok: false,
      error: {
        reason: 'type',
        expected: `at most ${count} elements`,
        received: input,
        path: [],
        alternatives: [],
      },
    };
  };
}

/**
 * Settings that become arguments of a program: each is one that the compiler takes for a value, whatever
 * it is. None begins in a dash except for lists of warnings, which stand behind their option, and hold
 * nothing but numbers, signs, dots and the letter for all.
 */
const settings: Decoder<CompilerSettings> = record(
  {
    syntax,
    moduleFormat,
    openModules: atMost(
      20,
      matching(
        /^[A-Z][A-Za-z0-9_]*(?:\.[A-Z][A-Za-z0-9_]*)*$/,
        100,
        'the name of a module, such as Belt.Array',
      ),
    ),
    experiments: atMost(
      10,
      matching(/^[A-Z][A-Za-z]*$/, 40, 'the name of an experimental feature, such as LetUnwrap'),
    ),
  },
  {
    warningFlags: matching(
      /^(?:[+\-@](?:a|\d{1,4}(?:\.\.\d{1,4})?))+$/i,
      1000,
      'warning flags, such as +a-4-9',
    ),
    jsxMode,
  },
);

const files = array(record({ name: string, code: string }));

const request = { release: string, code: string, settings };

/** The files around the one that is asked about. */
const surroundings = { around: record({ name: string, before: files, after: files }) };

/** Takes requests whose files, if there are several, are a program: names become those of files of this machine. */
function ofProgram<T extends ServiceRequest>(decoder: Decoder<T>): Decoder<T> {
  return (input) => {
    const decoded = decoder(input);
    if (!decoded.ok) return decoded;
    const program = filesOf(decoded.value);
    const problem = program && problemOfFiles(program, decoded.value.settings.syntax);
    if (problem === undefined) return decoded;
    return {
      ok: false,
      error: {
        reason: 'type',
        expected: `files of a program (${problem.replace(/\.$/, '')})`,
        received: program
          ?.map(({ name }) => name)
          .join(', ')
          .slice(0, 100),
        path: ['around'],
        alternatives: [],
      },
    };
  };
}

/** Decodes what pages send. */
export const serviceRequest: Decoder<ServiceRequest> = ofProgram(record(request, surroundings));

/** Most lines, and most columns of a line, that a request has room for. */
const count: Decoder<number> = (input) => {
  const result = integer(input);
  if (!result.ok || (result.value >= 1 && result.value <= MAX_BODY_BYTES)) return result;
  return {
    ok: false,
    error: {
      reason: 'type',
      expected: `a number from 1 to ${MAX_BODY_BYTES}`,
      received: input,
      path: [],
      alternatives: [],
    },
  };
};

/** Decodes what pages ask about a place. */
export const analyzeRequest: Decoder<AnalyzeRequest> = ofProgram(
  record(
    { ...request, question: literal(...QUESTIONS), line: count, column: count },
    { ...surroundings, compiled: string },
  ),
);

/** Decodes what pages ask about the whole of a program. */
export const viewRequest: Decoder<ServiceViewRequest> = ofProgram(
  record({ ...request, view: literal(...VIEWS) }, surroundings),
);

const range = record({
  startLine: integer,
  startColumn: integer,
  endLine: integer,
  endColumn: integer,
});

const problem: Decoder<Problem> = record(
  { kind: literal(...PROBLEM_KINDS), message: string },
  { warning: integer, file: string, range },
);

const typeHint: Decoder<TypeHint> = record({ range, hint: string }, { file: string });

const compiledFile = record({ name: string, javaScript: string, specifier: string });

const noAnswer: Decoder<NoAnswer> = oneOf(
  record({ status: literal('refused'), reason: string }),
  record({ status: literal('timeout'), seconds: integer }),
  record({ status: literal('unknown'), answer: string }),
  record({ status: literal('unreachable'), reason: string }),
);

const failed = record({ status: literal('failed'), problems: array(problem) });

/** Decodes what `compile` answers. */
export const compileOutcome: Decoder<CompileOutcome> = oneOf(
  record(
    {
      status: literal('compiled'),
      javaScript: string,
      problems: array(problem),
      typeHints: array(typeHint),
    },
    { files: array(compiledFile), milliseconds: number },
  ),
  failed,
  noAnswer,
);

/** Decodes what `format` and `convert` answer. */
export const formatOutcome: Decoder<FormatOutcome> = oneOf(
  record({ status: literal('formatted'), code: string }),
  failed,
  noAnswer,
);

const signature = record(
  { label: string, summary: string },
  { active: record({ from: integer, to: integer }) },
);

const suggestion = record(
  { kind: literal(...SUGGESTION_KINDS), label: string, detail: string, summary: string },
  { insert: string },
);

/** Decodes what `analyze` answers. */
export const analysisOutcome: Decoder<AnalysisOutcome> = oneOf(
  record(
    { status: literal('analyzed'), suggestions: array(suggestion) },
    { type: string, summary: string, signature },
  ),
  noAnswer,
);

/** Decodes what `view` answers. */
export const viewOutcome: Decoder<ViewOutcome> = oneOf(
  record({ status: literal('viewed'), text: string, missingLines: integer }),
  failed,
  noAnswer,
);

/** Decodes why a request was not taken. */
export const refusal: Decoder<Refusal> = record({ error: string });

const release = record({
  name: string,
  syntaxes: array(syntax),
  moduleFormats: array(moduleFormat),
  jsxModes: array(jsxMode),
  experiments: array(string),
  takesWarningFlags: boolean,
  takesOpenModules: boolean,
  openModules: array(string),
  libraries: array(string),
  converts: boolean,
  analyzes: boolean,
  views: array(literal(...VIEWS)),
});

const status = record({
  service: nullable(record({ token: string, releases: array(release) })),
});

/** Decodes `service.json`. */
export const serviceStatus: Decoder<ServiceStatus> = status satisfies Decoder<
  Decoded<typeof status>
>;
