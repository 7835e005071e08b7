import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { perform } from '../../../plugins/compiled-examples/compiler/jobs.cjs';
import { Launcher } from '../../../plugins/compiled-examples/compiler/launcher';
import type { Done, Job } from '../../../plugins/compiled-examples/compiler/job';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'launcher-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A job of one program. */
const node = (program: string, timeout = 10_000): Job => ({
  folder,
  steps: [{ executable: process.execPath, args: ['-e', program], timeout }],
});

/** A launcher whose sentences and direct jobs can be read; its process ends with the test. */
function launched(program?: ConstructorParameters<typeof Launcher>[2]) {
  const sentences: string[] = [];
  const direct: Job[] = [];
  const directly = (job: Job): Promise<Done> => {
    direct.push(job);
    return perform(job);
  };
  const launcher = new Launcher(directly, (sentence) => sentences.push(sentence), program);
  return { launcher, sentences, direct };
}

const PARENT = 'console.log(process.ppid)';
const parentOf = ({ run }: Done): number =>
  run.status === 'ended' ? Number(run.stdout) : Number.NaN;

/** Waits for a file that a program writes as its first act, and reads it. */
async function written(file: string): Promise<string> {
  for (;;) {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') !== '')
      return fs.readFileSync(file, 'utf8');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a launcher', () => {
  test('starts programs from a process of its own', async () => {
    const { launcher, direct } = launched();
    const runs = await Promise.all([
      launcher.perform(node(PARENT)),
      launcher.perform(node(PARENT)),
    ]);
    expect(runs.map(parentOf)).not.toContain(process.pid);
    expect(launcher.pid).not.toBe(process.pid);
    expect(direct).toEqual([]);
    launcher.end();
  });

  test('gives what a program wrote and how it ended, however long', async () => {
    const { launcher } = launched();
    const long = 'process.stdout.write("ü".repeat(2e6)); process.exitCode = 2';
    expect(await launcher.perform(node(long))).toEqual({
      step: 0,
      run: { status: 'ended', exitCode: 2, stdout: 'ü'.repeat(2e6), stderr: '' },
    });
    launcher.end();
  });

  test('gives programs their words as they are, and each its own outputs', async () => {
    const { launcher } = launched();
    const words = ["it's", '$HOME `id` "x" \\', 'two\nlines', '', '-n', '*', 'ü & ; #'];
    const program = 'console.log(JSON.stringify(process.argv.slice(1))); console.error("said")';
    const [first, second] = [
      await launcher.perform({
        folder,
        steps: [{ executable: process.execPath, args: ['-e', program, '--', ...words] }],
      }),
      await launcher.perform(node('')),
    ];
    expect(first?.run).toMatchObject({ stdout: `${JSON.stringify(words)}\n`, stderr: 'said\n' });
    expect(second?.run).toEqual({ status: 'ended', exitCode: 0, stdout: '', stderr: '' });
    launcher.end();
  });

  test('keeps as much of a text as it is told to', async () => {
    const { launcher } = launched();
    const program = 'process.stdout.write("x".repeat(5000)); process.stderr.write("y".repeat(5))';
    const [step] = node(program).steps;
    expect(step && (await launcher.perform({ folder, steps: [{ ...step, kept: 7 }] }))).toEqual({
      step: 0,
      run: { status: 'ended', exitCode: 0, stdout: 'xxxxxxx', stderr: 'yyyyy' },
    });
    launcher.end();
  });

  test('goes on when somebody kills what starts its programs', async () => {
    const { launcher, direct } = launched();
    const starter = parentOf(await launcher.perform(node(PARENT)));
    process.kill(starter, 'SIGKILL');
    // The first program may come before the launcher has heard of that end, and is refused then.
    const again = (): Promise<Done> => launcher.perform(node(PARENT));
    expect(parentOf(await again().catch(again))).not.toBe(starter);
    expect(direct).toEqual([]);
    launcher.end();
  });

  test('kills a program that does not end, tells that one is missing, throws what can’t be mended', async () => {
    const { launcher, direct, sentences } = launched();
    const endless = 'setInterval(() => {}, 1000)';
    expect(await launcher.perform(node(endless, 300))).toEqual({
      step: 0,
      run: { status: 'timeout' },
    });
    const missing = { executable: '/no/such/bsc.exe', args: [] };
    expect(await launcher.perform({ folder, steps: [missing] })).toEqual({
      step: 0,
      run: { status: 'unavailable', reason: expect.stringContaining('ENOENT') },
    });
    await expect(launcher.perform(node('process.kill(process.pid, "SIGTERM")'))).rejects.toThrow(
      /SIGTERM/,
    );
    expect([direct, sentences]).toEqual([[], []]);
    launcher.end();
  });

  test('survives Ctrl+C, which its parent answers', async () => {
    const { launcher, sentences } = launched();
    await launcher.perform(node(''));
    process.kill(launcher.pid ?? Number.NaN, 'SIGINT');
    expect(parentOf(await launcher.perform(node(PARENT)))).not.toBe(process.pid);
    expect(sentences).toEqual([]);
    launcher.end();
  });

  test('is replaced by its parent when it dies, also for programs that run', async () => {
    const { launcher, direct, sentences } = launched();
    await launcher.perform(node(''));
    const { pid } = launcher;
    const file = path.join(folder, 'parent');
    // The first one waits until its launcher is gone, the second one goes on.
    const program = `const fs = require('fs'); const file = ${JSON.stringify(file)};
      const again = fs.existsSync(file); fs.writeFileSync(file, String(process.ppid));
      const isGone = () => { try { return !process.kill(${pid}, 0); } catch { return true; } };
      if (!again) setInterval(() => isGone() && process.exit(), 10);`;
    const run = launcher.perform(node(program));
    expect(Number(await written(file))).not.toBe(process.pid);
    process.kill(pid ?? Number.NaN, 'SIGKILL');
    expect(await run).toMatchObject({ run: { status: 'ended', exitCode: 0 } });
    expect(fs.readFileSync(file, 'utf8')).toBe(String(process.pid));
    expect(parentOf(await launcher.perform(node(PARENT)))).toBe(process.pid);
    expect(direct).toHaveLength(2);
    expect(sentences).toEqual([
      expect.stringMatching(
        /^Expected the process that starts compilers \(launcherProcess\.cjs\) to live as long as this one, got .*; this process starts them itself, which takes longer\.$/,
      ),
    ]);
  });

  test('leaves no folder behind when it dies', async () => {
    const { launcher } = launched();
    await launcher.perform(node(''));
    const file = path.join(folder, 'place');
    const program = `const fs = require('fs'); const file = ${JSON.stringify(file)};
      if (!fs.existsSync(file)) { fs.writeFileSync(file, process.cwd()); process.kill(${launcher.pid}, 'SIGKILL'); }`;
    const { steps } = node(program);
    expect(await launcher.perform({ steps })).toMatchObject({ run: { exitCode: 0 } });
    const ofLauncher = path.dirname(fs.readFileSync(file, 'utf8'));
    expect(path.basename(ofLauncher)).toMatch(/^examples-/);
    expect(fs.existsSync(ofLauncher)).toBe(false);
  });

  test('that can’t be started is told about once, and done without', async () => {
    const { launcher, direct, sentences } = launched({
      file: 'launcherProcess.cjs',
      execPath: '/no/such/node',
    });
    const runs = await Promise.all([
      launcher.perform(node(PARENT)),
      launcher.perform(node(PARENT)),
    ]);
    expect(runs.map(parentOf)).toEqual([process.pid, process.pid]);
    expect(direct).toHaveLength(2);
    expect(sentences).toEqual([expect.stringContaining('ENOENT')]);
  });

  test('that ends at once is told about once, and done without', async () => {
    const file = path.join(folder, 'broken.cjs');
    fs.writeFileSync(file, 'process.exit(3);');
    const { launcher, direct, sentences } = launched({ file });
    const runs = await Promise.all([
      launcher.perform(node(PARENT)),
      launcher.perform(node(PARENT)),
    ]);
    expect(runs.map(parentOf)).toEqual([process.pid, process.pid]);
    expect(direct).toHaveLength(2);
    expect(sentences).toEqual([expect.stringContaining('(broken.cjs)')]);
  });
});

