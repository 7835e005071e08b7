/** The site below a path of its host, and with an index that Algolia hosts: one build for both. */
import type { Locator, Page } from '@playwright/test';

import { LATEST_REACT_VERSION } from '../src/versions';
import { expect, type Faults } from './fixtures';
import { BASE_URL, HTML, test } from './otherBuild';
import { isSameVisit, markVisit, title, versionLink } from './reader';
import { LATEST as LATEST_VERSION, manualOf, OTHER } from './versions';

// In one worker, which builds once.
test.describe.configure({ mode: 'default' });

test('below a path, pages lead to one another without a whole load', async ({
  page,
  faults,
  visit,
  baseURL,
}) => {
  faults.allow(/status(?: of)? 404/);
  const latest = `${baseURL}/sub/docs/manual/latest`;
  await visit('/docs/manual/latest/let-binding');
  await markVisit(page);

  const sidebar = page.getByRole('navigation', { name: 'Pages of this version' });
  await sidebar.getByRole('link', { name: 'Record', exact: true }).click();
  await expect(page).toHaveURL(`${latest}/record`);
  await expect(title(page)).toHaveText('Record');
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Record');
  await (await versionLink(page, OTHER.label)).click();
  await expect(page).toHaveURL(`${baseURL}/sub${manualOf(OTHER)}/record`);
  await page.goBack();
  await expect(page).toHaveURL(`${latest}/record`);
  await page.locator('#site-bar').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL(`${baseURL}/sub/blog`);
  await page.getByRole('link', { name: 'ReScript, home page' }).click();
  await expect(page).toHaveURL(`${baseURL}/sub/`);
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(title(page)).toHaveText('Installation');
  expect(await isSameVisit(page)).toBe(true);

  await page.goto(`${latest}/varian`);
  await expect(title(page)).toHaveText('Page not found');
  await page.locator('main').getByRole('link', { name: 'variant', exact: true }).click();
  await expect(page).toHaveURL(`${latest}/variant`);
  await expect(title(page)).toHaveText('Variant');
});

