/** Everything inside an article: code blocks, tabs, copying, tables, headings. */
import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { manualOf, OTHER } from './versions';

const LATEST = '/docs/manual/latest';
const LET_BINDING = `${LATEST}/let-binding`;
const INSTALLATION = `${LATEST}/installation`;

/** The code blocks with tabs of this name. */
const blocksWith = (page: Page, tab: string): Locator =>
  page.locator('[data-code-block]', { has: page.getByRole('tab', { name: tab, exact: true }) });

const tabOf = (block: Locator, name: string): Locator =>
  block.getByRole('tab', { name, exact: true });

const shownCode = (block: Locator): Locator => block.locator('[data-code]').locator('visible=true');

test.describe('copying code', () => {
  test(
    'puts exactly the code that shows on the clipboard, and says so for three seconds',
    { tag: '@engines' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(LET_BINDING);
      const block = blocksWith(page, 'JS Output').first();
      await tabOf(block, 'JS Output').click();
      // Until the scripts come all panels show, each with its button.
      await expect(tabOf(block, 'JS Output')).toHaveAttribute('aria-selected', 'true');
      const copy = block.getByRole('button', { name: 'Copy code' }).locator('visible=true');
      await copy.click();
      await expect(copy).toHaveText('Copied to clipboard');
      await expect(page.locator('#announcer')).toHaveText('Copied to clipboard');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await shownCode(block).textContent(),
      );
      await expect(copy).toHaveText('', { timeout: 5000 });
      await expect(copy).toHaveAttribute('data-state', 'init');
    },
  );

  test('shows on the button where the browser forbids it, and says so to screen readers', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    });
    await page.goto(LET_BINDING);
    const copy = page.getByRole('button', { name: 'Copy code' }).first();
    await copy.click();
    await expect(copy).toHaveAttribute('data-state', 'failed');
    await expect(copy).toHaveText('');
    await expect(page.locator('#announcer')).toHaveText('Copying failed');
  });

  test(
    'by selecting gives the same lines, highlighted or not',
    { tag: '@engines' },
    async ({ page }) => {
      await page.goto('/docs/react/latest/installation');
      const code = page.locator('.code-dims [data-code]').first();
      const selected = await code.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return getSelection()?.toString();
      });
      expect(selected?.trimEnd()).toBe(await code.textContent());
    },
  );
});

