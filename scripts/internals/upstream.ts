/** The difference between two releases of a package, as its makers published them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { array, describe, parseJson, record, string } from '../../src/lib/decode';
import { type Change, packageName } from './compare';

const packed = array(record({ filename: string }));

/** Two releases of a package, and the files of interest by their paths in it. */
export interface Upgrade {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly files: readonly string[];
}

/** Groups changed files by package; those without two different releases have nothing to compare. */
export function upgrades(changes: readonly Change[]): readonly Upgrade[] {
  const folders = [...new Set(changes.map(({ folder }) => folder))];
  return folders.flatMap((folder) => {
    const ofPackage = changes.filter((change) => change.folder === folder);
    const { from, to } = ofPackage[0] ?? {};
    if (from === undefined || to === undefined || from === to) return [];
    const files = ofPackage.map(({ source }) => source.slice(folder.length + 1));
    return [{ name: packageName(folder), from, to, files }];
  });
}

function run(command: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  // `git diff` tells differences by status 1.
  if (error !== undefined || (status !== 0 && !(command === 'git' && status === 1))) {
    throw new Error(
      `internals: ${command} ${words.join(' ')} failed: ${error?.message ?? stderr.trim()}`,
    );
  }
  return stdout;
}

/** Fetches a release from the registry and unpacks it; nothing of it is run. */
function unpack(name: string, version: string, folder: string): void {
  mkdirSync(folder);
  const answer = run('npm', ['pack', `${name}@${version}`, '--json', '--ignore-scripts'], folder);
  const read = parseJson(answer, packed);
  if (!read.ok) throw new Error(`internals: ${describe(read.error)} in the answer of npm pack.`);
  for (const { filename } of read.value) {
    run('tar', ['--extract', '--strip-components=1', '--file', filename], folder);
  }
}

/**
 * The difference of the files of an upgrade, as `git diff` prints it.
 *
 * @throws if the registry can't be reached or has no such release
 */
export function difference({ name, from, to, files }: Upgrade): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'internals-'));
  try {
    unpack(name, from, path.join(folder, from));
    unpack(name, to, path.join(folder, to));
    return files
      .map((file) =>
        run(
          'git',
          ['diff', '--no-index', '--no-prefix', '--', `${from}/${file}`, `${to}/${file}`],
          folder,
        ),
      )
      .join('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
