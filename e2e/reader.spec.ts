import type { Locator, Page } from '@playwright/test';

import { some } from './every';
import { expect, expectHydrated, test } from './fixtures';
import { title } from './reader';
import { HAS_NEXT, LATEST as LATEST_VERSION, manualOf, OTHER } from './versions';

const LATEST = '/docs/manual/latest';

test.describe('a reader who lands on an old version', () => {
  test('is told in the legacy section what it is about, and finds its pages in order', async ({
    page,
    visit,
  }) => {
    await visit('/docs/reason-compiler/latest/interop-misc');
    await expect(page.getByRole('note', { name: 'About this version' })).toContainText(
      'ReasonML and BuckleScript',
    );
    const sidebar = page.getByRole('navigation', { name: 'Pages of this version' });
    for (const [place, name] of [
      'Overview',
      'Better Data Structures Printing (Debug Mode)',
      'Miscellaneous',
    ].entries()) {
      // Categories without the page on screen are folded.
      await expect(sidebar.locator('a').nth(place)).toHaveText(name);
    }
  });

  test(
    'sees which version it is and finds the same page of the latest one',
    { tag: ['@engines', '@engines-phone'] },
    async ({ page, visit }) => {
      await visit('/docs/manual/v10.0.0/let-binding');
      await expect(page).toHaveTitle('Let Binding | Language Features | ReScript Documentation');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        /\/docs\/manual\/latest\/let-binding$/,
      );
      await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute(
        'content',
        'v10.0.0',
      );
      await openVersions(page);
      await versionLink(page, LATEST_VERSION.label).click();
      await expect(page).toHaveURL(`${LATEST}/let-binding`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let Binding');
    },
  );

  test('is told where a version lacks the page', async ({ page, visit }) => {
    await visit(`${manualOf(OTHER)}/polymorphic-variant`);
    await openVersions(page);
    await versionLink(page, 'v6.0 - v8.2').click();
    await expect(page).toHaveURL(/\/docs\/manual\/v8\.0\.0\/variant/);
    await expect(page.getByText('v8.0.0 has no page Polymorphic Variant')).toBeVisible();
  });

  test(
    'keeps the version in the links of the bar',
    { tag: ['@engines', '@every'] },
    async ({ page, visit }) => {
      await visit(`${manualOf(OTHER)}/record`);
      await openVersions(page);
      await versionLink(page, 'v9.1 - v10.1').click();
      await expect(page).toHaveURL(/v10\.0\.0/);
      await visit('/community/overview');
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }),
      ).toHaveAttribute('href', '/docs/manual/v10.0.0/api');
    },
  );
});

test.describe('notices', () => {
  test(
    'a version that is being written says so and points to the same page of the latest',
    { tag: '@every' },
    async ({ page, visit }) => {
      test.skip(!HAS_NEXT, 'No version is being written.');
      const [next, latest] = [OTHER, LATEST_VERSION].map(({ name }) => name.split('.')[0]);
      await visit(`${manualOf(OTHER)}/record`);
      const notice = page.getByRole('note', { name: 'About this version' });
      await expect(notice).toContainText(`${next} docs`);
      await notice.getByRole('link', { name: `${latest} docs` }).click();
      await expect(page).toHaveURL(`${LATEST}/record`);
      await expect(notice).toHaveCount(0);
    },
  );

  test('v8 says that it shows the Reason syntax, and points to the latest', async ({
    page,
    visit,
  }) => {
    await visit('/docs/manual/v8.0.0/let-binding');
    const notice = page.getByRole('note', { name: 'About this version' });
    await expect(notice).toContainText('Reason v3.6 syntax');
    await expect(notice.getByRole('link')).toHaveAttribute('href', `${LATEST}/let-binding`);
  });
});

test.describe('the way through the manual', () => {
  test('previous and next follow the sidebar', { tag: '@every' }, async ({ page, visit }) => {
    await visit(`${LATEST}/let-binding`);
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(`${LATEST}/type`);
    // With npm start the address is there before the page.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Type');
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).toHaveURL(`${LATEST}/let-binding`);
  });

  test(
    'back and forward return to where the reader was',
    { tag: ['@engines', '@every'] },
    async ({ page, visit }) => {
      await visit(`${LATEST}/variant`);
      await page.evaluate(() => window.scrollTo(0, 1500));
      await page.getByRole('link', { name: /^Next/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Variant');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Variant');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    },
  );

  test(
    'a deep link shows its heading below the bars',
    { tag: ['@engines', '@engines-phone', '@every-phone'] },
    async ({ page, visit }) => {
      await visit(`${LATEST}/variant#untagged-variants`);
      const heading = page.locator('#untagged-variants');
      await expect(heading).toBeInViewport();
      const bars = await page.locator('nav[aria-label=Breadcrumbs]').boundingBox();
      const box = await heading.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((bars?.y ?? 0) + (bars?.height ?? 0));
    },
  );

  test('a dead address offers the same page in other versions', async ({ page, visit, faults }) => {
    faults.allow(/status(?: of)? 404/);
    await visit('/docs/manual/v9.0.0/tagged-templates');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: `tagged-templates in ${LATEST_VERSION.label}` }).click();
    await expect(page).toHaveURL(`${LATEST}/tagged-templates`);
  });
});

