/**
 * Compiles the programs of landing page, playground and index of errors before the tests, and reads the entries of
 * the syntax lookup. Tests find them under `@generated/…` as components do in the build.
 */
import fs from 'node:fs';
import path from 'node:path';

import { printedMessages } from '../plugins/compiled-examples/printedMessages';
import { checkPrograms, generatedData, PROGRAM_SETS } from '../plugins/compiled-examples/programs';
import { knownErrors, printEntries } from '../plugins/error-index/known';
import { readEntries } from '../plugins/syntax-lookup/read';
import { knownErrorsName } from '../src/lib/errorIndex';
import { MANUAL_VERSIONS } from '../src/versions';

const ROOT = path.resolve(__dirname, '..');

/** Where jest.config.mjs looks for them. */
const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'compiled-examples', 'tests');

/** Entries of the index of errors, and for the playground what the compilers say in them. */
async function writeErrorIndex(): Promise<void> {
  const folder = path.join(FOLDER, 'error-index');
  fs.mkdirSync(folder, { recursive: true });
  const write = (name: string, data: object): void =>
    fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(data));
  const printed = await printEntries(ROOT, printedMessages);
  write(
    'entries',
    printed.map(({ entry }) => entry),
  );
  for (const { name } of MANUAL_VERSIONS) write(knownErrorsName(name), knownErrors(printed, name));
}

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
  await writeErrorIndex();
}
