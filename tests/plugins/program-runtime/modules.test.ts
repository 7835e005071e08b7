import { frameHtml } from '../../../plugins/program-runtime/document';
import { exportsOf, packageModule, packagesEntry } from '../../../plugins/program-runtime/packages';
import { runtimeModules } from '../../../plugins/program-runtime/modules';
import { importsOf, inOrder } from '../../../src/lib/program/modules';
import { SHOW_MODULE } from '../../../src/lib/program/runtime';
import { REACT_VERSIONS } from '../../../src/versions';

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
    expect(exportsOf('react')).toEqual(expect.arrayContaining(['createElement', 'useState']));
  });
});

describe('the modules of a version', () => {
  it('hold all that they import, under the names that the compiler prints', async () => {
    const runtime = await runtimeModules(REACT_VERSIONS[0].toolchain);
    const modules = runtime?.modules ?? {};
    for (const name of [
      'react',
      'react/jsx-runtime',
      'react-dom/client',
      '@rescript/core/src/Core__Option.mjs',
      'rescript/lib/es6/caml_obj.js',
      SHOW_MODULE,
    ]) {
      expect(inOrder(name, modules)).toMatchObject({ ok: true });
    }
    for (const pieces of Object.values(modules)) {
      for (const name of importsOf(pieces)) expect(modules).toHaveProperty([name]);
    }
  }, 60_000);

  it('are none for versions whose programs do not run in pages', async () => {
    expect(await runtimeModules(REACT_VERSIONS[2].toolchain)).toBeUndefined();
  });
});

describe('frameHtml', () => {
  it('allows its own script by its hash', () => {
    const html = frameHtml('1', 'b{}');
    expect(html).toContain(
      "script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=' blob:",
    );
    expect(html).toContain('<script>1</script>');
  });

  it('refuses what would end its elements', () => {
    expect(() => frameHtml('"</script>"', '')).toThrow('without </script or </style');
  });
});
