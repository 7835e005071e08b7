/** The tables of the post about standard libraries: every name must be what the compilers know. */
import fs from 'node:fs';
import path from 'node:path';

import { compile } from '../../plugins/compiled-examples/compiler';
import type { Toolchain } from '../../src/versions';
import { versionOf } from '../support/versionOf';

const POST = path.resolve('blog/2026-11-17-migrate-between-standard-libraries.mdx');

const { toolchain: V12 } = versionOf(12);
const { toolchain: V11 } = versionOf(11);
const { toolchain: V10 } = versionOf(10);
const { toolchain: V9 } = versionOf(9);

/** Who must compile the names of a column; only the newest compiler may not warn about them. */
const COMPILERS: Readonly<Record<string, readonly Toolchain[]>> = {
  Js: [V11, V10, V9],
  Belt: [V12, V11, V10, V9],
  Core: [V11],
  Stdlib: [V12],
};

const cellsOf = (line: string): string[] => line.split('|').slice(1, -1).map((cell) => cell.trim());

/** Names by library, from the tables whose columns are libraries; one column may be of two. */
function namesByLibrary(page: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  let libraries: readonly (readonly string[])[] = [];
  for (const line of page.split('\n')) {
    const [first, ...cells] = line.startsWith('|') ? cellsOf(line) : [];
    if (first === undefined) libraries = [];
    else if (first === 'Task') libraries = cells.map((cell) => cell.split(', '));
    cells.forEach((cell, column) => {
      const [, name] = /^`(.+)`$/.exec(cell) ?? [];
      if (name === undefined) return;
      for (const library of libraries[column] ?? []) {
        names.set(library, [...(names.get(library) ?? []), name]);
      }
    });
  }
  return names;
}

const names = namesByLibrary(fs.readFileSync(POST, 'utf8'));

test('the post has tables of four libraries', () => {
  expect([...names.keys()].sort()).toEqual(['Belt', 'Core', 'Js', 'Stdlib']);
  for (const found of names.values()) expect(found.length).toBeGreaterThan(30);
});

const cases = [...names].flatMap(([library, found]) =>
  (COMPILERS[library] ?? []).flatMap((toolchain) =>
    toolchain ? [[library, toolchain.compilerRelease, found, toolchain] as const] : [],
  ),
);

test.each(cases)('%s has its names in %s', async (_library, _release, found, toolchain) => {
  // Functions, so that no value is polymorphic and unfinished at the top of the file.
  const code = found.map((name, index) => `let used${index} = () => ${name}`).join('\n');
  const answer = await compile(
    { files: [{ module: 'Example', extension: 'res', code }] },
    toolchain,
  );
  expect(answer).toMatchObject({ status: 'compiled', stderr: '' });
});
