/** Runs compiled programs in Node, where claims say what they do. */
import fs from 'node:fs';
import path from 'node:path';

import { array, boolean, parseJson, record, string } from '../../../src/lib/decode';
import type { Toolchain } from '../../../src/versions';
import {
  cached,
  compiledLibraries,
  compilerFacts,
  keyOf,
  perform,
  toolchainKey,
} from '../compiler';
import type { Claim } from './read';

/** A compiled program, and what is said about it. */
export interface ClaimedProgram {
  /** JavaScript by the specifier under which other modules import it (`./Example.res.mjs`). */
  readonly modules: Readonly<Record<string, string>>;
  /** Specifier of the module that is run, whose names claims use. */
  readonly main: string;
  /** Specifiers of the other modules by the names that claims use for them. */
  readonly names: Readonly<Record<string, string>>;
  readonly claims: readonly Pick<Claim, 'subject' | 'verb' | 'expected'>[];
}

/** What a claim says, and what came when the program ran, as texts that are equal where it holds. */
export interface Outcome {
  readonly expected: string;
  readonly got: string;
  /** The program didn't come to its end, if only because the machine was busy. */
  readonly isCutOff?: boolean;
}

const outcomes = array(array(record({ expected: string, got: string }, { isCutOff: boolean })));

/** Seconds that a program may take, and Node to start. */
const SECONDS = 5;

const RUNNER = path.join(__dirname, 'runner.cjs');

/** The module that runs programs, as a part of the keys of what came of them. */
export function runnerSource(): string {
  return fs.readFileSync(RUNNER, 'utf8');
}

/** What React's own modules import. */
const REACT_DEPENDENCIES = ['scheduler', 'object-assign'];

/** Folders of the packages that programs of a toolchain import, by their names; none without a compiler. */
async function linksOf(toolchain: Toolchain): Promise<Readonly<Record<string, string>>> {
  const { runtime } = compilerFacts(toolchain);
  const links: Record<string, string> = { [runtime.name]: runtime.folder };
  for (const library of await compiledLibraries(toolchain)) {
    if (library.status === 'ready') links[library.name] = library.folder;
  }
  const packages = runtime.packages.filter((name) => !name.includes('/'));
  for (const name of [...packages, ...REACT_DEPENDENCIES]) {
    links[name] = path.resolve('node_modules', runtime.aliases[name] ?? name);
  }
  return links;
}

/** The outcomes of programs that run one after the other; undefined where one of them ends the process. */
async function runTogether(
  programs: readonly ClaimedProgram[],
  links: Readonly<Record<string, string>>,
  seconds: number,
): Promise<readonly (readonly Outcome[])[] | undefined> {
  const { run, output = '[]' } = await perform({
    steps: [
      {
        files: { 'programs.json': JSON.stringify({ links, programs }), 'outcomes.json': '[]' },
        executable: process.execPath,
        // Packages are found where they are linked, so that each version has its own.
        args: ['--preserve-symlinks', RUNNER],
        timeout: (programs.length + 1) * seconds * 1000,
      },
    ],
    output: 'outcomes.json',
  });
  if (run.status === 'unavailable') throw new Error(run.reason);
  const read = parseJson(output, outcomes);
  return read.ok && read.value.length === programs.length ? read.value : undefined;
}

/**
 * Runs programs and looks at what their claims are about. They share a process unless one of them ends it.
 *
 * @returns for each program the outcomes of its claims
 * @throws Error when the process can't be run
 */
export async function runPrograms(
  programs: readonly ClaimedProgram[],
  toolchain: Toolchain,
  seconds = SECONDS,
): Promise<readonly (readonly Outcome[])[]> {
  const links = await linksOf(toolchain);
  const together = await runTogether(programs, links, seconds);
  if (together) return together;
  return Promise.all(
    programs.map(async (program) => {
      const [alone] = (await runTogether([program], links, seconds)) ?? [];
      const got = `none within ${2 * seconds} seconds, or an end of the whole process`;
      const expected = 'an example that runs to its end';
      return alone ?? program.claims.map(() => ({ expected, got, isCutOff: true }));
    }),
  );
}

/**
 * Does what `runPrograms` does, or finds what came of it before.
 *
 * @param seconds that a program may take
 * @throws Error as it does
 */
export function runClaims(
  programs: readonly ClaimedProgram[],
  toolchain: Toolchain,
  seconds = SECONDS,
): Promise<readonly (readonly Outcome[])[]> {
  return cached({
    key: keyOf('claims', toolchainKey(toolchain), process.version, runnerSource(), programs),
    decoder: outcomes,
    answer: () => runPrograms(programs, toolchain, seconds),
    // What did not hold may have been a busy machine.
    keeps: (all) => all.flat().every(({ expected, got }) => expected === got),
  });
}
