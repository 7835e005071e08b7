import { Joi } from '@docusaurus/utils-validation';

/** Options of the transform. */
export interface Options {
  /** Folder whose files are served from the site's root. */
  readonly staticFolder?: string;
}

/** Options with their defaults. */
export type FullOptions = Required<Options>;

const schema = Joi.object<FullOptions>({ staticFolder: Joi.string().default('static') });

/**
 * Checks the options and fills the defaults in.
 *
 * @throws Error that names the option, what was expected and what came.
 */
export function validateOptions(options: Options = {}): FullOptions {
  return Joi.attempt(options, schema, 'article-markup:');
}
