import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options as docusaurus.config.ts gives them. */
export interface Options {
  /**
   * Ids of docs pages that bar, menus and overviews link; the client knows their addresses
   * everywhere. Other pages bring what their links need.
   */
  readonly menuPages: readonly string[];
}

/** Options with defaults. */
export type PluginOptions = Options & { readonly id: string };

const schema = Joi.object<PluginOptions>({
  menuPages: Joi.array().items(Joi.string()).required(),
});

/** Docusaurus calls this with the options of the configuration. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
