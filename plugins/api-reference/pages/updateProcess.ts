/**
 * What `updateApart.ts` starts: writes the pages, and prints a sentence for each version without them. Its argument is
 * a file that is written at the end if a page has changed.
 */
import fs from 'node:fs/promises';

import { updateStubs } from './update';

const [, , signal] = process.argv;

async function main(): Promise<void> {
  const { unavailable, hasChanged } = await updateStubs(process.cwd());
  if (hasChanged && signal !== undefined) await fs.writeFile(signal, '');
  unavailable.forEach((sentence) => process.stdout.write(`${sentence}\n`));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
