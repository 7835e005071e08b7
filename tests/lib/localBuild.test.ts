import { compilerPackageName } from '../../src/lib/installCommands';
import { localBuild } from '../../src/lib/localBuild';
import { MANUAL_VERSIONS, V10, V11, V12, V8, V9 } from '../support/versions';

test('packages have their names on npm', () => {
  expect(MANUAL_VERSIONS.map(({ toolchain }) => compilerPackageName(toolchain))).toEqual([
    'rescript',
    'rescript',
    'rescript',
    'rescript',
    'bs-platform',
  ]);
});

test('v11 takes Core along', () => {
  expect(localBuild(V11.toolchain, 'rescript')).toEqual({
    file: 'src/Program.res',
    commands: [
      'npm install rescript@11.1.4 @rescript/core',
      'echo \'{"name":"program","sources":"src","package-specs":{"module":"esmodule","in-source":true},' +
        '"suffix":".mjs","bs-dependencies":["@rescript/core"],"bsc-flags":["-open RescriptCore"]}\' > rescript.json',
      'npx rescript build',
    ],
  });
});

test('v12 names the package for its build tool', () => {
  expect(localBuild(V12.toolchain, 'rescript').commands[1]).toMatch(
    /^npm pkg set name=program && echo .* > rescript\.json$/,
  );
});

test('older versions have their own file and their own words', () => {
  for (const toolchain of [V10.toolchain, V9.toolchain]) {
    const commands = localBuild(toolchain, 'rescript', 'esmodule').commands;
    expect(commands[1]).toMatch(/"module":"es6".*> bsconfig\.json$/);
    expect(commands[2]).toBe('npx rescript build');
  }
  const build = localBuild(V8.toolchain, 'reason');
  expect(build.file).toBe('src/Program.re');
  expect(build.commands[0]).toBe('npm install bs-platform@8.4.2');
  expect(build.commands[2]).toBe('npx bsb -make-world');
});