test.describe('tabs', () => {
  test(
    'change by click together with all blocks of their kind, in place',
    { tag: ['@engines', '@engines-phone'] },
    async ({ page }) => {
      await page.goto(LET_BINDING);
      const blocks = blocksWith(page, 'JS Output');
      await expect(blocks.first()).toBeVisible();
      const count = await blocks.count();
      expect(count).toBeGreaterThan(3);
      const block = blocks.nth(count - 1);
      const tab = tabOf(block, 'JS Output');
      await tab.scrollIntoViewIfNeeded();
      const before = await tab.boundingBox();
      await tab.click();
      const after = await tab.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
      for (let index = 0; index < count; index += 1) {
        await expect(tabOf(blocks.nth(index), 'JS Output')).toHaveAttribute(
          'aria-selected',
          'true',
        );
        await expect(blocks.nth(index).getByRole('tabpanel')).toHaveCount(1);
      }
    },
  );

  test('work with the keyboard alone', { tag: '@engines' }, async ({ page }) => {
    await page.goto(INSTALLATION);
    const block = blocksWith(page, 'npm').first();
    const panel = block.getByRole('tabpanel');
    await tabOf(block, 'npm').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabOf(block, 'yarn')).toBeFocused();
    await expect(panel).toHaveAccessibleName('yarn');
    await page.keyboard.press('End');
    await expect(tabOf(block, 'bun')).toBeFocused();
    await expect(panel).toHaveAccessibleName('bun');
    await page.keyboard.press('ArrowRight');
    await expect(panel).toHaveAccessibleName('npm');
    await page.keyboard.press('Tab');
    await expect(block.getByRole('button', { name: 'Copy code' })).toBeFocused();
  });

  test(
    'are remembered on later pages, by address and by link',
    { tag: ['@engines', '@every-engines'] },
    async ({ page }) => {
      await page.goto(INSTALLATION);
      const pnpm = tabOf(blocksWith(page, 'pnpm').first(), 'pnpm');
      await pnpm.click();
      await expect(pnpm).toHaveAttribute('aria-selected', 'true');
      await page.reload();
      await expect(pnpm).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('link', { name: /^Next/ }).click();
      await expect(page).not.toHaveURL(INSTALLATION);
      await page.goBack();
      await expect(pnpm).toHaveAttribute('aria-selected', 'true');
      await page.goto(`${manualOf(OTHER)}/installation`);
      await expect(pnpm).toHaveAttribute('aria-selected', 'true');
    },
  );

  test('move nothing when they are remembered and the page opens at a heading', async ({
    page,
  }) => {
    await page.goto(LET_BINDING);
    const output = tabOf(blocksWith(page, 'JS Output').first(), 'JS Output');
    await output.click();
    await expect(output).toHaveAttribute('aria-selected', 'true');
    const heading = page.locator('article h2[id]').last();
    await page.goto(`${LET_BINDING}#${await heading.getAttribute('id')}`);
    await expect(heading).toBeInViewport();
    await expect(output).toHaveAttribute('aria-selected', 'true');
    await expect(heading).toBeInViewport();
  });

  test('without scripts all stand one beneath the other under their names', async ({
    pageWithoutScripts: page,
  }) => {
    await page.goto(INSTALLATION);
    const block = page.locator('[data-tab-group]').first();
    await expect(block.locator('[role=tablist]')).toBeHidden();
    for (const name of ['npm', 'yarn', 'pnpm', 'bun']) {
      await expect(
        block.locator('.code-title', { hasText: new RegExp(`^${name}$`) }),
      ).toBeVisible();
    }
    await expect(block.locator('[data-code]').locator('visible=true')).toHaveCount(4);
    await expect(page.locator('.code-copy').locator('visible=true')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('open for what the browser finds in them, and for no other block', async ({
    page,
    visit,
  }) => {
    await visit(LET_BINDING);
    const blocks = blocksWith(page, 'JS Output');
    // Browsers look into hidden panels for addresses as they do for words that the reader seeks.
    await blocks.first().evaluate((block) => {
      const code = block.querySelector('[hidden="until-found"] [data-code]');
      if (code) code.id = 'found';
      window.location.hash = 'found';
    });
    await expect(tabOf(blocks.first(), 'JS Output')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#found')).toBeVisible();
    await expect(tabOf(blocks.nth(1), 'JS Output')).toHaveAttribute('aria-selected', 'false');
  });

  test('on paper all are printed', async ({ page }) => {
    await page.goto(INSTALLATION);
    await page.emulateMedia({ media: 'print' });
    const block = blocksWith(page, 'npm').first();
    await expect(page.locator('[data-tab-group]').first().locator('pre:visible')).toHaveCount(4);
    await expect(block.getByRole('button', { name: 'Copy code' })).toHaveCount(0);
  });
});

test('examples that do not compile show what the compiler answers', async ({ page }) => {
  await page.goto(LET_BINDING);
  const wrong = page.locator('.code-wrong').first();
  await expect(wrong).toContainText('The compiler answers');
  await expect(wrong.locator('.code-answer pre')).toContainText(/error|found a bug/);
});

test('highlighted lines stand out, the others step back', async ({ page }) => {
  await page.goto('/docs/react/latest/installation');
  const block = page.locator('.code-dims').first();
  await expect(block.locator('mark')).toHaveCount(2);
  const color = (locator: Locator) =>
    locator.first().evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await color(block.locator('mark'))).not.toBe(await color(block.locator('span.code-line')));
});

test(
  'what is wider than the screen scrolls by itself, with the keyboard too',
  { tag: ['@engines', '@engines-phone'] },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    // Before the scripts panels show that they hide.
    await visit(`${LATEST}/object`);
    const wide = async (locator: Locator) => {
      for (const element of await locator.all()) {
        if (
          await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        ) {
          return element;
        }
      }
      throw new Error('Expected something wider than the screen, found nothing.');
    };
    for (const region of [
      await wide(page.getByRole('group', { name: /^Table: / })),
      await wide(page.locator('pre.code-pre:visible')),
    ]) {
      await region.focus();
      await expect(region).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  },
);

test(
  'headings link to themselves, by mouse and by keyboard',
  { tag: ['@engines', '@phone', '@every-engines'] },
  async ({ page }) => {
    await page.goto(LET_BINDING);
    const heading = page.locator('article h2[id]').nth(1);
    const link = heading.getByRole('link', { name: /^Direct link to / });
    await expect(link).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(link).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LET_BINDING}#${await heading.getAttribute('id')}`);
    const bars = await page.getByRole('navigation', { name: 'Breadcrumbs' }).boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bars?.y ?? 0) + (bars?.height ?? 0));
  },
);

test('links to other sites open in the same tab', async ({ page }) => {
  await page.goto(INSTALLATION);
  const link = page.locator('article a[href^="https://"]').first();
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).not.toHaveAttribute('target', /./);
});
