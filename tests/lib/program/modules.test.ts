import { cut } from '../../../src/lib/program/cut';
import { importsOf, inOrder, link, type Modules } from '../../../src/lib/program/modules';

/** The pieces of a text that must be a module. */
function piecesOf(code: string) {
  const pieces = cut(code);
  if (!pieces.ok) throw new Error(pieces.error);
  return pieces.value;
}

describe('cut', () => {
  it.each([
    ['import * as React from "react";\n\nexport { make }\n', ['react']],
    ["import { a } from 'b', c from 'd'".replace(/, c.*/, ''), ['b']],
    ['export { live } from "./Live.res.mjs";', ['./Live.res.mjs']],
    ['import "x"; import("y").then(f); import(/* why */ \'z\');', ['x', 'y', 'z']],
    ['const text = `import a from "no"`; // import b from "no"\n', []],
    ['const here = import.meta.url;', []],
  ])('finds what %j imports', (code, imports) => {
    const pieces = piecesOf(code);
    expect(importsOf(pieces)).toEqual(imports);
    expect(link(pieces, new Map())).toBe(code);
  });

  it('refuses names that are not known before the module runs', () => {
    expect(cut('import(name)')).toEqual({
      ok: false,
      error: 'Expected import() of a module’s name, got import(name); write the name as a string.',
    });
  });

  it('refuses text that is no module', () => {
    expect(cut('import { from "x')).toMatchObject({ ok: false });
  });
});

describe('link', () => {
  it('puts addresses into the place of names, and keeps the lines', () => {
    const code = 'import a from "a";\nimport b from "b";\nimport("a");\n';
    const addresses = new Map([
      ['a', 'blob:1'],
      ['b', 'blob:2'],
    ]);
    expect(link(piecesOf(code), addresses)).toBe(
      'import a from "blob:1";\nimport b from "blob:2";\nimport("blob:1");\n',
    );
  });
});

describe('inOrder', () => {
  const modules: Modules = {
    start: piecesOf('import "a"; import "b";'),
    a: piecesOf('import "b";'),
    b: piecesOf('export {}'),
    unused: piecesOf('import "nobody";'),
    circle: piecesOf('import "circle";'),
    lost: piecesOf('import "nobody";'),
  };
  const names = (entry: string) => {
    const result = inOrder(entry, modules);
    return result.ok ? result.value.map(({ name }) => name) : result.error;
  };

  it('puts each module behind what it imports, and leaves the others out', () => {
    expect(names('start')).toEqual(['b', 'a', 'start']);
  });

  it.each([
    ['circle', 'Expected imports without a circle, got one through circle.'],
    ['lost', 'Expected a module that programs may import, got nobody, which lost imports.'],
    ['none', 'Expected a module that programs may import, got none.'],
    ['toString', 'Expected a module that programs may import, got toString.'],
  ])('refuses %s', (entry, sentence) => {
    expect(names(entry)).toBe(sentence);
  });
});
