import { type Decoder, literal, oneOf, record, string } from '../../../src/lib/decode';
import type { Toolchain } from '../../../src/versions';
import { cached, keyOf } from './cache';
import { withoutForeign } from './diagnostics';
import { oncePerTurn } from './oncePerTurn';
import type { Place } from './place';
import { EXAMPLE_MODULE, type Extension, fileName, type SourceFile } from './program';
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

function kept(
  question: string,
  source: Source,
  toolchain: Toolchain,
  answer: () => Promise<Formatting>,
): Promise<Formatting> {
  if (refusalOf(source)) return Promise.resolve({ status: 'refused' });
  return cached({
    key: keyOf(question, toolchainKey(toolchain), source.extension, source.code),
    decoder: keptFormatting,
    answer,
    keeps: ({ status }) => status === 'formatted' || status === 'unreadable',
  });
}

/**
 * Prints a text as the formatter of a version does: `refmt` for Reason, `bsc -format` for ReScript.
 *
 * @throws Error when the formatter crashes or the disk fails
 */
export function format(source: Source, toolchain: Toolchain): Promise<Formatting> {
  return kept('format', source, toolchain, () => formatHere(source, toolchain));
}

/** Stands between texts in a file, and is printed as it is. */
const SEAM: Readonly<Record<Extension, string>> = {
  res: 'let seam = 1',
  resi: 'let seam: int',
  re: 'let seam = 1;',
  rei: 'let seam: int;',
};

/** The texts of a file that was printed, without the seams between them. */
export function textsOf(printed: string, extension: Extension): readonly string[] {
  return printed.split(`\n${SEAM[extension]}\n`).map((text) => text.trim());
}

/**
 * Prints texts of one extension in one file, because starting a formatter takes longer than printing: those that are
 * printed as they were are so by themselves, too, because a printer takes one item after the other. The others are
 * printed anew, alone; where one can't be read, each half is tried. Half of something, such as an attribute without its
 * item, may be read with what follows, and stay as it is: alone it would be unreadable.
 */
async function formatShared(
  sources: readonly Source[],
  toolchain: Toolchain,
): Promise<ReadonlyMap<Source, Formatting>> {
  const [first, ...others] = sources;
  if (first === undefined) return new Map();
  if (others.length === 0) return new Map([[first, await formatHere(first, toolchain)]]);
  const { extension } = first;
  const code = sources.map((source) => source.code).join(`\n\n${SEAM[extension]}\n\n`);
  const printed = await formatHere({ extension, code }, toolchain);
  const texts = printed.status === 'formatted' ? textsOf(printed.code, extension) : [];
  if (texts.length !== sources.length) {
    const half = Math.ceil(sources.length / 2);
    const halves = [sources.slice(0, half), sources.slice(half)];
    const answers = await Promise.all(halves.map((some) => formatShared(some, toolchain)));
    return new Map(answers.flatMap((some) => [...some]));
  }
  const answers = sources.map(async (source, index): Promise<[Source, Formatting]> => {
    const isAsItWas = texts[index] === source.code;
    return [
      source,
      isAsItWas ? { status: 'formatted', code: source.code } : await formatHere(source, toolchain),
    ];
  });
  return new Map(await Promise.all(answers));
}

/** Texts of one extension, and the formatter that prints them. */
interface Shared {
  readonly toolchain: Toolchain;
  readonly sources: Source[];
}

const ask = oncePerTurn(async (all: readonly (readonly [Source, Toolchain])[]) => {
  const files = new Map<string, Shared>();
  for (const [source, toolchain] of all) {
    const file = [source.extension, ...toolchainKey(toolchain)].join(' ');
    const shared = files.get(file) ?? { toolchain, sources: [] };
    files.set(file, shared);
    shared.sources.push(source);
  }
  const answers = [...files.values()].map(({ sources, toolchain }) =>
    formatShared(sources, toolchain),
  );
  return new Map((await Promise.all(answers)).flatMap((some) => [...some]));
});

/**
 * `format` for many texts, of which most are expected to be formatted: those that are asked for in one turn of the
 * event loop, as the examples of a page, share files. What can't be read alone may be formatted here, as it is.
 *
 * @throws Error as `format` does
 */
export function formatTogether(source: Source, toolchain: Toolchain): Promise<Formatting> {
  return kept('format together', source, toolchain, async () => {
    const answer = (await ask([source, toolchain])).get(source);
    if (!answer) throw new Error('Expected a formatter to answer for each text, got none for one.');
    return answer;
  });
}
