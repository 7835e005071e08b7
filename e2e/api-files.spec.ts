/** What the API reference weighs, and the files that it publishes for tools. */
import type { Page } from '@playwright/test';

import { MANUAL_VERSIONS } from '../src/versions';
import { pagePaths, readBuild } from './build';
import { expectLight } from './weight';
import { expect, test } from './fixtures';

/** Bytes that the HTML of a module may have after Brotli. */
const HEAVIEST = 60 * 1024;

/** How many of the longest pages are compressed: that takes a while. */
const WEIGHED = 8;

const LATEST = '/docs/manual/latest/api';

const modules = () => pagePaths().filter((path) => /\/api\/\w/.test(path));

test.describe('files', () => {
  test('no module is too heavy', () => {
    const longest = modules()
      .map((path) => ({ path, html: readBuild(`${path}.html`) }))
      .sort((a, b) => b.html.length - a.html.length)
      .slice(0, WEIGHED);
    expect(longest).toHaveLength(WEIGHED);
    for (const { path, html } of longest) {
      expectLight([html], HEAVIEST, path);
    }
  });

  test('each module is there as Markdown', async ({ request }) => {
    const paths = modules().filter(
      (path) => !/\/(?:a-to-z|changes(?:-since-v\d+)?|json|migration)$/.test(path),
    );
    expect(paths.length).toBeGreaterThan(650);
    for (const path of paths.filter((_, index) => index % 97 === 0)) {
      const response = await request.get(`${path}.md`);
      expect([path, response.status()]).toEqual([path, 200]);
      expect(await response.text()).toMatch(/^# (?:Stdlib|Core|Belt|Js|Dom|Pervasives|Jsx\w*)\b/);
    }
  });

  for (const { name } of MANUAL_VERSIONS) {
    test(`the model of ${name} is there for tools`, async ({ request }) => {
      const response = await request.get(`/api/${name}.json`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain('application/json');
      expect(response.headers()['cache-control']).toContain('must-revalidate');
      expect(await response.json()).toMatchObject({ format: 3, version: name });
      expect(response.headers()['access-control-allow-origin']).toBe('*');
    });
  }

  test('a script in a browser looks an item up', async ({ page, visit }) => {
    await visit('/docs/manual/v12.0.0/api/json');
    const found = await page.evaluate(async () => {
      interface Listed {
        readonly modules: readonly { readonly id: string; readonly json: string }[];
      }
      const index = (await (await fetch('/api/v12.0.0/index.json')).json()) as Listed;
      const entry = index.modules.find(({ id }) => id === 'Stdlib.Array');
      const text = await (await fetch(new URL(entry?.json ?? '').pathname)).text();
      return text.includes('"structure":{"kind":"function"');
    });
    expect(found).toBe(true);
  });

  test('so is their schema', async ({ request }) => {
    const response = await request.get('/api/schema.json');
    expect(await response.json()).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
    });
  });
});

const listOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of this version' });

test.describe('the sidebar of a library', () => {
  test('comes with the page, not with the scripts', async ({ page, visit, request }) => {
    const scripts: string[] = [];
    page.on('request', (asked) => {
      if (new URL(asked.url()).pathname.endsWith('.js')) scripts.push(asked.url());
    });
    await visit(`${LATEST}/belt/map`);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of [...scripts]) {
      const text = await (await request.get(script)).text();
      expect(text, script).not.toContain(`${LATEST}/belt/mutablequeue`);
    }
    await expect(listOf(page).getByRole('link', { name: 'MutableQueue' })).toBeVisible();
  });

  test('changes with the library, and comes back', async ({ page, visit }) => {
    await visit(`${LATEST}/belt`);
    const queue = listOf(page).getByRole('link', { name: 'MutableQueue' });
    await expect(queue).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'API' })
      .click();
    await listOf(page).getByRole('link', { name: 'Core', exact: true }).click();
    await expect(listOf(page).getByRole('link', { name: 'AsyncIterator' })).toBeVisible();
    await expect(queue).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expect(queue).toBeVisible();
  });
});
