import { Joi } from '@docusaurus/utils-validation';

/** Options of the transform. */
export interface Options {
  /** The repository's root, where packages and versions are; by default the current folder. */
  readonly root?: string;
}

const schema = Joi.object<Required<Options>>({ root: Joi.string().default(() => process.cwd()) });

/**
 * Checks the options and fills the defaults in.
 *
 * @throws Error that names the option, what was expected and what came.
 */
export function validateOptions(options: Options = {}): Required<Options> {
  return Joi.attempt(options, schema, 'config-schema:');
}
