import type { Locator, Page } from '@playwright/test';

import { readBuild } from './build';
import { expect, expectAccessible, expectHydrated, test } from './fixtures';
import {
  hold,
  holdScripts,
  isSameVisit,
  markVisit,
  openHeld,
  scrollTo,
  shiftsOf,
  title,
  watchShifts,
} from './reader';

const RECORD = '/docs/manual/latest/record';

/** Files of the index and of the dialog. */
const INDEX = /\/search\/[^/]+\.json$/;
const DIALOG_SCRIPT = /\/assets\/js\/search\.[^/]+\.js$/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const scope = (page: Page) => page.getByRole('combobox', { name: 'Search in' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const active = (page: Page) => options(page).and(page.locator('[aria-selected=true]'));
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const early = (page: Page) => page.locator('.early-search');

/** Opens the dialog by its key and searches. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.insertText(query);
  await expect(box(page)).toHaveValue(query);
}

/** Selects the text of an element. */
async function select(locator: Locator): Promise<void> {
  await locator.evaluate((element) => window.getSelection()?.selectAllChildren(element));
}

/** A click on a link that the page left to the browser. */
interface LeftClick {
  readonly path: string;
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Notes clicks that the browser answers with a tab or a window, in place of the browser: where those lead
 * is up to it, and headless ones do not always load them.
 */
async function noteLeftClicks(page: Page): Promise<() => Promise<readonly LeftClick[]>> {
  await page.evaluate(() => {
    const clicks: LeftClick[] = [];
    const note = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      const { button, ctrlKey, shiftKey } = event;
      clicks.push({ path: link.pathname, button, ctrlKey, shiftKey });
    };
    window.addEventListener('click', note);
    window.addEventListener('auxclick', note);
    Object.assign(window, { leftClicks: clicks });
  });
  return () =>
    page.evaluate(
      (): readonly LeftClick[] => (window as { leftClicks?: LeftClick[] }).leftClicks ?? [],
    );
}

test.describe('opening', () => {
  test(
    'the button and both keys open it; Escape, Cancel and the backdrop close it',
    { tag: ['@engines', '@engines-phone'] },
    async ({ page, visit }) => {
      await visit(RECORD);
      await opener(page).click();
      await expect(box(page)).toBeFocused();
      await expect(page.getByText('No recent searches')).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();

      const link = page.locator('article a').first();
      await link.focus();
      await page.keyboard.press('/');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();

      await page.keyboard.press('Control+K');
      await expect(box(page)).toBeFocused();
      const { width = 0 } = page.viewportSize() ?? {};
      const bounds = await dialog(page).boundingBox();
      if (width < 768) {
        expect(bounds).toMatchObject({ x: 0, y: 0, width });
        // WebKit measures in 64ths of a pixel.
        expect(bounds?.height).toBeCloseTo(page.viewportSize()?.height ?? 0, 1);
        await page.keyboard.press('Escape');
      } else {
        await page.mouse.click(10, 400);
      }
      await expect(dialog(page)).toBeHidden();
    },
  );

  test('the page behind it stays where it is', { tag: '@phone' }, async ({ page, visit }) => {
    await watchShifts(page);
    await visit(RECORD);
    await scrollTo(page, 300);
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 500);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    expect(await shiftsOf(page)).toBe(0);
  });

  test(
    'the selected text is the first query, up to 64 characters',
    { tag: '@engines' },
    async ({ page, visit }) => {
      await visit(RECORD);
      const heading = title(page);
      await select(heading);
      await opener(page).click();
      await expect(box(page)).toHaveValue('Record');
      await expect(active(page)).toContainText('Record');
      // All of it is selected: whoever wants another query writes it.
      await page.keyboard.insertText('variant');
      await expect(box(page)).toHaveValue('variant');
      await page.keyboard.press('Escape');

      await select(page.locator('article p').first());
      await page.keyboard.press('/');
      await expect(box(page)).toHaveValue(/^.{64}$/);
    },
  );

  test('keys that are written into a field stay there', async ({ page, visit }) => {
    await visit('/packages');
    const field = page.getByRole('searchbox');
    await field.press('/');
    await expect(field).toHaveValue('/');
    await field.press('Control+K');
    await expect(field).toBeFocused();
    await expect(early(page)).toHaveCount(0);
  });

  test('a reader who is quicker than the scripts loses nothing', async ({ page }) => {
    const scripts = await holdScripts(page);
    await openHeld(page, RECORD);
    await page.keyboard.press('/');
    await expect(early(page)).toBeFocused();
    await page.keyboard.type('optional');
    scripts.release();
    await expectHydrated(page);
    await expect(box(page)).toHaveValue('optional');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(' fields');
    await expect(active(page)).toContainText(/optional fields/i);
    await expect(early(page)).toHaveCount(0);
  });

  test('so does one who is quicker than the dialog', async ({ page, visit }) => {
    const script = await hold(page, DIALOG_SCRIPT);
    await visit(RECORD);
    await opener(page).click();
    await page.keyboard.type('tuples');
    await page.keyboard.press('Backspace');
    script.release();
    await expect(box(page)).toHaveValue('tuple');
    await expect(active(page)).toContainText('Tuple');
  });

  test('a dialog that can not be loaded says so, and can be asked for again', async ({
    page,
    visit,
    faults,
  }) => {
    faults.allow(/search\.[^/]+\.js|Failed to load resource/);
    await page.route(DIALOG_SCRIPT, (route) => route.abort());
    await visit(RECORD);
    await opener(page).click();
    await expect(page.getByText('Search couldn’t be loaded.')).toBeVisible();
    await expect(early(page)).toHaveCount(0);
    await page.unroute(DIALOG_SCRIPT);
    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await expect(page.getByText('Search couldn’t be loaded.')).toBeHidden();
  });

  test('a dead address is searched for by its words', async ({ page, faults }) => {
    faults.allow(/404/);
    await page.goto('/docs/manual/latest/optional-fields');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(box(page)).toHaveValue('optional fields');
    await expect(active(page)).toContainText(/optional fields/i);
  });
});

test.describe('results', () => {
  test(
    'stand in groups of five at most; arrows go round; Enter opens without loading anew',
    { tag: '@engines' },
    async ({ page, visit }) => {
      await visit('/docs/manual/latest/type');
      await markVisit(page);
      await search(page, 'record');
      const first = options(page).first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(first).toContainText('Manual / v11.0.0 / Language Features');
      await expect(first.locator('mark').first()).toHaveText(/record/i);
      for (const group of await page.getByRole('listbox').getByRole('group').all()) {
        expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
      }
      expect(await options(page).count()).toBeLessThanOrEqual(20);
      // More than once where a better answer comes meanwhile: it keeps what was chosen, in another place.
      const press = async (key: string, option: Locator): Promise<void> =>
        expect
          .poll(async () => {
            await page.keyboard.press(key);
            return option.getAttribute('aria-selected');
          })
          .toBe('true');
      await press('ArrowUp', options(page).last());
      await expect(options(page).last()).toBeInViewport();
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await active(page).getAttribute('id')) ?? '',
      );
      await press('ArrowDown', first);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(RECORD);
      await expect(title(page)).toBeFocused();
      await expect(dialog(page)).toBeHidden();
      expect(await isSameVisit(page)).toBe(true);
    },
  );

  test(
    'lead to headings of the page on screen, and of others by a click',
    { tag: '@engines' },
    async ({ page, visit }) => {
      await visit(RECORD);
      await markVisit(page);
      await search(page, 'update a copy');
      await expect(active(page)).toContainText('Update a copy');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/record#/);
      const heading = page.getByRole('heading', { name: 'Update a copy' });
      await expect(heading).toBeInViewport();
      await search(page, 'inline records');
      await options(page).filter({ hasText: 'Inline records' }).first().click();
      await expect(page).toHaveURL(/\/variant#/);
      await expect(page.getByRole('heading', { name: 'Inline records' })).toBeInViewport();
      expect(await isSameVisit(page)).toBe(true);
    },
  );

  test('open in a new tab and a new window, and the search stays', async ({ page, visit }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'phones have no such keys');
    await visit('/docs/manual/latest/type');
    const leftClicks = await noteLeftClicks(page);
    await search(page, 'record');
    await expect(active(page)).toContainText('Record');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Shift+Enter');
    await options(page).first().click({ button: 'middle' });
    const plain = { path: RECORD, button: 0, ctrlKey: false, shiftKey: false };
    expect(await leftClicks()).toEqual([
      { ...plain, ctrlKey: true },
      { ...plain, shiftKey: true },
      { ...plain, button: 1 },
    ]);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL('/docs/manual/latest/type');
  });

  test('come from the version of the page; others are named', async ({ page, visit }) => {
    await visit('/docs/react/latest/hooks-state');
    await search(page, 'useState');
    await expect(scope(page).locator('option:checked')).toHaveText('React, v0.12.0 (latest)');
    await expect(active(page)).toContainText('React / v0.12.0');
    await scope(page).selectOption({ label: 'React, v0.11.0' });
    await expect(active(page)).toContainText('v0.11.0');
    await expect(options(page).filter({ hasText: 'v0.12.0' })).toHaveCount(0);
    // The choice lasts for the page.
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(scope(page).locator('option:checked')).toHaveText('React, v0.11.0');
  });

  test('are for the first 64 characters of what is pasted', async ({ page, visit }) => {
    await visit(RECORD);
    await search(page, '');
    await page.evaluate(() => document.execCommand('insertText', false, 'record '.repeat(1430)));
    await expect(box(page)).toHaveValue('record '.repeat(10).slice(0, 64));
  });
});

