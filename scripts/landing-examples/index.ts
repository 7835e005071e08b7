/**
 * Writes `src/data/landingExamples.json` from the programs in `src/data/landing`:
 *
 *   npx tsx scripts/landing-examples
 *
 * `tests/data/landingExamples.test.ts` compiles them again and fails when the file is out of date.
 */
import fs from 'node:fs';
import path from 'node:path';

import { landingExample } from './example';

const PROGRAMS = path.resolve('src', 'data', 'landing');
const TARGET = path.resolve('src', 'data', 'landingExamples.json');

const examples = Object.fromEntries(
  fs
    .readdirSync(PROGRAMS)
    .sort()
    .map((file) => [
      path.basename(file, '.res'),
      landingExample(fs.readFileSync(path.join(PROGRAMS, file), 'utf8')),
    ]),
);
fs.writeFileSync(TARGET, `${JSON.stringify(examples)}\n`);
console.log(`${path.relative('.', TARGET)}: ${Object.keys(examples).join(', ')}`);
