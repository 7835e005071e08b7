/**
 * Writes what the build tools print into the entries of the index of errors that show a project:
 *
 *   npm run errors:record -- docs/errors/dependency-cycle.mdx …
 */
import fs from 'node:fs';

import { recordOutputs } from './error-outputs/record';

async function main(pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    const text = fs.readFileSync(page, 'utf8');
    const recorded = await recordOutputs(text, process.cwd());
    if (recorded !== text) fs.writeFileSync(page, recorded);
    console.log(`${page}: ${recorded === text ? 'as it was' : 'written'}`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
