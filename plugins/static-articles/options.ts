import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

import type { ProgramPages } from './scripts';

/** Options as docusaurus.config.ts gives them. */
export interface Options {
  /** The module that browsers run on every page, from the site's folder. */
  readonly entry: string;
  /** The module that stands for `@docusaurus/Link` in the HTML, which no router follows; from the site's folder. */
  readonly link: string;
  /**
   * Pages that are programs, by their modules (`@site/src/pages/….tsx`), with the modules that each imports
   * in any case. None by default.
   */
  readonly programPages?: ProgramPages;
}

/** Options with defaults. */
export type PluginOptions = Required<Options> & { readonly id: string };

const schema = Joi.object<PluginOptions>({
  entry: Joi.string().required(),
  link: Joi.string().required(),
  programPages: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
});

/** Docusaurus calls this with the options of the configuration. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
