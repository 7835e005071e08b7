import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { validateOptions } from '../../../plugins/static-articles/options';

const validated = (options: unknown) =>
  validateOptions({
    options: options as Parameters<typeof validateOptions>[0]['options'],
    validate: normalizePluginOptions as Parameters<typeof validateOptions>[0]['validate'],
  });

test('takes ids of pages', () => {
  expect(validated({ menuPages: ['introduction'] })).toEqual({
    id: 'default',
    menuPages: ['introduction'],
  });
});

test.each([[{}], [{ menuPages: 'introduction' }], [{ menuPages: [1] }], [{ menuPages: [], x: 1 }]])(
  'refuses %j',
  (options) => {
    expect(() => validated(options)).toThrow();
  },
);