test.describe('search in a hosted index', () => {
  const RECORD = '/docs/manual/latest/record';
  /** The bindings that go with the latest version, and with the one to come. */
  const BINDINGS = `version:${LATEST_REACT_VERSION.name}`;
  const ALL_OF_LATEST = [
    [`version:${LATEST_VERSION.name}`, BINDINGS, 'area:site', 'area:reason-compiler'],
  ];

  const box = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Search', exact: true });
  const options = (dialog: Locator) =>
    dialog.getByRole('listbox', { name: 'Results' }).getByRole('option');

  /** The dialog, open with a query. */
  async function search(page: Page, query: string): Promise<Locator> {
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await box(dialog).fill(query);
    return dialog;
  }

  /** What belongs to a failed search, and its sentence for the console. */
  function allowFailure(faults: Faults, sentence: RegExp): void {
    faults.allow(/^failed request http:\/\/localhost/);
    faults.allow(/Failed to load resource/);
    // The page of a hit needs the network, too.
    faults.allow(/the preview is left out/);
    faults.allow(/^status \d+: http:\/\/localhost:\d+\/1\//);
    faults.allow(sentence);
  }

  async function expectUnable(dialog: Locator): Promise<void> {
    await expect(dialog.getByText('Unable to fetch results').last()).toBeVisible();
    await expect(
      dialog.getByText('You might want to check your network connection.'),
    ).toBeVisible();
  }

  test('the policy of pages names its hosts, and no others', async ({ request, build }) => {
    const response = await request.get(`${BASE_URL}docs/manual/latest/record`);
    const { nearest, fallback, insights } = build;
    expect(response.headers()['content-security-policy']).toContain(
      `; connect-src 'self' ${nearest.origin} ${fallback.origin} ${insights.origin};`,
    );
  });

  test('hits lead to pages of this site and are told to the index', async ({
    page,
    visit,
    build: { nearest, insights },
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit('/docs/manual/latest/variant');
    await markVisit(page);
    const dialog = await search(page, 'immutable');
    await expect(options(dialog)).toHaveCount(1);
    await expect(options(dialog)).toContainText('Immutable Update');
    await expect(options(dialog).locator('mark')).toHaveText('Immutable');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${BASE_URL}docs/manual/latest/record#immutable-update`);
    await expect(dialog).toBeHidden();
    expect(await isSameVisit(page)).toBe(true);

    expect(nearest.searches().at(-1)).toEqual({
      query: 'immutable',
      attributesToRetrieve: [
        ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
        'content',
        'type',
        'url',
        'signature',
        'summary',
      ],
      attributesToSnippet: [
        ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
        'content:10',
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: true,
      facetFilters: ALL_OF_LATEST,
      optionalFilters: [
        'area:manual<score=150>',
        'area:api<score=150>',
        'area:react<score=50>',
        `url_without_anchor:${BASE_URL}docs/manual/latest/variant<score=50>`,
      ],
      facets: ['area'],
      page: 0,
    });
    await expect.poll(() => insights.events()).toHaveLength(1);
    expect(insights.events()[0]).toMatchObject({
      index: 'docs',
      objectIDs: ['record-update'],
      positions: [1],
      queryID: expect.stringMatching(/^query-/),
    });
    // No question for permission in advance, and nothing of the embedded index.
    expect(
      [...nearest.requests(), ...insights.requests()].map(({ method }) => method),
    ).not.toContain('OPTIONS');
    expect(asked.filter((pathname) => pathname.startsWith(`${BASE_URL}search/`))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((key) => /algolia/i.test(key))).toEqual([]);
  });

  test(
    'the filter decides what is asked',
    { tag: '@every' },
    async ({ page, visit, build: { nearest } }) => {
      await visit(`${manualOf(OTHER)}/record`);
      const dialog = await search(page, 'record');
      // The bindings of the latest version go with the one to come.
      await expect(options(dialog)).toHaveCount(2);
      await expect(options(dialog).first()).toHaveAttribute(
        'href',
        `${BASE_URL}docs/manual/${OTHER.path}/record`,
      );
      const next = [[`version:${OTHER.name}`, BINDINGS, 'area:site', 'area:reason-compiler']];
      expect(nearest.searches().at(-1)?.facetFilters).toEqual(next);

      // A question that is narrowed has another beside it, which counts all areas.
      await dialog.getByRole('button', { name: /^API/ }).click();
      await expect(dialog.getByText('No results for "record" in API').last()).toBeVisible();
      expect(nearest.searches().slice(-2)).toMatchObject([
        { facetFilters: [['area:api'], ...next], hitsPerPage: 20 },
        { facetFilters: next, hitsPerPage: 0 },
      ]);
      // Other versions are counted, and searched on demand.
      const latest = dialog.getByRole('button', { name: `${LATEST_VERSION.label}: 2` });
      await latest.click();
      await expect(options(dialog)).toHaveCount(3);
      expect(nearest.searches().at(-1)?.facetFilters).toEqual(ALL_OF_LATEST);

      await visit('/community/overview');
      await expect(options(await search(page, 'record'))).toHaveCount(3);
      expect(nearest.searches().at(-1)?.facetFilters).toEqual(ALL_OF_LATEST);
    },
  );

  test('HTML in records and queries is text', async ({ page, visit }) => {
    await visit(RECORD);
    const dialog = await search(page, '<img');
    await expect(options(dialog)).toHaveCount(1);
    await expect(options(dialog)).toContainText(`Tags ${HTML}`);
    await expect(options(dialog)).toContainText('shown: <img src="x"');
    await expect(options(dialog).locator('mark').first()).toHaveText('<img');
    await expect(dialog.locator('img')).toHaveCount(0);
    await box(dialog).fill(HTML.slice(0, 30));
    await box(dialog).fill(`${HTML} and more`.slice(0, 64));
    await expect(dialog.getByText('No results for').last()).toBeVisible();
    await expect(dialog.locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
  });

  test(
    'a hit whose address nobody can read is told and left out',
    { tag: '@every' },
    async ({ page, visit, faults }) => {
      faults.allow(/http:\/\/\[/);
      await visit(RECORD);
      const dialog = await search(page, 'broken');
      await expect(dialog.getByText('No results for').last()).toBeVisible();
      expect(faults.seen()).toEqual([expect.stringContaining('http://[')]);
    },
  );

  test('when no host can be reached the dialog says so, and recovers', async ({
    page,
    visit,
    faults,
    build: { nearest, fallback },
  }) => {
    allowFailure(faults, /RetryError: Expected an answer of a search host/);
    await visit(RECORD);
    nearest.behave({ kind: 'resets' });
    fallback.behave({ kind: 'says', status: 503, text: '' });
    const dialog = await search(page, 'record');
    await expectUnable(dialog);
    expect(faults.seen()).toContainEqual(
      expect.stringMatching(
        /RetryError: .* but localhost:\d+ could not be reached, localhost:\d+ answered 503; check the network/,
      ),
    );
    nearest.reset();
    fallback.reset();
    await box(dialog).fill('record update');
    await box(dialog).fill('record');
    await expect(options(dialog)).toHaveCount(3);
  });

  test(
    'when the network is back, the question is asked again',
    { tag: '@every' },
    async ({ page, visit, faults, context }) => {
      allowFailure(faults, /RetryError: Expected an answer of a search host/);
      await visit(RECORD);
      const dialog = await search(page, 'record');
      await expect(options(dialog)).toHaveCount(3);
      await context.setOffline(true);
      await box(dialog).fill('immutable');
      await expectUnable(dialog);
      await context.setOffline(false);
      await expect(options(dialog)).toHaveCount(1);
      await expect(options(dialog)).toContainText('Immutable Update');
    },
  );

  test(
    'a host that takes long shows that it does',
    { tag: '@every' },
    async ({ page, visit, build: { nearest, fallback } }) => {
      await visit(RECORD);
      nearest.behave({ kind: 'held' });
      fallback.behave({ kind: 'held' });
      const dialog = await search(page, 'record');
      await expect(dialog.getByText('Searching…').last()).toBeVisible();
      await expect(options(dialog)).toHaveCount(0);
      for (const server of [nearest, fallback]) {
        server.behave({ kind: 'answers' });
        server.release();
      }
      await expect(options(dialog)).toHaveCount(3);
      await expect(dialog.getByText('Searching…')).toHaveCount(0);
    },
  );

  test(
    'a host that says nothing gives way to the next, and is asked last from then on',
    { tag: '@every' },
    async ({ page, visit, build: { nearest, fallback } }) => {
      await visit(RECORD);
      nearest.behave({ kind: 'silent' });
      const dialog = await search(page, 'record');
      await expect(options(dialog)).toHaveCount(3);
      expect([nearest.visits(), fallback.visits()]).toEqual([1, 1]);
      await box(dialog).fill('immutable');
      await expect(options(dialog)).toHaveCount(1);
      expect([nearest.visits(), fallback.visits()]).toEqual([1, 2]);
    },
  );

  const WRONG_ANSWERS = [
    {
      name: 'a refusal',
      status: 403,
      text: '{"message":"Invalid Application-ID or API key","status":403}',
      sentence: /ApiError: .* answered 403 \(Invalid Application-ID or API key\); check ALGOLIA_/,
    },
    {
      name: 'broken JSON',
      status: 200,
      text: '{"results":[{"hits":',
      sentence: /DeserializationError: .* cannot be read: expected JSON, got \{"results"/,
    },
    {
      name: 'JSON of another form',
      status: 200,
      text: '{"results":[{}]}',
      sentence: /DeserializationError: .* cannot be read: Expected field hits at results\[0\]/,
    },
  ];
  for (const { name, status, text, sentence } of WRONG_ANSWERS) {
    test(
      `${name} is told apart in the console`,
      { tag: '@every' },
      async ({ page, visit, faults, build: { nearest, fallback } }) => {
        allowFailure(faults, sentence);
        await visit(RECORD);
        // Both: a browser that stands still for a second asks the other one.
        for (const server of [nearest, fallback]) server.behave({ kind: 'says', status, text });
        const dialog = await search(page, 'record');
        await expectUnable(dialog);
        expect(faults.seen()).toContainEqual(expect.stringMatching(sentence));

        for (const server of [nearest, fallback]) server.reset();
        await box(dialog).press('Enter');
        await expect(options(dialog)).toHaveCount(3);
      },
    );
  }
});
