import type { Locator, Page } from '@playwright/test';

import { readBuild } from './build';
import { some } from './every';
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
import { OTHER } from './versions';

const RECORD = '/docs/manual/latest/record';

/** Files of the index and of the dialog. */
const INDEX = /\/search\/[^/]+\.json$/;
const DIALOG_SCRIPT = /\/assets\/js\/search\.[^/]+\.js$/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const version = (page: Page) => page.getByRole('combobox', { name: 'Version' });
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Areas' }).getByRole('button', { name });
const group = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('group', { name });
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
    { tag: ['@engines', '@every'] },
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

  test('so does one who is quicker than the dialog', { tag: '@every' }, async ({ page, visit }) => {
    const script = await hold(page, DIALOG_SCRIPT);
    await visit(RECORD);
    await opener(page).click();
    await page.keyboard.type('tuples');
    await page.keyboard.press('Backspace');
    script.release();
    await expect(box(page)).toHaveValue('tuple');
    await expect(active(page)).toContainText('Tuple');
  });

  test(
    'so does one who pastes a message before the dialog is there',
    { tag: '@every' },
    async ({ page, visit, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const script = await hold(page, DIALOG_SCRIPT);
      await visit(RECORD);
      const message =
        "  We've found a bug for you!\n  src/Demo.res:3:5-8\n\n  1 │ type customer = {name: string}\n\n  The record field ages can't be found.\n";
      await page.evaluate((text) => navigator.clipboard.writeText(text), message);
      await opener(page).click();
      await expect(early(page)).toBeFocused();
      await page.keyboard.press('Control+V');
      script.release();
      await expect(box(page)).toHaveValue(message.trim().replace(/\s+/g, ' ').slice(0, 64));
      // All of it is asked: the 64 characters of the box explain nothing.
      await expect(active(page)).toContainText('Explains the message');
    },
  );

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
      // The heading of the group says where its hits stand; they don't repeat it.
      await expect(
        group(page, 'Manual / Language Features').getByRole('option').first(),
      ).toHaveText(/^Record/);
      await expect(first.locator('mark').first()).toHaveText(/record/i);
      for (const group of await page.getByRole('listbox').getByRole('group').all()) {
        expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
      }
      expect(await options(page).count()).toBeLessThanOrEqual(20);
      // More than once where a better answer comes meanwhile: it keeps what was chosen, in another place.
      const press = async (key: string, option: Locator): Promise<void> =>
        expect(async () => {
          await page.keyboard.press(key);
          expect(await option.getAttribute('aria-selected')).toBe('true');
          await expect(option).toBeInViewport({ timeout: 1000 });
        }).toPass();
      await press('ArrowUp', options(page).last());
      await expect(async () => {
        const id = (await active(page).getAttribute('id')) ?? '';
        await expect(box(page)).toHaveAttribute('aria-activedescendant', id, { timeout: 1000 });
      }).toPass();
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
      // The first answers have the glossary alone.
      await options(page)
        .and(page.locator('[href*="/variant#"]'))
        .filter({ hasText: 'Inline records' })
        .first()
        .click();
      await expect(page).toHaveURL(/\/variant#/);
      await expect(page.getByRole('heading', { name: 'Inline records' })).toBeInViewport();
      expect(await isSameVisit(page)).toBe(true);
    },
  );

  test(
    'open in a new tab and a new window, and the search stays',
    { tag: '@every' },
    async ({ page, visit }, { project }) => {
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
    },
  );

  test(
    'come from all areas, those of the reader’s own first',
    { tag: '@every' },
    async ({ page, visit }) => {
      const cases = [
        ['/', 'useState', '/docs/react/latest/hooks-state'],
        [
          '/docs/react/latest/hooks-state',
          'Array.map',
          '/docs/manual/latest/api/core/array#value-map',
        ],
        ['/docs/manual/latest/type', 'roadmap', '/community/roadmap'],
        ['/community/overview', 'code of conduct', '/community/code-of-conduct'],
      ] as const;
      for (const [place, query, href] of cases) {
        await visit(place);
        await search(page, query);
        await expect(active(page)).toHaveAttribute('href', href);
      }
    },
  );

  test(
    'are counted by area; a click or a key narrows to one, and widens again',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit(RECORD);
      await search(page, 'promise');
      await expect(chip(page, /^All [1-9]/)).toHaveAttribute('aria-pressed', 'true');
      await expect(chip(page, /^React [1-9]/)).toBeVisible();
      await chip(page, /^API [1-9]/).click();
      await expect(box(page)).toBeFocused();
      await expect(dialog(page).getByRole('status').first()).toHaveText(/^\d+ results in API$/);
      // Rows come and go while texts arrive.
      const elsewhere = () =>
        options(page).evaluateAll((rows) =>
          rows.map((row) => row.getAttribute('href') ?? '').filter((href) => !/\/api\b/.test(href)),
        );
      await expect.poll(elsewhere).toEqual([]);
      await expect(options(page)).not.toHaveCount(0);
      // The others are still counted.
      await expect(chip(page, /^React [1-9]/)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(chip(page, /^React/)).toHaveAttribute('aria-pressed', 'true');
      await chip(page, /^React/).click();
      await expect(chip(page, /^All/)).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test(
    'come from the version of the page; others are a choice, which lasts for the page',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit('/docs/react/latest/hooks-state');
      await search(page, 'useState');
      await expect(active(page)).toHaveAttribute('href', /\/react\/latest\//);
      await version(page).selectOption({ label: 'v0.11.0 (manual v10.0.0)' });
      await expect(active(page)).toHaveAttribute('href', /\/react\/v0\.11\.0\//);
      await expect(group(page, /^React v0\.11\.0/).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await expect(version(page)).toHaveValue('v10.0.0');
    },
  );

  test('are all within reach', { tag: '@every' }, async ({ page, visit }) => {
    await visit(RECORD);
    await search(page, 'record');
    await expect(dialog(page).getByRole('status').first()).toHaveText(/^\d+ results$/);
    await expect.poll(() => options(page).count()).toBeGreaterThan(4);
    const before = await options(page).count();
    await dialog(page).getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => options(page).count()).toBeGreaterThan(before);
    await expect(box(page)).toBeFocused();
    await expect(active(page)).toBeInViewport();
  });

  test(
    'have a preview beside them where there is room',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit('/docs/manual/latest/type');
      await search(page, 'update a copy');
      const preview = dialog(page).locator('[aria-hidden=true].markdown');
      await expect(preview.getByText('Update a copy')).toBeVisible();
      await expect(preview.locator('pre').first()).toBeVisible();
      await expect(preview.locator('a, button, [id]')).toHaveCount(0);
      await page.setViewportSize({ width: 900, height: 700 });
      await expect(preview).toHaveCount(0);
    },
  );

  test('say what a package is for, in the row and beside it', async ({ page, visit }) => {
    await visit('/packages');
    await search(page, 'vite-plugin-rescript');
    const about = 'Runs the compiler together with Vite';
    await expect(active(page)).toContainText(about);
    const preview = dialog(page).locator('[aria-hidden=true].markdown');
    await expect(preview.getByText(about)).toBeVisible();
    await expect(preview.getByRole('listitem', { includeHidden: true })).toHaveCount(0);
  });

  test(
    'stay where they are under a press, whatever comes meanwhile',
    { tag: '@every' },
    async ({ page, visit }) => {
      const texts = await hold(page, /\/search\/manual-latest\.json$/);
      await visit(RECORD);
      await search(page, 'array');
      const row = options(page).nth(1);
      await row.hover();
      await page.mouse.down();
      const seen = await row.getAttribute('href');
      const loaded = page.waitForResponse(/\/search\/manual-latest\.json$/);
      texts.release();
      await loaded;
      await expect(row).toHaveAttribute('href', seen ?? '');
      await page.mouse.up();
      await page.waitForURL((url) => url.pathname + url.hash === seen);
    },
  );

  test('are no stop of the Tab key', { tag: '@engines' }, async ({ page, visit }) => {
    // All that can scroll does.
    await page.setViewportSize({ width: 1280, height: 360 });
    await visit(RECORD);
    await search(page, 'record');
    await expect(active(page)).toContainText('Record');
    const stops: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(
          () => `${document.activeElement?.tagName} ${document.activeElement?.role ?? ''}`,
        ),
      );
    }
    expect(stops).toContain('SELECT ');
    expect(stops.filter((stop) => !/^(BUTTON|SELECT|INPUT|BODY) /.test(stop))).toEqual([]);
  });

  test(
    'are for the first 64 characters of what is pasted',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit(RECORD);
      await search(page, '');
      await page.evaluate(() => document.execCommand('insertText', false, 'record '.repeat(1430)));
      await expect(box(page)).toHaveValue('record '.repeat(10).slice(0, 64));
    },
  );

  test(
    'are for all of a pasted message, of which the box shows the beginning',
    { tag: '@every' },
    async ({ page, visit, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(RECORD);
      await search(page, '');
      const message =
        'We’ve found a bug for you!\n  /src/Demo.res:3:5-8\n\n  The record field ages can’t be found.';
      await page.evaluate((text) => navigator.clipboard.writeText(text), message);
      await page.keyboard.press('Control+V');
      await expect(box(page)).toHaveValue(message.replace(/\s+/g, ' ').slice(0, 64));
      await expect(options(page).first()).toBeVisible();
    },
  );
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
    { tag: ['@engines', '@every'] },
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

  test('is the same in two tabs', { tag: '@every' }, async ({ page, visit, context, faults }) => {
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
    test(
      `lasts for the visit where storage is ${name}`,
      { tag: '@every' },
      async ({ page, visit, faults }) => {
        faults.allow(/Expected browser storage to save|browser storage is not available/);
        await page.addInitScript(close);
        await visit('/docs/manual/latest/type');
        await search(page, 'tuple');
        await expect(active(page)).toContainText('Tuple');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/docs/manual/latest/tuple');
        await page.keyboard.press('/');
        await expect(dialog(page).getByRole('listitem').getByRole('link')).toHaveText([/^Tuple/]);
      },
    );
  }
});