test('HTML in queries and records stays text', async ({ page, visit }) => {
  const html = '<img src=x onerror="window.executed = true">';
  const shard = readBuild('search/manual-latest.json').replace(
    '"title":"Record"',
    `"title":${JSON.stringify(`Record ${html}`)},"keywords":["recordhtml"]`,
  );
  await page.route(/\/search\/manual-latest(\.names)?\.json$/, (route) =>
    route.fulfill({ body: shard, contentType: 'application/json' }),
  );
  await visit(RECORD);
  await search(page, 'record onerror');
  await expect(options(page).filter({ hasText: html }).first()).toBeVisible();
  await expect(dialog(page).locator('img')).toHaveCount(0);
  await box(page).fill(html);
  await expect(active(page)).toContainText(html);
  await expect(dialog(page).locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
});

test.describe('what was followed before', () => {
  test(
    'is kept, promoted and removed by keys, and outlasts the page',
    { tag: '@engines' },
    async ({ page, visit }) => {
      await visit('/docs/manual/latest/type');
      for (const query of ['tuple', 'variant']) {
        await search(page, query);
        await expect(active(page)).toContainText(new RegExp(query, 'i'));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`/docs/manual/latest/${query}`);
      }
      await page.reload();
      await expectHydrated(page);
      await page.keyboard.press('/');
      const links = dialog(page).getByRole('listitem').getByRole('link');
      await expect(links).toHaveText([/^Variant/, /^Tuple/]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: 'Add to favorites: Tuple' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('heading', { name: 'Favorite' })).toBeVisible();
      await page.getByRole('button', { name: 'Remove from recent searches: Variant' }).click();
      await expect(links).toHaveText([/^Tuple/]);
      await links.click();
      await expect(page).toHaveURL('/docs/manual/latest/tuple');
    },
  );

  test('is the same in two tabs', async ({ page, visit, context, faults }) => {
    await visit(RECORD);
    await page.keyboard.press('/');
    await expect(page.getByText('No recent searches')).toBeVisible();
    const other = await context.newPage();
    await faults.watch(other);
    await other.goto('/docs/manual/latest/type');
    await expectHydrated(other);
    await search(other, 'tuple');
    await expect(active(other)).toContainText('Tuple');
    await other.keyboard.press('Enter');
    await expect(dialog(page).getByRole('listitem').getByRole('link')).toHaveText([/^Tuple/]);
    await page.getByRole('button', { name: 'Remove from recent searches: Tuple' }).click();
    await expect(page.getByText('No recent searches')).toBeVisible();
    await other.keyboard.press('/');
    await expect(other.getByText('No recent searches')).toBeVisible();
  });

  for (const [name, close] of [
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'forbidden',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      },
    ],
  ] as const) {
    test(`lasts for the visit where storage is ${name}`, async ({ page, visit, faults }) => {
      faults.allow(/Expected browser storage to save|browser storage is not available/);
      await page.addInitScript(close);
      await visit('/docs/manual/latest/type');
      await search(page, 'tuple');
      await expect(active(page)).toContainText('Tuple');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/docs/manual/latest/tuple');
      await page.keyboard.press('/');
      await expect(dialog(page).getByRole('listitem').getByRole('link')).toHaveText([/^Tuple/]);
    });
  }
});

