/** @jest-environment jsdom */
import { beginIsland } from '../../src/behaviours/islands';
import { openExercises, startRunning } from '../../src/behaviours/live';
import { findIsland } from '../../src/islands/registry';
import { rememberSolved } from '../../src/lib/practice/progress';
import { showSolved, solvedExercises } from '../../src/lib/practice/solved';

jest.mock('../../src/behaviours/islands', () => ({ beginIsland: jest.fn() }));

startRunning();

const DATA =
  '{"id":"2","kind":"mend","release":"12.2.0","expected":["3"],"check":"Console.log(a)"}';

/** The HTML of an exercise. */
const exercise = (id: string, attributes = '') =>
  `<div data-exercise ${attributes}><p>Fix it<span data-solved="${id}" hidden>Solved</span></p>
    <div data-code-block><div data-code-panel><a class="code-playground" href="/try"></a>
      <pre><code data-code>let a = 1</code></pre></div>
      <div class="code-live"><button data-run="Exercise" data-island-fallback>Try it</button><script type="application/json">${DATA}</script></div>
    </div></div>`;

beforeEach(() => {
  localStorage.clear();
  jest.mocked(beginIsland).mockClear();
  document.body.innerHTML = exercise('1') + exercise('2');
});

const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-solved]')].map(({ hidden }) => hidden);

test('what was solved before is marked, and what is solved now', () => {
  rememberSolved('1');
  showSolved();
  expect(marks()).toEqual([false, true]);
  rememberSolved('2');
  rememberSolved('2');
  expect(marks()).toEqual([false, false]);
  expect(solvedExercises()).toEqual(['1', '2']);
});

test('rubbish in the storage costs the marks alone', () => {
  localStorage.setItem('solved_exercises', '{"1":true}');
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  showSolved();
  expect(marks()).toEqual([true, true]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the button of an exercise begins its island, with the task and what stands above it', () => {
  document.querySelectorAll('button')[1]?.click();
  const island = document.querySelector<HTMLElement>('[data-island]');
  expect(island?.dataset.island).toBe('Exercise');
  const props = island?.dataset.islandProps ?? '';
  expect(JSON.parse(props)).toMatchObject({
    example: JSON.parse(DATA),
    source: { before: '', code: 'let a = 1' },
  });
  expect(findIsland('Exercise')?.open(props).ok).toBe(true);
  expect(beginIsland).toHaveBeenCalledWith(island);
});

test('an exercise with a page of its own begins by itself, once', () => {
  openExercises();
  expect(beginIsland).not.toHaveBeenCalled();
  document.body.innerHTML = exercise('2', 'data-open="true"');
  openExercises();
  openExercises();
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  expect(islands).toHaveLength(1);
  expect(document.querySelectorAll('[data-island-root]')).toHaveLength(1);
});
