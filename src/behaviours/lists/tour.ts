/** The progress on the page with all steps, and a step that is done. */
import { TOUR_STEPS } from '../../lib/tour';
import { doneSteps, forgetSteps, keepStep, nextStep } from '../../lib/tourProgress';

/** Marks that are watched. */
const watched = new WeakSet<Element>();

function linkOf(page: Element, id: string): HTMLAnchorElement | null {
  return page.querySelector<HTMLAnchorElement>(`[data-tour-step="${id}"] a`);
}

/** Leads to the first step that isn't done, or to the first of all once again. */
function showWay(page: Element, done: ReadonlySet<string>): void {
  const go = page.querySelector<HTMLAnchorElement>('[data-tour-go]');
  const id = nextStep(done) ?? TOUR_STEPS[0] ?? '';
  const link = linkOf(page, id);
  if (!go || !link) return;
  go.href = link.href;
  const number = TOUR_STEPS.indexOf(id) + 1;
  go.textContent =
    done.size === 0 || done.size === TOUR_STEPS.length
      ? 'Start with step 1'
      : `Go on with step ${number}`;
}

/** Shows on the page with all steps which of them are done. */
function showDone(page: Element): void {
  const done = doneSteps();
  for (const step of page.querySelectorAll<HTMLElement>('[data-tour-step]')) {
    const mark = step.querySelector<HTMLElement>('[data-tour-done]');
    if (mark) mark.hidden = !done.has(step.dataset.tourStep ?? '');
  }
  const progress = page.querySelector('[data-tour-progress]');
  if (progress && (done.size > 0 || page.querySelector('[data-tour-forget]:not([hidden])'))) {
    progress.textContent = `${done.size} of ${TOUR_STEPS.length} steps done`;
  }
  const forget = page.querySelector<HTMLElement>('[data-tour-forget]');
  if (forget) forget.hidden = done.size === 0;
  showWay(page, done);
}

/** Puts the way to the next step into an exercise, where the reader is. */
function showOnward(page: HTMLElement): void {
  const onward = page.querySelector<HTMLElement>('[data-tour-onward][hidden]');
  if (!onward) return;
  page.querySelector('[data-exercise]')?.append(onward);
  onward.hidden = false;
}

/** Keeps that the step on screen is done once its exercise is marked as solved, now or later. */
function watchSolved(page: HTMLElement): void {
  const mark = page.querySelector('[data-solved]');
  if (!mark) return;
  const keep = (): void => {
    if (mark.hasAttribute('hidden')) return;
    keepStep(page.dataset.tour ?? '');
    showOnward(page);
  };
  keep();
  if (watched.has(mark)) return;
  watched.add(mark);
  new MutationObserver(keep).observe(mark, { attributeFilter: ['hidden'] });
}

/** Listens to a page of the tour that has come: the one with all steps can forget them. */
export function startTour(page: HTMLElement): void {
  page.querySelector('[data-tour-forget]')?.addEventListener('click', () => {
    forgetSteps();
    showDone(page);
    // The button is gone.
    page.querySelector<HTMLElement>('[data-tour-go]')?.focus();
  });
}

/**
 * Brings a page of the tour to the reader's state.
 *
 * @param page has the step's id in `data-tour`, or nothing for the page with all steps
 */
export function showTour(page: HTMLElement): void {
  if (page.dataset.tour) watchSolved(page);
  else showDone(page);
}
