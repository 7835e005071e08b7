/** What the landing page says about compilations. */

/** Where a program was compiled. */
export type CompiledWhere = 'build' | 'native' | 'bundle';

const PLACES: Readonly<Record<CompiledWhere, string>> = {
  build: 'when this page was built',
  native: 'on this machine',
  bundle: 'in your browser',
};

/** Milliseconds for people: what takes less than one is not told more precisely. */
function whole(milliseconds: number): string {
  return milliseconds < 1 ? 'less than 1 ms' : `${Math.round(milliseconds)} ms`;
}

/** A compilation that took place. */
export interface Compilation {
  readonly milliseconds: number;
  /** Of the compiler, with a leading `v`. */
  readonly release: string;
  readonly where: CompiledWhere;
}

/** What the sentence about a compilation is made of: `7 ms`, and `in your browser`. */
export function compiledParts({ milliseconds, where }: Omit<Compilation, 'release'>): {
  readonly time: string;
  readonly place: string;
} {
  return { time: whole(milliseconds), place: PLACES[where] };
}

/**
 * `Compiled in 7 ms by v11.1.4, in your browser.`
 *
 * @param release of the compiler, with a leading `v`
 */
export function compiledSentence(
  milliseconds: number,
  release: string,
  where: CompiledWhere,
): string {
  const { time, place } = compiledParts({ milliseconds, where });
  return `Compiled in ${time} by ${release}, ${place}.`;
}
