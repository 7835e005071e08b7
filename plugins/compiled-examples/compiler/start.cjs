/**
 * Starts one program and waits for its end. Plain JavaScript, because it runs in the launcher, too,
 * where nothing compiles TypeScript.
 */
const { spawn } = require('node:child_process');

/** A compiler that has not answered by then is killed: an example compiles in some 20 ms. */
const TIMEOUT_MS = 10_000;

/** Errors of the operating system that say that a program can't run here at all. */
const UNAVAILABLE = new Set(['ENOENT', 'EACCES', 'ENOEXEC', 'UNKNOWN']);

/**
 * Kills a process and what it started (the compiler of v8 starts `refmt`).
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function kill(child) {
  try {
    if (child.pid === undefined || process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
    child.kill('SIGKILL');
  }
}

/** Processes that have not ended. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Kills all that `start` started and that has not ended. */
function killAll() {
  for (const child of running) kill(child);
}

/**
 * Reads a stream to its end, so that its writer is never held up.
 *
 * @param {import('node:stream').Readable} stream
 * @param {Buffer[]} chunks
 * @param {number} kept bytes that are collected
 */
function collect(stream, chunks, kept) {
  let left = kept;
  stream.on('data', (chunk) => {
    if (left > 0) chunks.push(left < chunk.length ? chunk.subarray(0, left) : chunk);
    left -= chunk.length;
  });
}

/**
 * @param {import('./job').Command} command
 * @returns {Promise<import('./job').Run>} rejected when a signal ends the program, or when it can't be
 *   started for want of memory or the like
 */
function start({ executable, args, cwd, timeout = TIMEOUT_MS, kept = Infinity }) {
  return new Promise((resolve, reject) => {
    const child = spawn(executable, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what it starts can be killed with it.
      detached: process.platform !== 'win32',
    });
    running.add(child);
    const stdout = [];
    const stderr = [];
    collect(child.stdout, stdout, kept);
    collect(child.stderr, stderr, kept);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      kill(child);
    }, timeout);
    child.on('error', (error) => {
      clearTimeout(timer);
      running.delete(child);
      if (UNAVAILABLE.has(error.code)) {
        resolve({ status: 'unavailable', reason: error.message });
      } else reject(error);
    });
    child.on('close', (exitCode, signal) => {
      clearTimeout(timer);
      running.delete(child);
      if (isLate) resolve({ status: 'timeout' });
      else if (exitCode === null) {
        reject(new Error(`${executable} was ended by ${signal ?? 'a signal'}.`));
      } else {
        resolve({
          status: 'ended',
          exitCode,
          stdout: Buffer.concat(stdout).toString(),
          stderr: Buffer.concat(stderr).toString(),
        });
      }
    });
  });
}

module.exports = { start, kill, killAll, TIMEOUT_MS };
