/**
 * Exercises of the manual: readers solve them, fail, ask for hints, and find them solved when they come back. The
 * programs are those of the built pages.
 */
import type { Locator, Page } from '@playwright/test';

import { describe, parseJson } from '../src/lib/decode';
import {
  type Exercise,
  EXERCISE_TITLES,
  type ExerciseKind,
  exerciseDecoder,
} from '../src/lib/practice/exercise';
import { sample } from '../tests/support/sample';
import { pagePaths, readBuild } from './build';
import { expect, expectAccessible, test } from './fixtures';
import { idle } from './reader';
import { LATEST, manualOf, OTHER } from './versions';

/** An exercise of a page. */
interface Found {
  readonly path: string;
  /** Its place among those of the page. */
  readonly index: number;
  readonly exercise: Exercise;
}

const DATA =
  /data-run="?Exercise\b[^>]*>[^<]*<\/button><script type="?application\/json"?>([^<]*)<\/script>/g;

function exercisesOf(path: string): readonly Found[] {
  return [...readBuild(`${path.slice(1)}.html`).matchAll(DATA)].map(([, json = ''], index) => {
    const exercise = parseJson(json, exerciseDecoder);
    if (!exercise.ok) throw new Error(`${path}: ${describe(exercise.error)} of an exercise.`);
    return { path, index, exercise: exercise.value };
  });
}

/** The exercises of a version's manual, as the build has them. */
function exercisesIn(manual: string): readonly Found[] {
  return pagePaths()
    .filter((path) => path.startsWith(`${manual}/`) && !path.includes('/api/'))
    .flatMap(exercisesOf);
}

const NEW = exercisesIn(manualOf(OTHER));

function firstOf(...kinds: readonly ExerciseKind[]): Found {
  const found = NEW.find(({ exercise }) => kinds.includes(exercise.kind));
  if (!found) throw new Error(`Expected an exercise of the kind ${kinds.join(' or ')}, got none.`);
  return found;
}

function exerciseAt(page: Page, { index }: Found): Locator {
  return page.locator('[data-exercise]').nth(index);
}

async function open(page: Page, found: Found): Promise<Locator> {
  await page.goto(found.path);
  await idle(page);
  const exercise = exerciseAt(page, found);
  await exercise.getByRole('button', { name: 'Try it' }).click();
  await expect(exercise.getByRole('textbox')).toBeFocused();
  return exercise;
}

/** What the page itself has as the solution: a program, or what one prints. */
async function solutionOf(exercise: Locator): Promise<string> {
  return (await exercise.locator('[data-solution] [data-code]').first().textContent()) ?? '';
}

async function write(page: Page, exercise: Locator, text: string): Promise<void> {
  const field = exercise.getByRole('textbox');
  await field.focus();
  if (await field.evaluate((element) => element instanceof HTMLTextAreaElement)) {
    // In Firefox a text that is put in at once says nothing to React.
    await field.fill('');
    await page.keyboard.type(text);
    return;
  }
  await page.keyboard.press('ControlOrMeta+a');
  // The editor would indent a text that is typed.
  await page.keyboard.insertText(text);
}

const check = (exercise: Locator) =>
  exercise.getByRole('button', { name: 'Check', exact: true }).click();

/** What is said about an attempt. */
const verdict = (exercise: Locator): Locator =>
  exercise.getByRole('status').filter({ hasText: /^(?:Right|Not yet)/ });

const mark = (exercise: Locator): Locator => exercise.getByText('Solved', { exact: true });

async function solve(page: Page, found: Found): Promise<void> {
  const exercise = await open(page, found);
  await write(page, exercise, await solutionOf(exercise));
  await check(exercise);
  await expect(verdict(exercise)).toHaveText(/^Right/);
  await expect(mark(exercise)).toBeVisible();
}

for (const found of [...sample(NEW, 6), ...sample(exercisesIn(manualOf(LATEST)), 2)]) {
  const { path, index, exercise } = found;
  // The build has run each solution, and the journeys below solve one of each kind.
  test(
    `the solution of ${path}, exercise ${index + 1} (${exercise.kind}), passes`,
    { tag: '@every' },
    async ({ page }) => {
      await solve(page, found);
    },
  );
}

test('every kind is there', () => {
  const kinds = new Set(NEW.map(({ exercise }) => exercise.kind));
  expect([...kinds].sort()).toEqual(['complete', 'mend', 'predict']);
});

