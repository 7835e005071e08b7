import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, dictionary, field, parseJson, record, string } from '../../src/lib/decode';
import { packageFolder, type Snapshot } from './compare';

/** Where the accepted snapshot is kept; `npm run internals -- --accept` writes it. */
export const CHECKED_FILE = path.resolve('scripts/internals/checked.json');

const snapshot = record({ versions: dictionary(string), sources: dictionary(string) });

/**
 * The files as they are installed; those that are missing are left out.
 *
 * @param sources files below `node_modules`
 */
export function installedSnapshot(sources: readonly string[], root = 'node_modules'): Snapshot {
  const present = sources.filter((source) => existsSync(path.join(root, source)));
  const folders = [...new Set(present.map(packageFolder))].sort();
  return {
    versions: Object.fromEntries(folders.map((folder) => [folder, versionOf(root, folder)])),
    sources: Object.fromEntries(
      present.map((source) => [
        source,
        createHash('sha256')
          .update(readFileSync(path.join(root, source)))
          .digest('hex'),
      ]),
    ),
  };
}

function versionOf(root: string, folder: string): string {
  const file = path.join(root, folder, 'package.json');
  const version = parseJson(readFileSync(file, 'utf8'), field('version', string));
  if (!version.ok) throw new Error(`internals: ${describe(version.error)} in ${file}.`);
  return version.value;
}

/** @throws if the file is missing or is not a snapshot */
export function checkedSnapshot(file = CHECKED_FILE): Snapshot {
  const read = parseJson(readFileSync(file, 'utf8'), snapshot);
  if (!read.ok) {
    throw new Error(
      `internals: ${describe(read.error)} in ${file}; write it anew with npm run internals -- --accept.`,
    );
  }
  return read.value;
}
