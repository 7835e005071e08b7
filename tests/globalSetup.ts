/**
 * Compiles the programs of landing page and playground before the tests, and reads the entries of the syntax
 * lookup. Tests find them under `@generated/…` as components do in the build.
 */
import fs from 'node:fs';
import path from 'node:path';

import { checkPrograms, generatedData, PROGRAM_SETS } from '../plugins/compiled-examples/programs';
import { readEntries } from '../plugins/syntax-lookup/read';

const ROOT = path.resolve(__dirname, '..');

/** Where jest.config.mjs looks for them. */
const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'compiled-examples', 'tests');

export default async function globalSetup(): Promise<void> {
  fs.mkdirSync(FOLDER, { recursive: true });
  const checked = await Promise.all(PROGRAM_SETS.map((set) => checkPrograms(set, ROOT)));
  for (const [name, data] of generatedData(checked)) {
    fs.writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify(data));
  }
  const entries = await readEntries(ROOT);
  fs.writeFileSync(
    path.join(FOLDER, 'entries.json'),
    JSON.stringify(entries.map(({ construct }) => construct)),
  );
}
