/** Pictures of other hosts (`data-optional`) leave no trace where they don't come, with the link around them. */

function remove(image: HTMLImageElement): void {
  (image.closest('a') ?? image).hidden = true;
}

/** Takes out pictures that failed before the scripts ran. Call it after each change of the page. */
export function removeFailedPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-optional]')) {
    if (image.complete && image.naturalWidth === 0) remove(image);
  }
}

/** Listens to the pictures of this page and of all pages that come after it. */
export function startOptionalPictures(): void {
  // This event does not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && 'optional' in target.dataset) remove(target);
    },
    { capture: true },
  );
}
