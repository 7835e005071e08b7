/**
 * How fast the examples of all pages compile: against one start of a compiler at a
 * time, and with what is kept from the time before.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { compile, type Program } from '../plugins/compiled-examples/compiler';
import { CACHE_FOLDER } from '../plugins/compiled-examples/compiler/cache';
import { compiledLibraries } from '../plugins/compiled-examples/compiler/libraries';
import { compilerArguments, fileName } from '../plugins/compiled-examples/compiler/program';
import { compilerFacts } from '../plugins/compiled-examples/compiler/toolchains';
import { planExamples } from '../plugins/compiled-examples/plan';
import { scanFences } from '../plugins/compiled-examples/scan';
import { allPages, readPage } from '../scripts/examples/pages';
import type { Toolchain } from '../src/versions';
import { formatRows } from './table';

/** Most fences that the issue speaks of, and what they may take on two cores. */
const EXAMPLES = 1500;
const COLD_SECONDS = 40;
const CACHED_SECONDS = 1;

interface Task {
  readonly program: Program;
  readonly toolchain: Toolchain;
}

async function tasks(): Promise<Task[]> {
  const pages = await Promise.all(allPages().map((page) => readPage(page, process.cwd())));
  return pages.flatMap((page) => {
    if (!page.ok) throw new Error(page.error);
    const { text, toolchain } = page.value;
    const { examples } = planExamples(scanFences(text));
    return [...examples.values()].flatMap(({ program }) =>
      program ? [{ program, toolchain }] : [],
    );
  });
}

/** Compiles one program as a shell script would: a folder, the files, one compiler after the other. */
function compileAlone({ program, toolchain }: Task, libraries: readonly string[]): void {
  const facts = compilerFacts(toolchain);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  fs.writeFileSync(path.join(folder, facts.configFile), '{}');
  for (const file of program.files) {
    fs.writeFileSync(path.join(folder, fileName(file)), file.code);
    spawnSync(facts.executable, compilerArguments(file, program, toolchain, facts, libraries), {
      cwd: folder,
    });
  }
  fs.rmSync(folder, { recursive: true });
}

async function foldersOf(toolchain: Toolchain): Promise<string[]> {
  const libraries = await compiledLibraries(toolchain);
  return libraries.flatMap((library) => (library.status === 'ready' ? library.folder : []));
}

async function seconds(work: () => void | Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Prints compilations per second and their ratio to one start at a time. */
export async function measureExamples(): Promise<void> {
  const all = (await tasks()).slice(0, EXAMPLES);
  const libraries = new Map<Toolchain, string[]>();
  for (const { toolchain } of all) {
    if (!libraries.has(toolchain)) libraries.set(toolchain, await foldersOf(toolchain));
  }
  fs.rmSync(path.join(CACHE_FOLDER, 'results'), { recursive: true, force: true });
  const alone = await seconds(() => {
    for (const task of all) compileAlone(task, libraries.get(task.toolchain) ?? []);
  });
  const everything = () =>
    Promise.all(all.map(({ program, toolchain }) => compile(program, toolchain)));
  const cold = await seconds(everything);
  const kept = await seconds(everything);
  const row = (name: string, time: number, limit: string): string[] => [
    name,
    `${time.toFixed(2)} s`,
    (all.length / time).toFixed(0),
    `${(alone / time).toFixed(2)} ×`,
    limit,
  ];
  console.log(`\n${all.length} examples on ${os.availableParallelism()} cores:\n`);
  console.log(
    formatRows(
      ['examples', 'time', 'compilations per second', 'faster than one at a time', 'limit'],
      [
        row('one start at a time', alone, ''),
        row('nothing kept', cold, `${COLD_SECONDS} s`),
        row('kept from before', kept, `${CACHED_SECONDS} s`),
      ],
    ),
  );
}
