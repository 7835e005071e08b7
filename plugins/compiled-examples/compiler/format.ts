import { type Decoder, literal, oneOf, record, string } from '../../../src/lib/decode';
import type { Toolchain } from '../../../src/versions';
import { cached, keyOf } from './cache';
import { withoutForeign } from './diagnostics';
import type { Place } from './place';
import { EXAMPLE_MODULE, fileName, type SourceFile } from './program';
import { refusalOf } from './refusal';
import type { Run } from './job';
import { compilerFacts, refmtOf, toolchainKey } from './toolchains';
import { perform } from './tools';

/** What a formatter answered. */
export type Formatting =
  /** The text as it prints it, without a line break at its end. */
  | { readonly status: 'formatted'; readonly code: string }
  /** The text has a syntax error, about which the compiler says more. */
  | { readonly status: 'unreadable' }
  | { readonly status: 'timeout' }
  | { readonly status: 'refused' }
  | { readonly status: 'unavailable'; readonly reason: string };

/** The answers that are the same every time. */
export const keptFormatting: Decoder<Formatting> = oneOf(
  record({ status: literal('formatted'), code: string }),
  record({ status: literal('unreadable') }),
);

type Source = Pick<SourceFile, 'extension' | 'code'>;

/**
 * Has a text printed in a place; the run's stdout is the text, its stderr says what is wrong with it.
 * Reasons to refuse it are not looked for.
 *
 * @throws Error as `format` does
 */
export async function formatIn(
  place: Pick<Place, 'facts' | 'perform'>,
  source: SourceFile,
): Promise<Run> {
  const { executable, flags } = place.facts;
  const isReason = source.extension.startsWith('rei') || source.extension === 're';
  const file = fileName(source);
  const program = isReason
    ? { executable: refmtOf(place.facts), args: [file] }
    : { executable, args: [...flags, '-format', file] };
  const { run } = await place.perform({ steps: [{ files: { [file]: source.code }, ...program }] });
  return run.status === 'ended' ? { ...run, stderr: withoutForeign(run.stderr, [file]) } : run;
}

async function formatHere(source: Source, toolchain: Toolchain): Promise<Formatting> {
  const place = { facts: compilerFacts(toolchain), perform };
  const run = await formatIn(place, { ...source, module: EXAMPLE_MODULE });
  if (run.status !== 'ended') return run;
  return run.exitCode === 0
    ? { status: 'formatted', code: run.stdout.trimEnd() }
    : { status: 'unreadable' };
}

/**
 * Prints a text as the formatter of a version does: `refmt` for Reason, `bsc -format` for ReScript.
 *
 * @throws Error when the formatter crashes or the disk fails
 */
export function format(source: Source, toolchain: Toolchain): Promise<Formatting> {
  if (refusalOf(source)) return Promise.resolve({ status: 'refused' });
  return cached({
    key: keyOf('format', toolchainKey(toolchain), source.extension, source.code),
    decoder: keptFormatting,
    answer: () => formatHere(source, toolchain),
    keeps: ({ status }) => status === 'formatted' || status === 'unreadable',
  });
}
