/** Reads the packages of a version: the only part of the reference that starts programs and reads files. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { describe, parseJson, record, string } from '../../../src/lib/decode';
import type { DocsVersion, Toolchain } from '../../../src/versions';
import {
  compiledCore,
  compilerFacts,
  describeModules,
  type Printed,
  printInterfaces,
} from '../../compiled-examples/compiler';
import { CORE_SOURCES, type LibraryFacts, type ReferenceFacts, referenceFacts } from '../libraries';
import type { ApiPackage } from '../model/types';
import type { RawLibrary, RawReference } from './raw';
import { type ToolModule, toolModule } from './toolOutput';

/** A version of which this machine can't run the compiler. */
export class UnavailableError extends Error {}

function textOf(printed: Printed): string {
  if (printed.status === 'unavailable') throw new UnavailableError(printed.reason);
  return printed.text;
}

/** Where a library's compiled modules lie, and the package that they come from. */
interface Place {
  readonly folder: string;
  readonly packageFolder: string;
}

async function placeOf(library: LibraryFacts, toolchain: Toolchain): Promise<Place> {
  if (library.isCorePackage) {
    const core = await compiledCore(toolchain);
    if (core.status === 'unavailable') throw new UnavailableError(core.reason);
    return {
      folder: core.folder,
      packageFolder: path.resolve('node_modules', ...CORE_SOURCES.packageName.split('/')),
    };
  }
  const { standardLibrary, standardLibraryFolder } = compilerFacts(toolchain);
  return {
    folder: standardLibrary,
    packageFolder: path.resolve('node_modules', ...standardLibraryFolder.split('/')),
  };
}

async function filesIn(folder: string, toolchain: Toolchain): Promise<readonly string[]> {
  try {
    return await fs.readdir(folder);
  } catch {
    throw new Error(
      `Expected the compiled modules of ${toolchain.compilerPackage} ${toolchain.compilerRelease} in ${folder}, which can't be read; run npm ci, or correct the layout in src/compilers.ts.`,
    );
  }
}

/**
 * The source that holds a library's modules: `belt.ml`, `Belt.res`.
 *
 * @throws Error naming the file where there is none
 */
export function rootFile(
  library: Pick<LibraryFacts, 'name' | 'rootModule'>,
  files: readonly string[],
  place: string,
): string {
  const wanted = [`${library.rootModule}.res`, `${library.rootModule}.ml`];
  const found = files.find((file) =>
    wanted.some((name) => name.toLowerCase() === file.toLowerCase()),
  );
  if (found === undefined) {
    throw new Error(
      `Expected ${wanted.join(' or ')} of ${library.name} in ${place}, found neither among ${files.length} files; the layout of the package changed, correct src/compilers.ts.`,
    );
  }
  return found;
}

/** Whether a compiled interface belongs to a library's public modules. */
function isInterfaceOf(library: LibraryFacts, file: string): boolean {
  const name = file.toLowerCase();
  const prefix = library.filePrefix.toLowerCase();
  return (
    file.endsWith('.cmi') &&
    !/internal/i.test(file) &&
    (name === `${library.rootModule.toLowerCase()}.cmi` || name.startsWith(`${prefix}_`))
  );
}

const manifest = record({ name: string, version: string }, { license: string });

async function readPackage(place: Place, facts: ReferenceFacts): Promise<ApiPackage> {
  const file = path.join(place.packageFolder, 'package.json');
  const read = parseJson(await fs.readFile(file, 'utf8'), manifest);
  if (!read.ok) throw new Error(`${describe(read.error)} of ${file}; run npm ci.`);
  const { name, version, license = '' } = read.value;
  const { repository, tagPrefix } = name === CORE_SOURCES.packageName ? CORE_SOURCES : facts;
  // The packages of the compilers refer to a file, which says LGPL 3 with a clause of theirs.
  return {
    name,
    release: version,
    license: license.startsWith('SEE LICENSE') ? 'LGPL-3.0-or-later' : license,
    repository,
    tag: `${tagPrefix}${version}`,
  };
}

function decodeDocumentation(text: string, what: string): ToolModule {
  const decoded = parseJson(text, toolModule);
  if (!decoded.ok) {
    throw new Error(
      `${describe(decoded.error)} in what rescript-tools printed about ${what}; its form changed, correct plugins/api-reference/extract/toolOutput.ts.`,
    );
  }
  return decoded.value;
}

