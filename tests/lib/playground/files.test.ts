// cspell:ignore Shäpes resii
import fs from 'node:fs';
import path from 'node:path';

import {
  addFile,
  canMove,
  filesOf,
  inOrder,
  moveFile,
  MOST_FILES,
  nameProblem,
  namedFor,
  problemOfFiles,
  removeFile,
  renameFile,
  restoreFiles,
  showing,
  textName,
} from '../../../src/lib/playground/files';
import { isReserved } from '../../../src/lib/playground/reservedModules';
import type { ProgramFile } from '../../../src/lib/playgroundLink';
import { MANUAL_VERSIONS } from '../../../src/versions';

/** Files whose texts are their names. */
const files = (...names: readonly string[]): readonly ProgramFile[] =>
  names.map((name) => ({ name, code: `// ${name}` }));

const names = (list: readonly ProgramFile[]): readonly string[] => list.map(({ name }) => name);

test.each(['Shapes.res', 'Shapes.resi', 'A.res', 'My_shapes2.res'])('%s is a name', (name) => {
  expect(nameProblem(name, 'rescript')).toBeUndefined();
  expect(nameProblem(name.replace('res', 're'), 'reason')).toBeUndefined();
});

test.each([
  ...['', 'Shapes', 'shapes.res', '_Shapes.res', '1Shapes.res', 'Shapes.ml', 'Shapes.res.mjs'],
  ...['../Shapes.res', '/etc/Shapes.res', 'a/Shapes.res', 'Shapes/.res', 'Shapes\\A.res'],
  ...['Shapes.res\n', 'Sha pes.res', 'Shapes .res', '-Shapes.res', 'Shapes.resii', 'Shäpes.res'],
  ...[
    'Shapes\u0000.res',
    'Shapes.RES',
    '.res',
    'Shapes.',
    'Con\u202E.res',
    `${'A'.repeat(41)}.res`,
  ],
  ...['Shapes.re', 'Shapes.rei', '__proto__', 'constructor', "Shapes'.res", '$(touch x).res'],
])('%j is no name', (name) => {
  expect(nameProblem(name, 'rescript')).toMatch(/^Expected a name such as Shapes\.res, or .*got/);
});

test.each([
  'Belt.res',
  'Js.resi',
  'Array.res',
  'ARRAY.res',
  'React.res',
  'Stdlib.res',
  'Playground.res',
])('no file is called %s, as a module of the libraries is', (name) => {
  expect(nameProblem(name, 'rescript')).toMatch(/no module of the libraries/);
});

test('the names of all modules that the compilers and their libraries bring are reserved', () => {
  const packages = path.join(__dirname, '../../../node_modules');
  const modulesIn = (folder: string): readonly string[] =>
    fs
      .readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
      .flatMap((file) => /(?:^|\/)(\w+)\.(?:cm[ij]|resi?|rei?)$/.exec(file)?.slice(1) ?? []);
  const modules = [
    ...MANUAL_VERSIONS.map(({ toolchain }) => `${toolchain.compilerPackage}/lib/ocaml`),
    '@rescript/runtime/lib/ocaml',
    ...['core', 'react', 'tools'].map((name) => `@rescript/${name}/src`),
    ...fs
      .readdirSync(packages)
      .filter((name) => name.startsWith('rescript-react-'))
      .map((name) => `${name}/src`),
  ]
    .filter((folder) => fs.existsSync(path.join(packages, folder)))
    .flatMap(modulesIn);
  expect(new Set(modules).size).toBeGreaterThan(300);
  expect(modules).toEqual(expect.arrayContaining(['belt_Array', 'std_exit', 'ReactDOM']));
  expect([...new Set(modules)].filter((name) => !isReserved(name))).toEqual([]);
});

test.each(['Con.res', 'NUL.res', 'Lpt1.resi'])('no file is called %s, as devices are', (name) => {
  expect(nameProblem(name, 'rescript')).toMatch(/a device on Windows; choose another one\.$/);
});

test('a name that a link has never fills what is said of it', () => {
  const long = `Your session is over, ${'log in at example.com '.repeat(2000)}\u202e`;
  for (const names of [
    ['A.resi', long],
    [long, 'A.res'],
    ['A.res', long, long],
  ]) {
    expect(problemOfFiles(files(...names), 'rescript')).toMatch(
      /^Expected a name such as.{1,260}$/,
    );
  }
});

test.each<[string, readonly ProgramFile[], RegExp]>([
  ['one file', files('Main.res'), /2 to 10 files, got 1/],
  [
    'eleven files',
    files(...Array.from({ length: MOST_FILES + 1 }, (_, index) => `File${index}.res`)),
    /2 to 10 files, got 11/,
  ],
  ['a name twice', files('A.res', 'A.res'), /got A\.res twice/],
  ['names that some systems take for one', files('Ab.res', 'AB.res'), /got AB\.res twice/],
  ['an interface alone', files('A.resi', 'B.res'), /Expected A\.res behind its interface/],
  ['an interface behind its file', files('A.res', 'A.resi'), /Expected A\.res behind/],
  ['an interface far from its file', files('A.resi', 'B.res', 'A.res'), /got B\.res/],
  [
    'too long texts',
    files('A.res', 'B.res').map((file) => ({ ...file, code: 'x'.repeat(60_000) })),
    /at most 100000 characters in all files/,
  ],
])('%s is no program', (_what, program, problem) => {
  expect(problemOfFiles(program, 'rescript')).toMatch(problem);
});

