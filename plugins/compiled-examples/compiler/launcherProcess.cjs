/**
 * A small process that does the jobs of a large one: to start a program, a process is copied first, and
 * the copy of one with gigabytes takes many times as long. `launcher.ts` starts it and talks to it.
 *
 * Its argument is the folder of its jobs' folders. Gets `{ id, job }`, answers `{ id, done }` or
 * `{ id, error }`, and ends with its parent.
 */
const { perform, removeFolder } = require('./jobs.cjs');
const { shellsIn } = require('./shells.cjs');
const starter = require('./start.cjs');

const [, , folder = ''] = process.argv;

const { start, killAll } = process.platform === 'win32' ? starter : shellsIn(folder);

// Ctrl+C reaches the whole group; the parent decides what it means.
process.on('SIGINT', () => {});

process.on('disconnect', () => {
  killAll();
  removeFolder(folder);
  process.exit();
});

process.on('message', async ({ id, job }) => {
  /** @type {import('./launcher').Answer} */
  let answer;
  try {
    answer = { id, done: await perform(job, folder, start) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  // Without a parent the answer interests nobody, and `disconnect` comes.
  if (process.connected) process.send?.(answer, () => {});
});
