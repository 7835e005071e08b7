/**
 * States of a drop-down menu of the navigation bar (specification, section 4).
 *
 * - closed: nothing shows.
 * - hoverOpen: open while the pointer is over it.
 * - keepOpen: opened by a click; stays until the next click or until all menus close.
 */

/** Whether and how a menu is open. */
export type MenuState = 'closed' | 'hoverOpen' | 'keepOpen';

/**
 * What happens to a menu. `close-all` stands for a change of route or hash, a click outside of the
 * bar and Escape.
 */
export type MenuEvent = 'hover-enter' | 'hover-leave' | 'click' | 'close-all';

/** What a menu answers to. */
export interface MenuOptions {
  /** Whether hovering opens the menu; the Docs menu says no. */
  readonly opensOnHover: boolean;
}

/** Makes the reducer of a menu, for `useReducer`. */
export function createMenuReducer({ opensOnHover }: MenuOptions) {
  return function menuReducer(state: MenuState, event: MenuEvent): MenuState {
    switch (event) {
      case 'hover-enter':
        return state === 'closed' && opensOnHover ? 'hoverOpen' : state;
      case 'hover-leave':
        return state === 'hoverOpen' ? 'closed' : state;
      case 'click':
        return state === 'keepOpen' ? 'closed' : 'keepOpen';
      case 'close-all':
        return 'closed';
    }
  };
}
