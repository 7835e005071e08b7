/** What a reader sees: nothing jumps, is cut off or stands twice, and things stand where they stood before. */
import type { Locator, Page } from '@playwright/test';

import { some } from './every';
import { expect, expectHydrated, test } from './fixtures';
import {
  expectBelowBars,
  idle,
  openHeld,
  holdScripts,
  pagesOf,
  shiftsOf,
  title,
  watchShifts,
} from './reader';
import { HAS_NEXT, LATEST as LATEST_VERSION, manualOf, OTHER } from './versions';

const LATEST = '/docs/manual/latest';
const RECORD = `${LATEST}/record`;

const left = async (locator: Locator): Promise<number> =>
  Math.round((await locator.boundingBox())?.x ?? Number.NaN);

/** Chooses the JavaScript of examples, as a reader did on an earlier visit. */
async function preferOutput(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('code_tabs', '{"output":"JS Output"}'));
}

/** Shows pages in our fonts from the first one on: lines break elsewhere in those of the system. */
async function useOurFonts(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('fonts', 'true'));
}

/** A layout shift that no one sees: a thousandth comes from fonts that the browser still has; a jump is some tenths. */
const UNSEEN_SHIFT = 0.005;

test.describe('a reader who prefers the output', () => {
  const addresses = [
    `${RECORD}#accessor-functions`,
    `${RECORD}#type-parameters`,
    `${LATEST}/json#run-time-cost`,
    '/docs/react/latest/hooks-state#run-time-cost',
  ];
  for (const address of some(addresses, 1)) {
    test(`lands at the heading, and nothing moves: ${address}`, async ({ page, visit }) => {
      await watchShifts(page);
      await preferOutput(page);
      await visit(address);
      await idle(page);
      await expectBelowBars(page, page.locator(new URL(address, 'https://x.y').hash));
      expect(await shiftsOf(page)).toBeLessThan(UNSEEN_SHIFT);
    });
  }

  test('has it before the scripts come, and the tab says so', async ({ page }) => {
    const scripts = await holdScripts(page);
    await preferOutput(page);
    await openHeld(page, RECORD);
    const block = page.locator('[data-tab-group=output]').first();
    const panel = block.locator('[data-code-panel]').nth(1);
    await expect(panel).toBeVisible();
    await expect(block.locator('[data-code-panel]').first()).toBeHidden();
    scripts.release();
    await expectHydrated(page);
    await expect(panel).toBeVisible();
    await expect(block.getByRole('tab', { name: 'JS Output' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test(
  'a package manager is chosen once, whichever of them a page names',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit(`${LATEST}/installation`);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await visit('/docs/react/latest/installation');
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

/** The font that a page is set in. */
const fontOf = (page: Page): Promise<string> =>
  title(page).evaluate((element) => getComputedStyle(element).fontFamily);

const OUR_FONT = /^"?Inter(?: Early)?"?,/;

test('the brand’s fonts are there on a first visit over a quick line, and nothing moves', async ({
  page,
  visit,
}) => {
  // A page tells a quick line by its clock, which goes slowly here: a busy machine alone takes longer than such a line.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 20;
  });
  await watchShifts(page);
  await visit(RECORD);
  expect(await fontOf(page)).toMatch(OUR_FONT);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('true');
  await page.locator('a.pagination-nav__link--next').click();
  await expect(title(page)).toHaveText('Object');
  // Texts keep theirs, which is one file by two names.
  expect(await fontOf(page)).toMatch(OUR_FONT);
  const code = page.locator('main .code-pre').first();
  expect(await code.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
    /^"?Roboto Mono"?,/,
  );
  expect(await shiftsOf(page)).toBeLessThan(UNSEEN_SHIFT);
});

test(
  'the brand’s fonts are there from the second page of a first visit on over a slow line',
  { tag: ['@phone', '@every-phone'] },
  async ({ page, visit }) => {
    await page.route(`**${RECORD}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.fallback();
    });
    await visit(RECORD);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('true');
    expect(await fontOf(page)).not.toMatch(OUR_FONT);
    await page.locator('a.pagination-nav__link--next').click();
    await expect(title(page)).toHaveText('Object');
    expect(await fontOf(page)).toMatch(OUR_FONT);
  },
);

test('headings stand once on wide screens, and are marked beneath their page on others', async ({
  page,
  visit,
}) => {
  await visit(RECORD);
  const sidebar = page.getByRole('navigation', { name: 'Pages of this version' });
  const beside = page.getByRole('navigation', { name: 'On this page' });
  const name = 'Type parameters';
  await expect(beside.getByRole('link', { name })).toBeVisible();
  await expect(sidebar.getByRole('link', { name })).toBeHidden();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(beside).toBeHidden();
  await expect(sidebar.getByRole('link', { name })).toBeVisible();
  await sidebar.getByRole('link', { name }).click();
  await expect(sidebar.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
});

test(
  'categories fold but for that of the page, and what is opened stays open',
  { tag: '@every' },
  async ({ page, visit }) => {
    await useOurFonts(page);
    await visit(RECORD);
    const sidebar = page.getByRole('navigation', { name: 'Pages of this version' });
    await expect(sidebar.getByRole('link', { name: 'Tuple', exact: true })).toBeVisible();
    const interop = sidebar.getByRole('link', { name: 'Interop Cheatsheet' });
    await expect(interop).toBeHidden();
    await sidebar.locator('summary', { hasText: 'JavaScript Interop' }).click();
    const before = await interop.boundingBox();
    await interop.click();
    await expect(title(page)).toHaveText('Interop Cheatsheet');
    await expect(sidebar.getByRole('link', { name: 'Tuple', exact: true })).toBeVisible();
    expect(await interop.boundingBox()).toEqual(before);
  },
);

test(
  'the sections of the documentation lead to one another',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit(RECORD);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections.locator('[aria-current]')).toHaveText('Manual');
    await sections.getByRole('link', { name: 'React' }).click();
    await expect(sections.locator('[aria-current]')).toHaveText('React');
    await sections.getByRole('link', { name: 'API' }).click();
    await expect(sections.locator('[aria-current]')).toHaveText('API');
    await sections.getByRole('link', { name: 'Syntax' }).click();
    await expect(title(page)).toHaveText('Syntax Lookup');
  },
);

test('a tablet has the sections in its row of breadcrumbs, which stay whole', async ({
  page,
  visit,
}) => {
  await useOurFonts(page);
  await visit(`${LATEST}/pattern-matching-destructuring`);
  for (const width of [768, 820, 1000]) {
    await page.setViewportSize({ width, height: 1000 });
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections.getByRole('link').locator('visible=true')).toHaveCount(5);
    const crumb = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('[aria-current]');
    expect((await textOf(crumb)).isCut, String(width)).toBe(false);
    const row = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(row).toBeLessThanOrEqual(width);
  }
});

test(
  'the menu of the docs knows that these pages are its own',
  { tag: '@every' },
  async ({ page, visit }) => {
    const weight = () =>
      page
        .locator('#site-bar summary', { hasText: 'Docs' })
        .first()
        .evaluate((element) => getComputedStyle(element).fontWeight);
    for (const address of [
      `/docs/${LATEST_VERSION.name}`,
      '/packages',
      '/syntax-lookup',
      '/errors/missing-label',
      '/tour/record-updates',
      RECORD,
    ]) {
      await visit(address);
      expect(await weight(), address).toBe('600');
    }
    await visit('/blog');
    expect(await weight()).not.toBe('600');
  },
);

test.describe('one grid', () => {
  test('everything begins at the same edge', async ({ page, visit }) => {
    const addresses = [
      '/blog',
      '/packages',
      '/syntax-lookup',
      `/docs/${LATEST_VERSION.name}`,
      '/brand',
    ];
    for (const address of some(addresses, 3)) {
      await visit(address);
      const logo = await left(page.locator('#site-bar a').first());
      expect(await left(title(page)), address).toBe(logo);
      expect(await left(page.locator('footer a, footer svg').first()), address).toBe(logo);
    }
  });

  test('articles stand in the same column', { tag: '@every' }, async ({ page, visit, faults }) => {
    faults.allow(/status(?: of)? 404/);
    await visit(RECORD);
    const column = await left(title(page));
    for (const address of [
      '/syntax-lookup/pipe',
      '/blog/documentation-that-compiles',
      '/markdown-guide',
      '/no-such-page',
    ]) {
      await visit(address);
      expect(await left(title(page)), address).toBe(column);
    }
  });
});

test('the headings of a post look like those of a docs page', async ({ page, visit }) => {
  await visit('/blog/documentation-that-compiles');
  const list = page.getByRole('navigation', { name: 'On this page' });
  await expect(list.getByText('On this page')).toBeVisible();
  await page.locator('h2').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(list.locator('[aria-current=location]')).toHaveCount(1);
});

test('the syntax lookup leads to its groups', async ({ page, visit }) => {
  await visit('/syntax-lookup');
  await page.getByRole('link', { name: 'Decorators', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Decorators', exact: true })).toBeInViewport();
  await page.getByRole('searchbox').fill('pip');
  await expect(page.getByRole('navigation', { name: 'Groups' })).toBeHidden();
});

test.describe('what the compiler answers', () => {
  for (const scheme of some(['light', 'dark'] as const, 1)) {
    test(`has the colors of a terminal, ${scheme}`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await visit(RECORD);
      const answer = page.locator('.code-answer').first();
      const color = (role: string) =>
        answer
          .locator(`.answer-${role}`)
          .first()
          .evaluate((element) => getComputedStyle(element).color);
      const colors = await Promise.all(['heading', 'place', 'gutter'].map(color));
      expect(new Set(colors).size).toBe(3);
      const wrong = answer.locator('.answer-program .answer-wrong');
      await expect(wrong).toHaveText('brand');
      expect(await wrong.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
        'underline',
      );
    });
  }

  test('breaks its prose on a phone', { tag: '@phone' }, async ({ page, visit }) => {
    await visit(RECORD);
    for (const answer of await page.locator('.code-answer pre').all()) {
      const [content, box] = await answer.evaluate((element) => [
        element.scrollWidth,
        element.clientWidth,
      ]);
      expect(content).toBeLessThanOrEqual(box ?? 0);
    }
  });
});

test.describe('code', () => {
  test('stands side by side with its output where the reader wants it, from the first paint on', async ({
    page,
    visit,
  }) => {
    await watchShifts(page);
    await visit(RECORD);
    const block = page.locator('[data-tab-group=output]').first();
    const panels = block.locator('[data-code-panel]');
    await expect(panels.nth(1)).toBeHidden();
    await block.getByRole('button', { name: 'Side by side' }).click();
    await expect(panels.nth(1)).toBeVisible();
    const [source, output] = [await panels.nth(0).boundingBox(), await panels.nth(1).boundingBox()];
    expect(source?.y).toBe(output?.y);
    expect(output?.x).toBeGreaterThan((source?.x ?? 0) + 400);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1280);
    for (const name of ['Copy code', 'Side by side', 'Run this example']) {
      for (const control of await block.getByLabel(name).locator('visible=true').all()) {
        await control.click({ trial: true });
      }
    }
    // What moves when our fonts come to a page that is loaded anew is another matter.
    await page.evaluate(() => localStorage.removeItem('fonts'));
    await page.goto('about:blank');
    await visit(`${RECORD}#accessor-functions`);
    await idle(page);
    await expect(panels.nth(1)).toBeVisible();
    await expectBelowBars(page, page.locator('#accessor-functions'));
    expect(await shiftsOf(page)).toBeLessThan(UNSEEN_SHIFT);
    await expect(block.getByRole('button', { name: 'Side by side' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(panels.nth(1)).toBeHidden();
    await expect(block.getByRole('tab', { name: 'ReScript' })).toBeVisible();
  });

  test('says in words what its arrow does', async ({ page, visit }) => {
    await visit(RECORD);
    await idle(page);
    const link = page.locator('a[data-runs]').first();
    const words = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await words()).toBe('none');
    const before = await link.boundingBox();
    await link.hover();
    expect(await words()).toContain('Run this example');
    expect(await link.boundingBox()).toEqual(before);
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await link.focus();
    expect(await words()).toContain('Run this example');
  });

  test('that is cut off casts a shadow', { tag: '@phone' }, async ({ page, visit }) => {
    await visit(RECORD);
    const code = page.locator('article pre').first();
    expect(await code.evaluate((element) => getComputedStyle(element).backgroundImage)).toMatch(
      /gradient/,
    );
  });
});

test('lines of code have addresses', async ({ page, visit }) => {
  await visit(RECORD);
  const block = page
    .locator('[data-code-block]')
    .filter({ has: page.getByRole('button', { name: 'Link to lines' }) })
    .first();
  await block.getByRole('button', { name: 'Link to lines' }).first().click();
  await block.getByRole('link', { name: 'Line 2', exact: true }).click();
  await expect(page).toHaveURL(/~\d+L2$/);
  await block.getByRole('link', { name: 'Line 4', exact: true }).focus();
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/~\d+L2-4$/);
  const mark = page.getByRole('img', { name: 'Lines 2 to 4' });
  await expect(mark).toBeVisible();
  const address = page.url();
  await visit('/packages');
  await page.goto(address);
  await expect(mark).toBeInViewport();
  await expect(mark).toBeFocused();
  const [top, line] = await mark.evaluate((element) => {
    const { y, height } = element.getBoundingClientRect();
    const code = element.parentElement?.getBoundingClientRect();
    return [y - (code?.y ?? 0), height / 3];
  });
  expect(top).toBeCloseTo(line ?? 0, 0);
  await page.goBack();
  await page.goForward();
  await expect(mark).toBeVisible();
  // Who has read on is led back to where they were, not to the lines.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await (await pagesOf(page)).getByRole('link', { name: 'Variant', exact: true }).click();
  await expect(title(page)).toHaveText('Variant');
  await page.goBack();
  await expect(mark).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('texts of diagrams stay in their boxes', { tag: '@every' }, async ({ page, visit }) => {
  await useOurFonts(page);
  for (const address of [
    '/docs/react/latest/hooks-state',
    '/docs/react/latest/hooks-reducer',
    `${LATEST}/external`,
  ]) {
    await visit(address);
    await page.evaluate(() => document.fonts.ready);
    const tooWide = await page.locator('figure svg').evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const boxes = [...drawing.querySelectorAll('rect')].map((box) => box.getBBox());
        return [...drawing.querySelectorAll('text')].flatMap((text) => {
          const { x, y, width, height } = text.getBBox();
          const isAround = (box: DOMRect) =>
            box.x < x + width / 2 &&
            x + width / 2 < box.x + box.width &&
            box.y < y + height / 2 &&
            y + height / 2 < box.y + box.height;
          const widths = boxes.filter(isAround).map((box) => box.width);
          return widths.length > 0 && width > Math.min(...widths) ? [text.textContent] : [];
        });
      }),
    );
    expect(tooWide, address).toEqual([]);
  }
});

test.describe('the playground', () => {
  test('a refused clipboard moves no button', { tag: '@every' }, async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await visit('/try');
    await expect(page.locator('[data-frame]')).toHaveCount(0);
    const copy = page.getByRole('button', { name: 'Copy program' });
    const before = await copy.boundingBox();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Please copy the link from the address bar.')).toBeVisible();
    expect(await copy.boundingBox()).toEqual(before);
    await copy.click();
    const failed = page.getByRole('button', { name: 'Failed' });
    await expect(failed).toBeVisible();
    expect(await failed.boundingBox()).toEqual(before);
    await expect(copy).toBeVisible();
  });
});

test('with forced colors, the chosen tab and the search of a dead address have borders', async ({
  page,
  visit,
  faults,
}) => {
  faults.allow(/status(?: of)? 404/);
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(RECORD);
  const border = (locator: Locator) =>
    locator.first().evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await border(page.locator('.code-tab[aria-selected=true]'))).not.toBe(
    await border(page.locator('.code-tab[aria-selected=false]')),
  );
  await visit('/no-such-page');
  const search = page.locator('main').getByRole('button', { name: 'Search' });
  expect(await search.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
});

test('the tab of a dead address says so', async ({ page, visit, faults }) => {
  faults.allow(/status(?: of)? 404/);
  for (const address of ['/nope', `${LATEST}/nope`, '/docs/reason-compiler/latest/nope']) {
    await visit(address);
    await expect(page).toHaveTitle('Page Not Found | ReScript Documentation');
  }
});

test('arrow keys lead through the versions', { tag: '@every' }, async ({ page, visit }) => {
  await visit(RECORD);
  const select = page.locator('[data-drawer-column] details[data-menu]');
  await select.locator('summary').focus();
  await page.keyboard.press('ArrowDown');
  await expect(select.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(select.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(select.locator('summary')).toBeFocused();
});

test(
  'the page behind the open list of pages stays where it is',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit(RECORD);
    await page.getByRole('button', { name: 'Open the list of pages' }).click();
    await expect(page.getByRole('dialog', { name: 'Pages' })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'visible',
    );
  },
);

test('the items of a module stand in the list of pages where there is no column for them', async ({
  page,
  visit,
}) => {
  await visit(`${LATEST}/api/belt/option`);
  const item = page
    .getByRole('navigation', { name: 'Pages of this version' })
    .getByRole('link', { name: 'getWithDefault', exact: true });
  await expect(item).toBeHidden();
  await page.setViewportSize({ width: 1100, height: 800 });
  await item.click();
  await expect(page).toHaveURL(/#/);
  await expect(item).toHaveAttribute('aria-current', 'location');
});

test(
  'links that people share have the page’s own picture',
  { tag: '@every' },
  async ({ page, request, visit }) => {
    const pictureOf = async (address: string): Promise<string> => {
      await visit(address);
      const content = await page.locator('meta[property="og:image"]').getAttribute('content');
      return new URL(content ?? '').pathname;
    };
    const [record, object] = [await pictureOf(RECORD), await pictureOf(`${LATEST}/object`)];
    expect(record).toBe(`${RECORD}.png`);
    const [first, second] = await Promise.all(
      [record, object].map(async (picture) => (await request.get(picture)).body()),
    );
    expect(first?.subarray(1, 4).toString()).toBe('PNG');
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
    expect(await pictureOf('/blog/documentation-that-compiles')).toBe(
      '/blog/documentation-that-compiles.png',
    );
    expect(await pictureOf('/')).toBe('/share.png');
  },
);

test('a list in which nothing fits says so, with a drawing', async ({ page, visit }) => {
  for (const address of some(['/syntax-lookup', '/errors', '/packages'], 1)) {
    await visit(address);
    await page.getByRole('searchbox').fill('no such thing');
    const nothing = page.locator('[data-list-nothing]');
    await expect(nothing).toContainText('no such thing');
    await expect(nothing.locator('svg')).toBeVisible();
  }
});

test(
  'the banner of the next version says where it leads to another page',
  { tag: '@every' },
  async ({ page, visit }) => {
    test.skip(!HAS_NEXT, 'No version is being written.');
    await visit(`${manualOf(OTHER)}/dict`);
    await page.getByRole('note', { name: 'About this version' }).getByRole('link').click();
    await expect(title(page)).toHaveText('Object');
    await expect(page.locator('[data-switch-note]')).toContainText('has no page Dictionary.');
  },
);

/** The width of an element's text, and whether its end is cut off. */
function textOf(locator: Locator): Promise<{ width: number; isCut: boolean }> {
  return locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return {
      width: range.getBoundingClientRect().width,
      isCut: element.scrollWidth > element.clientWidth,
    };
  });
}

for (const [address, parent] of [
  [`${LATEST}/api/belt/option`, 'Belt'],
  ['/community/overview', 'Community'],
  ['/syntax-lookup/pipe', 'Syntax Lookup'],
] as const) {
  test(
    `a phone says the way back and the page in one row: ${address}`,
    { tag: '@phone-only' },
    async ({ page, visit }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(address);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
      const back = crumbs.getByRole('link', { name: parent, exact: true });
      const { width, isCut } = await textOf(back);
      expect(width).toBeGreaterThan(4 * parent.length);
      expect(isCut).toBe(false);
      expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
      const current = crumbs.locator('[aria-current=page]');
      expect((await textOf(current)).isCut).toBe(false);
      const [row, named] = [await crumbs.boundingBox(), await back.boundingBox()];
      expect(Math.abs((named?.y ?? 0) - (row?.y ?? 0))).toBeLessThanOrEqual(4);
    },
  );
}

test(
  'where a phone has no room for both, an arrow is the way back',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(`${LATEST}/pattern-matching-destructuring`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const row = await crumbs.boundingBox();
    const current = await crumbs.locator('[aria-current=page]').boundingBox();
    if (!row || !current) throw new Error('Expected the row of breadcrumbs.');
    // The page's name has nearly all of the row.
    expect(current.width).toBeGreaterThan(row.width - 40);
    const { x, y, height } = row;
    await page.touchscreen.tap(x + 8, y + height / 2);
    await expect(page).not.toHaveURL(/pattern-matching/);
  },
);

test(
  'the narrowest phone reads the names of pages whole in the row of breadcrumbs',
  { tag: ['@phone-only', '@every'] },
  async ({ page, visit }) => {
    await useOurFonts(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const slug of ['pattern-matching-destructuring', 'polymorphic-variant', 'record']) {
      await visit(`${LATEST}/${slug}`);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
      const { isCut, isLow } = await crumbs.locator('[aria-current]').evaluate((element) => ({
        isCut: element.scrollWidth > element.clientWidth,
        isLow: element.scrollHeight > element.clientHeight,
      }));
      expect({ isCut, isLow }, slug).toEqual({ isCut: false, isLow: false });
    }
  },
);

test(
  'a phone shows a wide table row by row, each cell under the name of its column',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(RECORD);
    const table = page.locator('table[data-stacks]').first();
    const [width, room] = await table.evaluate((element) => [
      element.scrollWidth,
      element.parentElement?.clientWidth,
    ]);
    expect(width).toBeLessThanOrEqual(room ?? 0);
    const cell = table.locator('td[data-label]').first();
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toContain((await cell.getAttribute('data-label')) ?? 'Expected a label.');
    // Those who hear it still hear a table.
    await expect(table.getByRole('columnheader')).toHaveCount(await table.locator('th').count());
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole).toBeLessThanOrEqual(390);
  },
);

test(
  'a phone folds the groups of a module’s items but for the first',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(`${LATEST}/api/core/array`);
    const contents = page.locator('.api-contents');
    const lists = contents.locator('section > ul').locator('visible=true');
    await expect(lists).toHaveCount(1);
    expect((await contents.boundingBox())?.height).toBeLessThan(844);
    const fold = contents.getByRole('button', { name: /^Transform/ });
    expect((await fold.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(lists).toHaveCount(2);
    await page.getByRole('searchbox').fill('sort');
    await expect(contents.getByRole('link', { name: 'sort', exact: true })).toBeVisible();
    await expect(fold).toBeHidden();
    await page.setViewportSize({ width: 820, height: 1000 });
    await page.getByRole('searchbox').fill('');
    await expect(contents.getByRole('button')).toHaveCount(0);
    expect(await lists.count()).toBeGreaterThan(5);
  },
);

test('boxes that are not chosen have colors of ours in the dark', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit('/packages');
  const box = page.getByRole('checkbox', { name: 'Outdated' });
  const before = await box.boundingBox();
  const raised = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--color-surface-raised)';
    return getComputedStyle(probe).backgroundColor;
  });
  expect(await box.evaluate((element) => getComputedStyle(element).appearance)).toBe('none');
  expect(await box.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(raised);
  await box.check();
  expect(await box.boundingBox()).toEqual(before);
});

