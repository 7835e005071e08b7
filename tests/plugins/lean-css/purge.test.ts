import {
  DEVELOPMENT_STYLES,
  namesUnusedClass,
  UNUSED_STYLES,
  usedLayers,
} from '../../../plugins/lean-css/purge';

describe('UNUSED_STYLES', () => {
  const theme = '/site/node_modules/@docusaurus/theme-classic/lib';

  it.each([
    `${theme}/theme/AnnouncementBar/styles.module.css`,
    `${theme}/theme/Admonition/Layout/styles.module.css`,
    `${theme}/theme/TOCCollapsible/styles.module.css`,
    '/site/node_modules/@docusaurus/theme-common/lib/components/Details/styles.module.css',
  ])('holds %s', (file) => {
    expect(UNUSED_STYLES.test(file)).toBe(true);
  });

  it.each([
    `${theme}/nprogress.css`,
    `${theme}/theme/Layout/styles.module.css`,
    `${theme}/theme/BlogPostItem/Header/Title/styles.module.css`,
    '/site/node_modules/@docusaurus/theme-common/lib/utils/anchorUtils.module.css',
    '/site/src/components/Details/styles.module.css',
  ])('leaves %s', (file) => {
    expect(UNUSED_STYLES.test(file)).toBe(false);
  });
});

test('a build leaves out what the framework’s router shows, and parts that no page has', () => {
  const theme = '/site/node_modules/@docusaurus/theme-classic/lib';
  expect(DEVELOPMENT_STYLES.test(`${theme}/nprogress.css`)).toBe(true);
  expect(DEVELOPMENT_STYLES.test(`${theme}/theme/Heading/styles.module.css`)).toBe(true);
  expect(DEVELOPMENT_STYLES.test(`${theme}/theme/MDXComponents/Ul/styles.module.css`)).toBe(true);
  const common = '/site/node_modules/@docusaurus/theme-common/lib';
  expect(DEVELOPMENT_STYLES.test(`${common}/utils/anchorUtils.module.css`)).toBe(true);
  expect(DEVELOPMENT_STYLES.test(`${theme}/theme/Layout/styles.module.css`)).toBe(false);
});

test('layers of parts that the site lacks are not listed', () => {
  expect(
    usedLayers(
      'docusaurus.infima, docusaurus.theme-common, docusaurus.theme-classic, docusaurus.core, docusaurus.theme-search-algolia.docsearch',
    ),
  ).toBe('docusaurus.infima, docusaurus.theme-common, docusaurus.theme-classic');
});

describe('namesUnusedClass', () => {
  it.each([
    ['.button', true],
    ['a.card__body:hover', true],
    ['.col--offset-3', true],
    ['button', false],
    ['.col--4', true],
    ['.margin-vert--lg', true],
    ['.text--right', true],
    ['.pagination-nav__link', false],
  ])('%s: %s', (selector, isUnused) => {
    expect(namesUnusedClass(selector)).toBe(isUnused);
  });
});
