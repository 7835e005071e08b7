import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** One notice, shown above each page of the versions that ask for it in `src/versions.ts`. */
export interface Banner {
  /** Text; with `linkTo`, it contains one link, written as `[link text]`. */
  readonly text: string;
  /** Version (its name in `src/versions.ts`) whose page of the same subject the link opens. */
  readonly linkTo?: string;
}

export interface PluginOptions {
  readonly id: string;
  /** Notices by the names that `src/versions.ts` uses. */
  readonly banners: Readonly<Record<string, Banner>>;
}

const banner = Joi.object<Banner>({
  text: Joi.string()
    .required()
    .when('linkTo', {
      is: Joi.exist(),
      then: Joi.string().pattern(/^[^[\]]*\[[^[\]]+\][^[\]]*$/, 'text with one [link text]'),
      otherwise: Joi.string().pattern(/^[^[\]]+$/, 'text without a link, unless linkTo is given'),
    }),
  linkTo: Joi.string(),
});

const schema = Joi.object<PluginOptions>({
  banners: Joi.object().pattern(Joi.string(), banner).min(1).required(),
});

/** Checks the plugin's options; an error names the option, what was expected and what came. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
