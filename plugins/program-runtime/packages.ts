/** npm packages as modules that programs may import: one bundle, and a small module for each name. */
import { runInThisContext } from 'node:vm';

import { cut } from '../../src/lib/program/cut';
import type { Pieces } from '../../src/lib/program/modules';

/** Name of the module that holds all packages; none that a compiler prints. */
export const PACKAGES_MODULE = 'program-frame/packages';

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Words that can be names of fields but not of variables. */
const RESERVED = new Set(['default', 'delete', 'in', 'new', 'class', 'function', 'var', 'void']);

/** The entry of the bundle: each package's module under a name of its own. */
export function packagesEntry(names: readonly string[]): string {
  return names
    .map((name, index) => `export { default as m${index} } from ${JSON.stringify(name)};\n`)
    .join('');
}

/**
 * The module under which programs import a package. Packages are CommonJS, whose exports nobody
 * knows before they run; here they are spelled out.
 *
 * @param index of the package in the bundle
 * @param exported names of its exports
 */
export function packageModule(index: number, exported: readonly string[]): Pieces {
  const names = exported.filter((name) => IDENTIFIER.test(name) && !RESERVED.has(name));
  const code = `import{m${index} as m}from"${PACKAGES_MODULE}";export default m;export const{${names.join(',')}}=m;`;
  const pieces = cut(code);
  if (!pieces.ok) throw new Error(pieces.error);
  return pieces.value;
}

/**
 * Names of what the packages of a bundle export, found by running it here.
 *
 * @param code the bundle of `packagesEntry` as a CommonJS module
 */
export function exportsOf(code: string, count: number): readonly (readonly string[])[] {
  const module: { exports: unknown } = { exports: {} };
  const run: unknown = runInThisContext(`(function (module, exports) {${code}\n})`);
  if (typeof run === 'function') run(module, module.exports);
  return Array.from({ length: count }, (_, index) =>
    Object.keys(Object(Reflect.get(Object(module.exports), `m${index}`))).sort(),
  );
}