test(
  'a program is refused, helped by a hint, accepted, and remembered',
  { tag: ['@phone', '@engines', '@every-phone'] },
  async ({ page }) => {
    const found = firstOf('mend', 'complete');
    const exercise = await open(page, found);
    await write(page, exercise, 'let wrong: int = "3"');
    await expect(exercise.locator('.cm-message').first()).toContainText('This has type: string');
    await check(exercise);
    await expect(verdict(exercise)).toHaveText(
      /^Not yet\. The compiler refuses line 1: “This has type: string But it's expected to have type: int/,
    );
    await write(page, exercise, 'Console.log("something else")');
    await check(exercise);
    await expect(verdict(exercise)).toHaveText(/^Not yet\./);
    await expect(mark(exercise)).toBeHidden();
    await exercise.getByRole('button', { name: 'Reset' }).click();
    // By key: messages of the compiler come and go above it.
    await exercise.locator('[data-solution] summary').press('Enter');
    await expect(exercise.locator('[data-solution] [data-code]').first()).toBeVisible();
    await write(page, exercise, await solutionOf(exercise));
    await page.keyboard.press('ControlOrMeta+e');
    await expect(verdict(exercise)).toHaveText(/^Right/);
    await expect(exercise.getByRole('log', { name: 'Console' })).toBeVisible();
    await page.reload();
    await expect(mark(exerciseAt(page, found))).toBeVisible();
  },
);

test(
  'an output is predicted, first wrongly',
  { tag: ['@phone', '@engines', '@every'] },
  async ({ page }) => {
    const found = firstOf('predict');
    const exercise = await open(page, found);
    await write(page, exercise, 'nothing of the kind');
    await check(exercise);
    await expect(verdict(exercise)).toHaveText('Not yet. It prints something else on line 1.');
    await write(page, exercise, found.exercise.expected.join('\n'));
    await check(exercise);
    await expect(verdict(exercise)).toHaveText(/^Right/);
  },
);

