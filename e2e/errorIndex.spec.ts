/** The index of errors: how readers come from a message to its page. */
import { expect, expectAccessible, test } from './fixtures';

const INDEX = '/errors';

test('the index is searched, and leads to a message', async ({ page, visit }) => {
  await visit(INDEX);
  const box = page.getByRole('searchbox', { name: 'Search errors' });
  await box.fill('is cyclic');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    /^1 of \d+ messages$/,
  );
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(`${INDEX}/cyclic-type`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The type abbreviation … is cyclic',
  );
});

test('a page shows the message of each version', async ({ page, visit }) => {
  await visit(`${INDEX}/record-fields-missing`);
  const main = page.getByRole('main');
  await expect(main.getByText('The compiler answers in v11 and v12')).toBeVisible();
  await expect(main.getByText('The compiler answers in v9', { exact: true })).toBeVisible();
  await expect(main.getByText('The compiler answers in v8')).toBeVisible();
});

test('an error below an example leads to its page', async ({ page, visit }) => {
  await visit('/docs/manual/latest/record');
  await page.getByRole('main').locator('.code-answer a').first().click();
  await expect(page).toHaveURL(/\/errors\/[a-z-]+$/);
  await expect(page.getByRole('navigation', { name: 'More about this error' })).toBeVisible();
});

test(
  'index and page are accessible in both schemes',
  { tag: ['@phone', '@every'] },
  async ({ page, visit }) => {
    for (const path of [INDEX, `${INDEX}/type-mismatch`, `${INDEX}/dependency-cycle`]) {
      await visit(path);
      await expectAccessible(page);
    }
  },
);
