import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options of the plugin `licenses`. */
export interface PluginOptions {
  readonly id: string;
  /** Packages below `node_modules` that the build copies beside its scripts. */
  readonly copied: readonly string[];
  /** Licenses by the name in a package's manifest, for packages that refer to a file there. */
  readonly judged: Readonly<Record<string, string>>;
}

/** What a configuration says. */
export type Options = Pick<PluginOptions, 'copied' | 'judged'>;

const schema = Joi.object<PluginOptions>({
  copied: Joi.array().items(Joi.string()).required(),
  judged: Joi.object().pattern(Joi.string(), Joi.string()).required(),
});

/** Docusaurus calls it with the options of docusaurus.config.ts. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
