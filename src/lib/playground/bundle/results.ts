/**
 * What bundles answer, in the site's words. All interfaces from 1 to 7 have the same shapes
 * (compilers.md, section 6); what has another one is handed on as it came.
 */
import {
  array,
  boolean,
  type Decoded,
  type Decoder,
  field,
  integer,
  number,
  parseJson,
  record,
  string,
} from '../../decode';
import { columnOfByte } from '../columns';
import type { CompileOutcome, FormatOutcome, Problem, SourceRange, TypeHint } from '../compiler';
import type { ColumnUnit } from './capabilities';

/** What was asked. */
export interface Question {
  readonly code: string;
  readonly columnUnit: ColumnUnit;
  readonly warningFlags?: string;
}

/** Lines count from 1, columns from 0; the end is the character behind the last one. */
const located = {
  shortMsg: string,
  row: integer,
  column: integer,
  endRow: integer,
  endColumn: integer,
};

const errors = array(record(located, { fullMsg: string }));
const warnings = array(record({ ...located, warnNumber: number, isError: boolean }));
const position = record({ line: integer, col: integer });

const compiled = record(
  { js_code: string },
  {
    warnings,
    type_hints: array(record({ start: position, end: position, hint: string, kind: string })),
  },
);
const formatted = record({ code: string });
const listFailure = record({ errors }, { warnings });
const warningFailure = record({ errors: warnings });
const flagFailure = record({ msg: string });

type Place = Omit<Decoded<typeof errors>[number], 'shortMsg' | 'fullMsg'>;

// eslint-disable-next-line no-control-regex -- Terminals' escape sequences begin with a control character.
const ANSI = /\u001B\[[0-9;]*m/g;

function plain(message: string): string {
  return message
    .replace(ANSI, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\s+$/g, '');
}

/** Gives ranges of one program; undefined for the places that compilers give to what has none. */
function rangesIn({ code, columnUnit }: Question): (place: Place) => SourceRange | undefined {
  const lines = code.split('\n');
  const pointAt = (row: number, column: number): readonly [line: number, column: number] => {
    const text = lines[row - 1];
    // What is missing at the end is said to be behind it.
    if (text === undefined) return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
    const units = columnUnit === 'byte' ? columnOfByte(text, column) : column;
    return [row, Math.min(units, text.length) + 1];
  };
  return ({ row, column, endRow, endColumn }) => {
    if (row < 1 || column < 0 || endRow < row || endColumn < 0) return undefined;
    const [startLine, startColumn] = pointAt(row, column);
    const [endLine, end] = pointAt(endRow, endColumn);
    return {
      startLine,
      startColumn,
      endLine,
      endColumn: startLine === endLine ? Math.max(startColumn, end) : end,
    };
  };
}

function withoutRepeats(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ range }) => {
    if (!range) return true;
    const key = JSON.stringify(range);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function warningsIn(list: Decoded<typeof warnings>, question: Question): readonly Problem[] {
  const rangeOf = rangesIn(question);
  return list.map(({ shortMsg, warnNumber, isError, ...place }) => {
    const range = rangeOf(place);
    return {
      kind: isError ? 'warning-error' : 'warning',
      warning: warnNumber,
      ...(range && { range }),
      message: plain(shortMsg),
    };
  });
}

function hintsIn(
  list: NonNullable<Decoded<typeof compiled>['type_hints']>,
  question: Question,
): readonly TypeHint[] {
  const rangeOf = rangesIn(question);
  return list.flatMap(({ start, end, hint }) => {
    const range = rangeOf({
      row: start.line,
      column: start.col,
      endRow: end.line,
      endColumn: end.col,
    });
    // What the compiler adds to a program has a type, too, but no place.
    return range ? [{ range, hint: plain(hint) }] : [];
  });
}

/** Kinds of problems by the type of an answer that lists them. */
const ERROR_KINDS: ReadonlyMap<string, Problem['kind']> = new Map([
  ['syntax_error', 'syntax-error'],
  ['type_error', 'type-error'],
  ['other_error', 'error'],
]);

type Failure = Extract<CompileOutcome, { readonly status: 'failed' }>;

function failed(problems: readonly Problem[]): Failure | undefined {
  return problems.length === 0 ? undefined : { status: 'failed', problems };
}

/** The value, where a decoder takes it. */
function taken<T>(decoder: Decoder<T>, answer: unknown): T | undefined {
  const decoded = decoder(answer);
  return decoded.ok ? decoded.value : undefined;
}

function failureIn(type: string, answer: unknown, question: Question): Failure | undefined {
  const kind = ERROR_KINDS.get(type);
  if (kind) {
    const failure = taken(listFailure, answer);
    if (!failure) return undefined;
    const rangeOf = rangesIn(question);
    const problems = failure.errors.map(({ shortMsg, fullMsg, ...place }): Problem => {
      const range = rangeOf(place);
      return { kind, ...(range && { range }), message: plain(shortMsg) || plain(fullMsg ?? '') };
    });
    return failed([...withoutRepeats(problems), ...warningsIn(failure.warnings ?? [], question)]);
  }
  if (type === 'warning_error') {
    return failed(warningsIn(taken(warningFailure, answer)?.errors ?? [], question));
  }
  const message = taken(flagFailure, answer)?.msg;
  if (message === undefined) return undefined;
  if (type === 'unexpected_error') return failed([{ kind: 'error', message: plain(message) }]);
  if (type !== 'warning_flag_error') return undefined;
  return failed([
    {
      kind: 'settings-error',
      message: `Expected warning flags such as "+a-4-9", got "${question.warningFlags ?? ''}": ${plain(message)}`,
    },
  ]);
}

const typeField = field('type', string);

/** The type of an answer and the answer itself; undefined for a text that is no object with a type. */
function typed(json: string): { readonly type: string; readonly answer: unknown } | undefined {
  const answer = parseJson(json, (input) => ({ ok: true, value: input }));
  if (!answer.ok) return undefined;
  const type = typeField(answer.value);
  return type.ok ? { type: type.value, answer: answer.value } : undefined;
}

/** What became of a program that a bundle has compiled, by the JSON of its answer. */
export function compileOutcome(json: string, question: Question): CompileOutcome {
  const unknown = { status: 'unknown', answer: json } as const;
  const { type, answer } = typed(json) ?? {};
  if (type === undefined) return unknown;
  if (type !== 'success') return failureIn(type, answer, question) ?? unknown;
  const success = taken(compiled, answer);
  if (!success) return unknown;
  return {
    status: 'compiled',
    javaScript: success.js_code,
    problems: warningsIn(success.warnings ?? [], question),
    typeHints: hintsIn(success.type_hints ?? [], question),
  };
}

/** What became of a text that a bundle has formatted or converted, by the JSON of its answer. */
export function formatOutcome(json: string, question: Question): FormatOutcome {
  const unknown = { status: 'unknown', answer: json } as const;
  const { type, answer } = typed(json) ?? {};
  if (type === undefined) return unknown;
  if (type !== 'success') return failureIn(type, answer, question) ?? unknown;
  const success = taken(formatted, answer);
  return success ? { status: 'formatted', code: success.code } : unknown;
}
