/** The folders by which the analysis tool knows a project and the packages that it depends on. */
import fs from 'node:fs';
import path from 'node:path';

import type { Toolchain } from '../../../src/versions';
import { COMPILED, CORE_LIBRARY, type Place, SOURCES } from '../../compiled-examples/compiler';

const PACKAGES = 'node_modules';

/** The package that the tool looks for the standard library of older compilers in. */
const STANDARD_LIBRARY_PACKAGE = 'rescript';

/** npm names of the libraries of a release's programs, in the order of their folders. */
export function libraryNames({ reactName }: Toolchain, count: number): readonly string[] {
  return [reactName, CORE_LIBRARY].slice(0, count);
}

/** A link to a folder, which may be seen from inside of a jail alone. */
function link(target: string, file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Windows lets everybody make links of this kind; other systems know only one.
  fs.symlinkSync(target, file, 'junction');
}

/**
 * Lays out the packages of a place as npm does.
 *
 * @param root of the place
 * @param names npm names of its libraries
 */
export function linkPackages(
  root: string,
  { facts, libraries }: Pick<Place, 'facts' | 'libraries'>,
  names: readonly string[],
): void {
  const packages = path.join(root, PACKAGES);
  // Newer compilers say themselves where theirs lies.
  if (!facts.flags.includes('-runtime-path')) {
    const file = path.join(packages, STANDARD_LIBRARY_PACKAGE, 'lib', 'ocaml');
    link(facts.standardLibrary, file);
  }
  for (const [index, folder] of libraries.entries()) {
    const name = names[index] ?? '';
    const home = path.join(packages, name);
    link(folder, path.join(home, SOURCES));
    link(folder, path.join(home, COMPILED));
    const text = JSON.stringify({ name, sources: [SOURCES] });
    for (const file of ['rescript.json', 'bsconfig.json']) {
      fs.writeFileSync(path.join(home, file), text);
    }
  }
}

/**
 * Makes a project of a program's folder.
 *
 * @param root of the place, as the program sees it
 */
export function makeProject(folder: string, root: string): void {
  fs.mkdirSync(path.join(folder, SOURCES));
  fs.mkdirSync(path.join(folder, COMPILED), { recursive: true });
  link(path.join(root, PACKAGES), path.join(folder, PACKAGES));
}
