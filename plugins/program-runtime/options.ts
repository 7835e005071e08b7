import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import type { BehindStart } from '../../src/lib/behindStart';

/** Options of the plugin. */
export interface PluginOptions {
  readonly id: string;
  /** Where `npm start` puts what the first page does without; a build has none, and waits. */
  readonly behindStart?: BehindStart;
}

/** What a configuration may say. */
export type Options = Partial<Omit<PluginOptions, 'id'>>;

const schema = Joi.object<PluginOptions>({
  behindStart: Joi.object().pattern(/^(?:begin|add)$/, Joi.function()),
});

/** Docusaurus calls it with the options of docusaurus.config.ts. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options ?? {});
}
