import { compile } from '../../plugins/compiled-examples/compiler';
import { defaultProgram, isDefaultProgram } from '../../src/lib/playgroundPrograms';
import { documentedSyntaxes } from '../../src/lib/playground/releases';
import { MANUAL_VERSIONS } from '../../src/versions';

test.each(
  MANUAL_VERSIONS.flatMap((version) =>
    documentedSyntaxes(`v${version.toolchain.compilerRelease}`).map((syntax) => ({
      version,
      syntax,
    })),
  ),
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

test('a first program is known as such, whatever its version', () => {
  for (const { toolchain } of MANUAL_VERSIONS) {
    expect(isDefaultProgram(defaultProgram(toolchain, 'rescript'))).toBe(true);
  }
  expect(isDefaultProgram('let a = 1')).toBe(false);
});