test(
  'where nothing is found, other queries are offered',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit(RECORD);
    await search(page, 'qqqqqqqq');
    await expect(dialog(page)).toContainText('No results for "qqqqqqqq"');
    await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /issues\/new\?title=.*qqqqqqqq/,
    );
  },
);

test(
  'where an area or a version has nothing, the others say how much they have',
  { tag: '@every' },
  async ({ page, visit }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await visit(RECORD);
    await search(page, 'useState');
    await chip(page, /^API/).click();
    await expect(dialog(page)).toContainText('No results for "useState" in API');
    const elsewhere = dialog(page).getByRole('list', { name: 'Found elsewhere' });
    await elsewhere.getByRole('button', { name: /^React [1-9]/ }).click();
    await expect(active(page)).toHaveAttribute('href', /hooks-state/);

    // A member that this version doesn't have yet.
    await page.keyboard.press('Escape');
    await visit('/docs/manual/v10.0.0/record');
    // The first question may have counted other versions, too.
    loaded.length = 0;
    await search(page, 'getOrThrow');
    await chip(page, /^API/).click();
    const next = elsewhere.getByRole('button', { name: /^v12\.0\.0: [1-9]/ });
    await expect(next).toBeVisible();
    expect(loaded.filter((path) => path.includes('manual-v12.0.0'))).toEqual([
      expect.stringMatching(/\.names\.json$/),
    ]);
    await next.click();
    await expect(active(page)).toHaveAttribute('href', /v12\.0\.0\/api/);
    await expect(box(page)).toBeFocused();
  },
);

