/**
 * The folder that the playground gives away builds with the real tools: what its zip file holds is unpacked, the
 * packages that `npm install` would fetch are put beside it, and its scripts are run, without a network.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { unzipSync } from 'fflate';

import { field, parseJson, record, string } from '../../src/lib/decode';
import type { Choices } from '../../src/lib/playground/choices';
import {
  DOCUMENTED_RELEASES,
  docsVersionOf,
  documentedSyntaxes,
} from '../../src/lib/playground/releases';
import { projectFiles } from '../../src/lib/playground/takeAway/project';
import { zipFolder } from '../../src/lib/playground/takeAway/zip';
import type { ProgramFile, Syntax } from '../../src/lib/playgroundLink';
import type { Toolchain } from '../../src/versions';
import { sample } from '../support/sample';

const ROOT = path.resolve(__dirname, '../..');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

/** The folder of this repository that has a package of a project. */
function packageFolder(name: string, toolchain: Toolchain): string {
  const { compilerPackage, reactPackage, reactName, reactMajor } = toolchain;
  const alias = reactMajor === undefined ? '' : `-v${reactMajor}`;
  const aliases: Readonly<Record<string, string>> = {
    [reactName]: reactPackage,
    rescript: compilerPackage,
    react: `react${alias}`,
    'react-dom': `react-dom${alias}`,
  };
  return path.join(ROOT, 'node_modules', aliases[name] ?? name);
}

function read<T>(file: string, decoder: Parameters<typeof parseJson<T>>[1]): T {
  const decoded = parseJson(fs.readFileSync(file, 'utf8'), decoder);
  if (!decoded.ok) throw new Error(`expected another ${file}: ${JSON.stringify(decoded.error)}`);
  return decoded.value;
}

const anything = (input: unknown) => ({ ok: true, value: input }) as const;
const manifest = record({ version: string });
/** Names of programs, of which some manifests have one without a name. */
const programs = field('bin', anything);
const dependencies = field('dependencies', anything);

function entriesOf(value: unknown): readonly (readonly [string, string])[] {
  return Object.entries(Object(value)).map(([name, text]) => [name, String(text)]);
}

/** Unpacks a project and does what `npm install` would: exactly what its package.json names. */
function install(zip: Uint8Array, toolchain: Toolchain): string {
  const parent = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'take-away-')));
  folders.push(parent);
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    fs.mkdirSync(path.dirname(path.join(parent, name)), { recursive: true });
    fs.writeFileSync(path.join(parent, name), bytes);
  }
  const folder = path.join(parent, 'rescript-program');
  const packages = path.join(folder, 'node_modules');
  fs.mkdirSync(path.join(packages, '.bin'), { recursive: true });
  const wanted = entriesOf(read(path.join(folder, 'package.json'), dependencies));
  for (const [name, release] of wanted) {
    const source = packageFolder(name, toolchain);
    expect([name, read(path.join(source, 'package.json'), manifest).version]).toEqual([
      name,
      release,
    ]);
    fs.mkdirSync(path.dirname(path.join(packages, name)), { recursive: true });
    const isCompiler = name === 'rescript' || name === 'bs-platform';
    // Build tools compile libraries where they are.
    if (name.startsWith('@rescript/') || name === 'reason-react') {
      fs.cpSync(source, path.join(packages, name), { recursive: true });
    } else fs.symlinkSync(source, path.join(packages, name));
    if (isCompiler) {
      for (const [program, file] of entriesOf(read(path.join(source, 'package.json'), programs))) {
        fs.symlinkSync(path.join(source, file), path.join(packages, '.bin', program));
      }
    }
  }
  if (toolchain.compilerPackage.endsWith('-v12')) {
    const runtime = '@rescript/runtime';
    fs.mkdirSync(path.join(packages, '@rescript'), { recursive: true });
    fs.symlinkSync(path.join(ROOT, 'node_modules', runtime), path.join(packages, runtime));
  }
  return folder;
}

async function npm(folder: string, script: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', '--offline', script], {
    cwd: folder,
    env,
  });
  return stdout;
}

const PROGRAMS: Readonly<Record<Syntax, string>> = {
  rescript: 'let drink = "tea"\nJs.log("A cup of " ++ drink)\n',
  reason: 'let drink = "tea";\nJs.log("A cup of " ++ drink);\n',
};

