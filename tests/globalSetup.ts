/**
 * Compiles the programs of the landing page before the tests, and reads the entries of the syntax lookup.
 * Tests find them under `@generated/…` as components do in the build.
 */
import fs from 'node:fs';
import path from 'node:path';

import { readEntries } from '../plugins/syntax-lookup/read';
import { checkPrograms, drawnPrograms, PROGRAM_SETS } from '../plugins/compiled-examples/programs';

const ROOT = path.resolve(__dirname, '..');

/** Where jest.config.mjs looks for them. */
const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'compiled-examples', 'tests');

export default async function globalSetup(): Promise<void> {
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const set of PROGRAM_SETS) {
    const drawn = drawnPrograms(await checkPrograms(set, ROOT));
    fs.writeFileSync(path.join(FOLDER, `${set.name}.json`), JSON.stringify(drawn));
  }
  const entries = await readEntries(ROOT);
  fs.writeFileSync(
    path.join(FOLDER, 'entries.json'),
    JSON.stringify(entries.map(({ construct }) => construct)),
  );
}
