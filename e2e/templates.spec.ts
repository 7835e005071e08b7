/** Every template of the site: without faults, and accessible in both schemes and on both screens. */
import { expect, expectAccessible, test } from './fixtures';
import { LATEST, manualOf, OTHER } from './versions';

const TEMPLATES = {
  'landing page': '/',
  'docs overview': `/docs/${LATEST.name}`,
  'manual page': '/docs/manual/latest/let-binding',
  'manual page of another version': `${manualOf(OTHER)}/introduction`,
  'manual page in the old syntax': '/docs/manual/v8.0.0/introduction',
  'phrase book': '/docs/manual/latest/typescript-developers',
  glossary: `${manualOf(OTHER)}/glossary`,
  'configuration schema': '/docs/manual/latest/build-configuration-schema',
  'React page': '/docs/react/latest/introduction',
  'API overview': '/docs/manual/latest/api',
  'overview of a library': `${manualOf(OTHER)}/api/belt`,
  'page of a module': '/docs/manual/latest/api/belt/option',
  'page of a module in the old syntax': '/docs/manual/v8.0.0/api/js/option',
  'legacy page': '/docs/reason-compiler/latest/concepts-overview',
  'community page': '/community/overview',
  'community content': '/community/content',
  'community roadmap': '/community/roadmap',
  'community translations': '/community/translations',
  'guideline on publishing': '/docs/guidelines/publishing-packages',
  'markdown guide': '/markdown-guide',
  'blogpost guide': '/blogpost-guide',
  brand: '/brand',
  blog: '/blog',
  'archived posts': '/blog/archived',
  'archived post': '/blog/what-changed-in-9',
  'authors of the blog': '/blog/authors',
  'posts of an author': '/blog/authors/docs-team',
  'blog post': '/blog/documentation-that-compiles',
  packages: '/packages',
  'syntax lookup': '/syntax-lookup',
  'construct of the syntax lookup': '/syntax-lookup/pipe',
  'error index': '/errors',
  'message of the error index': '/errors/type-mismatch',
  tour: '/tour',
  'step of the tour': '/tour/records',
  playground: '/try',
};

/** Those whose parts are, on phones, those of another one. */
const LIKE_OTHERS: readonly string[] = [
  'manual page of another version',
  'manual page in the old syntax',
  'phrase book',
  'glossary',
  'configuration schema',
  'React page',
  'overview of a library',
  'page of a module in the old syntax',
  'legacy page',
  'community page',
  'community roadmap',
  'community translations',
  'blogpost guide',
  'archived posts',
  'archived post',
  'posts of an author',
] satisfies (keyof typeof TEMPLATES)[];

/** Those that are of another version than another one, and like it. */
const OF_OTHER_VERSIONS: readonly string[] = [
  'manual page of another version',
  'page of a module in the old syntax',
] satisfies (keyof typeof TEMPLATES)[];

/** Those that `npm test` looks at on a phone, too: what folds, scrolls or comes up differently there. */
const FIRST_ON_PHONES: readonly string[] = [
  'landing page',
  'manual page',
  'page of a module',
  'playground',
] satisfies (keyof typeof TEMPLATES)[];

function tagsOf(template: string): string[] {
  if (OF_OTHER_VERSIONS.includes(template)) return ['@every'];
  if (FIRST_ON_PHONES.includes(template)) return ['@phone'];
  return LIKE_OTHERS.includes(template) ? [] : ['@phone', '@every-phone'];
}

for (const [template, path] of Object.entries(TEMPLATES)) {
  test(
    `the ${template} is accessible`,
    { tag: tagsOf(template) },
    async ({ page, visit, isPhone }) => {
      // A page with many examples has thousands of elements, which axe looks at twice.
      test.slow();
      await visit(path);
      // The colors of the schemes do not depend on the screen.
      await expectAccessible(page, isPhone ? ['light'] : ['light', 'dark']);
    },
  );
}

test('a picture without words is found, and letters that are pale in the dark alone', async ({
  page,
  visit,
}) => {
  await visit('/community/translations');
  const add = (name: string, color: string) =>
    page.locator('main').evaluate(
      (main, [tag, ink]) => {
        const element = document.createElement(tag);
        element.style.color = ink;
        if (element instanceof HTMLImageElement) element.src = '/favicon.svg';
        else element.textContent = 'Hard to read';
        main.append(element);
      },
      [name, color] as const,
    );
  await add('p', '#555');
  await expectAccessible(page, ['light']);
  await expect(expectAccessible(page, ['dark'])).rejects.toThrow(/color-contrast/);
  await add('img', '');
  await expect(expectAccessible(page, ['light'])).rejects.toThrow(/image-alt/);
});

test('the error page is accessible', { tag: '@engines' }, async ({ page, visit, faults }) => {
  faults.allow(/status(?: of)? 404/);
  await visit('/docs/manual/latest/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the page of an unknown module is accessible', async ({ page, visit, faults }) => {
  faults.allow(/status(?: of)? 404/);
  await visit('/docs/manual/latest/api/belt/no-such-module');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('?');
  await expectAccessible(page);
});

test('every template says what it is, to browsers and to crawlers', async ({ page }) => {
  await page.goto('/brand');
  for (const path of Object.values(TEMPLATES)) {
    // As crawlers read it: the page of the build, whose scripts don't run.
    const said = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      const { documentElement, title } = new DOMParser().parseFromString(text, 'text/html');
      const content = (selector: string) =>
        documentElement.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';
      return {
        title,
        description: content('name=description'),
        picture: content('property="og:image"'),
        locale: content('property="og:locale"'),
        version: content('name="docsearch:version"'),
        viewport: content('name=viewport'),
        addresses: documentElement.querySelectorAll('link[rel=canonical]').length,
        language: documentElement.lang,
      };
    }, path);
    expect(said, path).toEqual({
      title: expect.stringMatching(/\S.*ReScript|^ReScript \S/),
      description: expect.stringMatching(/\S/),
      picture: expect.stringMatching(/\S/),
      locale: 'en_US',
      version: expect.stringMatching(/^(?:v\d|BS@)/),
      viewport: expect.not.stringMatching(/maximum-scale|user-scalable/),
      addresses: 1,
      language: 'en-US',
    });
  }
});
