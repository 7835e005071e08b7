import { spawnSync } from 'node:child_process';

const PLUGIN = require.resolve('../../plugins/end-of-build');

/** Runs a program behind the plugin's step in a process of its own. */
function run(program: string): { readonly status: number | null; readonly stdout: string } {
  const start = `const { default: plugin } = require(${JSON.stringify(PLUGIN)}); plugin().postBuild().then(() => { ${program} });`;
  return spawnSync(process.execPath, ['--require', 'tsx/cjs', '--eval', start], {
    encoding: 'utf8',
  });
}

test('what is still waited for comes to its end', () => {
  const { status, stdout } = run('setTimeout(() => console.log("written"), 50)');
  expect(stdout).toBe('written\n');
  expect(status).toBe(0);
});

test('the build’s exit code stays', () => {
  expect(run('process.exitCode = 3').status).toBe(3);
});

test('the process ends there, and begins nothing anew', () => {
  expect(run('process.once("beforeExit", () => console.log("anew"))').stdout).toBe('');
});
