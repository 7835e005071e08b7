/** A copy of the repository in which a test may do what a maintainer does. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SOURCE = path.resolve(__dirname, '../../..');

/** What a clone would not have, beside packages. */
const NOT_CLONED = [
  '.docusaurus',
  '.git',
  'build',
  'coverage',
  'playwright-report',
  'test-results',
];

/** What is no part of a site. */
const NOT_BUILT = ['bench', 'e2e', 'mutation', 'tests'];

/** Bytes of output, of thousands of tests at most. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** A repository on disk. */
export interface Repository {
  readonly folder: string;
  /** Text of a file. */
  read(file: string): string;
  write(file: string, text: string): void;
  /**
   * Runs Docusaurus' command line.
   *
   * @throws with what it printed, if it fails
   */
  docusaurus(...args: readonly string[]): void;
  /**
   * Runs a script of package.json.
   *
   * @throws with what it printed, if it fails
   */
  script(name: string, ...args: readonly string[]): void;
  remove(): void;
}

/** What compilers answered, by the content of their questions: copies may share it. */
const ANSWERS = path.join('.cache', 'compiled-examples');

/** What the API reference of each version is, by the content of the packages and of the code that reads them. */
const REFERENCE = path.join('.cache', 'api-reference');

/** Lets a copy have what was read of the packages for the API reference, which takes minutes without it. */
export function shareReference({ folder }: Repository): void {
  const reference = path.join(SOURCE, 'node_modules', REFERENCE);
  fs.mkdirSync(reference, { recursive: true });
  fs.symlinkSync(reference, path.join(folder, 'node_modules', REFERENCE));
}

/**
 * Folder with links to every installed package, so that the copy has caches of its own; without the
 * compilers' answers each copy would wait for thousands of them.
 */
function linkPackages(target: string): void {
  const packages = path.join(SOURCE, 'node_modules');
  fs.mkdirSync(target);
  fs.readdirSync(packages)
    .filter((name) => name !== '.cache')
    .forEach((name) => fs.symlinkSync(path.join(packages, name), path.join(target, name)));
  fs.mkdirSync(path.join(packages, ANSWERS), { recursive: true });
  fs.mkdirSync(path.dirname(path.join(target, ANSWERS)));
  fs.symlinkSync(path.join(packages, ANSWERS), path.join(target, ANSWERS));
}

/**
 * Copies the repository, with its installed packages linked.
 *
 * @param environment variables of what is run beside those of this process
 * @param isWhole whether tests come along, too
 */
export function copyRepository(environment: NodeJS.ProcessEnv = {}, isWhole = false): Repository {
  const leftOut = new Set([...NOT_CLONED, ...(isWhole ? [] : NOT_BUILT)]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rescript-docs-'));
  fs.cpSync(SOURCE, folder, {
    recursive: true,
    filter: (file) =>
      !leftOut.has(path.relative(SOURCE, file)) && path.basename(file) !== 'node_modules',
  });
  linkPackages(path.join(folder, 'node_modules'));
  const run = (program: string, args: readonly string[]): void => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT,
      // Jest's own value would make Docusaurus build for tests.
      env: { ...process.env, ...environment, NODE_ENV: undefined },
    });
    if (status !== 0) {
      throw new Error(
        `${[path.basename(program), ...args].join(' ')} ended with ${status}:\n${stdout}${stderr}`,
      );
    }
  };
  return {
    folder,
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => fs.writeFileSync(path.join(folder, file), text),
    docusaurus: (...args) => run(path.join(folder, 'node_modules/.bin/docusaurus'), args),
    script: (name, ...args) => run('npm', ['run', '--silent', name, '--', ...args]),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
