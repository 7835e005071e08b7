/** What the command line of the refresh says. */
import { parseArgs } from 'node:util';

/** What is asked for. */
export interface RefreshArguments {
  /** Prints what would change and writes nothing. */
  readonly dryRun: boolean;
  /** Leaves the search out, for registries that have none. */
  readonly packuments: boolean;
  /** The registry's address, without a slash at the end. */
  readonly registry: string;
  /** The snapshot. */
  readonly file: string;
  /** Milliseconds before the second attempt; each later one waits twice as long. */
  readonly pause: number;
  /** Packages to list from now on, each with its sentence. */
  readonly added: readonly { readonly name: string; readonly description: string }[];
}

const USAGE =
  "npm run packages:refresh -- [--dry-run] [--packuments] [--registry ADDRESS] [--file FILE] [--pause MILLISECONDS] [--add 'NAME=Sentence.']";

const DEFAULTS = {
  registry: 'https://registry.npmjs.org',
  file: 'src/data/packages.json',
  pause: '1000',
};

function problem(reason: string): Error {
  return new Error(`expected ${USAGE}, got other words: ${reason}.`);
}

/**
 * Reads the arguments.
 *
 * @param words behind the script's name
 * @throws Error with the usage, for words that it does not know or can't use
 */
export function refreshArguments(words: readonly string[]): RefreshArguments {
  const read = () => {
    try {
      return parseArgs({
        args: [...words],
        options: {
          'dry-run': { type: 'boolean', default: false },
          packuments: { type: 'boolean', default: false },
          registry: { type: 'string', default: DEFAULTS.registry },
          file: { type: 'string', default: DEFAULTS.file },
          pause: { type: 'string', default: DEFAULTS.pause },
          add: { type: 'string', multiple: true, default: [] },
        },
      }).values;
    } catch (error) {
      throw problem(error instanceof Error ? error.message : String(error));
    }
  };
  const values = read();
  if (!/^https?:\/\/\S+$/.test(values.registry)) throw problem(`--registry ${values.registry}`);
  if (!/^\d{1,6}$/.test(values.pause)) throw problem(`--pause ${values.pause}`);
  const added = values.add.map((text) => {
    const [, name, description] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (name === undefined || description === undefined) throw problem(`--add ${text}`);
    return { name, description };
  });
  return {
    dryRun: values['dry-run'],
    packuments: values.packuments,
    registry: values.registry.replace(/\/+$/, ''),
    file: values.file,
    pause: Number(values.pause),
    added,
  };
}
