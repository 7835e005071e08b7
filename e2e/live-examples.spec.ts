/**
 * Examples that run in the page: each of them shows itself, answers, can be stopped, and reaches
 * nothing of the page.
 */
// cspell:ignore Deutsch
import type { Locator } from '@playwright/test';

import { sample } from '../tests/support/sample';
import { pagePaths, readBuild } from './build';
import { expect, expectAccessible, test } from './fixtures';
import { exampleWith, frameOf, open, openProgram, REACT, runExample } from './live';

/** Pages with examples that run, of every version of the bindings, as the build has them. */
function livePages(): { readonly path: string; readonly count: number }[] {
  return pagePaths()
    .filter((path) => path.startsWith('/docs/react/'))
    .map((path) => ({
      path,
      count: readBuild(`${path.slice(1)}.html`).split(/class="?code-live/).length - 1,
    }))
    .filter(({ count }) => count > 0);
}

test('there are many, over many pages', () => {
  const pages = livePages();
  expect(pages.length).toBeGreaterThanOrEqual(45);
  expect(pages.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(150);
});

test.describe('each example', () => {
  for (const { path, count } of sample(livePages(), 10)) {
    test(
      `all ${count} of ${path} run without an error`,
      { tag: '@every' },
      async ({ page, visit }) => {
        await visit(path);
        const examples = page
          .locator('[data-code-block]')
          .filter({ has: page.locator('.code-live') });
        await expect(examples).toHaveCount(count);
        for (let index = 0; index < count; index += 1) {
          const example = examples.nth(index);
          await runExample(example);
          // What it shows may be text alone, or stand in the body.
          const shown = frameOf(example).locator(
            '#program:not(:empty), body > :not(#root, script)',
          );
          await expect(shown.first()).toBeAttached();
          await expect(example.locator('[data-level="error"]')).toHaveCount(0);
          await example.getByRole('button', { name: 'Stop' }).click();
        }
      },
    );
  }
});

test.describe('a running example', () => {
  test('keeps state', { tag: '@engines' }, async ({ page }) => {
    const frame = await open(page, 'hooks-state', 'module Portions');
    await frame.getByRole('button', { name: 'One more' }).click();
    await expect(frame.getByText('Leek soup for 3')).toBeVisible();
    await frame.getByRole('button', { name: 'Reset' }).click();
    await expect(frame.getByText('Leek soup for 2')).toBeVisible();
  });

  test('reduces actions', { tag: '@every' }, async ({ page }) => {
    const frame = await open(page, 'hooks-reducer', 'module Basket');
    await frame.getByRole('button', { name: 'Bread' }).click();
    await frame.getByRole('button', { name: 'Bread' }).click();
    await expect(frame.getByText('Bread, Bread')).toBeVisible();
  });

  test('takes what is typed and chosen', { tag: '@engines' }, async ({ page }) => {
    const frame = await open(page, 'events', 'module OrderForm');
    await frame.getByRole('combobox').selectOption('spelt');
    await frame.getByRole('checkbox').check();
    await expect(frame.getByText('spelt, sliced')).toBeVisible();
  });

  test('answers to submitted forms, by the Enter key too', async ({ page }) => {
    const frame = await open(page, 'events', 'disabled={name->String.trim');
    await frame.getByRole('textbox').fill('Ines');
    await frame.getByRole('button', { name: 'Reserve' }).click();
    await frame.getByRole('textbox').fill('Otto');
    await frame.getByRole('textbox').press('Enter');
    await expect(page.getByRole('log')).toHaveText('InesOtto');
  });

  test(
    'reaches its nodes and a handle of another component',
    { tag: '@every' },
    async ({ page }) => {
      const search = await open(page, 'refs-and-the-dom', 'startSearch');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(search.getByRole('searchbox')).toBeFocused();
      const guide = await open(page, 'forwarding-refs', 'module AudioGuide');
      await guide.getByRole('button', { name: 'Play' }).click();
      await expect(guide.getByText('The old station, minute 1')).toBeVisible();
    },
  );

  test(
    'shares a context, loads other modules and draws into the body',
    { tag: ['@engines', '@every'] },
    async ({ page }) => {
      const language = await open(page, 'context', 'module Switcher');
      await language.getByRole('button', { name: 'Auf Deutsch' }).click();
      await expect(language.getByRole('button', { name: 'In English' })).toBeVisible();
      const lazy = await open(page, 'lazy-components', 'Show the map');
      await lazy.getByRole('button', { name: 'Show the map' }).click();
      await expect(lazy.getByText('Line 7 at zoom 1')).toBeVisible();
      const caught = await open(page, 'rendering-elements', 'exception NoService');
      await expect(caught.getByText('No trains: flood')).toBeVisible();
    },
  );

  test('writes its console beneath', { tag: '@every' }, async ({ page }) => {
    const frame = await open(page, 'hooks-ref', 'module Doorbell');
    await frame.getByRole('button', { name: 'Ring' }).click();
    await frame.getByRole('button', { name: 'Ring' }).click();
    await expect(page.getByRole('log').locator('p')).toHaveText(['1', '2']);
  });

  test(
    'runs beside another one, each in a frame of its own',
    { tag: ['@engines', '@every'] },
    async ({ page }) => {
      const first = await open(page, 'hooks-state', 'module Portions');
      const second = await runExample(exampleWith(page, 'module BoxOfTwelve'));
      await second.getByRole('button', { name: '0' }).click();
      await expect(second.getByRole('button', { name: '2' })).toBeVisible();
      await expect(first.getByText('Leek soup for 2')).toBeVisible();
    },
  );
});

test.describe('the reader', () => {
  test('loads nothing before the wish, and the modules once for all examples', async ({
    page,
    visit,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/program-frame|playground-runtime/.test(pathname)) asked.push(pathname);
    });
    await visit(`${REACT}/hooks-state`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await runExample(exampleWith(page, 'module Portions'));
    await runExample(exampleWith(page, 'module BoxOfTwelve'));
    expect(asked.filter((path) => path.includes('playground-runtime'))).toHaveLength(1);
  });

  test('runs, stops and resets by keyboard, and does not lose the focus', async ({
    page,
    visit,
  }) => {
    await visit(`${REACT}/hooks-state`);
    const example = exampleWith(page, 'module Portions');
    await example.getByRole('button', { name: 'Run this example' }).focus();
    await page.keyboard.press('Enter');
    await expect(example.getByRole('button', { name: 'Stop' })).toBeFocused();
    const frame = frameOf(example);
    await frame.getByRole('button', { name: 'One more' }).focus();
    await page.keyboard.press('Enter');
    await expect(frame.getByText('Leek soup for 3')).toBeVisible();
    await example.getByRole('button', { name: 'Start over' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(frame.getByText('Leek soup for 2')).toBeVisible();
    await example.getByRole('button', { name: 'Stop' }).focus();
    await page.keyboard.press('Enter');
    await expect(example.locator('iframe')).toHaveCount(0);
    await expect(example.getByRole('button', { name: 'Run again' })).toBeFocused();
    await expect(example.getByText('Stopped.')).toBeVisible();
  });

  test(
    'finds it accessible, light and dark, and within the screen',
    { tag: ['@phone', '@every'] },
    async ({ page }) => {
      await open(page, 'hooks-state', 'module Portions');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      // Where the page was left, the bars may cover half a button.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expectAccessible(page);
    },
  );

  test('sees the colors of the page, also when they change', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const frame = await open(page, 'hooks-state', 'module Portions');
    const html = frame.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
  });

  test('may press the button before the scripts are there', async ({ page }) => {
    await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
      await page.getByRole('button', { name: 'Run this example' }).first().click();
      await route.fallback();
    });
    await page.goto(`${REACT}/hooks-state`);
    await expect(
      frameOf(exampleWith(page, 'module Portions')).getByText('Leek soup'),
    ).toBeVisible();
  });

  test(
    'is told when the modules do not arrive, and can try again',
    { tag: '@every' },
    async ({ page, faults, visit }) => {
      faults.allow(/can’t be run|Failed to load resource|failed request|playground-runtime/);
      await visit(`${REACT}/hooks-state`);
      await page.route('**/playground-runtime/**', (route) => route.abort());
      const example = exampleWith(page, 'module Portions');
      await example.getByRole('button', { name: 'Run this example' }).click();
      await expect(example.getByText('couldn’t be loaded')).toBeVisible();
      await page.unroute('**/playground-runtime/**');
      await example.getByRole('button', { name: 'Run again' }).click();
      await expect(frameOf(example).getByText('Leek soup')).toBeVisible();
    },
  );

  test('leaves no frame behind on the next page', async ({ page }) => {
    await open(page, 'hooks-state', 'module Portions');
    await page.locator(`[data-article] a[href^="${REACT}/hooks-reducer"]`).first().click();
    await page.waitForURL(`**${REACT}/hooks-reducer*`);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.goBack();
    await expect(exampleWith(page, 'module Portions').getByText('Run this example')).toBeVisible();
  });

  test('sees no button without scripts', async ({ pageWithoutScripts: page }) => {
    await page.goto(`${REACT}/hooks-state`);
    await expect(page.getByRole('button', { name: 'Run this example' })).toHaveCount(0);
  });
});