/** Sources of a library's modules. Some are made from others that have macros (`map.cppo.mli`). */
async function sourceTexts(
  library: LibraryFacts,
  files: readonly string[],
  folder: string,
): Promise<Readonly<Record<string, string>>> {
  const prefix = new RegExp(`^(?:${library.filePrefix}_|${library.rootModule}\\.)|\\.cppo\\.`, 'i');
  const own = files.filter((file) => /\.(?:resi?|mli?)$/.test(file) && prefix.test(file));
  return Object.fromEntries(
    await Promise.all(
      own.map(async (file) => [file, await fs.readFile(path.join(folder, file), 'utf8')] as const),
    ),
  );
}

async function sourceFolders(
  library: LibraryFacts,
  place: Place,
): Promise<Readonly<Record<string, string>>> {
  if (!library.isCorePackage) return {};
  const sources = path.join(place.packageFolder, CORE_SOURCES.sourceFolder);
  const files = await fs.readdir(sources, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => /\.resi?$/.test(file))
      .map((file) => [path.basename(file), path.posix.dirname(file.split(path.sep).join('/'))]),
  );
}

/** Printed interfaces with the names of their files. */
async function interfacesOf(
  library: LibraryFacts,
  files: readonly string[],
  { folder }: Place,
  toolchain: Toolchain,
): Promise<readonly (readonly [string, string])[]> {
  const own = files.filter((file) => isInterfaceOf(library, file));
  const answers = await printInterfaces(
    own.map((file) => path.join(folder, file)),
    toolchain,
  );
  return answers.map((answer, index) => [path.basename(own[index] ?? '', '.cmi'), textOf(answer)]);
}

/** A library, its package, and the interfaces of its modules. */
interface Extracted {
  readonly library: RawLibrary;
  readonly package: ApiPackage;
  readonly interfaces: readonly (readonly [string, string])[];
}

/** Libraries of one folder, which the tool describes in one project. */
async function extractFolder(
  place: Place,
  libraries: readonly LibraryFacts[],
  facts: ReferenceFacts,
  toolchain: Toolchain,
): Promise<readonly Extracted[]> {
  const files = await filesIn(place.folder, toolchain);
  const roots = libraries.map((library) => rootFile(library, files, place.folder));
  const [described, apiPackage] = await Promise.all([
    describeModules(place.folder, roots, toolchain),
    readPackage(place, facts),
  ]);
  return Promise.all(
    libraries.map(async (library, index): Promise<Extracted> => {
      const printed = described[index];
      const root = roots[index] ?? library.rootModule;
      if (!printed) throw new Error(`Expected a description of ${root}, got none.`);
      const documentation = decodeDocumentation(textOf(printed), path.join(place.folder, root));
      const [texts, folders, interfaces] = await Promise.all([
        sourceTexts(library, files, place.folder),
        sourceFolders(library, place),
        interfacesOf(library, files, place, toolchain),
      ]);
      return {
        library: {
          name: library.name,
          package: apiPackage.name,
          documentation,
          sources: texts,
          sourceFolders: folders,
        },
        package: apiPackage,
        interfaces,
      };
    }),
  );
}

/**
 * Reads all libraries of a version.
 *
 * @throws UnavailableError with one sentence where this machine can't run the compiler
 * @throws Error naming file and expectation where a package has another layout
 */
export async function extract({ toolchain }: DocsVersion): Promise<RawReference> {
  const facts = referenceFacts(toolchain.compilerPackage);
  const groups = [
    facts.libraries.filter(({ isCorePackage }) => isCorePackage),
    facts.libraries.filter(({ isCorePackage }) => !isCorePackage),
  ];
  const extracted = (
    await Promise.all(
      groups.map(async (libraries) => {
        const [first] = libraries;
        if (!first) return [];
        return extractFolder(await placeOf(first, toolchain), libraries, facts, toolchain);
      }),
    )
  ).flat();
  const byName = new Map(extracted.map((one) => [one.library.name, one]));
  const ordered = facts.libraries.flatMap(({ name }) => byName.get(name) ?? []);
  return {
    packages: [...new Map(ordered.map((one) => [one.package.name, one.package])).values()],
    libraries: ordered.map((one) => one.library),
    interfaces: Object.fromEntries(ordered.flatMap((one) => one.interfaces)),
  };
}
