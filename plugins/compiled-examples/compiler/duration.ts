import { nullable, number } from '../../../src/lib/decode';
import type { Toolchain } from '../../../src/versions';
import { cached, keyOf } from './cache';
import { compileIn } from './compile';
import { placeOf } from './place';
import type { Program } from './program';
import { toolchainKey } from './toolchains';

/** Compilations that are timed: the machine does other work beside most of them. */
const ATTEMPTS = 15;

/**
 * How long this machine takes to compile a program, in milliseconds: the quickest of some compilations, from the
 * source in memory to the JavaScript in memory, with the start of the compiler. Undefined where it has no compiler.
 *
 * @throws Error when a compiler crashes or the disk fails
 */
export async function durationOf(
  program: Program,
  toolchain: Toolchain,
): Promise<number | undefined> {
  const duration = await cached({
    key: keyOf('duration', toolchainKey(toolchain), program),
    decoder: nullable(number),
    answer: async () => {
      const found = await placeOf(toolchain);
      if (found.status === 'unavailable') return null;
      const durations: number[] = [];
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const start = performance.now();
        const { status } = await compileIn(found.place, program, toolchain);
        if (status !== 'compiled') return null;
        durations.push(performance.now() - start);
      }
      return Math.min(...durations);
    },
    keeps: (value) => value !== null,
  });
  return duration ?? undefined;
}
