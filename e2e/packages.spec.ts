/** The package index: states that `pages.spec.ts` does not ask for. */
import fs from 'node:fs';

import { parseJson } from '../src/lib/decode';
import { dayInWords } from '../src/lib/dates';
import { isOutdated, packageAnchor } from '../src/lib/packageIndex';
import { type PackageSnapshot, packageSnapshot } from '../src/lib/packageSnapshot';
import { expect, expectAccessible, screen, test } from './fixtures';
import { shiftsOf, watchShifts } from './reader';

function readSnapshot(): PackageSnapshot {
  const decoded = parseJson(fs.readFileSync('src/data/packages.json', 'utf8'), packageSnapshot);
  if (!decoded.ok) throw new Error('Expected packages in src/data/packages.json; run npm test.');
  return decoded.value;
}

const { checkedOn, packages: PACKAGES } = readSnapshot();
const OUTDATED = PACKAGES.filter((entry) => isOutdated(entry, checkedOn));

for (const width of [390, 1280]) {
  test(
    `nothing moves when it is opened with a search, ${width} px`,
    { tag: screen(width) },
    async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await visit('/packages?search=json');
      await expect(page.getByRole('heading', { level: 3, name: 'sury' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'rescript-relay' })).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page)).toBeLessThan(0.01);
      await expect(page.locator('html')).not.toHaveAttribute('data-queried');
    },
  );
}

test(
  'the toggles are there on every screen, and the keyboard reaches them',
  { tag: ['@engines', '@engines-phone', '@every-phone', '@every-engines'] },
  async ({ page, visit }) => {
    await visit('/packages');
    for (const name of ['Official', 'Community', 'NPM packages', 'URL resources', 'Outdated']) {
      await expect(page.getByRole('checkbox', { name })).toBeVisible();
    }
    await page.getByRole('searchbox', { name: 'Search packages' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Official' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { level: 2, name: 'Official' })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('leads to the guideline on publishing', async ({ page, visit }) => {
  await visit('/packages');
  await page.getByRole('link', { name: 'guideline on publishing packages' }).click();
  await expect(page).toHaveURL('/docs/guidelines/publishing-packages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publishing Packages');
});

test('without its scripts a search leads to the whole list', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto('/packages?search=json');
  await expect(page.getByRole('heading', { name: 'rescript-relay' })).toBeVisible({
    timeout: 10_000,
  });
});

test.describe('outdated packages', () => {
  test(
    'are hidden, shown by their toggle, and say what they are',
    { tag: '@every' },
    async ({ page, visit }) => {
      expect(OUTDATED).not.toEqual([]);
      await visit('/packages');
      const cards = page.getByRole('article');
      const marks = cards.getByText('Outdated', { exact: true });
      const toggle = page.getByRole('checkbox', { name: 'Outdated' });
      await expect(toggle).not.toBeChecked();
      await expect(cards).toHaveCount(PACKAGES.length - OUTDATED.length);
      await expect(marks).toHaveCount(0);

      await toggle.check();
      await expect(cards).toHaveCount(PACKAGES.length);
      await expect(marks).toHaveCount(OUTDATED.length);
      for (const entry of OUTDATED) {
        const card = page.locator(`#${packageAnchor(entry.name)}`);
        await expect(card.getByText('Outdated', { exact: true })).toBeVisible();
        if (entry.kind === 'npm' && entry.releasedOn !== undefined) {
          const time = card.locator(`time[datetime="${entry.releasedOn}"]`);
          await expect(time).toHaveText(dayInWords(entry.releasedOn));
        }
      }
      await expectAccessible(page);

      await toggle.uncheck();
      await expect(cards).toHaveCount(PACKAGES.length - OUTDATED.length);
    },
  );

  test(
    'stay shown while the other toggles and the search change',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit('/packages');
      const cards = page.getByRole('article');
      const toggle = page.getByRole('checkbox', { name: 'Outdated' });
      await toggle.check();
      for (const name of ['Official', 'Community', 'NPM packages', 'URL resources']) {
        await page.getByRole('checkbox', { name }).uncheck();
        await expect(toggle).toBeChecked();
        await page.getByRole('checkbox', { name }).check();
        await expect(cards).toHaveCount(PACKAGES.length);
      }
      const box = page.getByRole('searchbox', { name: 'Search packages' });
      for (const { name } of OUTDATED) {
        await box.fill(name);
        await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
      }
      await box.press('Escape');
      await expect(toggle).toBeChecked();
      await expect(cards).toHaveCount(PACKAGES.length);
    },
  );

  test('are shown where the address leads to one', async ({ page, visit }) => {
    for (const { name } of OUTDATED.slice(0, 1)) {
      await visit(`/packages#${packageAnchor(name)}`);
      await expect(page.getByRole('checkbox', { name: 'Outdated' })).toBeChecked();
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeInViewport();
    }
  });
});
