import {
  compilerInstall,
  compilerMajor,
  compilerPackageName,
  corePackage,
} from './installCommands';
import type { ModuleFormat, Syntax } from './playgroundLink';
import type { Toolchain } from '../versions';

/** How a reader compiles one program on their own machine: a file, then three commands. */
export interface LocalBuild {
  /** Where the program goes, from the folder in which the commands run. */
  readonly file: string;
  /** Shell commands, in order: install, configure, build. Each was run with each version. */
  readonly commands: readonly [install: string, configure: string, build: string];
}

/** The first compiler that reads `rescript.json` instead of `bsconfig.json`. */
const FIRST_WITH_RESCRIPT_JSON = 11;

/** The first compiler whose build tool asks for a name in package.json, where npm writes none. */
const FIRST_WITH_PACKAGE_NAME = 12;

/**
 * The commands that compile a program with the release that a version's examples are compiled with.
 *
 * @param moduleFormat what the JavaScript should be; without it, what the version writes by default
 */
export function localBuild(
  toolchain: Toolchain,
  syntax: Syntax,
  moduleFormat: ModuleFormat = toolchain.moduleFormat,
): LocalBuild {
  const major = compilerMajor(toolchain);
  const usesRescriptJson = major >= FIRST_WITH_RESCRIPT_JSON;
  const core = corePackage(toolchain);
  const esmodule = usesRescriptJson ? 'esmodule' : 'es6';
  const config = {
    name: 'program',
    sources: 'src',
    'package-specs': {
      module: moduleFormat === 'esmodule' ? esmodule : 'commonjs',
      'in-source': true,
    },
    suffix: moduleFormat === 'esmodule' ? '.mjs' : '.js',
    ...(core && {
      'bs-dependencies': [core],
      'bsc-flags': ['-open RescriptCore'],
    }),
  };
  return {
    file: `src/Program.${syntax === 'reason' ? 're' : 'res'}`,
    commands: [
      compilerInstall(toolchain, toolchain.compilerRelease),
      (major >= FIRST_WITH_PACKAGE_NAME ? `npm pkg set name=${config.name} && ` : '') +
        `echo '${JSON.stringify(config)}' > ${usesRescriptJson ? 'rescript.json' : 'bsconfig.json'}`,
      compilerPackageName(toolchain) === 'rescript' ? 'npx rescript build' : 'npx bsb -make-world',
    ],
  };
}
