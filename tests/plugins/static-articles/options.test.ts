import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { validateOptions } from '../../../plugins/static-articles/options';

const validated = (options: unknown) =>
  validateOptions({
    options: options as Parameters<typeof validateOptions>[0]['options'],
    validate: normalizePluginOptions as Parameters<typeof validateOptions>[0]['validate'],
  });

test('takes the entry, and pages that are programs', () => {
  expect(validated({ entry: 'src/entry.ts' })).toEqual({
    id: 'default',
    entry: 'src/entry.ts',
    programPages: {},
  });
  const programPages = { '@site/src/pages/try.tsx': ['@site/src/components/CodeEditor'] };
  expect(validated({ entry: 'a', programPages })).toMatchObject({ programPages });
});

test.each([
  [{}],
  [{ entry: 1 }],
  [{ entry: 'a', programPages: { a: 'b' } }],
  [{ entry: 'a', x: 1 }],
])('refuses %j', (options) => {
  expect(() => validated(options)).toThrow();
});
