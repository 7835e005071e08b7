/** The way out of a program for who has only a keyboard, whatever the program does with its keys. */

/**
 * Watches for Escape and then Tab, which leave the playground's editor, too. To be called before the program runs:
 * who listens first can't be kept from hearing.
 *
 * @param leave takes the focus out of the frame
 */
export function watchLeaving(leave: () => void): void {
  let isAsked = false;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && isAsked) {
        event.preventDefault();
        event.stopImmediatePropagation();
        leave();
      }
      // Shift is held for Shift+Tab.
      if (event.key !== 'Shift') isAsked = event.key === 'Escape';
    },
    { capture: true },
  );
}
