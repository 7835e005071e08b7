/**
 * Lints the prose of pages.
 *
 *   npm run lint:prose                        all pages, README.md, CONTRIBUTING.md and contributing/
 *   npm run lint:prose -- FILE_OR_FOLDER …    these alone
 *   npm run lint:prose -- --measure           length of sentences and rate of tics, against their aims
 *   npm run lint:prose -- --measure FOLDER …  the same of these alone
 *
 * What it looks for and how to silence it: contributing/prose.md, "Prose".
 */
import fs from 'node:fs';

import { allPages, pagesBelow } from '../examples/pages';
import { countOf } from '../../src/lib/wordFilter';
import { LATEST_MANUAL_VERSION } from '../../src/versions';
import { lintProse } from './lint';
import { reportOn } from './measure/report';

/** What the aims were made for: both manuals that share their texts, and the pages about React. */
const MEASURED = [
  'docs/manual',
  `versioned_docs/version-${LATEST_MANUAL_VERSION.docusaurusName}`,
  'docs/react',
];

function measure(places: readonly string[]): void {
  const files = (places.length > 0 ? places : MEASURED).flatMap((place) => [...pagesBelow(place)]);
  const { lines, isMissed } = reportOn(
    files.map((file) => ({ file, text: fs.readFileSync(file, 'utf8') })),
  );
  console.log(lines.join('\n'));
  if (isMissed) process.exitCode = 1;
}

async function lint(chosen: readonly string[]): Promise<void> {
  const pages =
    chosen.length > 0
      ? chosen.flatMap((place) => [...pagesBelow(place)])
      : [...allPages(), 'README.md', 'CONTRIBUTING.md', ...pagesBelow('contributing')];
  let count = 0;
  for (const page of pages) {
    for (const { line, rule, message } of await lintProse(fs.readFileSync(page, 'utf8'), page)) {
      console.error(`${page}:${line}: ${message} (${rule})`);
      count += 1;
    }
  }
  console.log(`Mistakes in the prose of ${countOf(pages.length, 'page')}: ${count}.`);
  if (count > 0) process.exitCode = 1;
}

async function main([first = '', ...others]: readonly string[]): Promise<void> {
  if (first === '--measure') measure(others);
  else await lint(first === '' ? [] : [first, ...others]);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
