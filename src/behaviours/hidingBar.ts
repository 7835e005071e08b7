/**
 * Hides the bar while the reader scrolls down and shows it on the way up, by `data-bar` on the document, which
 * the style sheets read. It stays while something in it is open or has the focus.
 */
import { INITIAL_SCROLL_STATE, scrollTo } from '../lib/scrollDirection';

/** The bar of a page. */
const BAR = '#site-bar';

let state = INITIAL_SCROLL_STATE;
let frame = 0;

function update(): void {
  frame = 0;
  state = scrollTo(state, window.scrollY);
  const isHeld = document.querySelector(`${BAR} details[open], ${BAR} :focus`) !== null;
  document.documentElement.dataset.bar = state.direction === 'down' && !isHeld ? 'hidden' : 'shown';
}

/** Shows the bar of a page that has come. */
export function showBar(): void {
  state = scrollTo(INITIAL_SCROLL_STATE, window.scrollY);
  document.documentElement.dataset.bar = 'shown';
}

/** Starts to watch how the reader scrolls. */
export function startHidingBar(): void {
  state = scrollTo(INITIAL_SCROLL_STATE, window.scrollY);
  window.addEventListener(
    'scroll',
    () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    },
    { passive: true },
  );
  window.addEventListener('focusin', update);
}
