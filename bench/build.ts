/** Times production builds. */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import { watchMemory } from './memory';

/** A build that ran. */
export interface BuildResult {
  readonly seconds: number;
  /** Highest resident memory of the build's processes together, in bytes. */
  readonly memory: number | undefined;
}

/** Where builds remember what they did; the generated sources and the bundler's cache. */
const CACHES = ['.docusaurus', 'node_modules/.cache'];

/** Longer than any build that is still worth measuring. */
const LIMIT_SECONDS = 600;

async function build(outDir: string): Promise<BuildResult> {
  const start = performance.now();
  const child = spawn('npx', ['docusaurus', 'build', '--out-dir', outDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: LIMIT_SECONDS * 1000,
  });
  const memory = watchMemory(child.pid ?? 0);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const peak = memory.stop();
  if (code !== 0) {
    throw new Error(
      `bench: expected the build to succeed within ${LIMIT_SECONDS} s, got exit code ${code}; run "npm run build" to see why.`,
    );
  }
  return { seconds: (performance.now() - start) / 1000, memory: peak };
}

/** Builds twice into `outDir`: without any cache, then with what the first build left. */
export async function measureBuilds(
  outDir: string,
): Promise<{ readonly cold: BuildResult; readonly warm: BuildResult }> {
  for (const folder of [...CACHES, outDir]) {
    await fs.rm(path.resolve(folder), { recursive: true, force: true });
  }
  const cold = await build(outDir);
  const warm = await build(outDir);
  return { cold, warm };
}
