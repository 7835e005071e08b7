/** The tour: every step is solved as readers solve it, and the way through it is kept. */
import type { Locator, Page } from '@playwright/test';

import { TOUR_PATH, TOUR_STEPS, TOUR_VERSIONS, tourAddress } from '../src/lib/tour';
import { TOUR_CHAPTERS } from '../src/lib/tourChapters';
import { sample } from '../tests/support/sample';
import { expect, expectAccessible, test } from './fixtures';
import { idle } from './reader';

const [newest, older] = TOUR_VERSIONS;
if (!newest || !older) throw new Error('Expected two versions with a tour.');

const FIRST = tourAddress(newest, TOUR_STEPS[0]);

const exerciseOf = (page: Page): Locator => page.locator('main [data-exercise]');

const editorOf = (page: Page): Locator =>
  exerciseOf(page).getByRole('textbox', { name: 'Your program in ReScript' });

/** The solution as the page has it, folded away. */
async function solutionOf(page: Page): Promise<string> {
  const code = await exerciseOf(page).locator('[data-solution] [data-code]').first().textContent();
  return code ?? '';
}

/** Writes a program into the editor and has it checked. */
async function tryProgram(page: Page, code: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await page.keyboard.press('ControlOrMeta+e');
}

const verdict = (page: Page): Locator => exerciseOf(page).locator('[data-right]');

async function solve(page: Page): Promise<void> {
  await tryProgram(page, await solutionOf(page));
  await expect(verdict(page)).toHaveText('Right: this is what it should print.');
  await expect(exerciseOf(page).getByText('Solved', { exact: true })).toBeVisible();
}

const CHAPTERS = TOUR_VERSIONS.flatMap((version) =>
  TOUR_CHAPTERS.map((chapter) => ({ version, ...chapter })),
);

for (const { version, title, steps } of sample(CHAPTERS, 4)) {
  // The build has run each solution.
  test(
    `the steps of “${title}” are solved one after the other (${version.name})`,
    { tag: '@every' },
    async ({ page, visit }) => {
      test.slow();
      await visit(tourAddress(version, steps[0]));
      for (const [index, step] of steps.entries()) {
        await expect(page).toHaveURL(tourAddress(version, step));
        await solve(page);
        if (index + 1 < steps.length) await page.getByRole('link', { name: /^Next / }).click();
      }
    },
  );
}

test(
  'what differs is told, and an error is under its line',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit(tourAddress(newest, 'functions'));
    await tryProgram(page, 'let double = n => n * 2\nConsole.log(500)\nConsole.log(91)');
    await expect(verdict(page)).toContainText('“90”');
    await tryProgram(page, 'Console.log(5 + "00")');
    await expect(exerciseOf(page).locator('.cm-message')).toContainText('string');
    await tryProgram(page, 'let half = n => {\n  return n / 2\n}\nConsole.log(half(3))');
    await expect(exerciseOf(page).locator('.cm-message').first()).toContainText(
      'There is no `return`',
    );
    await expect(verdict(page)).toContainText(
      /^Not yet\. The compiler refuses line 2: “.*There is no/,
    );
    // Numbers stand beside their lines, whatever is between these.
    const bottomOf = async (selector: string) => {
      const box = await exerciseOf(page).locator(selector).last().boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    expect(await bottomOf('.cm-lineNumbers .cm-gutterElement')).toBe(await bottomOf('.cm-line'));
    await expect(exerciseOf(page).getByText('Solved', { exact: true })).toBeHidden();
  },
);

test(
  'what a reader has written is there again after another step',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit(tourAddress(newest, 'functions'));
    await tryProgram(page, 'Console.log(500)');
    await expect(verdict(page)).toHaveText(/^Not yet/);
    await page.getByRole('link', { name: /^Next / }).click();
    await page.getByRole('link', { name: /^Previous / }).click();
    await expect(editorOf(page)).toHaveText('Console.log(500)');
    await solve(page);
    await page.reload();
    await expect(editorOf(page)).toContainText('let ');
    await expect(exerciseOf(page).getByRole('button', { name: 'Reset' })).toBeDisabled();
  },
);

