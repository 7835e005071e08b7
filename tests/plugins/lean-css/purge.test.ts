import {
  DEVELOPMENT_STYLES,
  namesUnusedClass,
  UNUSED_STYLES,
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

test('a build leaves out what the framework’s router shows', () => {
  const theme = '/site/node_modules/@docusaurus/theme-classic/lib';
  expect(DEVELOPMENT_STYLES.test(`${theme}/nprogress.css`)).toBe(true);
  expect(DEVELOPMENT_STYLES.test(`${theme}/theme/Layout/styles.module.css`)).toBe(false);
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
