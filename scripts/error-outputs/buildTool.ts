/** Runs the build tool of a version in a folder that is made for it. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { compilerMajor } from '../../src/lib/installCommands';
import type { DocsVersion } from '../../src/versions';

/** Files of a project by their paths; a path that ends in a slash is a folder. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** The folder that messages name. */
const SHOWN_FOLDER = '/home/ida/kiosk';

/** The number of a process that messages name. */
const SHOWN_PROCESS = '4711';

/** The tool's script in its package, and its arguments. */
function commandOf({ toolchain }: DocsVersion): readonly [string, ...string[]] {
  if (toolchain.compilerPackage === 'bs-platform') return ['bsb', '-make-world'];
  return [compilerMajor(toolchain) < 12 ? 'rescript' : 'cli/rescript.js', 'build'];
}

/** Name of the package in a project. */
function packageOf({ toolchain }: DocsVersion): string {
  return toolchain.compilerPackage === 'bs-platform' ? 'bs-platform' : 'rescript';
}

/** Name of a version's configuration. */
export function configurationOf({ toolchain }: DocsVersion): string {
  return compilerMajor(toolchain) < 11 ? 'bsconfig.json' : 'rescript.json';
}

/** Files that say that a build of the project is running: this process stands for it. */
export function lockFiles(): ProjectFiles {
  return { '.bsb.lock': '', 'lib/rescript.lock': `${process.pid}` };
}

// eslint-disable-next-line no-control-regex -- the escape character is what begins a color
const COLORS = /\u001b\[[0-9;]*[A-Za-z]/g;

/** Lines that say how far the build has come, and not what is wrong. */
const PROGRESS =
  /^(?:>>>> .*|Dependency Finished|(?:rescript|bsb): \[.*|(?:Cleaned|Parsed|Compiled) \d+.*|\s*Failed to Compile\..*|Incremental build failed\..*|FAILED: \S+\.(?:cmj|cmi|ast|iast|d)|FAILED: cannot make progress.*|Command line: .*|\s+at .*|Node\.js v.*|node:internal.*|\s*throw err;|\s*\^)\s*$/;

/** What of an output says what is wrong, with names of folders and processes that never change. */
function shownOutput(output: string, folder: string): string {
  return (
    output
      .replace(COLORS, '')
      .replaceAll('\r', '\n')
      .replaceAll(folder, SHOWN_FOLDER)
      .replaceAll(path.dirname(folder), path.dirname(SHOWN_FOLDER))
      // Newer releases of Node add the place in other words to mistakes in JSON.
      .replace(/(?<=in JSON at position \d+) \(line .*\)/, '')
      .replaceAll(`(PID) is ${process.pid}`, `(PID) is ${SHOWN_PROCESS}`)
      .split('\n')
      // Progress and a message may share a line.
      .map((line) => line.replace(/^Parsed \d+ source files(?=\S)/, '').trimEnd())
      .filter((line) => !PROGRESS.test(line))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\n+$/g, '')
  );
}

function writeFiles(folder: string, files: ProjectFiles): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

function linkPackage(folder: string, root: string, name: string, source: string): void {
  const link = path.join(folder, 'node_modules', name);
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules', source), link);
}

/** Runs a script of Node, and gives all that it prints; a build that fails is what we are after. */
function run(script: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' };
    const options = { cwd, env, timeout: 60_000 };
    // One after the other: their lines come in another order each time.
    execFile(process.execPath, [script, ...args], options, (_, stdout, stderr) =>
      resolve(`${stdout}\n${stderr}`),
    );
  });
}

/**
 * What a version's build tool says about a project, without colors and progress.
 *
 * @param root the repository's root, absolute
 * @param files of the project; its package.json and the packages are added
 */
export async function buildOutput(
  version: DocsVersion,
  root: string,
  files: ProjectFiles,
): Promise<string> {
  const parent = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'error-outputs-')));
  const folder = path.join(parent, 'kiosk');
  try {
    writeFiles(folder, { 'package.json': '{"name": "kiosk"}', ...files });
    const name = packageOf(version);
    linkPackage(folder, root, name, version.toolchain.compilerPackage);
    linkPackage(folder, root, '@rescript/runtime', '@rescript/runtime');
    const [script, ...args] = commandOf(version);
    const output = await run(path.join(folder, 'node_modules', name, script), args, folder);
    return shownOutput(output, folder);
  } finally {
    fs.rmSync(parent, { recursive: true, force: true });
  }
}