test.describe('on a desktop', () => {
  test(
    'the sidebar marks the page and shows its headings without scripts',
    { tag: ['@engines', '@every-engines'] },
    async ({ pageWithoutScripts: page }) => {
      await page.goto(`${LATEST}/record`);
      const sidebar = page.getByRole('navigation', { name: 'Pages of this version' });
      const current = sidebar.getByRole('link', { name: 'Record', exact: true });
      await expect(current).toHaveAttribute('aria-current', 'page');
      const beside = page.getByRole('navigation', { name: 'On this page' });
      await expect(beside.locator('a[href^="#"]').first()).toBeVisible();
      await page.setViewportSize({ width: 1100, height: 800 });
      await expect(sidebar.locator('a[href^="#"]').first()).toBeVisible();
      await page.locator('summary', { hasText: 'Docs' }).click();
      await expect(page.getByRole('link', { name: /Language Manual/ }).first()).toBeVisible();
    },
  );

  test(
    'the Docs menu is used with the keyboard alone',
    { tag: '@engines' },
    async ({ page, visit }) => {
      await visit('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      const docs = page.locator('summary', { hasText: 'Docs' });
      while (!(await docs.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(page.getByRole('navigation', { name: 'Docs' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('navigation', { name: 'Docs' })).toBeHidden();
      await expect(docs).toBeFocused();
      await page.keyboard.press('Enter');
      const manual = page
        .getByRole('navigation', { name: 'Docs' })
        .getByRole('link', { name: /^Language Manual/ });
      while (!(await manual.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${LATEST}/introduction`);
      await expect(page.getByRole('navigation', { name: 'Docs', exact: true })).toBeHidden();
    },
  );
});

test.describe('on a phone', () => {
  test(
    'the drawer keeps the focus, closes on Escape and on a change of page',
    { tag: ['@engines-phone', '@phone-only'] },
    async ({ page, visit }) => {
      await visit(`${LATEST}/record`);
      const button = page.getByRole('button', { name: 'Open the list of pages' });
      await button.click();
      const drawer = page.getByRole('dialog', { name: 'Pages' });
      await expect(drawer).toBeVisible();
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body ||
              document.activeElement?.closest('dialog') !== null,
          ),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await drawer.getByRole('link', { name: 'Variant', exact: true }).click();
      await expect(page).toHaveURL(`${LATEST}/variant`);
      await expect(title(page)).toHaveText('Variant');
      await expect(drawer).toBeHidden();
      await button.click();
      await drawer.locator('a[href$="#untagged-variants"]').click();
      await expect(drawer).toBeHidden();
      await expect(page.locator('#untagged-variants')).toBeInViewport();
    },
  );

  test(
    'the hamburger lists what the bar has no room for',
    { tag: ['@engines-phone', '@phone-only'] },
    async ({ page, visit }) => {
      await visit(`/docs/${LATEST_VERSION.name}`);
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }),
      ).toBeHidden();
      await page.locator('summary[aria-label=Menu]').click();
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Blog' })
        .click();
      await expect(page).toHaveURL('/blog');
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    },
  );

  test(
    'nothing is wider than the screen',
    { tag: ['@engines-phone', '@phone-only'] },
    async ({ page, visit }) => {
      const addresses = [
        '/',
        `${LATEST}/variant`,
        `${LATEST}/overview`,
        `/docs/${LATEST_VERSION.name}`,
        '/blog',
      ];
      for (const address of some(addresses, 3)) {
        await visit(address);
        const [content, screen] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(content, address).toBeLessThanOrEqual(screen ?? 0);
      }
    },
  );
});

test('nothing is wider than a phone that is held sideways, or a small tablet', async ({
  page,
  visit,
}) => {
  for (const width of some([600, 640, 667, 700, 768, 820], 2)) {
    await page.setViewportSize({ width, height: 400 });
    await visit(`${LATEST}/record`);
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('paper is light, whatever the screen is', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(`${LATEST}/record`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const heading = page.getByRole('heading', { level: 1 });
  const onScreen = await heading.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await heading.evaluate((element) => getComputedStyle(element).color);
  expect([onScreen, onPaper]).toEqual(['rgb(255, 255, 255)', 'rgb(11, 13, 34)']);
});

test(
  'the bar hides on the way down and returns on the way up, and stays where there is room',
  { tag: ['@engines', '@engines-phone', '@phone'] },
  async ({ page, visit, isPhone }) => {
    await visit(`${LATEST}/variant`);
    const bar = page.locator('#site-bar');
    await page.mouse.move(200, 400);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect(page.locator('html')).toHaveAttribute('data-bar', 'hidden');
    if (isPhone) await expect(bar).not.toBeInViewport();
    else await expect(bar).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 960));
    await expect(bar).toBeInViewport();
  },
);

test.describe('colors', () => {
  test(
    'follow the system until the reader chooses, and the choice is kept',
    { tag: '@engines' },
    async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await visit(`${LATEST}/record`);
      const scheme = () => page.locator('html').getAttribute('data-theme');
      expect(await scheme()).toBe('dark');
      await page.getByRole('button', { name: 'Switch between light and dark colors' }).click();
      expect(await scheme()).toBe('light');
      await page.reload();
      await expectHydrated(page);
      expect(await scheme()).toBe('light');
    },
  );
});

test(
  'storage that is forbidden breaks nothing',
  { tag: ['@engines', '@every-engines'] },
  async ({ page, visit, faults }) => {
    // Both storages say so on the console, and that is all.
    faults.allow(/browser storage/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(`${manualOf(OTHER)}/record`);
    await openVersions(page);
    await versionLink(page, LATEST_VERSION.label).click();
    await expect(page).toHaveURL(`${LATEST}/record`);
    await page.getByRole('button', { name: 'Switch between light and dark colors' }).click();
  },
);

/** The version select of the page: in the sidebar, on phones in the drawer. */
async function openVersions(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Open the list of pages' });
  if (await drawer.isVisible()) await drawer.click();
  await page.locator('summary', { hasText: 'Version:' }).locator('visible=true').first().click();
}

function versionLink(page: Page, label: string): Locator {
  return page.getByRole('link', { name: label, exact: true }).locator('visible=true').first();
}
