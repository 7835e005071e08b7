/** Rewrites code from one syntax of the language into another, with the tools of its compilers. */
import type { Toolchain } from '../../../src/versions';
import { withoutColors } from './diagnostics';
import type { Run } from './job';
import type { Place } from './place';
import { EXAMPLE_MODULE } from './program';
import { refusalOf } from './refusal';
import { compilerFacts, refmtOf } from './toolchains';
import { perform } from './tools';

/** The syntaxes that older compilers read and print. */
export type Syntax = 'ocaml' | 'reason' | 'rescript';

/** A piece of code to rewrite. */
export interface Conversion {
  readonly code: string;
  readonly from: Exclude<Syntax, 'reason'>;
  readonly to: Exclude<Syntax, 'ocaml'>;
  /** Whether it declares (`val x: int`) rather than defines. */
  readonly isInterface: boolean;
}

/** A conversion of any syntax to another one. */
type Rewriting = Omit<Conversion, 'from'> & { readonly from: Syntax };

/** What became of a piece of code. */
export type Converted =
  /** Without a line break at its end. */
  | { readonly status: 'converted'; readonly code: string }
  /** It has a syntax error, the first one in this line, counted from 1. */
  | { readonly status: 'unreadable'; readonly line?: number }
  | { readonly status: 'timeout' }
  | { readonly status: 'refused' }
  | { readonly status: 'unavailable'; readonly reason: string };

/** File name extensions of implementations; those of interfaces have an `i` behind them. */
const EXTENSIONS = { ocaml: 'ml', reason: 're', rescript: 'res' } as const;

/** Attributes that the parser of ReScript adds for itself, and a keyword that `refmt` does not know. */
const PARSER_TRACES = /(?<!\s)\s*\[@ns\.(?:namedArgLoc|braces|ternary)\s*\]|(?<!\w)nonrec(?!\w)/g;

/** `File "x.ml", line 5, characters 1-2` and `x.res:5:1`. */
const ERROR_LINES = /\bline (\d+), characters|\.resi?:(\d+):\d+/g;

function errorLine(stderr: string): number | undefined {
  // Warnings come first.
  const [, ocaml, rescript] = [...withoutColors(stderr).matchAll(ERROR_LINES)].at(-1) ?? [];
  const line = ocaml ?? rescript;
  return line === undefined ? undefined : Number(line);
}

function result(ended: Run): Converted {
  if (ended.status !== 'ended') return ended;
  if (ended.exitCode === 0) return { status: 'converted', code: ended.stdout.trimEnd() };
  const line = errorLine(ended.stderr);
  return { status: 'unreadable', ...(line !== undefined && { line }) };
}

/** Runs a tool on a file with some code, in a folder of its own. */
async function runOn(
  place: Pick<Place, 'perform'>,
  code: string,
  file: string,
  executable: string,
  args: readonly string[],
): Promise<Run> {
  const step = { files: { [file]: code }, executable, args: [...args, file] };
  return (await place.perform({ steps: [step] })).run;
}

/**
 * Rewrites code in a place. Reasons to refuse it are not looked for.
 *
 * @throws Error as `convert` does
 */
export async function convertIn(
  place: Pick<Place, 'facts' | 'perform'>,
  { code, from, to, isInterface }: Rewriting,
): Promise<Converted> {
  const { executable } = place.facts;
  const file = (syntax: keyof typeof EXTENSIONS) =>
    `${EXAMPLE_MODULE}.${EXTENSIONS[syntax]}${isInterface ? 'i' : ''}`;
  const refmt = async (ocaml: string) =>
    result(
      await runOn(place, ocaml, file('ocaml'), refmtOf(place.facts), [
        ...['--parse', 'ml', '--print', 're', '--interface', String(isInterface)],
      ]),
    );
  const format = async () => result(await runOn(place, code, file(from), executable, ['-format']));
  if (from === 'ocaml' && to === 'reason') {
    const converted = await refmt(code);
    if (converted.status !== 'unreadable') return converted;
    // `refmt` does not tell where the error is; the compiler does.
    const formatted = await format();
    return formatted.status === 'unreadable' ? formatted : converted;
  }
  const formatted = await format();
  if (to === 'rescript' || formatted.status !== 'converted') return formatted;
  // The compiler prints what it has parsed as OCaml, errors or not; `refmt` reads that.
  const parsed = await runOn(place, code, file('rescript'), executable, [
    ...['-dsource', '-bs-syntax-only', '-bs-no-builtin-ppx'],
  ]);
  if (parsed.status !== 'ended') return parsed;
  const converted = await refmt(parsed.stderr.replace(PARSER_TRACES, ''));
  // The line is one of the code in between.
  return converted.status === 'unreadable' ? { status: 'unreadable' } : converted;
}

/**
 * Rewrites OCaml as Reason or ReScript, and either of those as the other. Comments of ReScript get lost on the
 * way to Reason. Nothing is kept: who converts much keeps what became of it.
 *
 * @param toolchain must bring `refmt` for Reason, and a compiler that still reads OCaml for ReScript
 * @throws Error when a tool crashes or the disk fails
 */
export function convert(conversion: Conversion, toolchain: Toolchain): Promise<Converted> {
  if (refusalOf({ code: conversion.code, extension: 'res' }))
    return Promise.resolve({ status: 'refused' });
  return convertIn({ facts: compilerFacts(toolchain), perform }, conversion);
}