test('steps about React lead to its docs', { tag: '@every' }, async ({ page, visit, request }) => {
  for (const version of TOUR_VERSIONS) {
    await visit(tourAddress(version, 'state'));
    const link = page.getByRole('link', { name: 'Read more in the React docs' });
    const address = (await link.getAttribute('href')) ?? '';
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test(
  'progress is kept, leads on, and can be forgotten',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit(TOUR_PATH);
    await page.getByRole('link', { name: 'Start with step 1' }).click();
    await expect(page).toHaveURL(FIRST);
    await solve(page);
    await expect(exerciseOf(page).getByRole('link', { name: /^Go on: / })).toHaveAttribute(
      'href',
      tourAddress(newest, TOUR_STEPS[1]),
    );
    await page.getByRole('navigation', { name: 'Steps' }).getByText('All steps').click();
    await expect(page.getByText('1 of 30 steps done')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 of 30 steps done')).toBeVisible();
    await page.getByRole('link', { name: 'ReScript 11' }).click();
    await expect(page).toHaveURL(tourAddress(older));
    await expect(page.getByText('1 of 30 steps done')).toBeVisible();
    await page.getByRole('link', { name: 'Go on with step 2' }).click();
    await expect(page).toHaveURL(tourAddress(older, TOUR_STEPS[1]));
    await visit(TOUR_PATH);
    await page.getByRole('button', { name: 'Forget my progress' }).click();
    await expect(page.getByText('0 of 30 steps done')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start with step 1' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(FIRST);
    await expect(page.locator('[data-solved]')).toBeHidden();
    await visit(TOUR_PATH);
    await expect(page.getByText('30 steps of about five minutes')).toBeVisible();
  },
);

test('a step is done by keyboard alone', async ({ page, visit }) => {
  await visit(FIRST);
  const solution = await solutionOf(page);
  await expect(editorOf(page)).toBeVisible();
  // The editor is there without having taken the focus.
  await expect(editorOf(page)).not.toBeFocused();
  const wayOut = exerciseOf(page).getByText('Press Escape and then Tab to leave the editor.', {
    exact: true,
  });
  await expect(wayOut).toBeHidden();
  const bar = exerciseOf(page).getByRole('button', { name: 'Check', exact: true });
  const height = async () => (await exerciseOf(page).boundingBox())?.height;
  const before = await height();
  await editorOf(page).focus();
  await expect(wayOut).toBeVisible();
  expect(await height()).toBe(before);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(solution);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(verdict(page)).toHaveText('Right: this is what it should print.');
  // Escape gives Tab back to the page.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(bar).toBeFocused();
  await expect(wayOut).toBeHidden();
  const next = page.getByRole('link', { name: /^Next / });
  for (let presses = 0; presses < 30; presses += 1) {
    if (await next.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(tourAddress(newest, TOUR_STEPS[1]));
});

test(
  'text and task are next to each other, and one below the other on a phone',
  { tag: '@phone' },
  async ({ page, visit, isPhone }) => {
    await visit(tourAddress(newest, 'records'));
    await expect(editorOf(page)).toBeVisible();
    const text = await page.locator('main p', { hasText: 'A record has all' }).boundingBox();
    const task = await exerciseOf(page).boundingBox();
    if (!text || !task) throw new Error('Expected text and task on the page.');
    if (isPhone) expect(task.y).toBeGreaterThan(text.y + text.height);
    else {
      expect(task.x).toBeGreaterThan(text.x + text.width);
      expect(task.y).toBeLessThan(text.y);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  },
);

/** The scripts that the page has asked for, with the time, and the time of its first paint. */
function scriptTimes(page: Page) {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime }));
    return { painted: paint?.startTime ?? Infinity, scripts };
  });
}

test('the editor comes after the page has been shown', async ({ page, visit }) => {
  await visit('/docs/manual/latest/record');
  await idle(page);
  const elsewhere = new Set((await scriptTimes(page)).scripts.map(({ name }) => name));
  await page.goto(FIRST);
  await expect(editorOf(page)).toBeVisible();
  const { painted, scripts } = await scriptTimes(page);
  const own = scripts.filter(({ name }) => !elsewhere.has(name));
  expect(own.length).toBeGreaterThan(0);
  for (const { startTime } of own) expect(startTime).toBeGreaterThan(painted);
});

test('without scripts a step is text, with a link into the playground', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto(tourAddress(newest, 'options'));
  const exercise = exerciseOf(page);
  await expect(exercise.locator('[data-code]').first()).toContainText('type guest');
  await expect(exercise.getByRole('link', { name: 'Open in playground' }).first()).toHaveAttribute(
    'href',
    /^\/try\?version=v12/,
  );
  await exercise.getByText('Show a hint').click();
  await expect(exercise.getByText('with a branch for')).toBeVisible();
  await exercise.getByText('Show the solution').click();
  await expect(exercise.getByText('does the same in one line')).toBeVisible();
  await page.getByRole('link', { name: /^Next / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/It worked/);
  await page.goto(TOUR_PATH);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(TOUR_STEPS.length);
  await expect(page.getByRole('button', { name: 'Forget my progress' })).toBeHidden();
});

test('the older version stands behind the newer one for search engines', async ({
  page,
  visit,
}) => {
  const canonical = page.locator('link[rel="canonical"]');
  await visit(tourAddress(older, 'records'));
  await expect(canonical).toHaveAttribute('href', new RegExp(`${tourAddress(newest, 'records')}$`));
  await visit(tourAddress(older));
  await expect(canonical).toHaveAttribute('href', new RegExp(`${TOUR_PATH}$`));
});

test('readers find the tour', { tag: '@every' }, async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('main').getByRole('link', { name: 'take the tour' }).click();
  await expect(page).toHaveURL(TOUR_PATH);
  await visit(`/docs/${older.name}`);
  await page.getByRole('main').getByRole('link', { name: 'Tour of ReScript' }).click();
  await expect(page).toHaveURL(tourAddress(older));
});

test('list and step are accessible', { tag: ['@phone', '@every'] }, async ({ page, visit }) => {
  test.slow();
  await visit(TOUR_PATH);
  await expectAccessible(page);
  await visit(tourAddress(newest, 'variants'));
  await expect(editorOf(page)).toBeVisible();
  await expectAccessible(page);
});
