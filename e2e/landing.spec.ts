/** The landing page: programs that can be looked at, changed and copied, and animations that can be stopped. */
import type { Locator, Page } from '@playwright/test';

import { expect, expectAccessible, test } from './fixtures';
import { idle, shiftsOf, watchShifts } from './reader';

const programOf = (page: Page, name: string): Locator => page.locator(`[data-program="${name}"]`);

const cardOf = (page: Page): Locator => page.locator('[data-type-card]');

/** A name of the program on screen. */
const nameOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}: `) }).first();

test(
  'leads to the installation and to the playground',
  { tag: ['@engines', '@every-engines'] },
  async ({ page, visit }) => {
    await visit('/');
    await expect(page).toHaveTitle('The ReScript Programming Language');
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /rescriptlang/);
    await expect(page.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/docs/manual/latest/installation',
    );
    await expect(page.getByRole('link', { name: 'Try it' })).toHaveAttribute('href', '/try');
    const edit = page.getByRole('link', { name: 'Edit this example in Playground' });
    // One for each program, of which one is shown.
    await expect(edit).toHaveCount(1);
    await edit.click();
    await expect(page).toHaveTitle('ReScript Playground');
    await expect(page.getByRole('textbox', { name: /^Program in/ })).toContainText(
      'let describe = ',
    );
  },
);

test(
  'copies the command beside the button, and says so for two seconds',
  { tag: '@every' },
  async ({ page, context, visit }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit('/');
    const button = page.getByRole('button', { name: 'Copy npm install rescript' }).first();
    await button.click();
    const copied = page.getByRole('button', { name: 'Copied!' });
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install rescript');
    await expect(copied).toHaveCount(0);
  },
);

test('shows the wall of users, and its boxes are 25rem wide at most', async ({ page, visit }) => {
  await visit('/');
  const section = page.locator('section', { hasText: 'Trusted by our users' });
  await expect(section.locator('li')).toHaveCount(37);
  const box = await page.getByText('npx create-rescript-app').locator('..').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(400);
});

test(
  'tabs choose a program, and nothing else moves, but for what is below the panel on a phone',
  { tag: ['@engines', '@phone'] },
  async ({ page, visit, isPhone }) => {
    await visit('/');
    const still = isPhone
      ? page.getByRole('radiogroup', { name: 'Example program' })
      : page.getByRole('heading', { name: 'Quick Install' });
    const place = () => still.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await place();
    await expect(programOf(page, 'variants')).toBeVisible();
    await page.getByRole('radio', { name: 'Variants' }).focus();
    // From the last to the first leads no arrow of WebKit on Linux.
    for (const [key, name] of [
      ['ArrowRight', 'react'],
      ['ArrowRight', 'interop'],
      ['ArrowLeft', 'react'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(programOf(page, name)).toBeVisible();
      await expect(programOf(page, name)).toContainText(
        /Compiled in \d+ ms by v\d.*when this page was built/,
      );
      expect(await place()).toBe(before);
    }
    await expect(programOf(page, 'interop')).toBeHidden();
  },
);

test('nothing moves while the page arrives', { tag: '@phone' }, async ({ page, visit }) => {
  await watchShifts(page);
  await visit('/');
  await idle(page);
  // A thousandth comes from fonts that the browser still has.
  expect(await shiftsOf(page)).toBeLessThan(0.005);
});

test(
  'a phone leaves no hole below a short program',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit('/');
    const code = await programOf(page, 'variants').locator('pre').last().boundingBox();
    const link = await page
      .getByRole('link', { name: 'Edit this example in Playground' })
      .boundingBox();
    const room = 24;
    expect((link?.y ?? Number.NaN) - (code?.y ?? 0) - (code?.height ?? 0)).toBeLessThan(room);
  },
);

test('a tablet has both sides, and who uses the language, on its first screen', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visit('/');
  const program = programOf(page, 'variants');
  const [source, output] = [
    await program.getByText('Write in ReScript').boundingBox(),
    await program.getByText('Compile to JavaScript').boundingBox(),
  ];
  expect(output?.y).toBe(source?.y);
  await expect(page.getByRole('link', { name: 'all 37' })).toBeInViewport();
});

test('shows a program and its output without scripts, and the others, too', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto('/');
  await expect(programOf(page, 'variants')).toContainText('let describe = parcel =>');
  await expect(programOf(page, 'variants')).toContainText('function describe(parcel)');
  await expect(programOf(page, 'react')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit this program here' })).toBeHidden();
  await page.getByRole('radio', { name: 'React' }).check();
  await expect(programOf(page, 'react')).toBeVisible();
});

test(
  'shows what the React program draws',
  { tag: ['@engines', '@phone', '@every-engines'] },
  async ({ page, visit }) => {
    await visit('/');
    await page.locator('label', { hasText: 'React' }).click();
    const bar = programOf(page, 'react').getByRole('progressbar', { name: 'Now in Oslo' });
    await expect(bar).toBeVisible();
    await expect(bar).toHaveAttribute('value', '7');
  },
);

test(
  'has JavaScript on the first screen of a phone',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit('/');
    await expect(
      programOf(page, 'variants').getByText('function', { exact: true }).first(),
    ).toBeInViewport();
  },
);

test('has short code in the colors of its section, not of the page', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit('/');
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  const colorOf = (element: Element): string => getComputedStyle(element).backgroundColor;
  const code = hero.getByText('any', { exact: true });
  expect(await code.evaluate(colorOf)).toBe(await hero.evaluate(colorOf));
});

test('tells the type of a name that is pointed at', async ({ page, visit }) => {
  await visit('/');
  await nameOf(page, 'describe').hover();
  await expect(cardOf(page)).toHaveText('describe: parcel => string');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(cardOf(page)).toBeHidden();
});

test(
  'tells the type of a name that is touched, within the screen',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit('/');
    await page.locator('label', { hasText: 'Interop' }).tap();
    await nameOf(page, 'nearby').tap();
    await expect(cardOf(page)).toHaveText('nearby: string => promise<array<place>>');
    const box = await cardOf(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  },
);

test(
  'tells types by the keyboard alone, name by name',
  { tag: ['@engines', '@every-engines'] },
  async ({ page, visit }) => {
    await visit('/');
    const first = nameOf(page, 'describe');
    await first.focus();
    await expect(cardOf(page)).toHaveText('describe: parcel => string');
    await page.keyboard.press('ArrowRight');
    await expect(cardOf(page)).toHaveText('parcel: parcel');
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toBeHidden();
    await page.keyboard.press('End');
    await expect(cardOf(page)).toBeVisible();
    // One stop of the Tab key: it leads out of the program's text.
    await page.keyboard.press('Tab');
    await expect(cardOf(page)).toBeHidden();
  },
);

test(
  'edits a program in its place, with a compiler that is asked for then and not before',
  { tag: ['@phone', '@every-phone'] },
  async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit('/');
    await page
      .getByRole('heading', { name: 'Lose the guesswork, file by file' })
      .scrollIntoViewIfNeeded();
    expect(asked.filter((path) => path.startsWith('/playground/'))).toEqual([]);
    await page.getByRole('button', { name: 'Edit this program here' }).click();
    const editor = page.getByRole('textbox', { name: 'Program in ReScript' });
    await expect(editor).toBeFocused();
    const stage = page.locator('[data-hero-stage]');
    await expect(stage).toContainText(
      /Compiled in (?:\d+|less than 1) ms by v\d.*, on this machine/,
    );
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('let price = 1; let dear = pric + 1');
    await expect(stage).toContainText('Did you mean price?');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('let seven = 3 + 4');
    await expect(stage.getByRole('region', { name: 'Compile to JavaScript' })).toContainText(
      'seven',
    );
    await page.locator('label', { hasText: 'Interop' }).click();
    await expect(editor).toContainText('suggest');
    await page.locator('label', { hasText: 'Variants' }).click();
    await expect(editor).toContainText('let seven = 3 + 4');
    // What the build has drawn is of its own program.
    await page.locator('label', { hasText: 'React' }).click();
    await expect(editor).toContainText('@react.component');
    await expect(stage.getByText('Now in Oslo')).toBeHidden();
    await expectAccessible(page);
  },
);

test(
  'says that there is no compiler, and keeps what the build has made',
  { tag: '@every' },
  async ({ page, visit, faults }) => {
    faults.allow(/./);
    await page.route('**/playground/service.json', (route) =>
      route.fulfill({ json: { service: null } }),
    );
    await visit('/');
    await page.getByRole('button', { name: 'Edit this program here' }).click();
    const stage = page.locator('[data-hero-stage]');
    await expect(stage).toContainText(
      /What you see was compiled when this site was built|couldn’t be loaded/,
    );
    await expect(stage).toContainText('function describe(parcel)');
  },
);

/** Whether a scene is moving. */
const moves = (scene: Locator) =>
  scene.evaluate((figure) =>
    figure.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
  );

test(
  'animations go on until the reader stops them',
  { tag: '@engines' },
  async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit('/');
    const scenes = page.locator('figure:has(input[type=checkbox])');
    await expect(scenes).toHaveCount(3);
    for (const scene of await scenes.all()) {
      expect(await moves(scene)).toBe(true);
      await scene.getByRole('checkbox').check();
      await expect.poll(() => moves(scene)).toBe(false);
    }
  },
);

test('nothing moves for those who want less motion, and the message is there', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByText('Did you mean grace?')).toBeVisible();
  await expect(page.getByText('You forgot to handle a possible case here')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Pause/ })).toHaveCount(0);
});

test('leads to the places of the community', async ({ page, visit }) => {
  await visit('/');
  const section = page.locator('section', { hasText: 'A community that answers' });
  await expect(section.getByRole('link', { name: 'Join our Forum' })).toHaveAttribute(
    'href',
    'https://forum.rescript-lang.org',
  );
  await expect(section.getByRole('link', { name: 'Roadmap' })).toHaveAttribute(
    'href',
    '/community/roadmap',
  );
});
