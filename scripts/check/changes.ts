/** Which files changed. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Where a change begins, tried in this order: a clone of a fork may lack the first. */
const BASES = ['origin/main', 'main'];

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function exists(commit: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Files that differ from the commit in which this branch left another one, committed or not; new files too, and
 * none that are gone.
 *
 * @param since a branch or a commit; the main branch if undefined
 * @returns paths from the repository's root, sorted
 * @throws Error if there is no such commit, or no repository
 */
export function changedFiles(since: string | undefined): readonly string[] {
  if (since !== undefined && !exists(since)) {
    throw new Error(`check: expected a branch or a commit after --since, got "${since}".`);
  }
  const base = since ?? BASES.find(exists) ?? 'HEAD';
  const start = git('merge-base', base, 'HEAD').trim();
  const lists = [
    git('diff', '--name-only', '-z', start),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const files = new Set(lists.flatMap((list) => list.split('\0')));
  return [...files].filter((file) => file !== '' && fs.existsSync(file)).sort();
}
