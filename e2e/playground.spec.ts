/** The playground on the compilers of this machine, as `npm run serve` offers them. */
import type { Locator, Page } from '@playwright/test';
import { compressToEncodedURIComponent } from 'lz-string';

import { ENGINE } from './engines/engine';
import { some } from './every';
import { expect, expectAccessible, test } from './fixtures';
import { holdScripts, openHeld, shiftsOf, watchShifts } from './reader';

const link = (code: string, rest = 'version=v11.1.4'): string =>
  `/try?${rest}&code=${compressToEncodedURIComponent(code)}`;

const program = (page: Page): Locator => page.getByRole('textbox', { name: /^Program in/ });
const panel = (page: Page): Locator => page.getByRole('tabpanel');
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const status = (page: Page): Locator => page.locator('[role=status][aria-busy]');

/** Phones have the rarer actions behind a button. */
async function openMore(page: Page): Promise<void> {
  const more = button(page, 'More');
  if (await more.isVisible()) await more.click();
}

/** The panels of this machine's compilers have a tab more, which takes some of the others' room on phones. */
const UNSEEN_SHIFT = 0.005;

/** What the service is asked. */
const COMPILE = '**/playground/compile';

/** Answers programs in the place of the service. */
async function answer(page: Page, outcome: object): Promise<void> {
  await page.route(COMPILE, (route) => route.fulfill({ json: outcome }));
}

test.describe('a program', () => {
  test(
    'is compiled, run, formatted and kept in the address',
    { tag: ['@engines', '@phone'] },
    async ({ page, visit }) => {
      await visit('/try');
      await expect(page.locator('footer')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(panel(page)).toContainText('Three seats:');
      await expect(status(page)).toHaveText('Compiled, v11.1.4.');
      // The editor draws the lines on screen alone: what fills its element may leave the others.
      await program(page).press('ControlOrMeta+a');
      await page.keyboard.insertText('let tea   =   3\nConsole.log(tea)\n');
      await expect(panel(page)).toContainText('tea = 3;');
      await openMore(page);
      await button(page, 'Format').click();
      await expect(program(page)).toContainText('let tea = 3');
      const code = compressToEncodedURIComponent('let tea = 3\nConsole.log(tea)\n');
      await expect(page).toHaveURL(`/try?version=v11.1.4&module=esmodule&code=${code}`);
      await page.reload();
      await expect(program(page)).toContainText('let tea = 3');
      await page.getByRole('button', { name: /^Run/ }).click();
      await expect(tab(page, 'Output')).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page).getByRole('log')).toContainText('3');
    },
  );

  test(
    'stays in the place of its last JavaScript while it is wrong',
    { tag: ['@engines', '@every'] },
    async ({ page, visit }) => {
      await visit('/try');
      await expect(status(page)).toHaveText('Compiled, v11.1.4.');
      await program(page).fill('let a: int = 1.5\n');
      await expect(panel(page)).toContainText('Type error');
      const problems = page.getByRole('tab', { name: /Problems.*1 error/ });
      await problems.click();
      await expect(panel(page)).toContainText('[E]');
      await expectAccessible(page);
      await panel(page).getByRole('button').first().click();
      await expect(program(page)).toBeFocused();
      await program(page).fill('let a = {\n  let unused = 1\n  2\n}');
      await expect(page.getByRole('tab', { name: /Problems.*1 warning/ })).toBeVisible();
      await expect(panel(page)).toContainText('Compiled with warnings');
    },
  );

  test('from a link waits for the reader', { tag: '@engines' }, async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url());
    });
    await visit(link('let fromLink = 1'));
    await expect(page.getByText('it’s compiled only when you say so')).toBeVisible();
    await expectAccessible(page, ['light']);
    expect(asked).toEqual([]);
    await button(page, 'Compile').click();
    await expect(panel(page)).toContainText('fromLink = 1;');
    await expect(page.getByText('it’s compiled only when you say so')).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });

  test('from a page of the site is compiled at once, and from another site it isn’t', async ({
    page,
    visit,
  }) => {
    const held = page.getByText('it’s compiled only when you say so');
    await visit('/docs/manual/latest/let-binding');
    // The first one is the bar's, and others run their program in the page.
    await page
      .getByRole('link', { name: /playground/i })
      .filter({ visible: true })
      .nth(1)
      .click();
    await expect(page).toHaveURL(/\/try\?.*code=/);
    // The page's program may be one with an error, which compilers have to be asked for, too.
    await expect(status(page)).toHaveText(/^(?:Compiled|\w+ error: ).*v11\.1\.4\.$/);
    await expect(held).toHaveCount(0);
    await page.goto(link('let elsewhere = 1'), { referer: 'https://other.example/' });
    await expect(held).toBeVisible();
  });

  test(
    'runs after each change while auto-run is on',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit('/try');
      await page.getByRole('switch', { name: 'Auto-run' }).check();
      await expect(panel(page).getByRole('log')).toContainText('Three seats:');
      await tab(page, 'Settings').click();
      await program(page).fill('Console.log(4711)\n');
      await expect(panel(page).getByRole('log')).toContainText('4711');
      await expect(page).toHaveURL(/&autorun=true&code=/);
      await page.keyboard.press('Control+e');
      await expect(page.getByRole('switch', { name: 'Auto-run' })).not.toBeChecked();
    },
  );

  test('of a moment ago is there after leaving and coming back', async ({ page, visit }) => {
    await visit('/try');
    await program(page).fill('let soup = 6');
    await page.getByRole('link', { name: 'ReScript, home page' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(program(page)).toContainText('let soup = 6');
  });
});

