// cspell:ignore findfirstby
/** The API reference as readers use it: finding an item, following addresses, changing versions. */
import type { Page } from '@playwright/test';

import { some } from './every';
import { expect, expectHydrated, test } from './fixtures';
import {
  expectBelowBars,
  holdScripts,
  isSameVisit,
  markVisit,
  openHeld,
  pagesOf,
  saveData,
  shiftsOf,
  title,
  versionLink,
  watchShifts,
} from './reader';
import { versionOf } from '../tests/support/versionOf';
import { manualOf } from './versions';

/** The versions whose standard library is a package of its own, and built into the compiler. */
const CORE = versionOf(11);
const STDLIB = versionOf(12);
const WITH_CORE = `${manualOf(CORE)}/api`;
const WITH_STDLIB = `${manualOf(STDLIB)}/api`;
const OLDEST = '/docs/manual/v8.0.0/api';
const BELT_ARRAY = `${WITH_CORE}/belt/array`;

const filterBox = (page: Page) => page.getByRole('searchbox', { name: /^Filter \d+ items$/ });

/** Names of the items that the list shows. */
const shownItems = (page: Page) =>
  page.locator('[data-list=items] li a').locator('visible=true').allTextContents();

test.describe('the filter of a module', () => {
  test(
    'leads to an item with the keyboard alone, also where it is folded',
    { tag: '@engines' },
    async ({ page, visit }) => {
      await visit(BELT_ARRAY);
      const box = filterBox(page);
      await box.focus();
      await page.keyboard.type('mwi');
      expect(await shownItems(page)).toEqual(['mapWithIndex', 'mapWithIndexU']);
      const status = page.locator('[data-list=items] [role=status]');
      await expect(status).toHaveText(/^2 of \d+ items$/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('link', { name: 'mapWithIndexU', exact: true })).toBeFocused();
      const twin = page.locator('#value-mapWithIndexU');
      await expect(twin).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${BELT_ARRAY}#value-mapWithIndexU`);
      await expectBelowBars(page, twin);

      await box.focus();
      await page.keyboard.press('Escape');
      expect((await shownItems(page)).length).toBeGreaterThan(60);
      await page.keyboard.type('zzz');
      await expect(status).toHaveText('No item matches “zzz”.');
      await box.fill('map');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${BELT_ARRAY}#value-map`);
      // Letters belong to the box alone.
      await page.keyboard.type('x');
      await expect(box).toHaveValue('map');
    },
  );

  test(
    'takes a type, and loads what reads it then',
    { tag: ['@engines', '@every'] },
    async ({ page, visit }) => {
      await visit(`${OLDEST}/belt/array`);
      await filterBox(page).fill('keep');
      await expect.poll(() => shownItems(page)).toContain('keep');
      const reader = page.waitForRequest(/\/assets\/js\/.+\.js$/);
      await filterBox(page).fill("array('x) => ('x => bool) => array('x)");
      await reader;
      const status = page.locator('[data-list=items] [role=status]');
      await expect(status).toHaveText(/with a similar type$|^\d+ of \d+ items$/);
      await expect.poll(() => shownItems(page)).not.toContain('map');
      expect(await shownItems(page)).toContain('keep');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#value-keep$/);
    },
  );

  test('takes what is typed before the scripts, and works on the page that comes next', async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await openHeld(page, BELT_ARRAY);
    await filterBox(page).fill('zip');
    await expect.poll(scripts.count).toBe(1);
    expect((await shownItems(page)).length).toBeGreaterThan(60);
    scripts.release();
    await expect.poll(() => shownItems(page)).toEqual(['zip', 'zipBy', 'zipByU', 'unzip']);
    await expectHydrated(page);
    await markVisit(page);
    await (await pagesOf(page)).getByRole('link', { name: 'List', exact: true }).click();
    await expect(title(page)).toHaveText('Belt.List');
    await filterBox(page).fill('hEx');
    expect(await shownItems(page)).toEqual(['headExn']);
    expect(await isSameVisit(page)).toBe(true);
  });
});

