/** Builds sites from the corpus below bench/results, and remembers how long that took. */
import { existsSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import { describe, number, record, type Decoder } from '../../src/lib/decode';
import { removeFolders, runBuild, type BuildResult } from '../build';
import type { CorpusVersion } from '../corpus';
import { siteOf } from './index';
import { buildOn } from './node';
import type { SiteName } from './types';

const SITES = path.resolve(__dirname, '../results/sites');

/** A site that is ready to be served. */
export interface BuiltSite {
  readonly name: SiteName;
  /** Absolute path. */
  readonly outDir: string;
  readonly build: BuildResult;
}

const buildResult: Decoder<BuildResult> = record(
  { seconds: number },
  { usage: record({ memory: number, cpuSeconds: number }) },
);

/** What an earlier run noted of a build; undefined if there is none. */
async function readNote(file: string): Promise<BuildResult | undefined> {
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const result = buildResult(JSON.parse(text));
  if (!result.ok) {
    throw new Error(`bench: ${file}: ${describe(result.error)}; remove the file and build again.`);
  }
  return result.value;
}

/**
 * Moves what an earlier run built out of the way, to be removed when this one has ended. A build starts as in a fresh
 * clone: where thousands of files were removed a minute ago, ext4 takes twenty times as long to create one.
 */
async function setAside(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const aside = `${folder}.earlier-${process.pid}`;
  await fs.rename(folder, aside);
  process.once('exit', () => rmSync(aside, { recursive: true, force: true }));
}

/**
 * Builds a site without any cache.
 *
 * @param node program that builds it
 * @param reuse whether a build of an earlier run will do
 * @throws if the build fails
 */
export async function buildSite(
  name: SiteName,
  corpus: readonly CorpusVersion[],
  node: string,
  reuse: boolean,
): Promise<BuiltSite> {
  const site = siteOf(name);
  const pages = corpus.reduce((sum, version) => sum + version.pages.length, 0);
  const folder = path.join(SITES, `${name}-${pages}`);
  const outDir = path.join(folder, site.outDir);
  const note = path.join(SITES, `${name}-${pages}.json`);
  const earlier = reuse ? await readNote(note) : undefined;
  if (earlier) return { name, outDir, build: earlier };

  console.error(`bench: building ${name} with ${pages} pages`);
  await fs.rm(note, { force: true });
  await setAside(folder);
  await fs.mkdir(folder, { recursive: true });
  await site.prepare(folder, corpus);
  await removeFolders(folder, [...site.caches, site.outDir]);
  const build = await runBuild(buildOn(node, site.buildCommand(folder)), folder);
  await fs.writeFile(note, `${JSON.stringify(build)}\n`);
  return { name, outDir, build };
}
