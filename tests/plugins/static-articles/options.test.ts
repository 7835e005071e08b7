import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { validateOptions } from '../../../plugins/static-articles/options';

const validated = (options: unknown) =>
  validateOptions({
    options: options as Parameters<typeof validateOptions>[0]['options'],
    validate: normalizePluginOptions as Parameters<typeof validateOptions>[0]['validate'],
  });

test('takes the entry, and pages that are programs', () => {
  const needed = { entry: 'src/entry.ts', link: 'src/link.tsx' };
  expect(validated(needed)).toEqual({
    id: 'default',
    ...needed,
    programPages: {},
  });
  const programPages = { '@site/src/pages/try.tsx': ['@site/src/components/CodeEditor'] };
  expect(validated({ ...needed, programPages })).toMatchObject({ programPages });
});

test.each([
  [{}],
  [{ entry: 'a' }],
  [{ link: 'b' }],
  [{ entry: 1, link: 'b' }],
  [{ entry: 'a', link: 'b', programPages: { a: 'b' } }],
  [{ entry: 'a', link: 'b', x: 1 }],
])('refuses %j', (options) => {
  expect(() => validated(options)).toThrow();
});
