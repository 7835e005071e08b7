/** Examples of the manual that are run in the page and changed in place of their code. */
import type { Locator, Page } from '@playwright/test';

import { sample } from '../tests/support/sample';
import { pagePaths, readBuild } from './build';
import { expect, expectAccessible, test } from './fixtures';
import { frameOf } from './live';
import { idle } from './reader';
import { manualOf, LATEST, OTHER } from './versions';

/** An example by a piece of its code. */
function exampleWith(page: Page, code: string): Locator {
  return page.locator('article [data-code-block]').filter({ hasText: code }).first();
}

/** Runs an example of a page: the first with a piece of code, or the first of all. */
async function run(page: Page, address: string, code = ''): Promise<Locator> {
  await page.goto(address);
  await idle(page);
  const example = page
    .locator('article [data-code-block]:has([data-runs])')
    .filter({ hasText: code })
    .first();
  await example.getByRole('button', { name: 'Run this example' }).first().click();
  await expect(example.getByRole('status').filter({ hasText: 'has run' })).toBeVisible();
  return example;
}

const output = (example: Locator): Locator => example.getByRole('log').locator('p');

const TYPES = `${manualOf(OTHER)}/primitive-types`;

for (const version of new Set([LATEST, OTHER])) {
  test(
    `examples of ${version.name} show the values that they export`,
    { tag: '@every' },
    async ({ page }) => {
      const example = await run(page, `${manualOf(version)}/let-binding`, 'let ');
      await expect(output(example).first()).toHaveText(/^\w+ = /);
    },
  );
}

test(
  'values are shown by the names of the program, and those of statements, too',
  { tag: '@every' },
  async ({ page }) => {
    // The compiler calls the second one `rooms$1`.
    const shadowed = await run(page, `${manualOf(OTHER)}/let-binding`, 'let rooms');
    await expect(output(shadowed).filter({ hasText: /^rooms = / })).toBeVisible();
    const compared = await run(
      page,
      `${manualOf(OTHER)}/api/belt/array`,
      'Belt.Array.range(0, 3) == [',
    );
    await expect(output(compared).first()).toHaveText('true');
  },
);

/** Pages whose first example is a file of a folder, throws on purpose, or calls what frames may not. */
const OTHERWISE = /\/(?:project-[\w-]+|try|bind-to-global-js-values)$/;

/** Pages of the manual whose examples run, as far from one another as thirty can be. */
const PAGES = (() => {
  const all = pagePaths().filter(
    (path) =>
      path.startsWith(`${manualOf(OTHER)}/`) &&
      !path.includes('/api/') &&
      !OTHERWISE.test(path) &&
      readBuild(`${path.slice(1)}.html`).includes('data-runs'),
  );
  const step = all.length / 30;
  return all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
})();

test('there are thirty pages whose examples are changed', () => {
  expect(PAGES).toHaveLength(30);
});

