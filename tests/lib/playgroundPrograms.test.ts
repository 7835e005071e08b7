import { compile } from '../../plugins/compiled-examples/compiler/compile';
import { defaultProgram } from '../../src/lib/playgroundPrograms';
import { syntaxesOf } from '../../src/lib/playgroundState';
import { MANUAL_VERSIONS } from '../../src/versions';

test.each(
  MANUAL_VERSIONS.flatMap((version) => syntaxesOf(version).map((syntax) => ({ version, syntax }))),
)('the first program of $version.name in $syntax compiles without a warning', (row) => {
  const { toolchain } = row.version;
  const code = defaultProgram(toolchain, row.syntax);
  expect(
    compile({ code, extension: row.syntax === 'reason' ? 're' : 'res' }, toolchain),
  ).toMatchObject({ ok: true, warnings: '', javaScript: expect.stringContaining('Three seats:') });
});
