import { frameHtml } from '../../../plugins/program-runtime/document';
import { exportsOf, packageModule, packagesEntry } from '../../../plugins/program-runtime/packages';
import { runtimeModules } from '../../../plugins/program-runtime/modules';
import { importsOf, inOrder, type Modules } from '../../../src/lib/program/modules';
import { FRAME_POLICY } from '../../../src/lib/program/policy';
import { SHOW_MODULE } from '../../../src/lib/program/runtime';
import { compilerMajor } from '../../../src/lib/installCommands';
import { MANUAL_VERSIONS } from '../../../src/versions';

describe('packages', () => {
  it('are exported under names of their own', () => {
    expect(packagesEntry(['react', 'react-dom/client'])).toBe(
      'export { default as m0 } from "react";\nexport { default as m1 } from "react-dom/client";\n',
    );
  });

  it('have their exports spelled out, as far as modules can name them', () => {
    expect(packageModule(1, ['useState', 'default', 'not-a-name']).join('')).toBe(
      'import{m1 as m}from"program-frame/packages";export default m;export const{useState}=m;',
    );
    const bundled = 'module.exports = { m0: { b: 1, a: 2 }, m1: { c: 3 } };';
    expect(exportsOf(bundled, 2)).toEqual([['a', 'b'], ['c']]);
  });
});

describe('the modules of a version', () => {
  /** A module that few programs import, by the first compiler that has it under this name. */
  const LIBRARY = [
    [12, '@rescript/runtime/lib/es6/Belt_Map.js'],
    [11, 'rescript/lib/es6/js_string2.js'],
    [10, 'rescript/lib/es6/bytes.js'],
    [9, 'rescript/lib/es6/belt_Map.js'],
    [8, 'bs-platform/lib/es6/belt_Map.js'],
  ] as const;

  it.each(MANUAL_VERSIONS)(
    'hold all that they import, under the names that compilers print ($name)',
    async ({ toolchain }) => {
      const runtimes = await runtimeModules(toolchain);
      const modules: Modules = runtimes?.modules.modules ?? {};
      const { modules: library } = runtimes?.library ?? { modules: {} };
      expect(inOrder(SHOW_MODULE, modules)).toMatchObject({ ok: true });
      expect(
        inOrder(
          `${toolchain.reactName}/src/React.${toolchain.moduleFormat === 'esmodule' ? 'mjs' : 'js'}`,
          modules,
        ),
      ).toMatchObject({ ok: true });
      const rest = LIBRARY.find(([first]) => first <= compilerMajor(toolchain))?.[1] ?? '';
      expect(Object.keys(modules)).not.toContain(rest);
      expect(Object.keys(library)).toContain(rest);
      for (const pieces of Object.values(modules)) {
        for (const imported of importsOf(pieces)) expect(Object.keys(modules)).toContain(imported);
      }
      const all = { ...library, ...modules };
      for (const module of Object.keys(library)) {
        expect(inOrder(module, all)).toMatchObject({ ok: true });
      }
    },
    120_000,
  );
});

describe('frameHtml', () => {
  it('allows its own script by its hash', () => {
    const html = frameHtml('1', 'b{}', FRAME_POLICY);
    expect(html).toContain(
      "script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=' blob:",
    );
    expect(html).toContain('<script>1</script>');
  });

  it('refuses what would end its elements', () => {
    expect(() => frameHtml('"</script>"', '', FRAME_POLICY)).toThrow('without </script or </style');
  });
});
