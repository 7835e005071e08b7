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
  return `Compiled in ${whole(milliseconds)} by ${release}, ${PLACES[where]}.`;
}
