import { compile } from '../../plugins/compiled-examples/compiler';
import { defaultProgram } from '../../src/lib/playgroundPrograms';
import { syntaxesOf } from '../../src/lib/playgroundState';
import { MANUAL_VERSIONS } from '../../src/versions';

test.each(
  MANUAL_VERSIONS.flatMap((version) => syntaxesOf(version).map((syntax) => ({ version, syntax }))),
)('the first program of $version.name in $syntax compiles without a warning', async (row) => {
  const { toolchain } = row.version;
  const code = defaultProgram(toolchain, row.syntax);
  const file = {
    module: 'Playground',
    extension: row.syntax === 'reason' ? 're' : 'res',
    code,
  } as const;
  expect(await compile({ files: [file] }, toolchain)).toMatchObject({
    status: 'compiled',
    stderr: '',
    javaScript: expect.stringContaining('Three seats:'),
  });
});