test('where nothing is found, other queries and other places are offered', async ({
  page,
  visit,
}) => {
  await visit(RECORD);
  await search(page, 'qqqqqqqq');
  await expect(dialog(page)).toContainText('No results for "qqqqqqqq"');
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /issues\/new\?title=.*qqqqqqqq/,
  );
  await page.getByRole('button', { name: 'Search all areas and versions' }).click();
  await expect(scope(page)).toHaveValue('everything');
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Search all areas and versions' })).toBeHidden();
});

test('an answer that takes long is told of', async ({ page, visit }) => {
  const index = await hold(page, INDEX);
  await visit(RECORD);
  await search(page, 'record');
  await expect(dialog(page).getByRole('status').first()).toHaveText('Searching…');
  index.release();
  await expect(active(page)).toContainText('Record');
  await expect(dialog(page).getByRole('status').first()).toHaveText(/^\d+ results$/);
});

test('a network that fails is told of, and its return is enough', async ({
  page,
  visit,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|search: expected an answer|Search knows only titles/);
  await visit(RECORD);
  await search(page, 'hooks');
  await context.setOffline(true);
  await scope(page).selectOption({ label: 'React, v0.11.0' });
  await expect(page.getByText('Unable to fetch results').last()).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(active(page)).toContainText('React / v0.11.0');
});

test(
  'is accessible in every state, in both schemes',
  { tag: '@phone' },
  async ({ page, visit, isPhone }) => {
    // The colors of the schemes do not depend on the screen.
    const schemes = isPhone ? (['light'] as const) : undefined;
    await visit(RECORD);
    await page.keyboard.press('/');
    await expect(page.getByText('No recent searches')).toBeVisible();
    await expectAccessible(page, schemes);
    await page.keyboard.insertText('qqqqqqqq');
    await expect(dialog(page)).toContainText('No results for');
    await expectAccessible(page, schemes);
    await box(page).fill('option');
    await scope(page).selectOption('everything');
    await expect(options(page).filter({ hasText: 'v12.0.0' }).first()).toBeVisible();
    await expectAccessible(page, schemes);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const entry = {
        href: '/docs/manual/latest/record',
        kind: 'page',
        title: 'Record',
        path: ['Manual'],
      };
      localStorage.setItem('search_recent', JSON.stringify([{ ...entry, href: '/blog' }]));
      localStorage.setItem('search_favorites', JSON.stringify([entry]));
    });
    await page.keyboard.press('/');
    await expect(page.getByRole('heading', { name: 'Favorite' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, schemes);
  },
);