test('short code is not broken at its signs', { tag: '@phone' }, async ({ page, visit }) => {
  await visit(`${LATEST}/api`);
  const code = page.locator('article code', { hasText: /^-open RescriptCore$/ }).first();
  expect(await code.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('the playground of a tablet gives one row to controls, and none to a single file', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visit('/try');
  // The page's own frame gives way to the playground.
  await expect(page.locator('[data-frame]')).toHaveCount(0);
  const controls = page.getByRole('group', { name: 'Controls' });
  expect((await controls.boundingBox())?.height).toBeLessThanOrEqual(60);
  await controls.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('switch', { name: 'Auto-run' })).toBeInViewport();
  const editor = await page.locator('#playground-program').boundingBox();
  const firstLines = 100;
  const add = await page.getByRole('button', { name: 'Add file' }).boundingBox();
  expect(add?.y).toBeGreaterThanOrEqual((editor?.y ?? Number.NaN) + firstLines);
});

test('the playground works without its examples where they do not come', async ({
  page,
  visit,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED/);
  faults.allow(/chunk/i);
  await page.route('**/assets/js/*.js', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await (text.includes('There are no examples for')
      ? route.abort('failed')
      : route.fulfill({ response: answer }));
  });
  await visit('/try');
  await expect(page.locator('[data-frame]')).toHaveCount(0);
  const controls = page.getByRole('group', { name: 'Controls' });
  await expect(page.getByText('The examples couldn’t be loaded.')).toBeVisible();
  await expect(controls.getByText('Examples')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Problems' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Problems' })).toBeVisible();
});

