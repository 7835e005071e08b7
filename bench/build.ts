/** Times production builds. */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import { ourBuildCommand } from './ourBuild';
import { watchProcesses, type Usage } from './processTree';
import type { BuildCommand } from './sites/types';

/** A build that ran. */
export interface BuildResult {
  /** Time on the clock. */
  readonly seconds: number;
  /** Undefined on machines that do not tell. */
  readonly usage?: Usage | undefined;
}

/** Where our builds remember what they did; the generated sources and the bundler's cache. */
const CACHES = ['.docusaurus', 'node_modules/.cache'];

/** Longer than any build that is still worth measuring. */
const LIMIT_SECONDS = 1800;

/** How much of a failed build's output is shown. */
const TAIL_LENGTH = 4000;

/**
 * Runs a build and measures it.
 *
 * @param cwd folder of the site
 * @throws with the end of the output, if the build fails or takes too long
 */
export async function runBuild(
  { program, args, env }: BuildCommand,
  cwd: string,
): Promise<BuildResult> {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_SECONDS * 1000,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-TAIL_LENGTH);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const watch = watchProcesses(child.pid ?? 0);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => watch.stop());
  const usage = watch.stop();
  if (code !== 0) {
    throw new Error(
      `bench: expected "${program}" in ${cwd} to succeed within ${LIMIT_SECONDS} s, got exit code ${code}:\n${output}`,
    );
  }
  return { seconds: (performance.now() - start) / 1000, usage };
}

/** Removes folders below `cwd`. */
export async function removeFolders(cwd: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await fs.rm(path.resolve(cwd, folder), { recursive: true, force: true });
  }
}

/** Builds our own pages twice into `outDir`: without any cache, then with what the first left. */
export async function measureBuilds(
  outDir: string,
): Promise<{ readonly cold: BuildResult; readonly warm: BuildResult }> {
  const command = ourBuildCommand(['--out-dir', outDir]);
  await removeFolders('.', [...CACHES, outDir]);
  const cold = await runBuild(command, '.');
  const warm = await runBuild(command, '.');
  return { cold, warm };
}
