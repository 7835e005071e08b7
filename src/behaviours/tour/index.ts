/** How far a reader is on the tour. What shows it is loaded with the tour's pages alone. */

/** Shows the progress on a page of the tour (`data-tour`). */
export function showTour(): void {
  const page = document.querySelector<HTMLElement>('[data-tour]');
  if (!page) return;
  import('./progress')
    .then(({ openTour }) => openTour(page))
    // Offline the page tells nothing of what is done.
    .catch((error: unknown) => console.error('The tour shows no progress:', error));
}
