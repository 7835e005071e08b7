/**
 * A jail for compilers, where the system lets its users have namespaces (Linux): a folder that is all
 * they see, with the compiler, its libraries and the folders of programs, and no network. A program that
 * found a way to make the compiler start others would find none to start.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Place, Step } from '../../compiled-examples/compiler';

const execute = promisify(execFile);

/**
 * A namespace of users that maps nobody but this user, one of networks that has none, and one of processes: what is
 * inside knows of no other one that it could end.
 */
const UNSHARE = ['--user', '--map-current-user', '--net', '--pid', '--fork', '--kill-child'];

/** Time for the probe and for reading what a program needs, in milliseconds. */
const PATIENCE_MS = 3000;

/** A jail that is ready. */
export interface Jail {
  /** Its root, outside of it. */
  readonly root: string;
  /** Folder of the folders of programs, outside of it. */
  readonly work: string;
  /** The tools and libraries, by their paths inside of it. */
  readonly place: Pick<Place, 'facts' | 'libraries'>;
}

/** Name of the folder of programs inside. */
const WORK = 'work';
/** Names of the other folders inside. The one of tools has `lib` beside it, as in the packages. */
const TOOLS = '/tools';
const STANDARD_LIBRARY = '/lib/ocaml';
const RUNTIME = '/node_modules/@rescript/runtime';
/** From where it is, the analysis tool of newer compilers finds that folder. */
const ANALYSIS_TOOLS = '/node_modules/@rescript/analysis/bin';

/** Whether this machine can make jails: tried with an empty one. */
export async function jailsWork(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    // Becoming root of another folder needs more than a namespace; `/` itself proves that it may.
    await execute('unshare', [...UNSHARE, '--root=/', '--wd=/', '/bin/true'], {
      timeout: PATIENCE_MS,
    });
    return true;
  } catch {
    return false;
  }
}

/** Copies a file into a folder that may not be there yet. */
async function bring(file: string, target: string): Promise<void> {
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.copyFile(file, target);
}

/** Paths of the shared libraries that a program loads, and of what loads them; none for a static one. */
async function sharedLibraries(executable: string): Promise<readonly string[]> {
  const listed = await execute('ldd', [executable], { timeout: PATIENCE_MS }).catch(() => ({
    // Its exit code says that a program is static.
    stdout: '',
  }));
  return [...listed.stdout.matchAll(/(?:=> |^[\t ]*)(\/\S+) \(0x/gm)].map(([, file = '']) => file);
}

/** Brings a program with all that it loads. */
async function bringProgram(executable: string, root: string, target: string): Promise<void> {
  await bring(executable, path.join(root, target));
  for (const library of await sharedLibraries(executable)) {
    await bring(library, path.join(root, library));
  }
}

/** What programs are compiled for, or what is asked about them: each needs other tools. */
export type Purpose = 'analysis' | 'reason' | 'rescript';

/** Files that compilers read, and those that tell the analysis tool of names and comments. */
const MODULES = /\.cm[ij]$/;
const DESCRIBED_MODULES = /\.(?:cm[ijt]|cmti|resi?|rei?|mli?)$/;

/** Brings the compiled modules of a folder and of those in it. */
async function bringModules(folder: string, target: string, files: RegExp): Promise<void> {
  const names = await fs.readdir(folder, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => files.test(name))) {
    await bring(path.join(folder, file), path.join(target, file));
  }
}

/**
 * Builds a jail with the tools of a place.
 *
 * @param root where nothing is yet
 * @param purpose for Reason, the compiler must be able to start its parser, which it does through a shell
 * @throws Error where the disk fails
 */
export async function buildJail(root: string, place: Place, purpose: Purpose): Promise<Jail> {
  const { facts, libraries } = place;
  const tools = path.dirname(facts.executable);
  const executable = `${TOOLS}/${path.basename(facts.executable)}`;
  const analysisTool = `${ANALYSIS_TOOLS}/${path.basename(facts.analysisTool)}`;
  const files = purpose === 'analysis' ? DESCRIBED_MODULES : MODULES;
  await bringProgram(facts.executable, root, executable);
  if (purpose === 'analysis') await bringProgram(facts.analysisTool, root, analysisTool);
  if (purpose === 'reason') {
    await bringProgram(path.join(tools, 'refmt.exe'), root, `${TOOLS}/refmt.exe`);
    await bringProgram('/bin/sh', root, '/bin/sh');
  }
  const runtime = facts.flags.find((flag) => path.isAbsolute(flag));
  const standardLibrary = runtime === undefined ? STANDARD_LIBRARY : `${RUNTIME}/lib/ocaml`;
  await bringModules(facts.standardLibrary, path.join(root, standardLibrary), files);
  const inside = libraries.map((_folder, index) => `/libraries/${index}`);
  for (const [index, folder] of libraries.entries()) {
    await bringModules(folder, path.join(root, inside[index] ?? ''), files);
  }
  return {
    root,
    work: path.join(root, WORK),
    place: {
      facts: {
        ...facts,
        executable,
        analysisTool,
        standardLibrary,
        flags: facts.flags.map((flag) => (flag === runtime ? RUNTIME : flag)),
      },
      libraries: inside,
    },
  };
}

/** A step of a job inside of a jail. */
export function enterJail(step: Step, { root }: Jail, folder: string): Step {
  return {
    ...step,
    executable: 'unshare',
    args: [...UNSHARE, `--root=${root}`, `--wd=/${WORK}/${folder}`, step.executable, ...step.args],
  };
}
