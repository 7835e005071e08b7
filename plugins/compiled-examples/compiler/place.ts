/** Where the tools of a toolchain run: on this machine as it is, or in a jail that looks otherwise. */
import fs from 'node:fs/promises';

import type { Toolchain } from '../../../src/versions';
import { isMissing } from './isMissing';
import { compiledLibraries } from './libraries';
import type { Done, Job } from './job';
import { type CompilerFacts, compilerFacts } from './toolchains';
import { faultOfProgram, perform } from './tools';

/** A place with the tools of a toolchain and the libraries that its programs use. */
export interface Place {
  /** Paths are those of the place. */
  readonly facts: CompilerFacts;
  /** Folders of compiled libraries, by the paths of the place. */
  readonly libraries: readonly string[];
  /** Does a job there. */
  perform(job: Job): Promise<Done>;
}

/** A place, or why this machine has none. */
export type FoundPlace =
  | { readonly status: 'ready'; readonly place: Place }
  | { readonly status: 'unavailable'; readonly reason: string };

/**
 * This machine as it is; the libraries are compiled when they are first wanted.
 *
 * @throws Error with the compiler's messages where a library does not compile
 */
export async function placeOf(toolchain: Toolchain): Promise<FoundPlace> {
  const facts = compilerFacts(toolchain);
  // Libraries may lie in the cache: the compiler's first job may be one in a jail.
  const fault = await faultOfProgram(facts.executable);
  if (fault !== undefined) return { status: 'unavailable', reason: fault };
  const folders: string[] = [];
  for (const library of await compiledLibraries(toolchain)) {
    if (library.status === 'unavailable') return library;
    folders.push(library.folder);
  }
  return {
    status: 'ready',
    place: { facts, libraries: folders, perform },
  };
}

/**
 * A failure may be that of a cache that somebody empties meanwhile; it would be kept as the program's.
 *
 * @throws Error naming the folder of a library that is gone
 */
export async function checkPresence(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    try {
      await fs.access(folder);
    } catch (error) {
      if (!isMissing(error)) throw error;
      throw new Error(
        `Expected the compiled library ${folder}, found nothing: it was deleted while examples were compiled. Start again.`,
      );
    }
  }
}