for (const path of sample(PAGES, 6)) {
  test(`an example of ${path} is changed, and runs`, { tag: '@every' }, async ({ page }) => {
    const example = await run(page, path);
    await example.getByRole('button', { name: 'Edit' }).click();
    await expect(example.getByRole('textbox', { name: 'Example in ReScript' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('Console.log("changed")\n');
    await page.keyboard.press('ControlOrMeta+e');
    await expect(output(example).first()).toHaveText('changed');
  });
}

test('loads nothing before the reader asks', { tag: '@every' }, async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.filter((path) => path.endsWith('.js')).length;
  await visit(TYPES);
  await idle(page);
  expect(asked.filter((path) => /program-frame|playground/.test(path))).toEqual([]);
  const before = scripts();
  const example = page.locator('article [data-code-block]:has([data-runs])').first();
  await example.getByRole('button', { name: 'Run this example' }).click();
  await expect(example.getByRole('status').filter({ hasText: 'has run' })).toBeVisible();
  // React and the island come with the first press.
  expect(scripts()).toBeGreaterThan(before + 1);
});

test(
  'an example is changed in its place, compiled, and tells its errors under their lines',
  { tag: ['@engines', '@phone', '@every-phone'] },
  async ({ page }) => {
    const example = await run(page, TYPES, 'let title = "Salt Roads"');
    await expect(output(example)).toHaveText([
      'title = "Salt Roads"',
      'pages = 212',
      'price = 12.5',
      'inStock = true',
    ]);
    await example.getByRole('button', { name: 'Edit' }).click();
    const editor = example.getByRole('textbox', { name: 'Example in ReScript' });
    await expect(editor).toBeFocused();
    await expect(example.locator('[data-code]').first()).toBeHidden();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('let seven: int = "3"\nConsole.log(seven)');
    await expect(example.locator('.cm-message')).toContainText('This has type: string');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('Console.log(3 + 4)');
    await expect(example.locator('.cm-message')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+e');
    await expect(output(example)).toHaveText(['7']);
    await expectAccessible(page, undefined, example);
    await example.getByRole('button', { name: 'Reset' }).click();
    await expect(editor).toContainText('Salt Roads');
    await example.getByRole('button', { name: 'Close the editor' }).click();
    await expect(editor).toHaveCount(0);
    await expect(example.getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(example.locator('[data-code]').first()).toBeVisible();
  },
);

test(
  'what a changed example throws stands beneath it, with its line',
  { tag: '@every' },
  async ({ page, faults }) => {
    faults.allow(/NoTea|thrown|Uncaught/);
    const example = await run(page, TYPES, 'let title = "Salt Roads"');
    await example.getByRole('button', { name: 'Edit' }).click();
    await expect(example.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(
      'exception NoTea\nlet pour = cups =>\n  cups == 0 ? throw(NoTea) : cups\nConsole.log(pour(0))',
    );
    await page.keyboard.press('ControlOrMeta+e');
    await expect(output(example).first()).toHaveText(/NoTea.*\((?:near )?line 3\)/);
  },
);

test('works by keyboard alone', async ({ page, visit }) => {
  await visit(TYPES);
  await idle(page);
  const example = exampleWith(page, 'let title = "Salt Roads"');
  await example.getByRole('button', { name: 'Run this example' }).first().focus();
  await page.keyboard.press('Space');
  await expect(example.getByRole('button', { name: 'Run again' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(example.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test(
  'without a compiler, the page’s own program still runs',
  { tag: '@every' },
  async ({ page, faults }) => {
    faults.allow(/./);
    await page.route('**/playground/service.json', (route) =>
      route.fulfill({ json: { service: null } }),
    );
    await page.route(/^https:\/\//, (route) => route.abort());
    const example = await run(page, TYPES, 'let title = "Salt Roads"');
    await example.getByRole('button', { name: 'Edit' }).click();
    await expect(example.getByText('No compiler can be reached')).toBeVisible();
    await example.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(output(example).first()).toHaveText('title = "Salt Roads"');
  },
);

test('a running React example is changed, too', { tag: '@every' }, async ({ page, visit }) => {
  await visit('/docs/react/latest/hooks-state');
  const example = exampleWith(page, 'module Portions');
  await example.getByRole('button', { name: 'Run this example' }).click();
  await expect(frameOf(example).getByText('Leek soup for 2')).toBeVisible();
  await example.getByRole('button', { name: 'Edit' }).click();
  const editor = example.getByRole('textbox', { name: 'Example in ReScript' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    'module Portions = {\n  @react.component\n  let make = (~dish) => <p> {React.string("Bean soup, no " ++ dish)} </p>\n}',
  );
  await expect(example.getByRole('status').filter({ hasText: 'Compiled' })).toBeVisible();
  await example.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(frameOf(example).getByText('Bean soup, no Leek soup')).toBeVisible();
});

test('without scripts the link leads to the playground', async ({ pageWithoutScripts: page }) => {
  await page.goto(TYPES);
  const link = exampleWith(page, 'let title = "Salt Roads"').getByRole('link', {
    name: 'Open in playground',
  });
  await expect(link).toHaveAttribute('href', /^\/try\?version=v/);
});
