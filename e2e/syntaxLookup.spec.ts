// cspell:ignore swich
/** The syntax lookup: how readers come from a sign to its page. */
import { ENGINE } from './engines/engine';
import { expect, expectAccessible, screen, test } from './fixtures';
import { shiftsOf, watchShifts } from './reader';

const LOOKUP = '/syntax-lookup';

const NO_WAY_BACK =
  'Playwright’s driver for stock Firefox waits for ever on the way back to a document that the browser has kept';

test.describe('the search page', () => {
  test('is searched by keyboard alone', { tag: '@engines' }, async ({ page, visit }) => {
    await visit(LOOKUP);
    const box = page.getByRole('searchbox', { name: 'Search constructs' });
    const status = page.getByRole('main').getByRole('status').first();
    await box.focus();
    await page.keyboard.type('swich');
    await expect(status).toHaveText(/^1 of \d+ constructs$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Control Flow',
    ]);
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await expect(status).toHaveText(/^(\d+) of \1 constructs$/);
    await page.keyboard.type('triangle');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(`${LOOKUP}/triangle-pipe`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('|>');
  });

  test(
    'goes to the page of a name that is written out',
    { tag: ['@engines', '@every-engines'] },
    async ({ page, visit }) => {
      await visit(LOOKUP);
      await page.getByRole('searchbox', { name: 'Search constructs' }).pressSequentially('->');
      await expect(page).toHaveURL(`${LOOKUP}/pipe`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('->');
    },
  );

  test(
    'is there again on the way back from a page, and the page on the way forth',
    { tag: ['@engines', '@engines-phone', '@every-engines'] },
    async ({ page, visit }) => {
      test.skip(ENGINE === 'firefox', NO_WAY_BACK);
      await visit(LOOKUP);
      const box = page.getByRole('searchbox', { name: 'Search constructs' });
      await box.pressSequentially('->');
      await expect(page).toHaveURL(`${LOOKUP}/pipe`);
      await page.goBack();
      await expect(page).toHaveURL(LOOKUP);
      await expect(box).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('->');
    },
  );

  test('shows deprecated constructs last and struck through', async ({ page, visit }) => {
    await visit(LOOKUP);
    const names = page.locator('section', { hasText: 'Decorators' }).locator('li code:first-child');
    await expect(names.last()).toHaveText('@obj');
    await expect(names.last().locator('s')).toHaveText('@obj');
  });

  test(
    'an address of the former page leads to the construct',
    { tag: ['@engines', '@every-engines'] },
    async ({ page }) => {
      await page.goto(`${LOOKUP}#variadic-decorator`);
      await expect(page).toHaveURL(`${LOOKUP}/variadic-decorator`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('@variadic');
    },
  );

  test(
    'Back leads past an address of the former page',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit('/packages');
      await page.goto(`${LOOKUP}#variadic-decorator`);
      await expect(page).toHaveURL(`${LOOKUP}/variadic-decorator`);
      await page.goBack();
      await expect(page).toHaveURL('/packages');
    },
  );

  test(
    'is accessible with few and with no candidates',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit(LOOKUP);
      const box = page.getByRole('searchbox', { name: 'Search constructs' });
      await box.fill('module');
      await expectAccessible(page);
      await box.fill('qqq');
      await expect(page.getByText('No construct has “qqq”')).toBeVisible();
      await expectAccessible(page);
    },
  );
});

test.describe('the page of a construct', () => {
  test('shows what it compiles to, its versions and the way on', async ({ page, visit }) => {
    await visit(`${LOOKUP}/switch`);
    const main = page.getByRole('main');
    await expect(main.getByText('JS Output').first()).toBeVisible();
    await expect(main.getByText('v12', { exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Read more in the manual' }).click();
    await expect(page).toHaveURL('/docs/manual/latest/pattern-matching-destructuring');
  });

  test('says in which versions the construct is missing', async ({ page, visit }) => {
    await visit(`${LOOKUP}/dict-literal`);
    await expect(page.getByRole('definition').nth(1).getByRole('listitem')).toHaveText([
      /not in v8/,
      /not in v9/,
      /not in v10/,
      /not in v11/,
      'v12',
    ]);
  });

  test('leads to other constructs and to the list', async ({ page, visit }) => {
    await visit(`${LOOKUP}/__module__`);
    await page.getByRole('main').getByRole('link', { name: '__FILE__' }).first().click();
    await expect(page).toHaveURL(`${LOOKUP}/file`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('__FILE__');
    await page.getByRole('link', { name: 'All constructs' }).click();
    await expect(page).toHaveURL(LOOKUP);
  });

  test(
    'is accessible in both schemes',
    { tag: ['@phone', '@every'] },
    async ({ page, visit, isPhone }) => {
      for (const id of ['switch', 'triangle-pipe']) {
        await visit(`${LOOKUP}/${id}`);
        await expectAccessible(page, isPhone ? ['light'] : ['light', 'dark']);
      }
    },
  );

  for (const width of [320, 390, 1920]) {
    test(
      `fits a screen of ${width} px, and nothing moves while it loads`,
      { tag: screen(width) },
      async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 900 });
        await watchShifts(page);
        await visit(`${LOOKUP}/react-component-with-props-decorator`);
        await page.evaluate(() => document.fonts.ready);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
        expect(await shiftsOf(page)).toBeLessThan(0.01);
      },
    );
  }
});

test('search knows the constructs by their pages', async ({ request }) => {
  const index = await (await request.get('/search/site.json')).text();
  expect(index).toContain(`"${LOOKUP}/variadic-decorator"`);
  expect(index).not.toContain(`"${LOOKUP}#`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an old address shows the construct with a link to its page', async ({ page }) => {
    await page.goto(`${LOOKUP}#string-concatenation`);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const card = page.locator('#string-concatenation');
    await expect(card).toBeInViewport();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(`${LOOKUP}/string-concatenation`);
    await expect(
      page.getByRole('main').getByText('Joins two strings.', { exact: true }),
    ).toBeVisible();
  });
});
