/** Ends the task at hand: the browser does what waits, such as answering a tap. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs parts of a long piece of work one after the other, each in a task of its own.
 *
 * @returns rejects with what a part throws; later parts are left out then
 */
export async function inTasks(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (index > 0) await nextTask();
    await part();
  }
}