test('interfaces stand before their implementations', () => {
  expect(names(inOrder(files('A.res', 'B.res', 'B.resi', 'A.resi')))).toEqual([
    'A.resi',
    'A.res',
    'B.resi',
    'B.res',
  ]);
  expect(problemOfFiles(files('A.resi', 'A.res', 'B.res'), 'rescript')).toBeUndefined();
});

test('a program has one file on screen, and all of them together', () => {
  const all = files('A.res', 'B.res', 'C.res');
  const shown = showing(all, 1);
  expect(shown).toMatchObject({ code: '// B.res', around: { name: 'B.res' } });
  expect(filesOf(shown)).toEqual(all);
  expect(showing(files('A.res'), 0)).toEqual({ code: '// A.res' });
  expect(filesOf({ code: 'let a = 1' })).toBeUndefined();
});

test('a new file stands before the last module, whatever names are taken', () => {
  const first = addFile(files('Main.res'), 'rescript');
  expect([names(first.files), first.shown]).toEqual([['Helper.res', 'Main.res'], 0]);
  const second = addFile(inOrder([...first.files, ...files('Main.resi')]), 'rescript');
  expect(names(second.files)).toEqual(['Helper.res', 'Helper2.res', 'Main.resi', 'Main.res']);
  expect(names(addFile(files('HELPER.re', 'Main.re'), 'reason').files)).toContain('Helper2.re');
});

test('files move past the module beside them, with their interfaces', () => {
  const all = files('A.resi', 'A.res', 'B.resi', 'B.res');
  const moved = moveFile(all, 0, 1);
  expect(moved && names(moved.files)).toEqual(['B.resi', 'B.res', 'A.resi', 'A.res']);
  expect(moved?.shown).toBe(2);
  expect(moveFile(all, 3, -1)?.shown).toBe(1);
  expect([canMove(all, 0, -1), canMove(all, 2, 1), canMove(all, 0, 1)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(moveFile(all, 1, -1)).toBeUndefined();
});

test('an interface goes with its implementation, and not the other way around', () => {
  const all = files('A.resi', 'A.res', 'B.res');
  expect(names(removeFile(all, 1)?.files ?? [])).toEqual(['B.res']);
  expect(names(removeFile(all, 0)?.files ?? [])).toEqual(['A.res', 'B.res']);
  expect(removeFile(files('A.resi', 'A.res'), 1)).toBeUndefined();
  expect(removeFile(all, 2)?.shown).toBe(1);
});

test('what was deleted comes back to its place, unless its name is taken', () => {
  const all = files('A.res', 'B.resi', 'B.res', 'C.res');
  const left = removeFile(all, 2);
  expect(restoreFiles(left?.files ?? [], all.slice(1, 3), 1, 'rescript')).toEqual({
    ok: true,
    value: { files: all, shown: 2 },
  });
  expect(restoreFiles(files('B.res', 'C.res'), all.slice(2, 3), 0, 'rescript')).toMatchObject({
    ok: false,
    error: expect.stringContaining('B.res twice'),
  });
});

test.each<[string, readonly string[], number, string, readonly string[] | RegExp]>([
  ['without an ending', ['A.res', 'B.res'], 0, ' Shapes ', ['Shapes.res', 'B.res']],
  ['an interface follows', ['A.resi', 'A.res', 'B.res'], 1, 'C', ['C.resi', 'C.res', 'B.res']],
  ['a file becomes an interface', ['A.res', 'B.res'], 0, 'B.resi', ['B.resi', 'B.res']],
  ['behind its file', ['A.res', 'B.res', 'C.res'], 2, 'A.resi', ['A.resi', 'A.res', 'B.res']],
  ['its own name', ['A.res', 'B.res'], 0, 'A.res', ['A.res', 'B.res']],
  ['the name of another', ['A.res', 'B.res'], 0, 'B', /got B\.res twice/],
  ['an interface of nothing', ['A.res', 'B.res'], 0, 'A.resi', /Expected A\.res beside A\.resi/],
  ['a path', ['A.res', 'B.res'], 0, '../A.res', /Expected a name such as/],
  ['another syntax', ['A.res', 'B.res'], 0, 'A.re', /Expected a name such as/],
])('a new name: %s', (_what, before, index, written, expected) => {
  const renamed = renameFile(files(...before), index, written, 'rescript');
  const now = renamed.ok ? names(renamed.value.files) : renamed.error;
  if (expected instanceof RegExp) expect(now).toMatch(expected);
  else expect(now).toEqual(expected);
});

test('files take the endings of another syntax, and their texts keep their names', () => {
  const { around } = showing(files('A.resi', 'A.res', 'B.res'), 1);
  const other = around && namedFor('reason', around);
  expect(other).toMatchObject({
    name: 'A.re',
    before: [{ name: 'A.rei' }],
    after: [{ name: 'B.re' }],
  });
  expect([textName('A.res'), textName('A.rei'), textName('Re_s.re')]).toEqual([
    'A.',
    'A.i',
    'Re_s.',
  ]);
  expect(textName()).toBe(textName('Main.res'));
});
