import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import type { ApiModels } from './api';
import { type BundledPages, bundledPages } from './bundledPages';
import type { ComponentText, Transform } from './page';

/** Options of the plugin `llms`. */
export interface PluginOptions {
  readonly id: string;
  /**
   * Remark transforms of the site that leave data on the tree of a page, such as what its examples
   * compile to; in their order.
   */
  readonly transforms: readonly Transform[];
  /** The API references of all versions that this machine can read. */
  readonly loadApi: () => Promise<ApiModels>;
  /** Markdown of the components that show data instead of text, by name. */
  readonly texts: Readonly<Record<string, ComponentText>>;
  /**
   * What happens on a machine that cannot read the API reference of a version: `warn` (the default)
   * builds files without it, `throw` ends the build.
   */
  readonly onMissingCompiler: 'warn' | 'throw';
  /**
   * Where the docs instances that have its `remark` among their plugins leave the texts of pages. Pages
   * that are not there are read and parsed at the end of a build.
   */
  readonly bundled: BundledPages;
}

/** What a configuration may leave out. */
export type Options = Pick<PluginOptions, 'loadApi'> &
  Partial<Pick<PluginOptions, 'transforms' | 'texts' | 'onMissingCompiler' | 'bundled'>>;

/** What holds where a configuration says nothing. */
export const DEFAULT_OPTIONS = {
  transforms: [],
  texts: {},
  onMissingCompiler: 'warn',
} as const satisfies Partial<Options>;

const schema = Joi.object<PluginOptions>({
  transforms: Joi.array().items(Joi.function()).default(DEFAULT_OPTIONS.transforms),
  loadApi: Joi.function().required(),
  texts: Joi.object()
    .pattern(/^[A-Z]\w*$/, Joi.function())
    .default(DEFAULT_OPTIONS.texts),
  onMissingCompiler: Joi.string().valid('warn', 'throw').default(DEFAULT_OPTIONS.onMissingCompiler),
  bundled: Joi.object()
    .pattern(/^(?:remark|expect|textsOf)$/, Joi.function())
    .default(() => bundledPages()),
});

/** Docusaurus calls it with the options of docusaurus.config.ts. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
