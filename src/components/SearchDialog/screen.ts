/** What an open dialog does to the page around it. */

/** Keeps the page where it is; nothing moves when its scroll bar goes. Gives what ends it. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}

/**
 * Tells the dialog's styles how much of the screen a keyboard covers: viewport units know nothing
 * of it. Gives what ends it.
 */
export function fitAboveKeyboard(dialog: HTMLElement): () => void {
  const { visualViewport } = window;
  if (!visualViewport) return () => undefined;
  const fit = (): void => {
    // A reader who zooms sees less of the page, too.
    const isZoomed = visualViewport.scale > 1.01;
    const covered = isZoomed ? 0 : Math.max(0, window.innerHeight - visualViewport.height);
    dialog.style.setProperty('--covered', `${covered}px`);
    dialog.style.setProperty('--shifted', `${isZoomed ? 0 : visualViewport.offsetTop}px`);
  };
  fit();
  visualViewport.addEventListener('resize', fit);
  visualViewport.addEventListener('scroll', fit);
  return () => {
    visualViewport.removeEventListener('resize', fit);
    visualViewport.removeEventListener('scroll', fit);
  };
}