test('the migration table finds a call, has the new one to copy, and leads to what is said about it', async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(`${WITH_STDLIB}/migration`);
  const box = filterBox(page);
  await box.fill('js.array2.reduce(');
  const best = page.getByRole('row').filter({ has: page.locator('[data-best]') });
  await expect(best.getByRole('cell')).toHaveText([
    'Js.Array2.reduce(array, fn, value)',
    'Array.reduce(array, value, fn)Copy',
  ]);
  await best.getByRole('button', { name: 'Copy Array.reduce(array, value, fn)' }).click();
  await expect(best.getByRole('cell').last()).toContainText('Copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Array.reduce(array, value, fn)',
  );
  await box.focus();
  await expect(page.getByRole('row', { name: /^Js\.Date/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${WITH_STDLIB}/js/array2#value-reduce`);
  await expectBelowBars(page, page.locator('#value-reduce'));
});

test(
  'the list of all names finds an item by parts of its name and of its module',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit(`${WITH_STDLIB}/a-to-z`);
    const box = filterBox(page);
    await box.fill('belt findfirstby dict');
    await expect(page.locator('[data-list=items] [role=status]')).toHaveText(/^2 of \d+ items$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${WITH_STDLIB}/belt/map/dict#value-findFirstBy`);
    await expectBelowBars(page, page.locator('#value-findFirstBy'));
    await visit(`${WITH_STDLIB}/a-to-z`);
    await filterBox(page).fill('array map');
    await expect(page.getByRole('navigation', { name: 'Letters' })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${WITH_STDLIB}/stdlib/array#value-map`);
  },
);

test('the changes since an older version lead to what is gone, in that version', async ({
  page,
  visit,
}) => {
  await visit(`${WITH_STDLIB}/changes`);
  const removed = page.locator('#removed-modules-v11 + .api-changes');
  await removed.getByRole('link', { name: 'Js.Vector', exact: true }).click();
  await expect(title(page)).toHaveText('Js.Vector');
  await expect(page).toHaveURL(`${WITH_CORE}/js/vector`);
});

test(
  'what is renamed leads to its new name, and other versions have lists of their own',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit(`${WITH_STDLIB}/changes`);
    const renamed = page.locator('#renamed-v11 + .api-changes');
    const array2 = renamed.locator('details').filter({
      has: page.getByText('Js.Array2', { exact: true }),
    });
    await array2.locator('summary').click();
    const row = array2.getByRole('row').filter({
      has: page.getByRole('link', { name: 'map', exact: true }),
    });
    await expect(row.getByRole('cell')).toHaveText(['map', 'Array.map']);
    await row.getByRole('link', { name: 'Array.map' }).click();
    await expect(page).toHaveURL(`${WITH_STDLIB}/stdlib/array#value-map`);
    await visit(`${WITH_CORE}/changes-since-v9`);
    await expect(page.locator('#new-modules-v9')).toContainText(/^New modules since v9 \(\d+\)/);
  },
);

test('a built-in type leads to its module, and a type to the functions that take it', async ({
  page,
  visit,
}) => {
  await visit(`${WITH_STDLIB}/stdlib/json`);
  const uses = page.locator('#type-t ~ details.api-uses').first();
  await uses.locator('summary').click();
  await uses.getByRole('link', { name: 'JSON.Encode.string', exact: true }).click();
  await expect(page).toHaveURL(`${WITH_STDLIB}/stdlib/json/encode#value-string`);
  const signature = page.locator('#value-string + .api-item');
  await signature.getByRole('link', { name: 'string', exact: true }).click();
  await expect(title(page)).toHaveText('Stdlib.String');
});

test.describe('what is built into the language', () => {
  test(
    'has a page, on which the keyboard finds an operator by its sign',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit(`${WITH_STDLIB}/pervasives`);
      await filterBox(page).focus();
      await page.keyboard.type('**');
      expect(await shownItems(page)).toEqual(['**']);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${WITH_STDLIB}/pervasives#value-times-times`);
      await expectBelowBars(page, page.locator('#value-times-times'));
      await page
        .locator('#value-times-times + .api-item')
        .getByRole('link', { name: '** in v8' })
        .click();
      await expect(page).toHaveURL(`${OLDEST}/pervasives#value-times-times`);
    },
  );

  test(
    'is where types lead that no module works on',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit(`${WITH_CORE}/core/console#value-log`);
      const signature = page.locator('#value-log + .api-item');
      await signature.getByRole('link', { name: 'unit', exact: true }).click();
      await expect(page).toHaveURL(`${WITH_CORE}/pervasives#type-unit`);
      await page.getByRole('link', { name: "array<'a>", exact: true }).click();
      await expect(page).toHaveURL(`${WITH_CORE}/pervasives#type-array`);
      const array = page.locator('#type-array ~ p').first();
      await expect(array).toHaveText(
        'Built into the compiler. Functions for it are in Core.Array.',
      );
      await array.getByRole('link', { name: 'Core.Array' }).click();
      await expect(title(page)).toHaveText('Core.Array');
    },
  );

  test(
    'leads from the props of elements to their events',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit(`${WITH_STDLIB}/jsxdom#type-domProps`);
      await page.getByRole('link', { name: 'JsxEvent.Wheel.t', exact: true }).first().click();
      await expect(page).toHaveURL(`${WITH_STDLIB}/jsxevent/wheel#type-t`);
      await (await pagesOf(page)).getByRole('link', { name: 'Mouse', exact: true }).click();
      await expect(title(page)).toHaveText('JsxEvent.Mouse');
    },
  );

  test('is in the list of all names, by its sign', async ({ page, visit }) => {
    await visit(`${WITH_STDLIB}/a-to-z`);
    await filterBox(page).fill('>>>');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${WITH_STDLIB}/pervasives#value-greater-greater-greater`);
  });
});

