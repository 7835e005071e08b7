/**
 * Nothing of the page and, while the reader has not allowed it, no network is reachable for programs of
 * the playground: each attempt of a list is tried in the documents that run them, in their page and in
 * their worker. The documents are driven directly, as `src/components/ProgramFrame` does it.
 */
import fs from 'node:fs';

import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { compressToEncodedURIComponent } from 'lz-string';

import { NETWORK_DOCUMENT, PLAYGROUND_DOCUMENT } from '../src/lib/program/runtime';
import { share } from '../tests/support/sample';
import { some } from './every';
import { expect, test } from './fixtures';
import { type Attempt, ATTEMPTS, OTHER_HOST, programOf, SECRET } from './playgroundAttempts';

/** Attempts take longer than the page's own scripts. */
const MANY_SECONDS = 90_000;

interface Told {
  readonly lines: readonly string[];
  /** Requests to the attacker's host that the policy let pass. */
  readonly requests: readonly string[];
}

/** Runs a program on a page of the site and gives the lines of its console. */
async function run(
  page: Page,
  document: string,
  place: 'page' | 'worker',
  code: string,
): Promise<Told> {
  const requests: string[] = [];
  const note = (url: string): void => {
    if (new URL(url).hostname === OTHER_HOST) requests.push(url);
  };
  page.on('requestfinished', (request) => note(request.url()));
  page.on('requestfailed', (request) => {
    // What the policy refuses, or what has to come from the same origin, never leaves the browser, which reports it
    // all the same.
    if (!/csp|^origin$/i.test(request.failure()?.errorText ?? '')) note(request.url());
  });
  await page.goto('/');
  await page.evaluate((secret) => {
    localStorage.setItem('secret', secret);
    sessionStorage.setItem('secret', secret);
    window.document.cookie = `secret=${encodeURIComponent(secret)}`;
  }, SECRET);
  const address = page.url();
  const lines = await page.evaluate(
    ([src, where, text]) =>
      new Promise<string[]>((resolve) => {
        const frame = window.document.createElement('iframe');
        frame.src = src;
        frame.setAttribute('sandbox', 'allow-scripts');
        const written: string[] = [];
        window.addEventListener('message', ({ source, data }: MessageEvent) => {
          if (source !== frame.contentWindow) return;
          if (data?.type === 'ready') {
            const modules = [{ name: './Playground.js', pieces: [text] }];
            const request = { type: 'run', colorScheme: 'light', place: where, modules };
            frame.contentWindow?.postMessage(request, '*');
          } else if (data?.type === 'console' && typeof data.text === 'string') {
            written.push(data.text);
            if (data.text === 'done') resolve(written);
          } else if (data?.type === 'error') written.push(`error: ${data.message}`);
        });
        window.document.body.append(frame);
      }),
    [`/${document}`, place, code] as const,
  );
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => localStorage.getItem('secret'))).toBe(SECRET);
  return { lines, requests };
}

const told = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => /: (?:reached|refused)$/.test(line));

const refused = (attempts: readonly Attempt[]): readonly string[] =>
  attempts.map(({ what }) => `${what}: refused`);

test.describe('a program of the playground', () => {
  test.setTimeout(2 * MANY_SECONDS);
  // The browser tells of each refusal.
  test.beforeEach(({ faults }) => faults.allow(/^(?:console|error|failed request)/));

  for (const place of ['page', 'worker'] as const) {
    test(`reaches nothing, in a ${place}`, { tag: '@engines' }, async ({ page }) => {
      const { lines, requests } = await run(page, PLAYGROUND_DOCUMENT, place, programOf(ATTEMPTS));
      expect(told(lines)).toEqual(refused(ATTEMPTS));
      expect(lines.at(-1)).toBe('done');
      expect(requests).toEqual([]);
    });

    const tag = place === 'worker' ? '@every' : [];
    test(
      `reaches nothing of the page with a network either, in a ${place}`,
      { tag },
      async ({ page, faults }) => {
        faults.allow(/request to another host/);
        const attempts = ATTEMPTS.filter(({ isNetwork }) => !isNetwork);
        const { lines, requests } = await run(page, NETWORK_DOCUMENT, place, programOf(attempts));
        expect(told(lines)).toEqual(refused(attempts));
        expect(requests).toEqual([]);
      },
    );

    test(`has the network that the reader allows, in a ${place}`, async ({ page, faults }) => {
      faults.allow(/request to another host/);
      const code = `try { await fetch("https://${OTHER_HOST}/"); } catch {} console.log("done");`;
      const { requests } = await run(page, NETWORK_DOCUMENT, place, code);
      expect(requests).toEqual([`https://${OTHER_HOST}/`]);
    });
  }
});

/** Texts that would do something if a page took them for more than texts. */
const TEXTS = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example/',
  'https://evil.example/',
  '../../try',
  '\\\\evil.example',
  '%0d%0aLocation:%20https://evil.example',
  '-ppx touch',
  '__proto__',
];

test.describe('an embedded program', () => {
  test.setTimeout(2 * MANY_SECONDS);
  const HOSTILE = [
    ...some(TEXTS, 6).flatMap((text, index) => {
      const places = [
        `embed=1&version=${encodeURIComponent(text)}`,
        `embed=1&flags=${encodeURIComponent(text)}&open=${encodeURIComponent(text)}`,
        `embed=1&code=${encodeURIComponent(text)}`,
        `embed=1&code=${compressToEncodedURIComponent(text)}`,
        `embed=1&${text}`,
        `${encodeURIComponent(text)}=${encodeURIComponent(text)}&embed=1`,
      ];
      return share(places, index % places.length, places.length);
    }),
    'embed=1&embed=1',
    'embed=1&autorun=true&code=' + compressToEncodedURIComponent('while true { () }'),
    'embed=1&ext=re&code=' + compressToEncodedURIComponent('# 3 "/etc/passwd"\nlet x: int = "a";'),
    'embed=1&' + 'a=b&'.repeat(2000),
  ];

  test('takes parameters for texts, stays here, and is compiled by nobody of its own accord', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url());
    });
    page.on('dialog', (dialog) => asked.push(dialog.message()));
    for (const query of HOSTILE) {
      await page.goto(`/try?${query}`);
      await expect(page).toHaveURL((url) => url.pathname === '/embed');
      await expect(page.getByRole('textbox', { name: /^Program in/ })).toBeVisible();
      expect(await page.locator('img[src="x"]').count(), query).toBe(0);
      const link = page.getByRole('link', { name: 'Open in playground' });
      expect(await link.getAttribute('href'), query).toMatch(/^\/try\?/);
    }
    // Programs of links that hold none are the site’s own.
    expect(asked.filter((each) => !each.endsWith('/playground/compile'))).toEqual([]);
  });
});

test('a downloaded project has the same names whatever its program says', async ({ page }) => {
  const code = `${TEXTS.join('\n')}\n../../../etc/passwd\u0000`;
  await page.goto(`/try?version=v12.2.0&code=${compressToEncodedURIComponent(code)}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download project' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('rescript-program.zip');
  const files = unzipSync(fs.readFileSync(await file.path()));
  expect(Object.keys(files).sort()).toEqual(
    ['.gitignore', 'README.md', 'package.json', 'rescript.json', 'src/Program.res'].map(
      (name) => `rescript-program/${name}`,
    ),
  );
  expect(new TextDecoder().decode(files['rescript-program/src/Program.res'])).toBe(`${code}\n`);
});
