import path from 'node:path';

import { REPLACEMENTS } from './register';

/**
 * Aliases for the bundler: the absolute path of each module of the register -> our file. By path, so
 * that they meet every way of importing it: package names, theme aliases and relative paths.
 *
 * @throws if a module of the register is not installed
 */
export function replacementAliases(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    REPLACEMENTS.map(({ module, by }) => [
      `${path.resolve('node_modules', module)}$`,
      path.join(__dirname, 'replacements', by),
    ]),
  );
}