const lines = (example: Locator): Locator => example.getByRole('log').locator('p');

test.describe('a program that goes wrong', () => {
  test('is told of, with its place', { tag: '@engines' }, async ({ page, faults }) => {
    faults.allow(/Out of eggs|An error occurred/);
    const example = await openProgram(page, 'throw new Error("Out of eggs");');
    await expect(lines(example).first()).toContainText(
      'Error: Out of eggs (line 3 of the JS output)',
    );
    await expect(example.getByText('The example threw an error.')).toBeVisible();
  });

  test('is stopped when it leaves its frame', { tag: '@engines' }, async ({ page, faults }) => {
    faults.allow(/./);
    const example = await openProgram(page, 'location.href = "/docs/react/latest/introduction";');
    await expect(example.getByText('left its frame')).toBeVisible();
    await expect(example.locator('iframe')).toHaveCount(0);
  });

  test(
    'is stopped when it keeps the keyboard from the reader',
    { tag: '@every' },
    async ({ page }) => {
      const example = await openProgram(
        page,
        `const field = document.body.appendChild(document.createElement('input'));
       setInterval(() => field.focus(), 20);
       return null;`,
      );
      const frame = example.locator('iframe');
      await expect(async () => {
        if (await frame.isVisible()) {
          await page.keyboard.press('Escape');
          await page.keyboard.press('Tab');
        }
        await expect(example.getByText('kept taking the keyboard’s focus')).toBeVisible({
          timeout: 200,
        });
      }).toPass();
      await expect(frame).toHaveCount(0);
    },
  );

  test('fills no page with lines', { tag: '@every' }, async ({ page, faults }) => {
    faults.allow(/line \d+/);
    const example = await openProgram(
      page,
      'for (let n = 0; n < 2000; n += 1) console.log("line " + n); return null;',
    );
    await expect(lines(example).last()).toHaveText('Later lines are left out.');
    expect(await lines(example).count()).toBeLessThanOrEqual(100);
  });
});

