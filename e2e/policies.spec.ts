/**
 * Pages where `_headers` means something else than on most hosts: where the last rule that matches a path wins, and
 * where the file isn't read and each page has its policy in its head. A fault of the policy is an error of the console,
 * which fails each journey.
 */
import fs from 'node:fs';
import path from 'node:path';

import { policyOf, withPolicy } from '../scripts/meta-policy/metaPolicy';
import { parseHeaders } from '../scripts/serve/headers';
import { readBuild } from './build';
import { some } from './every';
import { expect } from './fixtures';
import { type Host, test, WITHOUT_COMPILERS } from './hosts';
import { exampleWith, runExample } from './live';
import { title } from './reader';

/** A page of each kind of style sheets and scripts. */
const PAGES = [
  '/',
  '/docs/manual/latest/introduction',
  '/docs/manual/latest/api/belt',
  '/blog',
  '/packages',
  '/syntax-lookup',
  '/try',
];
const LIVE = '/docs/react/latest/hooks-state';

/** Lets a host answer pages as `npm run meta-policy` leaves them. */
function putPolicies(host: Host): void {
  const blocks = parseHeaders(readBuild('_headers'));
  for (const page of [...PAGES, LIVE]) {
    const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
    const policy = policyOf(blocks, file) ?? '';
    host.answer(page, (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(withPolicy(fs.readFileSync(path.join('build', file), 'utf8'), policy, file));
    });
  }
}

for (const [headerRule, what] of [
  ['last', 'the last rule wins'],
  ['none', 'pages have their policy in their head'],
] as const) {
  test.describe(`where ${what}`, () => {
    test.use({ headerRule });
    test.beforeEach(({ host }) => {
      if (headerRule === 'none') putPolicies(host);
    });

    // That pages have all that they ask for is shown in full where the policy is in their head.
    const isVariant = headerRule === 'last';
    for (const address of isVariant ? some(PAGES, 1) : PAGES) {
      test(`${address} has all that it asks for`, async ({ page, visit, faults }) => {
        if (address === '/try') faults.allow(WITHOUT_COMPILERS);
        await visit(address);
        await expect(title(page)).toBeVisible();
      });
    }

    test('scripts from elsewhere are refused', async ({ page, visit, faults }) => {
      faults.allow(/content security policy/i);
      await visit('/docs/manual/latest/introduction');
      const reached = await page.evaluate(async () => {
        const script = document.createElement('script');
        script.textContent = 'window.wasReached = true';
        document.head.append(script);
        return 'wasReached' in window;
      });
      expect(reached).toBe(false);
    });

    test(
      'the search answers, and a live example runs',
      { tag: isVariant ? '@every' : [] },
      async ({ page, visit }) => {
        await visit('/docs/manual/latest/introduction');
        await page.keyboard.press('/');
        await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
        await page.keyboard.insertText('record');
        await expect(
          page.getByRole('listbox', { name: 'Results' }).getByRole('option').first(),
        ).toBeVisible();
        await visit(LIVE);
        const frame = await runExample(exampleWith(page, 'module BoxOfTwelve'));
        await expect(frame.getByRole('button').first()).toBeVisible();
      },
    );
  });
}