// Apart from the journeys above: Firefox’s process crashes when its driver goes on after axe has looked at these pages.
test(
  'a program is accessible in every state',
  { tag: ['@phone', '@every-phone'] },
  async ({ page }) => {
    const found = firstOf('mend', 'complete');
    const exercise = await open(page, found);
    await write(page, exercise, 'Console.log("something else")');
    await check(exercise);
    await expect(verdict(exercise)).toHaveText(/^Not yet\./);
    await expectAccessible(page, undefined, exercise);
    await exercise.getByText('Show the solution').click();
    await write(page, exercise, await solutionOf(exercise));
    await check(exercise);
    await expect(verdict(exercise)).toHaveText(/^Right/);
    await expectAccessible(page, undefined, exercise);
    await page.reload();
    await expect(mark(exerciseAt(page, found))).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a prediction is accessible in every state',
  { tag: ['@phone', '@every-phone'] },
  async ({ page }) => {
    const found = firstOf('predict');
    const exercise = await open(page, found);
    await write(page, exercise, 'nothing of the kind');
    await check(exercise);
    await expect(verdict(exercise)).toHaveText(/^Not yet\./);
    await expectAccessible(page, undefined, exercise);
    await write(page, exercise, found.exercise.expected.join('\n'));
    await check(exercise);
    await expect(verdict(exercise)).toHaveText(/^Right/);
    await expectAccessible(page, undefined, exercise);
  },
);

test(
  'a program that the check can’t use is told so, without a line that the reader doesn’t have',
  { tag: '@every' },
  async ({ page }) => {
    const found = NEW.find(({ exercise }) => exercise.check !== undefined);
    if (!found) throw new Error('Expected an exercise with a check, got none.');
    const exercise = await open(page, found);
    await write(page, exercise, 'let unrelated = 1');
    await expect(
      exercise.getByText('The program is used like this, and doesn’t fit'),
    ).toBeVisible();
    await expect(exercise.getByRole('listitem')).toContainText("can't be found");
    await expect(exercise.getByRole('listitem')).not.toContainText(/line \d/i);
    await check(exercise);
    await expect(verdict(exercise)).toHaveText(
      'Not yet. The program doesn’t fit what the task asks for.',
    );
    await expectAccessible(page, undefined, exercise);
  },
);

test(
  'the console tells the lines of the check from the reader’s, and marks are not seen',
  { tag: '@every' },
  async ({ page }) => {
    const found = NEW.find(({ exercise }) => exercise.check?.startsWith('Console.log('));
    if (!found) throw new Error('Expected an exercise whose check prints, got none.');
    const exercise = await open(page, found);
    await write(page, exercise, `Console.log("mine")\n${await solutionOf(exercise)}`);
    await check(exercise);
    await expect(verdict(exercise)).toContainText('but is “mine”.');
    const lines = exercise.getByRole('log').locator('p');
    await expect(lines.first()).toHaveText('mine');
    await expect(lines.last()).toContainText('Check: Console.log(');
    await expect(exercise.getByRole('log')).not.toContainText('<check');
    await expect(exercise.getByRole('link', { name: 'Open in playground' }).first()).toBeVisible();
    await expectAccessible(page, undefined, exercise);
  },
);

test(
  'what a reader has written is there again, until it is reset',
  { tag: '@every' },
  async ({ page }) => {
    const found = firstOf('mend', 'complete');
    const exercise = await open(page, found);
    await write(page, exercise, 'let draft = 1');
    await expect(exercise.getByRole('button', { name: 'Reset' })).toBeEnabled();
    await page.goto('/docs/manual/latest');
    await open(page, found);
    await expect(exercise.getByRole('textbox')).toHaveText('let draft = 1');
    await exercise.getByRole('button', { name: 'Reset' }).click();
    await expect(exercise.getByRole('textbox')).not.toHaveText('let draft = 1');
    await open(page, found);
    await expect(exercise.getByRole('textbox')).not.toHaveText('let draft = 1');
  },
);

test('hints are folded, and come before the solution', async ({ page, visit }) => {
  const { path } = firstOf('mend', 'complete');
  await visit(path);
  const folds = page.locator('[data-exercise] details');
  await expect(folds.first()).toBeAttached();
  for (const fold of await folds.all()) await expect(fold).not.toHaveAttribute('open');
  const names = await page
    .locator('[data-exercise]')
    .evaluateAll((exercises) =>
      exercises.map((exercise) =>
        [...exercise.querySelectorAll('summary')].map(({ textContent }) => textContent).join(', '),
      ),
    );
  for (const name of names)
    expect(name).toMatch(/^(?:Show a hint, )*Show the (?:solution|answer)$/);
});

test('works by keyboard alone', async ({ page, visit }) => {
  const found = firstOf('mend', 'complete');
  await visit(found.path);
  await idle(page);
  const exercise = exerciseAt(page, found);
  const solution = await solutionOf(exercise);
  await exercise.getByRole('button', { name: 'Try it' }).focus();
  await page.keyboard.press('Enter');
  await expect(exercise.getByRole('textbox')).toBeFocused();
  await write(page, exercise, solution);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(verdict(exercise)).toHaveText(/^Right/);
  await page.keyboard.press('Escape');
  // The next stops are what stands beneath the editor, the output, and what is folded away.
  for (const stop of ['Check', 'Reset', 'Close the editor', 'Open in playground']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(stop);
  }
  await page.keyboard.press('Tab');
  await expect(exercise.getByRole('log')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(exercise.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(exercise.locator('details').first()).toHaveAttribute('open');
});

test(
  'a closed editor leaves no verdict beside the page’s own program',
  { tag: '@every' },
  async ({ page }) => {
    const found = firstOf('mend', 'complete');
    const exercise = await open(page, found);
    await write(page, exercise, await solutionOf(exercise));
    await check(exercise);
    await expect(verdict(exercise)).toHaveText(/^Right/);
    await exercise.getByRole('button', { name: 'Close the editor' }).click();
    await expect(exercise.getByRole('button', { name: 'Try it' })).toBeFocused();
    await expect(verdict(exercise)).toHaveCount(0);
    await expect(exercise.getByRole('log')).toHaveCount(0);
    await expect(mark(exercise)).toBeVisible();
  },
);

test(
  'without a compiler, a sentence says so, and predictions work',
  { tag: '@every' },
  async ({ page, faults }) => {
    faults.allow(/./);
    await page.route('**/playground/service.json', (route) =>
      route.fulfill({ json: { service: null } }),
    );
    await page.route(/^https:\/\//, (route) => route.abort());
    const program = await open(page, firstOf('mend', 'complete'));
    await check(program);
    await expect(verdict(program)).toHaveText(/^Not yet\. No compiler can be reached/);
    await solve(page, firstOf('predict'));
  },
);

test('nothing is loaded before a reader asks', { tag: '@every' }, async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.filter((path) => path.endsWith('.js')).length;
  const found = firstOf('predict');
  await visit(found.path);
  await idle(page);
  const before = scripts();
  const exercise = exerciseAt(page, found);
  await exercise.getByRole('button', { name: 'Try it' }).click();
  await expect(exercise.getByRole('textbox')).toBeVisible();
  expect(scripts()).toBeGreaterThan(before + 1);
  await write(page, exercise, found.exercise.expected.join('\n'));
  await check(exercise);
  await expect(verdict(exercise)).toHaveText(/^Right/);
  // A prediction needs no compiler, and no frame.
  expect(asked.filter((path) => /program-frame|playground/.test(path))).toEqual([]);
});

test('without scripts, tasks and solutions can be read', async ({ pageWithoutScripts: page }) => {
  const found = firstOf('mend', 'complete');
  await page.goto(found.path);
  const exercise = exerciseAt(page, found);
  await expect(exercise.locator('[data-code]').first()).toBeVisible();
  await expect(exercise.getByRole('link', { name: 'Open in playground' }).first()).toHaveAttribute(
    'href',
    /^\/try\?version=v/,
  );
  await expect(exercise.getByRole('button', { name: 'Try it' })).toBeHidden();
  await expect(mark(exercise)).toBeHidden();
  await exercise.getByText('Show the solution').click();
  await expect(exercise.locator('[data-solution] [data-code]').first()).toBeVisible();
});

test('the Markdown of a page has its exercises', () => {
  for (const { path, exercise } of NEW) {
    expect(readBuild(`${path.slice(1)}.md`)).toContain(
      `**Exercise: ${EXERCISE_TITLES[exercise.kind]}**`,
    );
  }
});
