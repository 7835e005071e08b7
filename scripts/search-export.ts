/**
 * Prints the records of the finished build in DocSearch's form, for a hosted index: a JSON array.
 *
 *   npm run build && npm run -s search:export -- --out records.json
 *
 * Addresses have the origin that the build was made for; `SITE_URL` names another one.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import { exportArguments } from './search-export/arguments';
import { exportedRecords } from './search-export/exportedRecord';
import { readBuiltSearch } from './search-export/readBuild';

async function main(): Promise<void> {
  const { out } = exportArguments(process.argv.slice(2));
  const { files, origin } = await readBuiltSearch(path.resolve('build'));
  const records = exportedRecords(files, process.env.SITE_URL?.replace(/\/$/, '') ?? origin);
  const text = `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
  if (out === undefined) {
    process.stdout.write(text);
    return;
  }
  await fs.writeFile(out, text);
  console.log(`search:export: ${records.length} records in ${out}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
