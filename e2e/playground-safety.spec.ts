/**
 * Nothing of the page and, while the reader has not allowed it, no network is reachable for programs of
 * the playground: each attempt of a list is tried in the documents that run them, in their page and in
 * their worker. The documents are driven directly, as `src/components/ProgramFrame` does it.
 */
import type { Page } from '@playwright/test';

import { NETWORK_DOCUMENT, PLAYGROUND_DOCUMENT } from '../src/lib/program/runtime';
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

    test(`reaches nothing of the page with a network either, in a ${place}`, async ({
      page,
      faults,
    }) => {
      faults.allow(/request to another host/);
      const attempts = ATTEMPTS.filter(({ isNetwork }) => !isNetwork);
      const { lines, requests } = await run(page, NETWORK_DOCUMENT, place, programOf(attempts));
      expect(told(lines)).toEqual(refused(attempts));
      expect(requests).toEqual([]);
    });

    test(`has the network that the reader allows, in a ${place}`, async ({ page, faults }) => {
      faults.allow(/request to another host/);
      const code = `try { await fetch("https://${OTHER_HOST}/"); } catch {} console.log("done");`;
      const { requests } = await run(page, NETWORK_DOCUMENT, place, code);
      expect(requests).toEqual([`https://${OTHER_HOST}/`]);
    });
  }
});