const WITH_REACT: Readonly<Record<Syntax, string>> = {
  rescript: `${PROGRAMS.rescript}module App = {
  @react.component
  let make = (~name) => <p> {React.string(name)} </p>
}
`,
  reason: `${PROGRAMS.reason}module App = {
  [@react.component]
  let make = (~name) => <p> {React.string(name)} </p>;
};
`,
};

const CASES = DOCUMENTED_RELEASES.flatMap((release) =>
  documentedSyntaxes(release).flatMap((syntax) =>
    (['esmodule', 'commonjs'] as const).flatMap((moduleFormat) =>
      (moduleFormat === 'esmodule' ? [false, true] : [false]).map(
        (usesReact) => [release, syntax, moduleFormat, usesReact] as const,
      ),
    ),
  ),
);

/** A module, one with an interface that hides half of it, and the file that runs. */
const SEVERAL: Readonly<Record<Syntax, readonly ProgramFile[]>> = {
  rescript: [
    { name: 'Drinks.res', code: 'let favorite = "tea"\n' },
    { name: 'Cups.resi', code: 'let order: string => string' },
    {
      name: 'Cups.res',
      code: 'let count = 1\nlet order = drink => (count === 1 ? "A cup" : "Cups") ++ " of " ++ drink',
    },
    { name: 'Main.res', code: 'Js.log(Cups.order(Drinks.favorite))\n' },
  ],
  reason: [
    { name: 'Drinks.re', code: 'let favorite = "tea";\n' },
    { name: 'Cups.rei', code: 'let order: string => string;' },
    {
      name: 'Cups.re',
      code: 'let count = 1;\nlet order = drink => (count === 1 ? "A cup" : "Cups") ++ " of " ++ drink;',
    },
    { name: 'Main.re', code: 'Js.log(Cups.order(Drinks.favorite));\n' },
  ],
};

/**
 * Programs of one file, by samples that leave out v11: its folders compile all of Core, and the several files of the
 * other test have one.
 */
const ALONE = [
  ...sample(
    CASES.filter(([, , , usesReact]) => !usesReact),
    3,
  ),
  ...sample(
    CASES.filter(([, , , usesReact]) => usesReact),
    3,
  ),
];

function choicesFor(
  release: string,
  syntax: Syntax,
  moduleFormat: Choices['moduleFormat'],
): Choices {
  return {
    syntax,
    moduleFormat,
    warningFlags: '+a-3-40-42-44-70',
    experiments: release.startsWith('v12.') ? ['LetUnwrap'] : [],
  };
}

test.each(
  sample(
    CASES.filter(([, , , usesReact]) => !usesReact),
    4,
  ),
)(
  'the folder of a program of several files for %s in %s, as %s, builds and runs',
  async (release, syntax, moduleFormat) => {
    const { toolchain } = docsVersionOf(release);
    const choices = choicesFor(release, syntax, moduleFormat);
    const [code, files] = ['let unused = "not this one"', SEVERAL[syntax]];
    const folder = install(
      zipFolder(
        'rescript-program',
        projectFiles({ code, files, release, choices, href: 'https://site.example/try' }),
      ),
      toolchain,
    );
    await npm(folder, 'build');
    expect(await npm(folder, 'start')).toBe('A cup of tea\n');
    expect(
      fs.readdirSync(path.join(folder, 'src')).filter((file) => /\.(?:res?i?)$/.test(file)),
    ).toEqual(files.map(({ name }) => name).toSorted());
  },
  60_000,
);

test.each(ALONE)(
  'the folder of a program for %s in %s, as %s, with React: %s, builds and runs',
  async (release, syntax, moduleFormat, usesReact) => {
    const { toolchain } = docsVersionOf(release);
    const choices = choicesFor(release, syntax, moduleFormat);
    const code = (usesReact ? WITH_REACT : PROGRAMS)[syntax];
    const files = projectFiles({ code, release, choices, href: 'https://site.example/try' });
    const folder = install(zipFolder('rescript-program', files), toolchain);
    await npm(folder, 'build');
    expect(await npm(folder, 'start')).toBe('A cup of tea\n');
  },
  60_000,
);
