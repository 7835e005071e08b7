import { nullable, string } from '../../../src/lib/decode';
import type { Toolchain } from '../../../src/versions';
import { cached, keyOf, type Program, toolchainKey } from '../compiler';
import { claimedProgram } from './check';
import { runnerSource, runPrograms } from './run';

/** What is asked of the program, in a way that no quote or backslash is in the answer. */
const QUESTION = { subject: 'encodeURIComponent(html(element))', verb: '=', expected: '' } as const;

/**
 * The HTML that a program's React element `element` becomes; undefined on a machine without the compiler.
 *
 * @throws Error when the program doesn't run, or has no such element
 */
export async function htmlOf(program: Program, toolchain: Toolchain): Promise<string | undefined> {
  const html = await cached({
    key: keyOf('html', toolchainKey(toolchain), process.version, runnerSource(), program),
    decoder: nullable(string),
    answer: async () => {
      const claimed = await claimedProgram(program, [QUESTION], toolchain);
      if (!claimed) return null;
      const [[outcome] = []] = await runPrograms([claimed], toolchain);
      const [, , encoded] = /^(['"])(.*)\1$/.exec(outcome?.got ?? '') ?? [];
      if (encoded === undefined) {
        throw new Error(
          `compiled-examples: expected the HTML of a React element, got ${outcome?.got}.`,
        );
      }
      return decodeURIComponent(encoded);
    },
    keeps: (value) => value !== null,
  });
  return html ?? undefined;
}
