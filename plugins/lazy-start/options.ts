import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import type { BehindStart } from '../../src/lib/behindStart';

/** Options of the plugin `lazy-start`. */
export interface PluginOptions {
  readonly id: string;
  /** The queue that this plugin begins, with what other plugins have added to it; a build has none. */
  readonly behindStart?: BehindStart;
  /** Script that checks pages which nobody has opened, and its arguments; empty for no check. */
  readonly checks: readonly string[];
}

/** What a configuration may say. */
export type Options = Partial<Omit<PluginOptions, 'id'>>;

const schema = Joi.object<PluginOptions>({
  behindStart: Joi.object().pattern(/^(?:begin|add)$/, Joi.function()),
  checks: Joi.array().items(Joi.string()).default([]),
});

/** Docusaurus calls it with the options of docusaurus.config.ts. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options ?? {});
}