test.describe('before its scripts run, the page', () => {
  /** What the build put into the page. */
  const still = (page: Page): Locator => page.locator('[data-frame]');

  test(
    'shows the program that it begins with, and nothing moves when they come',
    { tag: ['@engines', '@phone', '@build'] },
    async ({ page }) => {
      await watchShifts(page);
      const scripts = await holdScripts(page);
      await openHeld(page, '/try');
      await expect(still(page).getByText('Console.log2(')).toBeVisible();
      const built = still(page).locator('pre');
      await expect(built).toBeVisible();
      const javaScript = await built.textContent();
      const box = await built.boundingBox();
      scripts.release();
      await expect(status(page)).toHaveText('Compiled, v11.1.4.');
      await expect(still(page)).toHaveCount(0);
      await expect(panel(page).locator('pre')).toHaveText(javaScript ?? '');
      expect(await panel(page).locator('pre').boundingBox()).toEqual(box);
      expect(await shiftsOf(page)).toBeLessThan(UNSEEN_SHIFT);
    },
  );

  for (const [why, address, choice] of [
    ['a link with another program', link('let fromLink = 1'), undefined],
    ['a link to another version', '/try?version=v8.4.2', undefined],
    ['a reader who has chosen a version', '/try', '"v9.1.4"'],
  ] as const) {
    test(`shows no program to ${why}`, { tag: '@build' }, async ({ page }) => {
      if (choice !== undefined) {
        await page.addInitScript((value) => {
          localStorage.setItem('playground_version', value);
        }, choice);
      }
      await holdScripts(page);
      await openHeld(page, address);
      await expect(still(page).getByText('Three seats')).toHaveCount(2);
      await expect(still(page).getByText('Three seats').first()).toBeHidden();
      await expect(still(page).getByText('Three seats').last()).toBeHidden();
    });
  }
});

test.describe('links', () => {
  test(
    'say what is wrong with them, and are left alone',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit('/try?version=v9.0.0&code=zzz');
      await expect(page.getByText('copy the whole link')).toBeVisible();
      await expect(program(page)).toHaveText('');
      await expectAccessible(page, ['light']);
      await expect(page).toHaveURL('/try?version=v9.0.0&code=zzz');
    },
  );

  test(
    'are copied with all that was chosen',
    { tag: ['@engines', '@every-engines'] },
    async ({ page, context, visit }) => {
      test.skip(
        ENGINE === 'firefox',
        'Playwright’s driver for stock Firefox loses line breaks when it fills an editor',
      );
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit('/try?version=v8.0.0');
      await expect(program(page)).toHaveAccessibleName('Program in Reason');
      await program(page).fill('let tea = 3;\n');
      await button(page, 'Share').click();
      await expect(button(page, 'Link copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).search).toBe(
        `?version=v8.4.2&ext=re&module=esmodule&code=${compressToEncodedURIComponent('let tea = 3;\n')}`,
      );
      await tab(page, 'Problems').click();
      await expect(button(page, 'Share')).toBeVisible();
    },
  );

  test('of the existing site open as they are', async ({ page, visit }) => {
    await visit(`${link('let old = 1', 'version=v11.0.1&module=nodejs&jsxPreserve=true')}}`);
    await expect(program(page)).toContainText('let old = 1');
    await expect(page.getByText('got v11.0.1; v11.1.4 is used instead')).toBeVisible();
    await button(page, 'Compile').click();
    await expect(panel(page)).toContainText('exports.old');
    await expect(page).toHaveURL(
      /^[^?]*\?version=v11\.1\.4&module=commonjs&jsxPreserve=true&code=/,
    );
  });
});

