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
    programPages: {},
  });
});

test('takes pages that are programs', () => {
  const programPages = { '@site/src/pages/try.tsx': ['@site/src/components/CodeEditor'] };
  expect(validated({ menuPages: [], programPages })).toMatchObject({ programPages });
  expect(() => validated({ menuPages: [], programPages: { a: 'b' } })).toThrow();
});

test.each([[{}], [{ menuPages: 'introduction' }], [{ menuPages: [1] }], [{ menuPages: [], x: 1 }]])(
  'refuses %j',
  (options) => {
    expect(() => validated(options)).toThrow();
  },
);
