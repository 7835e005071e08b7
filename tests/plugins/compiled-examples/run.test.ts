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

  test('starts no more programs at once than there are cores', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, (_, n) => node(`console.log(${n})`)));
    expect(many.map((ended) => ended.status === 'ended' && ended.stdout.trim())).toEqual(
      Array.from({ length: 6 }, (_, n) => String(n)),
    );
  });

  test('throws when a signal ends a program', async () => {
    await expect(node('process.kill(process.pid, "SIGTERM")')).rejects.toThrow(/SIGTERM/);
  });
});
