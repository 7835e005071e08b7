import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { validateOptions } from '../../../plugins/version-banners/options';

const validate = (options: unknown) =>
  validateOptions({
    validate: normalizePluginOptions as never,
    options: options as never,
  });
const banner = { text: 'Read it [here].', linkTo: 'v11.0.0' };

test('takes banners with one link', () => {
  expect(validate({ banners: { old: banner } })).toEqual({
    id: 'default',
    banners: { old: banner },
  });
});

test('takes a banner without a link', () => {
  const banners = { old: { text: 'About earlier tools.' } };
  expect(validate({ banners })).toEqual({ id: 'default', banners });
});

test.each([
  ['no banners', {}, '"banners" is required'],
  ['an empty list', { banners: {} }, 'at least 1 key'],
  ['two links', { banners: { old: { ...banner, text: '[a] [b]' } } }, 'one [link text]'],
  [
    'a link without a target',
    { banners: { old: { text: banner.text } } },
    'unless linkTo is given',
  ],
  [
    'a target without a link',
    { banners: { old: { ...banner, text: 'Read.' } } },
    'one [link text]',
  ],
])('refuses %s', (_case, options, message) => {
  expect(() => validate(options)).toThrow(message);
});
