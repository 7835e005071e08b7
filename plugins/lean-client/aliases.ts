import fs from 'node:fs';
import path from 'node:path';

import { REPLACEMENTS } from './register';

/**
 * Aliases for the bundler: the absolute path of each module of the register -> our file. By path, so
 * that they meet every way of importing it: package names, theme aliases and relative paths. Where
 * packages are links, modules come under the path behind the link too.
 *
 * @throws if a module of the register is not installed
 */
export function replacementAliases(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    REPLACEMENTS.flatMap(({ module, by }) => {
      const original = path.resolve('node_modules', module);
      return [original, fs.realpathSync(original)].map((file) => [
        `${file}$`,
        path.join(__dirname, 'replacements', by),
      ]);
    }),
  );
}