test('the JavaScript of the playground is copied from the row of its tabs', async ({
  page,
  visit,
}) => {
  await useOurFonts(page);
  await visit('/try');
  await expect(page.locator('[data-frame]')).toHaveCount(0);
  const copy = page.getByRole('button', { name: 'Copy JavaScript' });
  const tabs = page.getByRole('tablist', { name: 'Results' });
  for (const width of [1024, 1280, 640]) {
    await page.setViewportSize({ width, height: 800 });
    const [button, row] = [await copy.boundingBox(), await tabs.boundingBox()];
    expect(button?.y).toBeGreaterThan(row?.y ?? Number.NaN);
    expect(button?.height).toBeLessThan(row?.height ?? Number.NaN);
    const isWhole = await tabs.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(isWhole, String(width)).toBe(true);
  }
  await page.getByRole('tab', { name: 'Problems' }).click();
  await expect(copy).toHaveCount(0);
});

/** The text of an element and its box, from left to right. */
function textBox(locator: Locator): Promise<{ left: number; right: number; lines: number }> {
  return locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right, lines: range.getClientRects().length };
  });
}

test.describe('on the narrowest phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the drawing of a dead address fits', async ({ page, visit, faults }) => {
    faults.allow(/status(?: of)? 404/);
    for (const address of ['/nope', `${LATEST}/api/nope`]) {
      await visit(address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(320);
    }
  });

  test('the badge leaves nothing where it does not come', async ({ page, visit }) => {
    await visit('/packages');
    const badge = page.locator('footer a', { has: page.locator('[data-optional]') });
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(badge).toBeHidden();
  });

  test('the playground cuts neither its tabs nor its version', async ({ page, visit }) => {
    await useOurFonts(page);
    await visit('/try');
    await expect(page.locator('[data-frame]')).toHaveCount(0);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const tab of await page
        .getByRole('tablist', { name: 'Results' })
        .getByRole('tab')
        .all()) {
        const { left: start, right: end } = await textBox(tab);
        expect(start, String(width)).toBeGreaterThanOrEqual(12);
        expect(end, String(width)).toBeLessThanOrEqual(width - 12);
      }
      const version = await page.getByLabel('Version').evaluate((select) => {
        return select.clientWidth / Number.parseFloat(getComputedStyle(select).fontSize);
      });
      expect(version).toBeGreaterThanOrEqual(6.5);
    }
  });

  test('headings are not broken within words', async ({ page, visit }) => {
    for (const address of [
      `/docs/${LATEST_VERSION.name}`,
      `${LATEST}/pattern-matching-destructuring`,
    ]) {
      await visit(address);
      const broken = await title(page).evaluate((element) =>
        [...element.childNodes].flatMap((text) =>
          [...(text.textContent ?? '').matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
            if (!(text instanceof Text)) return [];
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          }),
        ),
      );
      expect(broken, address).toEqual([]);
    }
  });

  test('the bar has room between its entries, and the menu has the others', async ({
    page,
    visit,
  }) => {
    await visit(RECORD);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link').locator('visible=true')).toHaveCount(0);
    await page.locator('summary[aria-label=Menu]').click();
    await expect(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'API' }),
    ).toBeVisible();
    await page.setViewportSize({ width: 640, height: 800 });
    const entries = await main.locator(':scope > *').locator('visible=true').all();
    const boxes = await Promise.all(entries.map((entry) => entry.boundingBox()));
    expect(boxes).toHaveLength(5);
    for (const [index, box] of boxes.slice(1).entries()) {
      const before = boxes[index];
      expect((box?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0)).toBeGreaterThanOrEqual(11.5);
    }
  });
});

