/** @jest-environment jsdom */
import { showTour, startTour } from '../../src/behaviours/lists/tour';
import { draftOf, keepDraft } from '../../src/lib/practice/drafts';
import { SOLVED_EVENT } from '../../src/lib/practice/progress';
import { TOUR_STEPS } from '../../src/lib/tour';
import { doneSteps, keepStep } from '../../src/lib/tourProgress';

const [first = '', second = ''] = TOUR_STEPS;

/** What happens when a page of the tour comes (`src/behaviours/lists`). */
function openTour(shown: HTMLElement): void {
  startTour(shown);
  showTour(shown);
}

/** A page of the tour in the document. */
function page(step: string, content: string): HTMLElement {
  document.body.innerHTML = `<main data-tour="${step}">${content}</main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('Expected the page.');
  return main;
}

const index = () =>
  page(
    '',
    `<a data-tour-go href="/tour/${first}">Start with step 1</a><p data-tour-progress>30 steps</p>
    <ol>${TOUR_STEPS.map((id) => `<li data-tour-step="${id}"><a href="/tour/${id}">${id}</a><span hidden data-tour-done>done</span></li>`).join('')}</ol>
    <button hidden data-tour-forget>Forget my progress</button>`,
  );

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Expected ${selector}.`);
  return found;
};

beforeEach(() => localStorage.clear());

test('a reader who begins is led to the first step', () => {
  openTour(index());
  expect(element('[data-tour-go]')).toHaveTextContent('Start with step 1');
  expect(element('[data-tour-progress]')).toHaveTextContent('30 steps');
  expect(element('[data-tour-forget]')).not.toBeVisible();
});

test('a reader who comes back is led to the first step that isn’t done', () => {
  keepStep(first);
  keepStep('state');
  openTour(index());
  expect(element('[data-tour-go]')).toHaveTextContent('Go on with step 2');
  expect(element('[data-tour-go]')).toHaveAttribute('href', `http://localhost/tour/${second}`);
  expect(element('[data-tour-progress]')).toHaveTextContent('2 of 30 steps done');
  expect(element(`[data-tour-step="${first}"] [data-tour-done]`)).toBeVisible();
  expect(element(`[data-tour-step="${second}"] [data-tour-done]`)).not.toBeVisible();
});

test('progress can be forgotten, and the focus stays in the page', () => {
  keepStep(first);
  keepDraft({ id: 'task', text: 'let a = 1', isStep: true });
  openTour(index());
  element('[data-tour-forget]').click();
  expect(doneSteps().size).toBe(0);
  expect(draftOf('task')).toBeUndefined();
  expect(element('[data-tour-progress]')).toHaveTextContent('0 of 30 steps done');
  expect(element(`[data-tour-step="${first}"] [data-tour-done]`)).not.toBeVisible();
  expect(element('[data-tour-forget]')).not.toBeVisible();
  expect(element('[data-tour-go]')).toHaveFocus();
});

test('whoever has done all may begin again', () => {
  for (const step of TOUR_STEPS) keepStep(step);
  openTour(index());
  expect(element('[data-tour-progress]')).toHaveTextContent('30 of 30 steps done');
  expect(element('[data-tour-go]')).toHaveTextContent('Start with step 1');
});

const step = (mark: string) =>
  page(
    second,
    `<div data-exercise="1"><p>Fix it ${mark}</p></div><p hidden data-tour-onward><a href="/tour">Go on</a></p>`,
  );

test('a step is done once its exercise is solved, and leads on', async () => {
  openTour(step('<span data-solved hidden>Solved</span>'));
  expect(doneSteps().size).toBe(0);
  expect(element('[data-tour-onward]')).not.toBeVisible();
  element('[data-exercise]').dispatchEvent(new CustomEvent(SOLVED_EVENT, { bubbles: true }));
  expect([...doneSteps()]).toEqual([second]);
  expect(element('[data-solved]')).toBeVisible();
  expect(element('[data-exercise] [data-tour-onward]')).toBeVisible();
});

test('a step that is done shows it again', () => {
  keepStep(second);
  openTour(step('<span data-solved hidden>Solved</span>'));
  expect(element('[data-solved]')).toBeVisible();
  expect(element('[data-exercise] [data-tour-onward]')).toBeVisible();
});

test('a step that was forgotten is not done, although its exercise is remembered as solved', () => {
  openTour(step('<span data-solved>Solved</span>'));
  expect(doneSteps().size).toBe(0);
  expect(element('[data-solved]')).not.toBeVisible();
  expect(element('[data-tour-onward]')).not.toBeVisible();
});

test('what isn’t a step any more doesn’t count', () => {
  localStorage.setItem('tour', JSON.stringify(['an-old-step', first]));
  expect([...doneSteps()]).toEqual([first]);
});
