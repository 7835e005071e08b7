/**
 * Makes the parsers of the editor's grammars, `src/lib/playground/syntax/*.grammar`, anew:
 *
 *   npx tsx scripts/grammar.ts
 *
 * The parsers are committed, so that neither builds nor tests need the generator; a test tells when a
 * parser is not of its grammar.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import { GRAMMARS, parserFiles } from './grammar/generate';

async function main(): Promise<void> {
  for (const grammar of GRAMMARS) {
    for (const { path, text } of parserFiles(grammar, readFileSync(grammar, 'utf8'))) {
      const options = await resolveConfig(path);
      writeFileSync(path, await format(text, { ...options, filepath: path }));
      console.log(path);
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