test(
  'an area that fails to load is named, and loads at a press',
  { tag: '@every' },
  async ({ page, visit, faults }) => {
    faults.allow(/search\/react-latest|Failed to load resource|Search knows only titles/);
    await page.route(/\/search\/react-latest/, (route) => route.abort());
    await visit(RECORD);
    await search(page, 'useState');
    const notice = dialog(page).getByRole('alert');
    await expect(notice).toHaveText('React couldn’t be loaded, so the results are incomplete. ');
    await expectAccessible(page, undefined, dialog(page));
    await page.unroute(/\/search\/react-latest/);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
    await expect(active(page)).toHaveAttribute('href', /hooks-state/);
  },
);

test('each query that is often looked for leads somewhere', async ({ page, visit }) => {
  const places = ['/', RECORD, '/docs/manual/v8.0.0/record', '/docs/react/latest/introduction'];
  for (const place of some(places, 2)) {
    await visit(place);
    await page.keyboard.press('/');
    const offers = dialog(page)
      .getByRole('region', { name: 'Often looked for' })
      .getByRole('button');
    for (const query of await offers.allTextContents()) {
      await offers.getByText(query, { exact: true }).click();
      await expect(box(page)).toHaveValue(query);
      await expect(active(page)).toBeVisible();
      await box(page).fill('');
    }
  }
});

test('an answer that takes long is told of', { tag: '@every' }, async ({ page, visit }) => {
  const index = await hold(page, INDEX);
  await visit(RECORD);
  await search(page, 'record');
  await expect(dialog(page).getByRole('status').first()).toHaveText('Searching…');
  index.release();
  await expect(active(page)).toContainText('Record');
  await expect(dialog(page).getByRole('status').first()).toHaveText(/^\d+ results$/);
});

test(
  'an index that does not load is told of, and the return of the network is enough',
  { tag: '@every' },
  async ({ page, visit, context, faults }) => {
    faults.allow(/\/search\/|Failed to load resource|ERR_|search: |Search knows only titles/);
    await page.route(INDEX, (route) => route.abort());
    await visit(RECORD);
    await search(page, 'hooks');
    await expect(page.getByText('Unable to fetch results').last()).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await expectAccessible(page, undefined, dialog(page));
    await page.unroute(INDEX);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(active(page)).toContainText(/hook/i);

    // Areas that are there already are searched without a network, too.
    await context.setOffline(true);
    await version(page).selectOption('v9.0.0');
    await expect(dialog(page).getByRole('alert')).toContainText('Manual, API and React couldn’t');
    await context.setOffline(false);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await expect(options(page).and(page.locator('[href*="/v9.0.0/"]')).first()).toBeVisible();
  },
);

test(
  'is accessible in every state, in both schemes',
  { tag: ['@phone', '@every-phone'] },
  async ({ page, visit, isPhone }) => {
    // The colors of the schemes do not depend on the screen.
    const schemes = isPhone ? (['light'] as const) : undefined;
    await visit(RECORD);
    await page.keyboard.press('/');
    await expect(page.getByText('No recent searches')).toBeVisible();
    await expectAccessible(page, schemes, dialog(page));
    await page.keyboard.insertText('qqqqqqqq');
    await expect(dialog(page)).toContainText('No results for');
    await expectAccessible(page, schemes, dialog(page));
    await box(page).fill('option');
    await version(page).selectOption(OTHER.name);
    await expect(group(page, new RegExp(`^Manual ${OTHER.name}`)).first()).toBeVisible();
    await expectAccessible(page, schemes, dialog(page));
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
    await expectAccessible(page, schemes, dialog(page));
  },
);
