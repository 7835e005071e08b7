/** A program as a folder that builds with `npm install && npm run build`, anywhere. */
import manifest from '../../../../package.json';
import type { Toolchain } from '../../../versions';
import { compilerMajor, compilerPackageName, corePackage } from '../../installCommands';
import type { JsxMode, ProgramFile } from '../../playgroundLink';
import { parseVersion } from '../../version';
import type { Choices } from '../choices';
import { fileName, mainFile, moduleOf } from '../files';
import { docsVersionOf } from '../releases';

/** What a folder is made of. */
export interface ProjectProgram {
  readonly code: string;
  /** The files of a program that has several, in the place of `code`. */
  readonly files?: readonly ProgramFile[] | undefined;
  /** With a leading `v`. */
  readonly release: string;
  readonly choices: Choices;
  /** Whole address of the program; undefined where it is too long for one. */
  readonly href: string | undefined;
}

/** Texts by their path in the folder. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Name of the package; newer build tools want it in both configurations. */
const NAME = 'rescript-program';

/** The first compiler whose configuration is called `rescript.json`, and knows ES modules by that name. */
const FIRST_WITH_RESCRIPT_JSON = 11;

/** The first compiler whose configuration doesn’t begin its keys in `bs`. */
const FIRST_WITH_NEW_KEYS = 12;

/** The first compiler with version 4 of JSX. */
const FIRST_WITH_JSX_4 = 10;

/** What programs with React have: its modules, its decorators, or an element’s end. */
const USES_REACT = /\bReact|@(?:react|jsx)\.component\b|<\/|\/>/;

const INSTALLED: Readonly<Record<string, string>> = manifest.dependencies;

/** The release of a package that this site has, by its folder in `node_modules`. */
function installed(folder: string): string {
  const release = INSTALLED[folder];
  if (release === undefined) {
    throw new Error(
      `Expected ${folder} among the dependencies of package.json, found none; add it.`,
    );
  }
  return release.replace(/^npm:.*@/, '');
}

/**
 * The compiler of a project: the chosen release where it is of the documented version's line or of a newer one with the
 * same major number, else the documented one. Earlier lines are configured otherwise.
 */
export function projectRelease(release: string): string {
  const documented = docsVersionOf(release).toolchain.compilerRelease;
  const [chosen, known] = [parseVersion(release), parseVersion(`v${documented}`)];
  const isOfLine = chosen && known && chosen.major === known.major && chosen.minor >= known.minor;
  return isOfLine ? release.slice(1) : documented;
}

function reactDependencies(toolchain: Toolchain): Readonly<Record<string, string>> {
  const { reactName, reactRelease, reactMajor } = toolchain;
  const alias = reactMajor === undefined ? '' : `-v${reactMajor}`;
  return {
    [reactName]: reactRelease,
    react: installed(`react${alias}`),
    'react-dom': installed(`react-dom${alias}`),
  };
}

/** The settings of JSX as a version’s configuration says them. */
function jsxSettings(major: number, mode: JsxMode | undefined): object {
  if (major < FIRST_WITH_JSX_4) return { reason: { 'react-jsx': 3 } };
  if (major >= FIRST_WITH_NEW_KEYS) {
    return { jsx: { version: 4, ...(mode === 'preserve' && { preserve: true }) } };
  }
  return { jsx: { version: 4, mode: mode === 'classic' ? 'classic' : 'automatic' } };
}