test.describe('versions and settings', () => {
  test('each version compiles its first program', async ({ page, visit }) => {
    await visit('/try');
    const versions = page.getByRole('combobox', { name: 'Version' });
    await expect(status(page)).toHaveText('Compiled, v11.1.4.');
    for (const release of await versions.locator('option').allTextContents()) {
      await versions.selectOption(release);
      await expect(status(page)).toHaveText(`Compiled, ${release}.`);
      await expect(panel(page)).toContainText('Three seats:');
    }
  });

  test('the other syntax rewrites the program', async ({ page, visit }) => {
    await visit('/try?version=v8.0.0');
    await expect(status(page)).toHaveText('Compiled, v8.4.2.');
    await program(page).fill('let add = (a, b) => { a + b; };\n');
    await tab(page, 'Settings').click();
    await expect(panel(page).getByRole('link', { name: 'Licenses' })).toHaveAttribute(
      'href',
      '/licenses.txt',
    );
    await expectAccessible(page);
    // It is chosen once the program has been rewritten.
    await page.getByRole('radio', { name: 'ReScript' }).click();
    await expect(program(page)).toHaveAccessibleName('Program in ReScript');
    await expect(program(page)).toContainText('let add = (a, b)');
    await expect(program(page)).not.toContainText(';');
  });

  test('examples are there to start from', { tag: '@every' }, async ({ page, visit }) => {
    await visit('/try');
    await button(page, 'Examples').click();
    const dialog = page.getByRole('dialog', { name: 'Examples' });
    const example = dialog.getByRole('listitem').getByRole('button').nth(2);
    await expect(example).toBeVisible();
    await expectAccessible(page, ['light']);
    await example.click();
    await expect(program(page)).not.toContainText('Window | Aisle');
    await expect(status(page)).toHaveText(/^Compiled.*v11\.1\.4\.$/);
  });
});

test.describe('without a mouse', () => {
  test(
    'panels and their sizes can be chosen',
    { tag: ['@engines', '@every'] },
    async ({ page, visit }) => {
      test.skip(
        ENGINE === 'firefox' || ENGINE === 'webkit',
        'the drivers make no double click of two on a pointer that is captured',
      );
      await visit('/try');
      await tab(page, 'JavaScript').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'Output')).toBeFocused();
      await expect(panel(page)).toContainText('Console');
      await expectAccessible(page);
      const separator = page.getByRole('separator', { name: 'Size of the program' });
      await separator.focus();
      const width = async () =>
        (await page.locator('#playground-program').boundingBox())?.width ?? 0;
      const before = await width();
      await page.keyboard.press('ArrowRight');
      await expect(separator).toHaveAttribute('aria-valuenow', '52');
      await expect.poll(width).toBeGreaterThan(before);
      await page.keyboard.press('End');
      await expect(separator).toHaveAttribute('aria-valuenow', '80');
      await page.reload();
      await expect(separator).toHaveAttribute('aria-valuenow', '80');
      await separator.dblclick();
      await expect(separator).toHaveAttribute('aria-valuenow', '50');
    },
  );

  test('the separator follows the pointer', async ({ page, visit }) => {
    await visit('/try');
    const separator = page.getByRole('separator', { name: 'Size of the program' });
    await separator.hover();
    await page.mouse.down();
    await page.mouse.move(384, 400, { steps: 3 });
    await page.mouse.up();
    await expect(separator).toHaveAttribute('aria-valuenow', '30');
    await page.mouse.move(900, 400);
    await expect(separator).toHaveAttribute('aria-valuenow', '30');
  });
});

