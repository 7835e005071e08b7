/** What a program of a reader may use of this machine. */
import type { Step } from '../../compiled-examples/compiler';

/** A compiler that has not answered by then is killed: programs take some 20 ms. */
export const SECONDS = 5;

/** Address space in KiB: four times what the compiler of v12 asks for when it starts. */
const MEMORY_KIB = 2 * 1024 * 1024;

/** Longest file in blocks of 512 bytes: 32 MB, far more than any JavaScript of 64 KiB of source. */
const FILE_BLOCKS = 65_536;

/** Longest stdout and stderr in bytes. */
const OUTPUT_BYTES = 4 * 1024 * 1024;

/**
 * Sets the limits that the system has (macOS knows no limit of memory) and becomes the program. Arguments
 * are handed on as they are, the shell reads none of them. What tools put aside goes to the work folder.
 */
const LIMITED =
  `ulimit -v ${MEMORY_KIB} 2>/dev/null; ulimit -f ${FILE_BLOCKS} 2>/dev/null; ` +
  `ulimit -t ${SECONDS + 1} 2>/dev/null; TMPDIR=. exec "$0" "$@"`;

/** A program under limits. Windows has no shell for them; time and output are limited there, too. */
export function limited(step: Step): Step {
  const bounds = { timeout: SECONDS * 1000, kept: OUTPUT_BYTES };
  if (process.platform === 'win32') return { ...step, ...bounds };
  return {
    ...step,
    ...bounds,
    executable: '/bin/sh',
    args: ['-c', LIMITED, step.executable, ...step.args],
  };
}
