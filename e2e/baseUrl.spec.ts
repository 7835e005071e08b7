/** The site below a path of its host: built with `BASE_URL`, in a copy of the repository. */
import path from 'node:path';

import { copyRepository } from '../tests/integration/support/repository';
import { expect, expectHydrated, test } from './fixtures';
import { withHost } from './hosts';
import { isSameVisit, markVisit, title, versionLink } from './reader';

test.skip(({ isMobile }) => isMobile, 'one build is enough');

test('below a path, pages lead to one another without a whole load', async ({ page, faults }) => {
  // The build takes most of it, half a minute; the API reference alone would take two more.
  test.setTimeout(360_000);
  faults.allow(/status(?: of)? 404/);
  const repository = copyRepository({ BASE_URL: '/sub/', NO_API: '1' });
  try {
    repository.docusaurus('build');
    const site = { outDir: path.join(repository.folder, 'build'), baseUrl: '/sub/' };
    await withHost(site, async ({ origin }) => {
      await page.route(`${origin}/**`, (route) => route.continue());
      const latest = `${origin}/sub/docs/manual/latest`;
      await page.goto(`${latest}/let-binding`);
      await expectHydrated(page);
      await markVisit(page);

      const sidebar = page.getByRole('navigation', { name: 'Pages of this version' });
      await sidebar.getByRole('link', { name: 'Record', exact: true }).click();
      await expect(page).toHaveURL(`${latest}/record`);
      await expect(title(page)).toHaveText('Record');
      await expect(sidebar.locator('[aria-current=page]')).toHaveText('Record');
      await (await versionLink(page, 'v12.0.0')).click();
      await expect(page).toHaveURL(`${origin}/sub/docs/manual/v12.0.0/record`);
      await page.goBack();
      await expect(page).toHaveURL(`${latest}/record`);
      await page.locator('#site-bar').getByRole('link', { name: 'Blog' }).first().click();
      await expect(page).toHaveURL(`${origin}/sub/blog`);
      await page.getByRole('link', { name: 'ReScript, home page' }).click();
      await expect(page).toHaveURL(`${origin}/sub/`);
      await page.getByRole('link', { name: 'Get started' }).click();
      await expect(title(page)).toHaveText('Installation');
      expect(await isSameVisit(page)).toBe(true);

      await page.goto(`${latest}/varian`);
      await expect(title(page)).toHaveText('Page not found');
      await page.locator('main').getByRole('link', { name: 'variant', exact: true }).click();
      await expect(page).toHaveURL(`${latest}/variant`);
      await expect(title(page)).toHaveText('Variant');
    });
  } finally {
    repository.remove();
  }
});
