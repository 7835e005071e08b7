/** Carousels (`src/components/Carousel`): clicks, arrow keys and swipes lead from picture to picture. */
import { nextPicture, pictureAfterSwipe, previousPicture } from '../lib/carousel';
import { closestOf, delegate } from './delegate';

const CAROUSEL = '[data-carousel]';

/** Where a finger came down, in the carousel's stage. */
interface Press {
  readonly stage: Element;
  readonly x: number;
  readonly y: number;
}

let press: Press | undefined;
let wasSwiped = false;

function picturesOf(carousel: Element): readonly HTMLImageElement[] {
  return [...carousel.querySelectorAll<HTMLImageElement>('[data-stage] img')];
}

function currentOf(carousel: Element): number {
  return Math.max(
    picturesOf(carousel).findIndex(({ dataset }) => dataset.current !== undefined),
    0,
  );
}

function show(carousel: Element, current: number): void {
  const pictures = picturesOf(carousel);
  pictures.forEach((picture, index) => {
    picture.toggleAttribute('data-current', index === current);
    picture.ariaHidden = String(index !== current);
  });
  carousel.querySelectorAll('[data-dash]').forEach((dash, index) => {
    if (index === current) dash.setAttribute('aria-current', 'true');
    else dash.removeAttribute('aria-current');
  });
  const said = carousel.querySelector('[aria-live]');
  if (said) {
    said.textContent = `Picture ${current + 1} of ${pictures.length}: ${pictures[current]?.alt}`;
  }
}

function answerClick(carousel: Element, event: Event): void {
  const dash = closestOf(event, '[data-dash]');
  if (dash) show(carousel, [...carousel.querySelectorAll('[data-dash]')].indexOf(dash));
  else if (closestOf(event, '[data-stage]') && !wasSwiped) {
    show(carousel, nextPicture(currentOf(carousel), picturesOf(carousel).length));
  }
  wasSwiped = false;
}

function answerKey(carousel: Element, event: KeyboardEvent): void {
  const step = { ArrowRight: nextPicture, ArrowLeft: previousPicture }[event.key];
  if (!step) return;
  event.preventDefault();
  show(carousel, step(currentOf(carousel), picturesOf(carousel).length));
}

function endSwipe({ clientX, clientY }: PointerEvent): void {
  const carousel = press?.stage.closest(CAROUSEL);
  if (press && carousel) {
    const current = currentOf(carousel);
    const [dx, dy] = [clientX - press.x, clientY - press.y];
    const next = pictureAfterSwipe(current, picturesOf(carousel).length, dx, dy);
    wasSwiped = next !== current;
    show(carousel, next);
  }
  press = undefined;
}

/** Listens to the carousels of this page and of all pages that come after it. */
export function startCarousels(): void {
  delegate('click', CAROUSEL, answerClick);
  delegate('keydown', CAROUSEL, answerKey);
  document.addEventListener('pointerdown', (event) => {
    const stage = closestOf(event, '[data-stage]');
    wasSwiped = false;
    press = stage ? { stage, x: event.clientX, y: event.clientY } : undefined;
  });
  document.addEventListener('pointerup', endSwipe);
}
