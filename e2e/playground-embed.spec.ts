/** The playground inside of other sites: `/embed`, and which other pages may be shown in frames. */
import http from 'node:http';

import type { FrameLocator, Page } from '@playwright/test';
import { compressToEncodedURIComponent } from 'lz-string';

import { offerBundles } from './bundles';
import { expect, expectAccessible, test as base } from './fixtures';

const CODE = 'let cups = 3\nJs.log(cups + 4)\n';
const QUERY = `version=v11.1.4&code=${compressToEncodedURIComponent(CODE)}`;

interface Fixtures {
  /** Opens a page of another site, on a server of its own, with an address of this one in a frame. */
  readonly frame: (address: string) => Promise<FrameLocator>;
}

const test = base.extend<Fixtures>({
  frame: async ({ page, baseURL }, use) => {
    let source = '';
    // Browsers let no page from elsewhere have frames of this machine: the other site is on it, too.
    const server = http.createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><h1>A blog</h1><iframe src="${source}" title="ReScript program" width="100%" height="480"></iframe>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('Expected a TCP port.');
    const blog = `http://127.0.0.1:${address.port}/`;
    await page.route(`${blog}**`, (route) => route.continue());
    await use(async (framed) => {
      source = new URL(framed, baseURL).href.replaceAll('&', '&amp;');
      await page.goto(blog);
      return page.frameLocator('iframe');
    });
    server.closeAllConnections();
    server.close();
  },
});

/** What the page asks compilers of this machine. */
function nativeRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/playground\/(?:service\.json|compile|run|analyze|view)$/.test(request.url())) {
      asked.push(request.url());
    }
  });
  return asked;
}

test(
  'a link with embed=1 leads to the program without the bars of the site',
  { tag: ['@phone', '@every-phone'] },
  async ({ page, visit }) => {
    await visit(`/try?embed=1&${QUERY}`);
    await expect(page).toHaveURL(`/embed?${QUERY}`);
    await expect(page.getByText('Not compiled yet.')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('button', { name: 'Compile' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('var cups = 3;');
    await expect(page.getByRole('tab')).toHaveText([/^JavaScript/, /^Output/, /^Problems/]);
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('log')).toContainText('7');
    const link = page.getByRole('link', { name: 'Open in playground' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^\/try\?version=v11\.1\.4&module=esmodule&code=/);
    // Everything is in sight.
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth - window.innerWidth,
        document.documentElement.scrollHeight - window.innerHeight,
      ]),
    ).toEqual([0, 0]);
    await expectAccessible(page);
  },
);

test('the playground takes nobody’s word for an embedded program', async ({
  page,
  visit,
  faults,
}) => {
  await visit(`/embed?${QUERY}`);
  for (const addReferrer of [false, true]) {
    const link = page.getByRole('link', { name: 'Open in playground' });
    // A page that would lead there by itself could say where the reader comes from.
    if (addReferrer) await link.evaluate((element) => element.removeAttribute('rel'));
    const opened = page.waitForEvent('popup');
    await link.click();
    const playground = await opened;
    await faults.watch(playground);
    await expect(playground.getByText('Not compiled yet.')).toBeVisible();
    await playground.close();
  }
});

test('a page of another site shows a program, which compiles in the browser alone', async ({
  page,
  frame,
  faults,
}) => {
  faults.allow(/service-worker|compilers that it knows/);
  await offerBundles(page);
  const asked = nativeRequests(page);
  const inside = await frame(`/embed?${QUERY}`);
  await expect(inside.getByRole('tabpanel')).toContainText('var cups = 3;');
  await inside.getByRole('button', { name: 'Run' }).click();
  await expect(inside.getByRole('log')).toContainText('7');
  await inside.getByRole('textbox', { name: /^Program in/ }).fill('Js.log("tea")');
  await inside.getByRole('button', { name: 'Run' }).click();
  await expect(inside.getByRole('log')).toContainText('tea');
  expect(asked).toEqual([]);
});

test('clicks in another site never reach the compilers of this machine', async ({
  page,
  frame,
  faults,
}) => {
  // The official host of bundles, which tests have no way to.
  faults.allow(/request to another host|failed request|console/);
  const asked = nativeRequests(page);
  const inside = await frame(`/embed?${QUERY}`);
  await inside.getByRole('button', { name: 'Run' }).click();
  await expect(
    inside.getByText(/couldn’t be loaded|No compiler can be reached/).first(),
  ).toBeVisible();
  await inside.getByRole('button', { name: 'Run' }).click();
  expect(asked).toEqual([]);
});

test('no other page of this site can be framed', async ({ page, frame, faults }) => {
  faults.allow(/frame-ancestors|failed request/);
  for (const address of [
    '/try',
    '/try.html',
    `/%74ry?${QUERY}`,
    '/try%2Ehtml',
    `/try?embed=1&${QUERY}`,
    '/',
    '/docs/manual/latest/introduction',
  ]) {
    await frame(address);
    await expect.poll(() => page.frames()[1]?.url(), address).toMatch(/^chrome-error:/);
  }
});

test('the policy of framing is that of one address', async ({ request }) => {
  const ancestors = async (address: string): Promise<readonly string[]> => {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    return [...policy.matchAll(/frame-ancestors ([^;,]*)/g)].map(([, sources = '']) => sources);
  };
  for (const address of ['/embed', '/embed.html', '/e%6dbed']) {
    expect(await ancestors(address)).toEqual(["'self' *", '*']);
  }
  for (const address of [
    '/',
    '/try',
    '/try.html',
    '/%74ry',
    '/try%2Ehtml',
    '/packages',
    '/docs/manual/latest/introduction',
  ]) {
    expect(await ancestors(address)).toEqual(["'self' *", "'self'"]);
  }
});
