/**
 * Runs a task once the browser has painted what stands in the document now; in a tab that nobody sees,
 * once it is seen.
 *
 * @returns ends the waiting
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Frames are called before they are painted; a task that is put into the queue there comes behind that.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
