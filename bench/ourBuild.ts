/** How our site is built. */
import fs from 'node:fs';
import path from 'node:path';

import { describe, parseJson, record, string } from '../src/lib/decode';
import type { BuildCommand } from './sites/types';

const PACKAGE = path.resolve(__dirname, '../package.json');

const packageDecoder = record({ scripts: record({ build: string }) });

/**
 * The command of `npm run build`, with its flags for memory but without npm, whose own process would be
 * measured with it.
 *
 * @param args arguments behind those of the script
 * @throws if package.json has no such script
 */
export function ourBuildCommand(args: readonly string[] = []): BuildCommand {
  const decoded = parseJson(fs.readFileSync(PACKAGE, 'utf8'), packageDecoder);
  if (!decoded.ok) {
    throw new Error(`bench: ${describe(decoded.error)} in ${PACKAGE}; add the script "build".`);
  }
  const [program = '', ...own] = decoded.value.scripts.build.split(' ');
  return { program, args: [...own, ...args] };
}