test(
  'nothing is wider than the screen, and the editor has room',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/try');
    await expect(status(page)).toHaveText('Compiled, v11.1.4.');
    await page.setViewportSize({ width: 320, height: 420 });
    const sizes = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
      editor: document.querySelector('#playground-program')?.clientHeight ?? 0,
    }));
    expect(sizes.page).toBeLessThanOrEqual(sizes.screen);
    expect(sizes.editor).toBeGreaterThan(200);
  },
);

test.describe('on a phone', { tag: '@phone-only' }, () => {
  for (const width of some([320, 360, 390], 1)) {
    test(`the controls are one row, ${width} pixels wide`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 740 });
      await visit('/try');
      await expect(status(page)).toHaveText('Compiled, v11.1.4.');
      const controls = page.getByRole('group', { name: 'Controls' });
      const row = await controls.boundingBox();
      expect(row?.height).toBeLessThanOrEqual(60);
      for (const control of await controls.locator('button:visible, select:visible').all()) {
        const box = await control.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(box?.height).toBeGreaterThanOrEqual(36);
      }
      await expect(page.getByRole('button', { name: /^Run/ })).toBeVisible();
      for (const name of ['JavaScript', 'Output']) await expect(tab(page, name)).toBeInViewport();
      await expectAccessible(page, ['light', 'dark']);
    });
  }

  test('the rarer actions are behind a button, by touch and by keyboard', async ({
    page,
    visit,
  }) => {
    await visit('/try');
    await expect(status(page)).toHaveText('Compiled, v11.1.4.');
    await expect(button(page, 'Format')).toBeHidden();
    await button(page, 'More').click();
    await expect(button(page, 'Format')).toBeVisible();
    await expectAccessible(page, ['light', 'dark']);
    await panel(page).click();
    await expect(button(page, 'Format')).toBeHidden();
    await button(page, 'More').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch', { name: 'Auto-run' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'More')).toBeFocused();
    await expect(button(page, 'Format')).toBeHidden();
  });
});

test.describe('failures', () => {
  test('a compiler that takes too long', { tag: '@every' }, async ({ page, visit }) => {
    await answer(page, { status: 'timeout', seconds: 5 });
    await visit('/try');
    await expect(panel(page)).toContainText('stopped after 5 seconds');
    await page.unroute(COMPILE);
    await button(page, 'Try again').click();
    await expect(panel(page)).toContainText('Three seats:');
  });

  test('an answer that nobody knows', { tag: '@every' }, async ({ page, visit }) => {
    await answer(page, { type: 'surprise', detail: [1, 2] });
    await visit('/try');
    await expect(panel(page)).toContainText('surprise');
    await expect(panel(page).getByRole('link', { name: /issue tracker/ })).toBeVisible();
    await expectAccessible(page, ['light']);
  });

  test(
    'a service that is gone, and comes back',
    { tag: '@every' },
    async ({ page, visit, faults }) => {
      faults.allow(/playground\/compile|ERR_FAILED/);
      await page.route(COMPILE, (route) => route.abort('failed'));
      await visit('/try');
      await expect(status(page)).toContainText('can no longer be reached');
      await page.unroute(COMPILE);
      await button(page, 'Try again').click();
      await expect(panel(page)).toContainText('Three seats:');
    },
  );

  test(
    'no compiler at all: the program can be changed and shared',
    { tag: '@every' },
    async ({ page, visit, faults }) => {
      faults.allow(/rescript-lang\.org|compilers that it knows|ERR_|Content Security Policy/);
      await page.route('**/playground/service.json', (route) =>
        route.fulfill({ json: { service: null } }),
      );
      await watchShifts(page);
      await visit('/try');
      await expect(button(page, 'Try again')).toBeVisible();
      // What the build made of the first program is where it was.
      await expect(panel(page)).toContainText('Three seats:');
      expect(await shiftsOf(page)).toBeLessThan(UNSEEN_SHIFT);
      await expectAccessible(page, ['light']);
      await program(page).fill('let alone = 1');
      await expect(page).toHaveURL(/&code=/);
      await page.getByText('Compile this program on your machine').first().click();
      await expect(page.getByText('npm install rescript@11.1.4 @rescript/core')).toBeVisible();
    },
  );
});
