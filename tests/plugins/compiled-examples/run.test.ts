import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { run } from '../../../plugins/compiled-examples/compiler/run';

const node = (program: string, timeout?: number) =>
  run(process.execPath, ['-e', program], process.cwd(), timeout);

describe('run', () => {
  test('gives what a program wrote and how it ended', async () => {
    const ended = await node('console.log("out"); console.error("err"); process.exitCode = 2');
    expect(ended).toEqual({ status: 'ended', exitCode: 2, stdout: 'out\n', stderr: 'err\n' });
  });

  test('runs in the folder that it is given', async () => {
    const ended = await run(process.execPath, ['-p', 'process.cwd()'], __dirname);
    expect(ended).toMatchObject({ stdout: `${__dirname}\n` });
  });

  test('kills a program that does not end', async () => {
    expect(await node('setInterval(() => {}, 1000)', 300)).toEqual({ status: 'timeout' });
  });

  test('kills what the program started, too: its output ends only then', async () => {
    const child = 'require("child_process").spawn("sleep", ["60"], { stdio: "inherit" })';
    expect(await node(`${child}; setInterval(() => {}, 1000)`, 300)).toEqual({ status: 'timeout' });
  });

  test('tells that a program is missing or can’t run here', async () => {
    expect(await run('/no/such/bsc.exe', [], __dirname)).toMatchObject({ status: 'unavailable' });
    expect(await run(path.join(__dirname, 'run.test.ts'), [], __dirname)).toMatchObject({
      status: 'unavailable',
      reason: expect.stringMatching(/EACCES|ENOEXEC/),
    });
  });

  test('runs no more programs at once than there are cores, and all in the end', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-'));
    const log = JSON.stringify(path.join(folder, 'log'));
    const write = (sign: string) => `require("fs").appendFileSync(${log}, "${sign}")`;
    const busy = 'const end = Date.now() + 40; while (Date.now() < end);';
    const count = 3 * os.availableParallelism();
    await Promise.all(
      Array.from({ length: count }, () => node(`${write('+')}; ${busy} ${write('-')}`)),
    );
    const signs = [...fs.readFileSync(path.join(folder, 'log'), 'utf8')];
    const running = signs.map((_, at) =>
      signs.slice(0, at + 1).reduce((sum, sign) => sum + (sign === '+' ? 1 : -1), 0),
    );
    expect(signs.filter((sign) => sign === '+')).toHaveLength(count);
    expect(Math.max(...running)).toBeLessThanOrEqual(os.availableParallelism());
    fs.rmSync(folder, { recursive: true });
  });

  test('throws when a signal ends a program', async () => {
    await expect(node('process.kill(process.pid, "SIGTERM")')).rejects.toThrow(/SIGTERM/);
  });

  test('leaves the starting to a small process once this one is large', async () => {
    const parent = async (): Promise<number> => {
      const ended = await node('console.log(process.ppid)');
      return ended.status === 'ended' ? Number(ended.stdout) : Number.NaN;
    };
    const size = jest.spyOn(process.memoryUsage, 'rss');
    size.mockReturnValue(2 ** 20);
    expect(await parent()).toBe(process.pid);
    size.mockReturnValue(2 ** 31);
    const launcher = await parent();
    expect(launcher).not.toBe(process.pid);
    expect(await parent()).toBe(launcher);
    size.mockRestore();
  });
});
