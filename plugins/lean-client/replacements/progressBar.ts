/**
 * The bar at the top of the window while a page is on its way: what Docusaurus' client module uses
 * of nprogress, with the same markup, so that the theme's style sheet (`nprogress.css`) draws it.
 */

const ID = 'nprogress';

/** How the bar creeps up while it waits: like nprogress, fast at first and never to the end. */
const CREEP: Keyframe[] = [
  { transform: 'translate3d(-92%, 0, 0)' },
  { transform: 'translate3d(-40%, 0, 0)', offset: 0.2 },
  { transform: 'translate3d(-0.6%, 0, 0)' },
];
const CREEP_DURATION_MS = 20_000;
/** As long as nprogress takes to fill the bar and to fade it out. */
const FINISH_DURATION_MS = 200;

/** The element on screen, while a page is on its way. */
let current: HTMLElement | undefined;

function start(): void {
  if (current) return;
  current = document.createElement('div');
  current.id = ID;
  const bar = document.createElement('div');
  bar.className = 'bar';
  const peg = document.createElement('div');
  peg.className = 'peg';
  bar.append(peg);
  current.append(bar);
  document.body.append(current);
  bar.animate(CREEP, { duration: CREEP_DURATION_MS, easing: 'ease-out', fill: 'forwards' });
}

function done(): void {
  const progress = current;
  if (!progress) return;
  current = undefined;
  const duration = FINISH_DURATION_MS;
  progress.firstElementChild?.animate({ transform: 'none' }, { duration, fill: 'forwards' });
  const fading = progress.animate(
    { opacity: [1, 0] },
    { delay: duration, duration, fill: 'forwards' },
  );
  fading.onfinish = () => progress.remove();
}

/** The part of nprogress' interface that is used; its only option draws no spinner, nor do we. */
export default { configure: (): void => undefined, start, done };
