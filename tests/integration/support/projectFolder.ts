/** A chapter's folder of the guided project, as a reader has it: outside of the repository, with its packages. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

import type { DocsVersion } from '../../../src/versions';
import { versionOf } from '../../support/versionOf';

const ROOT = path.resolve(__dirname, '../../..');

const installed = (name: string) => path.join(ROOT, 'node_modules', name);

/** Names under which the project's programs are started, and what starts. */
const programsOf = ({ toolchain }: DocsVersion) => ({
  rescript: path.join(installed(toolchain.compilerPackage), 'cli/rescript.js'),
  esbuild: path.join(path.dirname(require.resolve('esbuild/package.json')), 'bin/esbuild'),
});

/** A folder on disk. */
export interface ProjectFolder {
  readonly path: string;
  /** Text of a file. */
  read(file: string): string;
  write(file: string, text: string): void;
  /** Runs a script of its package.json; what it prints, without colors, whether it fails or not. */
  run(script: string, ...args: readonly string[]): Promise<string>;
  remove(): void;
}

/**
 * Puts the packages into `node_modules` that `npm install` would: links, but a copy of the React bindings,
 * because the build tool compiles them where they are.
 */
function install(folder: string, version: DocsVersion): void {
  const packages = path.join(folder, 'node_modules');
  fs.mkdirSync(path.join(packages, '@rescript'), { recursive: true });
  fs.mkdirSync(path.join(packages, '.bin'));
  for (const name of ['@rescript/runtime', 'esbuild', 'react', 'react-dom']) {
    fs.symlinkSync(installed(name), path.join(packages, name));
  }
  fs.symlinkSync(installed(version.toolchain.compilerPackage), path.join(packages, 'rescript'));
  fs.cpSync(installed(version.toolchain.reactPackage), path.join(packages, '@rescript/react'), {
    recursive: true,
  });
  for (const [name, program] of Object.entries(programsOf(version))) {
    fs.symlinkSync(program, path.join(packages, '.bin', name));
  }
}

/**
 * Copies a chapter's folder to where the repository's packages aren't found, and installs what it needs.
 *
 * @param project the folder, from the repository's root: `examples/project/v12/1-types`
 */
export function copyProject(project: string): ProjectFolder {
  const version = versionOf(Number(/\/v(\d+)\//.exec(project)?.[1]));
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'causeway-')));
  fs.cpSync(path.join(ROOT, project), folder, { recursive: true });
  install(folder, version);
  return {
    path: folder,
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => fs.writeFileSync(path.join(folder, file), text),
    run: async (script, ...args) => {
      const command = ['run', '--silent', script, '--', ...args];
      // Jest's own value would make React, and with it the bundle, one for tests.
      const env = { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined };
      const { stdout, stderr } = await promisify(execFile)('npm', command, {
        cwd: folder,
        env,
      }).catch((failed: { stdout: string; stderr: string }) => failed);
      return stripVTControlCharacters(stdout + stderr);
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** A server for the files of a folder. */
export interface FileServer {
  /** Its address, without a slash at the end. */
  readonly address: string;
  close(): void;
}

/** Serves the files of a folder at any free port; the folder itself is a page, as with esbuild. */
export async function serveFiles(folder: string): Promise<FileServer> {
  const server = http.createServer((request, response) => {
    const file = path.join(folder, request.url ?? '/');
    if (request.url === '/') response.end('<!doctype html><title>Files</title>');
    else if (fs.existsSync(file)) response.end(fs.readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP port.');
  return { address: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
