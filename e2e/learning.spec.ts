/** Readers who come with a purpose: the phrase book, the glossary and the reading paths. */
import { expect, test } from './fixtures';
import { LATEST, manualOf, OTHER } from './versions';
import { MANUAL_VERSIONS } from '../src/versions';

/** A manual without the phrase book. */
const WITHOUT = MANUAL_VERSIONS[MANUAL_VERSIONS.indexOf(LATEST) + 1] ?? LATEST;

const PHRASE_BOOK = '/docs/manual/latest/typescript-developers';

test(
  'the phrase book answers a TypeScript developer who searches for a type operator',
  { tag: ['@engines', '@every'] },
  async ({ page, visit }) => {
    await visit('/docs/manual/latest/introduction');
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Search', exact: true });
    await expect(box).toBeFocused();
    await page.keyboard.insertText('satisfies');
    await expect(page.locator('[role=option][aria-selected=true]')).toHaveAttribute(
      'href',
      `${PHRASE_BOOK}#satisfies`,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PHRASE_BOOK}#satisfies`);
    const heading = page.getByRole('heading', { name: 'satisfies' });
    await expect(heading).toBeInViewport();
    const [typescript, rescript] = await page
      .locator('h3#satisfies ~ [data-code-block]')
      .evaluateAll((blocks) => blocks.slice(0, 2).map((block) => block.textContent));
    expect(typescript).toContain('satisfies Record<string, Route>');
    expect(rescript).toContain('let routes: routes = {');
  },
);

test(
  'an older manual has the page that says most of it',
  { tag: '@every' },
  async ({ page, visit }) => {
    await visit(PHRASE_BOOK);
    await page.locator('summary', { hasText: 'Version:' }).locator('visible=true').first().click();
    const link = page.getByRole('link', { name: WITHOUT.label, exact: true });
    await link.locator('visible=true').first().click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${manualOf(WITHOUT)}/converting-from-js`));
  },
);

test(
  'a term leads to its place in the glossary, at its first use alone',
  { tag: ['@engines', '@phone', '@every-phone', '@every-engines'] },
  async ({ page, visit }) => {
    await visit(`${manualOf(OTHER)}/module`);
    const article = page.getByRole('article');
    const term = article.getByRole('link', { name: 'shadows', exact: true });
    await expect(term).toHaveCount(1);
    await expect(term).toHaveCSS('text-decoration-style', 'dotted');
    await term.click();
    await expect(page).toHaveURL(`${manualOf(OTHER)}/glossary#shadowing`);
    await expect(page.getByRole('heading', { name: 'Shadowing' })).toBeInViewport();
  },
);

test(
  'the overview of the next manual offers six paths, each page of which is there',
  { tag: ['@engines', '@phone', '@every'] },
  async ({ page, visit, request }) => {
    await visit(`/docs/${OTHER.name}`);
    const paths = page.getByRole('region', { name: 'Reading Paths' });
    await expect(paths.getByRole('heading', { level: 3 })).toHaveText([
      'First afternoon',
      'Coming from TypeScript',
      'React team',
      'Writing bindings',
      /^From v\d+ to v\d+$/,
      'Maintaining old code',
    ]);
    for (const link of await paths.getByRole('link').all()) {
      const address = (await link.getAttribute('href')) ?? '';
      expect((await request.get(address)).status(), address).toBe(200);
    }
    const first = page.getByRole('region', { name: 'Coming from TypeScript' });
    await first.getByRole('link', { name: 'ReScript for TypeScript Developers' }).click();
    await expect(page).toHaveURL(`${manualOf(OTHER)}/typescript-developers`);
  },
);
