import { runCommand } from '../../../scripts/tasks/process';

/** Runs a program of JavaScript; gives how it ended, and the lines that were printed. */
async function node(code: string) {
  const lines: string[] = [];
  const command = [process.execPath, '-e', code];
  const outcome = await runCommand('lint', command, (line) => lines.push(line));
  return { ...outcome, lines };
}

test('prints the lines of a program with the name of its task', async () => {
  expect(await node('console.log("one"); console.log(""); process.stdout.write("two")')).toEqual({
    passed: true,
    lines: ['lint | one', 'lint | ', 'lint | two'],
    lastLines: ['one', '', 'two'],
  });
});

test('prints nothing of one that writes nothing', async () => {
  expect(await node('')).toEqual({ passed: true, lines: [], lastLines: [] });
});

test('reports failure, with what was written to the error stream', async () => {
  expect(await node('console.error("no"); process.exitCode = 3')).toEqual({
    passed: false,
    lines: ['lint | no'],
    lastLines: ['no'],
  });
});

test('keeps the end of what a talkative one writes', async () => {
  const { lastLines } = await node('for (let n = 1; n <= 500; n += 1) console.log(n)');
  expect(lastLines[0]).toBe('381');
  expect(lastLines.at(-1)).toBe('500');
});

test('rejects a program that does not start', async () => {
  await expect(runCommand('lint', ['./no-such-program'], () => undefined)).rejects.toThrow(
    'ENOENT',
  );
});
