/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** What Node.js says of a path without an ending: in a process of its own, for jest finds files by itself. */
function resolved(before: string): string {
  const ask = `${before}; console.log(require.resolve('./src/lib/html'))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' });
  return stdout + stderr;
}

test('Node.js finds TypeScript files by paths without an ending', () => {
  expect(resolved('')).toContain('MODULE_NOT_FOUND');
  expect(resolved("require('./src/lib/findTypeScript.cjs')")).toMatch(/[\\/]html\.ts\n$/);
});
