/** The progress on the page with all steps, and a step that is done. */
import { forgetStepDrafts } from '../../lib/practice/drafts';
import { SOLVED_EVENT } from '../../lib/practice/progress';
import { TOUR_STEPS } from '../../lib/tour';
import { doneSteps, forgetSteps, keepStep, nextStep } from '../../lib/tourProgress';

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

/** Shows whether the step on screen is done: its exercise is remembered as solved even where the reader's progress isn't. */
function showStep(page: HTMLElement, id: string): void {
  const isDone = doneSteps().has(id);
  const mark = page.querySelector<HTMLElement>('[data-solved]');
  if (mark) mark.hidden = !isDone;
  if (isDone) showOnward(page);
}

/** Listens to a page of the tour that has come: a step may be done, and the one with all steps can forget them. */
export function startTour(page: HTMLElement): void {
  const { tour: id } = page.dataset;
  if (id) {
    page.addEventListener(SOLVED_EVENT, () => {
      keepStep(id);
      showStep(page, id);
    });
  }
  page.querySelector('[data-tour-forget]')?.addEventListener('click', () => {
    forgetSteps();
    forgetStepDrafts();
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
  const { tour: id } = page.dataset;
  if (id) showStep(page, id);
  else showDone(page);
}