function configuration(
  toolchain: Toolchain,
  choices: Choices,
  libraries: readonly string[],
  usesReact: boolean,
): object {
  const { moduleFormat, warningFlags, jsxMode, experiments } = choices;
  const major = compilerMajor(toolchain);
  const esmodule = major >= FIRST_WITH_RESCRIPT_JSON ? 'esmodule' : 'es6';
  const opened = choices.openModules ?? (corePackage(toolchain) ? ['RescriptCore'] : []);
  const isNew = major >= FIRST_WITH_NEW_KEYS;
  return {
    name: NAME,
    sources: 'src',
    'package-specs': {
      module: moduleFormat === 'esmodule' ? esmodule : 'commonjs',
      'in-source': true,
    },
    suffix: suffixOf(choices),
    ...(libraries.length > 0 && { [isNew ? 'dependencies' : 'bs-dependencies']: libraries }),
    ...(opened.length > 0 && {
      [isNew ? 'compiler-flags' : 'bsc-flags']: opened.map((name) => `-open ${name}`),
    }),
    ...(usesReact && jsxSettings(major, jsxMode)),
    ...(warningFlags !== undefined && { warnings: { number: warningFlags } }),
    ...(isNew &&
      experiments.length > 0 && {
        'experimental-features': Object.fromEntries(experiments.map((name) => [name, true])),
      }),
  };
}

function suffixOf({ moduleFormat }: Choices): string {
  return moduleFormat === 'esmodule' ? '.mjs' : '.js';
}

function readme(release: string, program: ProjectProgram, source: string, output: string): string {
  const { href, files } = program;
  return [
    '# A ReScript program',
    '',
    files
      ? `The files in \`src\` came out of the ReScript playground. With Node.js, these two commands compile them with release ${release}:`
      : `\`${source}\` came out of the ReScript playground. With Node.js, these two commands compile it with release ${release}:`,
    '',
    '```sh',
    'npm install',
    'npm run build',
    '```',
    '',
    files
      ? `The JavaScript is then beside them. \`npm start\` runs \`${output}\`.`
      : `The JavaScript is then in \`${output}\`. \`npm start\` runs it.`,
    ...(href === undefined ? [] : ['', `[The program in the playground](${href})`]),
    '',
  ].join('\n');
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * The files of a project. Their names are always the same, but for those of a program’s files, which the playground has
 * checked; their settings are those that the playground’s links let through.
 *
 * @throws Error where package.json lacks a package of the version’s
 */
export function projectFiles(program: ProjectProgram): ProjectFiles {
  const { choices } = program;
  const files = program.files ?? [
    { name: fileName('Program', choices.syntax), code: program.code },
  ];
  const { toolchain } = docsVersionOf(program.release);
  const compiler = compilerPackageName(toolchain);
  const release = projectRelease(program.release);
  const usesReact = files.some(({ code }) => USES_REACT.test(code));
  const core = corePackage(toolchain);
  const react = usesReact ? reactDependencies(toolchain) : {};
  const libraries = [...(usesReact ? [toolchain.reactName] : []), ...(core ? [core] : [])];
  const main = mainFile(files)?.name ?? '';
  const output = `src/${moduleOf(main)}${suffixOf(choices)}`;
  const isOutsidePeers = usesReact && toolchain.reactName === 'reason-react';
  const configFile =
    compilerMajor(toolchain) >= FIRST_WITH_RESCRIPT_JSON ? 'rescript.json' : 'bsconfig.json';
  return {
    'package.json': json({
      name: NAME,
      version: '0.0.0',
      private: true,
      scripts: {
        build: compiler === 'rescript' ? 'rescript build' : 'bsb -make-world',
        start: `node ${output}`,
      },
      dependencies: {
        [compiler]: release,
        ...(core && { [core]: installed(core) }),
        ...react,
      },
    }),
    [configFile]: json(configuration(toolchain, choices, libraries, usesReact)),
    ...Object.fromEntries(
      files.map(({ name, code }) => [`src/${name}`, code.endsWith('\n') ? code : `${code}\n`]),
    ),
    'README.md': readme(release, program, `src/${main}`, output),
    '.gitignore': ['/node_modules/', '/lib/', '.merlin', '.bsb.lock', ''].join('\n'),
    // These bindings name the series of the compiler before this one as their peer, and compile with it all the same.
    ...(isOutsidePeers && { '.npmrc': 'legacy-peer-deps=true\n' }),
  };
}
