/** Milliseconds after which a task runs though no frame came: in a tab that is hidden, say. */
const PATIENCE = 1000;

/**
 * Runs a task once the browser has painted what is in the document now, or after a second where it
 * paints nothing.
 *
 * @returns ends the waiting
 */
export function afterPaint(task: () => void): () => void {
  let timer = setTimeout(task, PATIENCE);
  // Frames are called before they are painted; a task that is queued there runs after that.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