test.describe('addresses', () => {
  test(
    'open the fold that they lead into: on arrival, by link, and on the way back',
    { tag: ['@engines', '@every-engines'] },
    async ({ page, visit }) => {
      await visit(`${BELT_ARRAY}#value-keepU`);
      const twin = page.locator('#value-keepU');
      await expectBelowBars(page, twin);
      await page.getByRole('link', { name: 'zipByU', exact: true }).click();
      await expectBelowBars(page, page.locator('#value-zipByU'));
      await (await pagesOf(page)).getByRole('link', { name: 'List', exact: true }).click();
      await expect(title(page)).toHaveText('Belt.List');
      await page.goBack();
      await expect(title(page)).toHaveText('Belt.Array');
      // Where the reader was, which a click into the list of pages may have changed a little.
      await expect(page.locator('#value-zipByU')).toBeInViewport();
    },
  );

  test('that cannot be decoded are dropped', async ({ page, visit }) => {
    await visit(`${WITH_CORE}/belt#%`);
    await expect(page).toHaveURL(`${WITH_CORE}/belt`);
    await page.evaluate(() => {
      window.location.hash = '#%E0%A4%A';
    });
    await expect(page).toHaveURL(`${WITH_CORE}/belt`);
    await expect(title(page)).toHaveText('Belt');
  });

  test('of items are copied', async ({ page, context, visit }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(`${WITH_CORE}/belt/float?instead-of=x`);
    const button = page.getByRole('button', { name: 'Copy link to fromInt', exact: true });
    await button.click();
    await expect(button).toContainText('Copied to clipboard');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`${WITH_CORE}/belt/float#value-fromInt`, page.url()).href);
  });
});

test.describe('another version', () => {
  test(
    'has the same item of the same module, however it is spelled, in both directions',
    { tag: ['@engines', '@every-engines'] },
    async ({ page, visit }) => {
      await visit(`${OLDEST}/js/array-2#value-map`);
      const path: readonly (readonly [string, string])[] = [
        [CORE.label, `${WITH_CORE}/js/array2`],
        [STDLIB.label, `${WITH_STDLIB}/js/array2`],
        ['v9.1 - v10.1', '/docs/manual/v10.0.0/api/js/array-2'],
      ];
      for (const [label, address] of path) {
        await (await versionLink(page, label)).click();
        await expect(page).toHaveURL(`${address}#value-map`);
        await expect(title(page)).toHaveText('Js.Array2');
        await expectBelowBars(page, page.locator('#value-map'));
      }
      await expect(page.getByText(/has no page/)).toHaveCount(0);
    },
  );

  test(
    'calls the standard library by another name, or says that it lacks the module',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit(`${WITH_CORE}/core/array`);
      await (await versionLink(page, STDLIB.label)).click();
      await expect(page).toHaveURL(`${WITH_STDLIB}/stdlib/array`);
      await (await versionLink(page, CORE.label)).click();
      await expect(page).toHaveURL(`${WITH_CORE}/core/array`);
      await (await versionLink(page, 'v6.0 - v8.2')).click();
      await expect(page).toHaveURL(/\/v8\.0\.0\/api\/belt\/array/);
      await expect(page.getByText('v8.0.0 has no page core/array')).toBeVisible();
    },
  );
});

