/**
 * Lints the prose of pages.
 *
 *   npm run lint:prose                        all pages, README.md and CONTRIBUTING.md
 *   npm run lint:prose -- FILE_OR_FOLDER …    these alone
 *
 * What it looks for and how to silence it: CONTRIBUTING.md, "Prose".
 */
import fs from 'node:fs';

import { allPages, pagesBelow } from '../examples/pages';
import { lintProse } from './lint';

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const pages =
    chosen.length > 0
      ? chosen.flatMap((place) => [...pagesBelow(place)])
      : [...allPages(), 'README.md', 'CONTRIBUTING.md'];
  let count = 0;
  for (const page of pages) {
    for (const { line, rule, message } of await lintProse(fs.readFileSync(page, 'utf8'), page)) {
      console.error(`${page}:${line}: ${message} (${rule})`);
      count += 1;
    }
  }
  console.log(`Mistakes in the prose of ${pages.length} pages: ${count}.`);
  if (count > 0) process.exitCode = 1;
}

void main();
