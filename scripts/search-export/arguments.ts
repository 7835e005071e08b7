/** What the command line of the exporter says. */
import { parseArgs } from 'node:util';

/** What is asked for. */
export interface ExportArguments {
  /** File for the records; undefined for the standard output. */
  readonly out: string | undefined;
}

const USAGE = 'npm run search:export -- [--out FILE]';

/**
 * Reads the arguments.
 *
 * @param words behind the script's name
 * @throws Error with the usage, for words that it does not know
 */
export function exportArguments(words: readonly string[]): ExportArguments {
  try {
    const { values } = parseArgs({ args: [...words], options: { out: { type: 'string' } } });
    return { out: values.out };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`search:export: expected ${USAGE}, got other words: ${reason}.`);
  }
}
