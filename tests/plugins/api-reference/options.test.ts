import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { type Options, validateOptions } from '../../../plugins/api-reference/options';

const checked = (options: Options) =>
  validateOptions({ validate: normalizePluginOptions as never, options });

test('options of the docs plugin go on to it, and ours have defaults', () => {
  expect(checked({ id: 'api', path: 'docs/api' })).toMatchObject({
    id: 'api',
    path: 'docs/api',
    include: ['**/*.{md,mdx}'],
    isLeftOut: false,
    onMissingCompiler: 'warn',
  });
});

test('what a configuration says holds', () => {
  expect(checked({ isLeftOut: true, onMissingCompiler: 'throw' })).toMatchObject({
    isLeftOut: true,
    onMissingCompiler: 'throw',
  });
});

test.each([
  [{ onMissingCompiler: 'fail' }, /api-reference:.*"onMissingCompiler" must be one of/],
  [{ isLeftOut: 'yes' }, /api-reference:.*"isLeftOut" must be a boolean/],
  [{ unknown: 1 }, /"unknown" is not allowed/],
])('%j is refused', (options, message) => {
  expect(() => checked(options as Options)).toThrow(message);
});
