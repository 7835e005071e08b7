import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Step } from '../../../plugins/compiled-examples/compiler/job';
import { perform, run } from '../../../plugins/compiled-examples/compiler/run';

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

  test('runs one program at once more than there are cores, and all in the end', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-'));
    const log = JSON.stringify(path.join(folder, 'log'));
    const write = (sign: string) => `require("fs").appendFileSync(${log}, "${sign}")`;
    const busy = 'const end = Date.now() + 40; while (Date.now() < end);';
    const count = 4 * os.availableParallelism();
    await Promise.all(
      Array.from({ length: count }, () => node(`${write('+')}; ${busy} ${write('-')}`)),
    );
    const signs = [...fs.readFileSync(path.join(folder, 'log'), 'utf8')];
    const running = signs.map((_, at) =>
      signs.slice(0, at + 1).reduce((sum, sign) => sum + (sign === '+' ? 1 : -1), 0),
    );
    expect(signs.filter((sign) => sign === '+')).toHaveLength(count);
    expect(Math.max(...running)).toBeLessThanOrEqual(os.availableParallelism() + 1);
    fs.rmSync(folder, { recursive: true });
  });

  test('throws when a signal ends a program', async () => {
    await expect(node('process.kill(process.pid, "SIGTERM")')).rejects.toThrow(/SIGTERM/);
  });

  test('leaves the starting to one small process', async () => {
    const parent = async (): Promise<number> => {
      const ended = await node('console.log(process.ppid)');
      return ended.status === 'ended' ? Number(ended.stdout) : Number.NaN;
    };
    const launcher = await parent();
    expect(launcher).not.toBe(process.pid);
    expect(await parent()).toBe(launcher);
  });
});

describe('perform', () => {
  const step = (program: string, options: Partial<Step> = {}): Step => ({
    executable: process.execPath,
    args: ['-e', program],
    ...options,
  });
  const PRINT_FOLDER = 'process.stdout.write(process.cwd())';
  const FAIL = 'process.exitCode = 2';

  test('takes all steps in one folder, which is gone afterwards, and reads what they made', async () => {
    const { run, ...done } = await perform({
      steps: [
        step('require("fs").copyFileSync("a.txt", "b.txt")', { files: { 'a.txt': 'ü' } }),
        step(`require("fs").appendFileSync("b.txt", "!"); ${PRINT_FOLDER}`),
      ],
      output: 'b.txt',
    });
    expect(done).toEqual({ step: 1, output: 'ü!' });
    if (run.status !== 'ended') throw new Error('Expected the program to end.');
    expect(path.basename(run.stdout)).toMatch(/^example-/);
    expect(fs.existsSync(run.stdout)).toBe(false);
  });

  test('writes the files of a step when its turn comes', async () => {
    const list = 'console.log(require("fs").readdirSync(".").join())';
    const { run } = await perform({
      steps: [step('', { files: { a: '' } }), step(list, { files: { b: '' } })],
    });
    expect(run).toMatchObject({ stdout: 'a,b\n' });
    const first = await perform({
      steps: [step(`${list}; ${FAIL}`, { files: { a: '' } }), step('', { files: { b: '' } })],
    });
    expect(first.run).toMatchObject({ stdout: 'a\n' });
  });

  test.each([
    ['fails', step(`${PRINT_FOLDER}; ${FAIL}`), { status: 'ended', exitCode: 2 }],
    ['does not end', step('setInterval(() => {}, 1000)', { timeout: 300 }), { status: 'timeout' }],
    ['is missing', step('', { executable: '/no/such/bsc.exe' }), { status: 'unavailable' }],
  ])('stops at a program that %s, and reads nothing then', async (_, bad, run) => {
    const done = await perform({ steps: [step(''), bad, step('')], output: 'none' });
    expect(done).toMatchObject({ step: 1, run });
    expect(done).not.toHaveProperty('output');
    if (done.run.status === 'ended') expect(fs.existsSync(done.run.stdout)).toBe(false);
  });

  test('throws when a signal ends a program or its output is missing; the folder is gone', async () => {
    const place = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'run-')), 'place');
    const tell = `require("fs").writeFileSync(${JSON.stringify(place)}, process.cwd())`;
    const told = (): string => fs.readFileSync(place, 'utf8');
    const killed = step(`${tell}; process.kill(process.pid, "SIGTERM")`);
    await expect(perform({ steps: [killed] })).rejects.toThrow(/SIGTERM/);
    expect(fs.existsSync(told())).toBe(false);
    await expect(perform({ steps: [step(tell)], output: 'none.js' })).rejects.toThrow(/none\.js/);
    expect(fs.existsSync(told())).toBe(false);
    fs.rmSync(path.dirname(place), { recursive: true });
  });
});