test(
  'a slash stands right behind a short name in the breadcrumbs',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 640, height: 800 });
    await visit(`${LATEST}/api/js/array2`);
    const name = page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByText('Js', { exact: true });
    const text = await textBox(name);
    const item = await name.locator('xpath=..').boundingBox();
    const slash = 24;
    expect((item?.x ?? 0) + (item?.width ?? 0) - text.right).toBeLessThan(slash);
  },
);

test(
  'the button for both sides stands in a row with the other actions, and stays there',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit(RECORD);
    await idle(page);
    for (const block of (await page.locator('[data-tab-group=output]').all()).slice(0, 3)) {
      const view = block.getByRole('button', { name: 'Side by side' });
      const copy = block.getByLabel('Copy code').locator('visible=true');
      const [own, other] = [await view.boundingBox(), await copy.boundingBox()];
      const middle = (box: typeof own): number => (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2;
      expect(middle(own)).toBeCloseTo(middle(other), 0);
      expect((own?.x ?? 0) - (other?.x ?? 0)).toBeCloseTo(other?.width ?? 0, 0);
      await block.locator('.code-playground').locator('visible=true').hover();
      await view.click({ trial: true });
    }
  },
);

test(
  'the toggles of packages begin at one edge',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/packages');
    const boxes = await Promise.all(
      (await page.locator('fieldset label').all()).map((label) => label.boundingBox()),
    );
    const edges = boxes.map((box) => Math.round(box?.x ?? 0));
    const rows = new Set(boxes.map((box) => Math.round(box?.y ?? 0)));
    expect(edges.filter((edge) => edge === 16)).toHaveLength(rows.size);
  },
);