test.describe('nothing of the page or the network is reachable:', () => {
  const attempts: readonly [what: string, expression: string][] = [
    ['the document of the page', 'parent.document.title'],
    ['the window at the top', 'top.location.href'],
    ['local storage', 'localStorage.length'],
    ['session storage', 'sessionStorage.length'],
    ['cookies', 'document.cookie'],
    [
      'databases',
      'new Promise((resolve, reject) => { const r = indexedDB.open("x"); r.onsuccess = () => resolve("open"); r.onerror = () => reject(r.error); })',
    ],
    ['service workers', 'navigator.serviceWorker.register("/sw.js")'],
    ['the site, by fetch', 'fetch("/index.html", {mode: "no-cors"})'],
    ['other hosts, by fetch', 'fetch("https://example.com/", {mode: "no-cors"})'],
    [
      'pictures',
      'new Promise((resolve, reject) => { const i = new Image(); i.onload = () => resolve("loaded"); i.onerror = () => reject(new Error("blocked")); i.src = "/favicon.svg"; })',
    ],
    [
      'sockets',
      'new Promise((resolve, reject) => { const s = new WebSocket("wss://example.com/"); s.onopen = () => resolve("open"); s.onerror = () => reject(new Error("blocked")); })',
    ],
    ['code from text', 'new Function("return 1")()'],
    [
      'workers',
      'new Promise((resolve, reject) => { const w = new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))); w.onmessage = () => resolve("works"); w.onerror = () => reject(new Error("blocked")); })',
    ],
    ['navigation of the page', '{ top.location = "https://example.com/"; }'],
    [
      'windows',
      'Promise.reject(window.open("/") ? new Error("opened") : new DOMException("none", "Blocked"))',
    ],
  ];
  test('all that a program may try', { tag: '@engines' }, async ({ page, faults }) => {
    // The browser tells of each refusal.
    faults.allow(/^(console|error|failed request)/);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const tries = attempts.map(
      ([what, expression]) => `[${JSON.stringify(what)}, async () => ${expression}]`,
    );
    const example = await openProgram(
      page,
      `(async () => {
         for (const [what, act] of [${tries.join(', ')}]) {
           console.log(what + ': ' + (await act().then((got) => 'reached ' + got, () => 'refused')));
         }
       })();
       return null;`,
    );
    const told = lines(example).filter({ hasText: /: (reached|refused)/ });
    await expect(told).toHaveText(attempts.map(([what]) => `${what}: refused`));
    expect(requests.filter((url) => url.includes('example.com'))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(`${REACT}/hooks-state`);
  });

  test('the page, by messages in the frame’s name', async ({ page, faults }) => {
    faults.allow(/^console/);
    const example = await openProgram(
      page,
      `for (const message of [null, 1, "run", {type: "unknown"}, {type: "height", height: 1e9}, {type: "console", level: "fatal", text: "x"}, {type: "console", level: "log", text: {}}, {type: "height", height: NaN}])
         parent.postMessage(message, "*");
       console.log("done"); return null;`,
    );
    await expect(lines(example)).toHaveText(['done']);
    const height = await example.locator('iframe').evaluate((frame) => frame.clientHeight);
    expect(height).toBeLessThanOrEqual(1200);
  });

  test('the frame, by messages of other windows', async ({ page }) => {
    await page.goto(`${REACT}/hooks-state`);
    const example = exampleWith(page, 'module Portions');
    await runExample(example);
    // A message that claims to come from the frame, from the page itself.
    await page.evaluate(() => {
      window.postMessage({ type: 'console', level: 'error', text: 'forged' }, '*');
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(example.getByText('forged')).toHaveCount(0);
  });
});

test('the document that runs programs is opaque by itself, too', async ({ page, request }) => {
  const response = await request.get('/program-frame/frame.html');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).toContain("default-src 'none'");
  await page.goto('/program-frame/frame.html');
  expect(await page.evaluate(() => window.origin)).toBe('null');
});
