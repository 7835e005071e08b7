/**
 * A small process that starts programs for a large one: to start a program, a process is copied first,
 * and the copy of one with gigabytes takes many times as long. `launcher.ts` starts it and talks to it.
 *
 * Gets `{ id, command }`, answers `{ id, run }` or `{ id, error }`, and ends with its parent.
 */
const { killAll, start } = require('./start.cjs');

// Ctrl+C reaches the whole group; the parent decides what it means.
process.on('SIGINT', () => {});

process.on('disconnect', () => {
  killAll();
  process.exit();
});

process.on('message', async ({ id, command }) => {
  /** @type {import('./launcher').Answer} */
  let answer;
  try {
    answer = { id, run: await start(command) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  // Without a parent the answer interests nobody, and `disconnect` comes.
  if (process.connected) process.send?.(answer, () => {});
});
