/**
 * Starts programs as `start.cjs` does, from shells that live on. Node copies itself for each program, which
 * takes longer than the copy of a shell, and a build starts thousands. Plain JavaScript, because it runs in the
 * launcher, where nothing compiles TypeScript.
 */
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const starter = require('./start.cjs');

/** What a shell answers for programs that it can't run, and for those that it doesn't find. */
const UNAVAILABLE = new Set([126, 127]);

/** A shell answers with this and the number of the signal that has ended a program. */
const SIGNALED = 128;

/**
 * What makes compilers start sooner, and changes nothing else. They are short programs whose time goes into touching
 * memory for the first time: a heap for short-lived values that fits such a program (`s`, in words), and, where the
 * program leaves memory to glibc, large pages for it.
 */
const QUICK_START = [
  'OCAMLRUNPARAM="${OCAMLRUNPARAM:-s=32k}"',
  'GLIBC_TUNABLES="${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=268435456:glibc.malloc.top_pad=8388608}"',
].join(' ');

/**
 * A word that a shell takes as it is.
 *
 * @param {string} text
 */
function quoted(text) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Name of the signal with a number. @param {number} number */
function signalName(number) {
  const [name] = Object.entries(os.constants.signals).find(([, each]) => each === number) ?? [];
  return name ?? `signal ${number}`;
}

/** A shell, and the program that it runs. */
class Shell {
  #stdout;
  #stderr;
  #child;
  /**
   * Gets the answer about the program that runs, and none when the shell has ended.
   *
   * @type {(exitCode?: number) => void}
   */
  #answer = () => {};
  #hasEnded = false;

  /**
   * @param {string} folder where the outputs of its programs lie
   * @param {number} id unlike that of other shells with the folder
   */
  constructor(folder, id) {
    this.#stdout = path.join(folder, `stdout-${id}`);
    this.#stderr = path.join(folder, `stderr-${id}`);
    this.#child = spawn('/bin/sh', [], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // A group of its own, so that what its programs start can be killed with them.
      detached: true,
    });
    let line = '';
    this.#child.stdout.on('data', (chunk) => {
      line += chunk;
      if (!line.endsWith('\n')) return;
      const exitCode = Number(line);
      line = '';
      this.#answer(exitCode);
    });
    this.#child.stdin.on('error', () => {});
    const ended = () => {
      this.#hasEnded = true;
      this.#answer();
    };
    this.#child.on('error', ended);
    this.#child.on('close', ended);
  }

  /** Whether it runs no programs any more: somebody has killed it. */
  get hasEnded() {
    return this.#hasEnded;
  }

  /** Kills the program that runs, and the shell. */
  end() {
    starter.kill(this.#child);
  }

  /**
   * @param {import('./job').Command} command
   * @returns {Promise<number | undefined>} the shell's word on the program's end; undefined when it has ended itself
   */
  run({ executable, args, cwd }) {
    const words = [executable, ...args].map(quoted).join(' ');
    const outputs = `</dev/null >${quoted(this.#stdout)} 2>${quoted(this.#stderr)}`;
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#child.stdin.write(
        `cd ${quoted(cwd)} || exit\n${QUICK_START} ${words} ${outputs}\necho $?\n`,
      );
    });
  }

  /**
   * What the program wrote. Its files go, so that a program that can't write leaves no texts of the one before it.
   *
   * @param {number} kept bytes of each
   */
  outputs(kept) {
    const [stdout, stderr] = [this.#stdout, this.#stderr].map((file) => {
      const bytes = fs.readFileSync(file);
      fs.unlinkSync(file);
      return bytes.subarray(0, kept).toString();
    });
    return { stdout, stderr };
  }
}

/**
 * Shells in a folder, as many as programs run at once.
 *
 * @param {string} folder
 */
function shellsIn(folder) {
  /** @type {Set<Shell>} */
  const running = new Set();
  /** @type {Shell[]} */
  const free = [];
  let count = 0;

  /**
   * @param {import('./job').Command} command
   * @returns {Promise<import('./job').Run>} as `start` of `start.cjs`
   */
  async function start(command) {
    const { executable, cwd, timeout = starter.TIMEOUT_MS, kept } = command;
    let shell = free.pop();
    while (shell?.hasEnded) shell = free.pop();
    shell ??= new Shell(folder, (count += 1));
    running.add(shell);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      shell.end();
    }, timeout);
    const exitCode = await shell.run(command);
    clearTimeout(timer);
    running.delete(shell);
    if (isLate) return { status: 'timeout' };
    if (exitCode === undefined) {
      throw new Error(`${executable} could not be started in ${cwd}.`);
    }
    const outputs = shell.outputs(kept);
    free.push(shell);
    // In the system's own words, which a shell keeps to itself.
    if (UNAVAILABLE.has(exitCode)) return starter.start(command);
    if (exitCode > SIGNALED) {
      throw new Error(`${executable} was ended by ${signalName(exitCode - SIGNALED)}.`);
    }
    return { status: 'ended', exitCode, ...outputs };
  }

  /** Kills all programs that run, and all shells. */
  function killAll() {
    starter.killAll();
    for (const shell of [...running, ...free]) shell.end();
  }

  return { start, killAll };
}

module.exports = { shellsIn };
