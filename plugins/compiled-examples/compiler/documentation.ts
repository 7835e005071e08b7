/** What the compilers' own programs tell about compiled modules: structure, comments, interfaces. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type { Toolchain } from '../../../src/versions';
import type { Run } from './job';
import { compilerFacts, describeMissing } from './toolchains';
import { faultOfProgram, run } from './tools';
import { inWorkFolder } from './workFolder';

/** Files that `rescript-tools` reads: comments and positions, and the sources that they belong to. */
const DOCUMENTED_FILE = /\.(?:cmti?|mli?|resi?)$/;

/** A text that a program printed, or why there is none on this machine. */
export type Printed =
  | { readonly status: 'printed'; readonly text: string }
  /** This machine can't run the program, as the sentence says. */
  | { readonly status: 'unavailable'; readonly reason: string };

/**
 * Milliseconds that a program has for a module of a package, whose code is no stranger's: `npm start` runs it behind
 * everything else, which a busy machine makes slow.
 */
const TIMEOUT = 120_000;

function printed(ended: Run, what: string, toolchain: Toolchain): Printed {
  if (ended.status === 'unavailable') {
    return { status: 'unavailable', reason: describeMissing(toolchain, ended.reason) };
  }
  if (ended.status === 'ended' && ended.exitCode === 0) {
    return { status: 'printed', text: ended.stdout };
  }
  const answer = ended.status === 'timeout' ? 'no answer in time' : ended.stderr.trim();
  throw new Error(
    `Expected ${toolchain.compilerPackage} ${toolchain.compilerRelease} to print ${what}, got “${answer}”; if the layout of its package changed, fix plugins/compiled-examples/compiler/documentation.ts.`,
  );
}

/**
 * Gives a file a second name, which is as good as a copy for the tool and takes no time; across disks
 * it is copied.
 */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await fs.link(from, to);
  } catch {
    await fs.copyFile(from, to);
  }
}

/** Takes a name in which the tool looks for the standard library in every project. */
function packageFolderOf(project: string, toolchain: Toolchain): string {
  const { standardLibraryPackage } = compilerFacts(toolchain);
  return path.join(project, 'node_modules', ...standardLibraryPackage.split('/'));
}

/**
 * Lets `rescript-tools doc` describe modules with all that is in them.
 *
 * The tool wants a project whose packages lie in it as files, not behind symbolic links; neither a build nor a compiler is
 * needed. A configuration file inside of the package would be taken for the project's, so that only
 * compiled modules and sources are there.
 *
 * @param folder compiled modules with their sources
 * @param files sources in it, such as `Belt.res`
 * @returns the tool's JSON for each of the files
 * @throws Error naming tool and file where it fails
 */
export function describeModules(
  folder: string,
  files: readonly string[],
  toolchain: Toolchain,
): Promise<readonly Printed[]> {
  const { documentationTool, configFile } = compilerFacts(toolchain);
  return inWorkFolder(async (project) => {
    const packageFolder = packageFolderOf(project, toolchain);
    const modules = path.join(packageFolder, 'lib', 'ocaml');
    await Promise.all(
      [modules, path.join(project, 'src'), path.join(project, 'lib', 'bs')].map((needed) =>
        fs.mkdir(needed, { recursive: true }),
      ),
    );
    await fs.writeFile(
      path.join(project, configFile),
      JSON.stringify({ name: 'reference', sources: ['src'] }),
    );
    await fs.writeFile(path.join(packageFolder, 'package.json'), '{"name":"rescript"}');
    const known = await fs.readdir(folder);
    await Promise.all(
      known
        .filter((file) => DOCUMENTED_FILE.test(file))
        .map((file) => linkOrCopy(path.join(folder, file), path.join(modules, file))),
    );
    return Promise.all(
      files.map(async (file) =>
        printed(
          await run(documentationTool, ['doc', path.join(modules, file)], project, TIMEOUT),
          `the documentation of ${path.join(folder, file)} by ${documentationTool}`,
          toolchain,
        ),
      ),
    );
  });
}

/** Prints one interface; the error names its file. */
async function printInterface(file: string, toolchain: Toolchain): Promise<Printed> {
  const { executable, interfaceFlags } = compilerFacts(toolchain);
  const ended = await run(executable, [...interfaceFlags, file], path.dirname(file), TIMEOUT);
  return printed(ended, `the interface ${file}`, toolchain);
}

/** Stands alone on a line in front of each interface. */
const MARK = '#interface';

/** Runs the compiler (`$1`) with its flags (`$2`) on one file after the other: it takes only one. */
const PRINT_ALL = `compiler=$1; flags=$2; shift 2
for file do echo '${MARK}'; "$compiler" $flags "$file" || exit 1; done`;

/** Files for one shell: it starts programs in a fraction of the time that this process takes. */
const FILES_PER_SHELL = 24;

async function printTogether(
  files: readonly string[],
  toolchain: Toolchain,
): Promise<readonly Printed[]> {
  const { executable, interfaceFlags } = compilerFacts(toolchain);
  const flags = interfaceFlags.join(' ');
  const ended =
    process.platform === 'win32' || (await faultOfProgram(executable)) !== undefined
      ? undefined
      : await run(
          '/bin/sh',
          ['-c', PRINT_ALL, 'sh', executable, flags, ...files],
          process.cwd(),
          TIMEOUT,
        );
  const texts =
    ended?.status === 'ended' && ended.exitCode === 0
      ? ended.stdout.split(new RegExp(`^${MARK}\\n`, 'm')).slice(1)
      : [];
  if (texts.length === files.length) return texts.map((text) => ({ status: 'printed', text }));
  // Without a shell, or to find out about which file there is something to say.
  return Promise.all(files.map((file) => printInterface(file, toolchain)));
}

/**
 * Prints compiled interfaces in the syntax of their version: Reason or ReScript.
 *
 * @param files `.cmi` files
 * @returns a text for each file, in their order
 * @throws Error naming the file that the compiler does not read
 */
export async function printInterfaces(
  files: readonly string[],
  toolchain: Toolchain,
): Promise<readonly Printed[]> {
  const shares: string[][] = [];
  for (let index = 0; index < files.length; index += FILES_PER_SHELL) {
    shares.push(files.slice(index, index + FILES_PER_SHELL));
  }
  return (await Promise.all(shares.map((share) => printTogether(share, toolchain)))).flat();
}