test('a module says where it stands, and what is deprecated', async ({ page, visit }) => {
  await visit(`${WITH_STDLIB}/js/typedarray2/int8array`);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['API', 'Js', 'TypedArray2', 'Int8Array']);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('p')).toHaveText('Js.TypedArray2.Int8Array');
  const entry = (await pagesOf(page)).locator('[aria-current=page]');
  await expect(entry).toHaveText('Int8Array');
  await expect(entry).toBeInViewport();
  await contents.getByRole('link', { name: 'length', exact: true }).click();
  await expectBelowBars(page, page.locator('#value-length'));
  await expect(contents.locator('[data-current]')).toBeInViewport();

  await visit(`${WITH_STDLIB}/js/array2`);
  const notes = page.locator('.api-deprecated');
  await expect(notes.first()).toHaveText('All 58 items are deprecated: use Array.');
  await expect(notes.nth(1)).toContainText('Deprecated since v12.');

  await visit(`${WITH_STDLIB}/stdlib/array`);
  const heading = page.locator('#value-copyAllWithin');
  expect(await heading.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
    '"deprecated"',
  );
  await expect(notes.first()).toContainText('Write Array.copyWithin(array, ~target, ~start=0).');
});

test(
  'nothing moves while a page of the reference loads, and nothing is too wide',
  { tag: '@phone' },
  async ({ page, visit, isPhone }) => {
    if (isPhone) await page.setViewportSize({ width: 320, height: 640 });
    // Otherwise fonts that come with the first page would be tried on by the later ones.
    await saveData(page);
    await watchShifts(page);
    const addresses = [
      BELT_ARRAY,
      `${WITH_STDLIB}/js/typedarray2/uint8clampedarray`,
      `${OLDEST}/js/typed-array_uint-8-clamped-array`,
      // A long name in JavaScript.
      `${WITH_STDLIB}/stdlib/intl/numberformat`,
      WITH_CORE,
    ];
    for (const address of some(addresses, 3)) {
      await visit(address);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(tooWide, address).toBeLessThanOrEqual(0);
      expect(await shiftsOf(page), address).toBeLessThan(0.001);
    }
  },
);

test(
  'an unknown module stands in the layout of the reference, with modules like it',
  { tag: '@every' },
  async ({ page, visit, faults }) => {
    faults.allow(/status(?: of)? 404/);
    await visit(`${WITH_CORE}/belt/hash-map-integer`);
    await expect(title(page)).toHaveText('?');
    await expect(page).toHaveTitle('? | ReScript Documentation');
    // Nothing is left of the page that the layout comes from.
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
    const list = page.getByRole('navigation', { name: 'Pages of this version' });
    await expect(list.locator('[aria-current=page]')).toHaveCount(0);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'belt/hashmap/int', exact: true }).click();
    await expect(title(page)).toHaveText('Belt.HashMap.Int');
    await visit(`${OLDEST}/core/array`);
    await expect(title(page)).toHaveText('?');
    await main.getByRole('link', { name: `core/array in ${CORE.label}` }).click();
    await expect(page).toHaveURL(`${WITH_CORE}/core/array`);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all items and folds are there, and no filter that would not filter', async ({ page }) => {
    await page.goto(BELT_ARRAY);
    await expect(page.locator('.api-filter')).toBeHidden();
    await expect(page.locator('[data-copy-link]').first()).toBeHidden();
    expect((await shownItems(page)).length).toBeGreaterThan(60);
    const fold = page.locator('details.api-twin').first();
    await fold.locator('summary').click();
    await expect(fold.getByRole('heading').first()).toBeVisible();
  });
});
