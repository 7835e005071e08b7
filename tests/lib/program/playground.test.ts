import { cut } from '../../../src/lib/program/cut';
import {
  needsPage,
  playgroundProgram,
  PROGRAM_MODULE,
  runtimeRelease,
} from '../../../src/lib/program/playground';
import { SHOW_MODULE } from '../../../src/lib/program/runtime';
import { MANUAL_VERSIONS } from '../../../src/versions';

const RUNTIME = {
  react: ['export {}'],
  [SHOW_MODULE]: ['import "', 'react', '"'],
  'rescript/lib/es6/belt_Array.js': ['export {}'],
  '@rescript/core/src/Core__Option.mjs': ['export {}'],
};

function place(code: string): 'page' | 'worker' {
  const pieces = cut(code);
  if (!pieces.ok) throw new Error(pieces.error);
  return needsPage([{ name: PROGRAM_MODULE, pieces: pieces.value }]) ? 'page' : 'worker';
}

describe('needsPage', () => {
  it.each([
    'const App = {}; export { App }',
    'var App = {};\nexport {\n  take ,\n  App ,\n}',
    'import * as Client from "react-dom/client";',
    'import * as ReactDom from "react-dom";',
    'document.title = "x";',
    'const root = window.document;',
    'localStorage.getItem("x");',
    'globalThis.document.title = "x";',
    'self.document.title = "x";',
  ])('is true: %j', (code) => expect(place(code)).toBe('page'));

  it.each([
    'console.log("hello");',
    'import * as React from "react";',
    'import * as Server from "react-dom/server";',
    'const text = "the document of a window";',
    '// document\n/* window */',
    'const text = `document`;',
    'const a = program.document;',
    'const a = program.self.document;',
    'const documents = [];',
    'export { Apple, MyApp }',
  ])('is false: %j', (code) => expect(place(code)).toBe('worker'));
});

describe('playgroundProgram', () => {
  function names(code: string): readonly string[] {
    const program = playgroundProgram(code, RUNTIME);
    if (!program.ok) throw new Error(program.error);
    return program.value.modules.map(({ name }) => name);
  }

  it('needs nothing for a program without imports', () => {
    expect(playgroundProgram('console.log(1);', {})).toMatchObject({
      ok: true,
      value: { place: 'worker', isRendered: false, modules: [{ name: PROGRAM_MODULE }] },
    });
  });

  it('renders what a program exports as App', () => {
    const program = playgroundProgram('const App = {}; export { App }', RUNTIME);
    expect(program).toMatchObject({ ok: true, value: { place: 'page', isRendered: true } });
    expect(names('const App = {}; export { App }')).toEqual([
      'react',
      SHOW_MODULE,
      PROGRAM_MODULE,
      'program-frame/render',
    ]);
  });

  it.each([
    ['./stdlib/belt_Array.js', 'rescript/lib/es6/belt_Array.js'],
    ['./stdlib/Belt_Array.js', 'rescript/lib/es6/belt_Array.js'],
    ['@rescript/runtime/lib/es6/Belt_Array.mjs', 'rescript/lib/es6/belt_Array.js'],
    ['./stdlib/core__Option.js', '@rescript/core/src/Core__Option.mjs'],
  ])('finds %s by another name', (imported, name) => {
    expect(names(`import * as M from "${imported}";`)).toEqual([name, PROGRAM_MODULE]);
  });

  it('shows the values of a program that prints nothing', () => {
    const shown = (code: string): readonly string[] => {
      const program = playgroundProgram(code, {}, { showsValues: true });
      if (!program.ok) throw new Error(program.error);
      return program.value.modules.map(({ pieces }) => pieces.join(''));
    };
    const [own = '', values = ''] = shown('let a$1 = 1;\nf();\nexport { a$1 as a };');
    expect(own).toContain('console.log(value))(f())');
    expect(values).toContain('["a"]');
    expect(shown('let a = 1;\nconsole.log(a);\nexport { a };')).toEqual([
      'let a = 1;\nconsole.log(a);\nexport { a };',
    ]);
  });

  it('tells of what nobody has', () => {
    expect(playgroundProgram('import "left-pad";', RUNTIME)).toEqual({
      ok: false,
      error: `Expected a module that programs may import, got left-pad, which ${PROGRAM_MODULE} imports.`,
    });
    expect(playgroundProgram('import "./Belt_Nothing.js";', RUNTIME).ok).toBe(false);
  });
});

describe('runtimeRelease', () => {
  it('is that of the same major version', () => {
    for (const { toolchain } of MANUAL_VERSIONS) {
      const [major = ''] = toolchain.compilerRelease.split('.');
      expect(runtimeRelease(`v${major}.9.9`)).toBe(toolchain.compilerRelease);
      expect(runtimeRelease(`v${major}.0.0-alpha.1`)).toBe(toolchain.compilerRelease);
    }
    expect(runtimeRelease('v1.0.0')).toBeUndefined();
    expect(runtimeRelease('latest')).toBeUndefined();
  });
});

describe('files of a program', () => {
  const files = new Map([
    [
      './A.res.mjs',
      'import * as Option from "@rescript/core/src/Core__Option.mjs";\nexport let a = 1;',
    ],
    ['./B.res.mjs', 'import * as A from "./A.res.mjs";\nwhile (true) {}\nexport { A };'],
  ]);

  it('are linked in front of the one that runs, with checks in their loops', () => {
    const program = playgroundProgram('import * as B from "./B.res.mjs";', RUNTIME, { files });
    if (!program.ok) throw new Error(program.error);
    expect(program.value.modules.map(({ name }) => name)).toEqual([
      '@rescript/core/src/Core__Option.mjs',
      './A.res.mjs',
      './B.res.mjs',
      PROGRAM_MODULE,
    ]);
    expect(program.value.modules[2]?.pieces.join('')).not.toContain('while (true) {}');
  });

  it('are left out where nothing imports them', () => {
    expect(playgroundProgram('export {}', RUNTIME, { files })).toMatchObject({
      value: { modules: [{ name: PROGRAM_MODULE }] },
    });
  });

  it('make a program run in a page where one of them needs it', () => {
    const inPage = new Map([['./A.js', 'document.title = "A";']]);
    expect(playgroundProgram('import "./A.js";', RUNTIME, { files: inPage })).toMatchObject({
      value: { place: 'page' },
    });
  });

  it('are told about where they can’t run', () => {
    const broken = new Map([['./A.js', 'export {']]);
    expect(playgroundProgram('import "./A.js";', RUNTIME, { files: broken }).ok).toBe(false);
  });
});
