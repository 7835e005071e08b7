/** Packages that only a benchmark needs. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Installs a folder's packages from its lock file, unless they are there, and says so.
 *
 * @param title what the packages are, for the terminal
 * @throws if npm can't install them
 */
export function installPackages(folder: string, title: string): void {
  if (fs.existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  console.error(`bench: installing the packages of ${title}`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(
      `bench: expected "npm ci" to install the packages in ${folder}, got exit code ${status}; leave out what needs them (npm run bench -- --help).`,
    );
  }
}