test(
  'entries of the error index begin at the edge of their heading',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/errors');
    const heading = await textBox(page.locator('[data-list-section] h2').first());
    const name = await textBox(page.locator('[data-card] span').first());
    expect(name.left).toBeCloseTo(heading.left, 0);
  },
);

test(
  'links of the landing page that stand for themselves are as high as fingers need',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit('/');
    const link = await page.getByRole('link', { name: 'take the tour', exact: true }).boundingBox();
    expect(link?.height).toBeGreaterThanOrEqual(43.5);
  },
);

test(
  'with forced colors, the section, the heading and the page of the reader are underlined',
  { tag: '@every' },
  async ({ page, visit }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(`${RECORD}#type-parameters`);
    for (const place of [
      page.getByRole('navigation', { name: 'Sections' }).getByText('Manual'),
      page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]').first(),
    ]) {
      await expect(place).toHaveCSS('text-decoration-line', 'underline');
    }
  },
);

test('what each item of a module has comes to a mouse', async ({ page, visit }) => {
  await visit(`${LATEST}/api/belt/option`);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link', { name: 'Contents' })).toHaveCount(0);
  const item = page.locator('.api-item').first();
  const copy = item.getByRole('button', { name: /^Copy link/ });
  await page.mouse.move(0, 0);
  await expect(copy).toHaveCSS('opacity', '0');
  await item.hover();
  await expect(copy).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await copy.focus();
  await expect(copy).toHaveCSS('opacity', '1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no button is there that does nothing', { tag: '@phone' }, async ({ page }) => {
    for (const address of [RECORD, '/']) {
      await page.goto(address);
      await expect(page.locator('button').locator('visible=true'), address).toHaveCount(0);
    }
  });
});