describe('the process of a launcher', () => {
  /** A process that holds a launcher and runs some code; `close` comes when the launcher ended, too: it has the same stderr. */
  function parentProcess(code: string) {
    const file = path.join(folder, 'parent.ts');
    const modules = path.resolve('plugins', 'compiled-examples', 'compiler');
    fs.writeFileSync(
      file,
      `import { Launcher } from ${JSON.stringify(path.join(modules, 'launcher'))};
      import { perform } from ${JSON.stringify(path.join(modules, 'jobs.cjs'))};
      const launcher = new Launcher(perform, console.error);
      const node = (program) => ({ steps: [{ executable: process.execPath, args: ['-e', program], timeout: 60000 }] });
      ${code}`,
    );
    const child = spawn(process.execPath, ['--import', 'tsx', file], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const closed = new Promise<string>((resolve) => child.on('close', () => resolve(output)));
    return { child, closed };
  }

  test('does not keep its parent alive, but a program that runs does; it ends with it', async () => {
    const { closed } = parentProcess(
      `void launcher.perform(node('setTimeout(() => console.log("late"), 200)')).then(({ run }) => console.log(run.stdout));`,
    );
    expect(await closed).toBe('late\n\n');
  });

  test('ends with a parent that is killed, kills what it started and takes its folder away', async () => {
    const file = path.join(folder, 'pid');
    const program = `require('fs').writeFileSync(${JSON.stringify(file)}, [process.pid, process.cwd()].join()); setInterval(() => {}, 1000)`;
    const { child, closed } = parentProcess(
      `void launcher.perform(node(${JSON.stringify(program)}));`,
    );
    const [pid = '', place = ''] = (await written(file)).split(',');
    child.kill('SIGKILL');
    await closed;
    expect(path.basename(path.dirname(place))).toMatch(/^examples-/);
    expect(fs.existsSync(path.dirname(place))).toBe(false);
    const isGone = (): boolean => {
      try {
        // A process that nobody has asked about its end yet has no command line any more.
        return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') === '';
      } catch {
        return true;
      }
    };
    while (!isGone()) await new Promise((resolve) => setImmediate(resolve));
  });
});
