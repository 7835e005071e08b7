import type { Validate } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import {
  validateOptions,
  type Options,
  type PluginOptions,
} from '../../../plugins/redirects/options';

const normalize = (options: Options) =>
  validateOptions({
    validate: normalizePluginOptions as Validate<Options, PluginOptions>,
    options,
  });

describe('options of redirects', () => {
  it('have defaults', () => {
    expect(normalize({})).toEqual({ id: 'default', files: [], force: false });
  });

  it('are taken over', () => {
    expect(normalize({ files: ['/llms.txt'], force: true })).toEqual({
      id: 'default',
      files: ['/llms.txt'],
      force: true,
    });
  });

  it('refuse paths that are not site-relative', () => {
    expect(() => normalize({ files: ['llms.txt'] })).toThrow(
      'The redirects option "files" expects site-relative paths such as "/llms.txt", got "llms.txt".',
    );
  });

  it('refuse what is unknown', () => {
    expect(() => normalize({ other: 1 } as Options)).toThrow(/"other" is not allowed/);
  });
});
