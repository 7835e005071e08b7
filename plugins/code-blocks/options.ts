import { Joi } from '@docusaurus/utils-validation';

/** Options of the transform. */
export interface Options {
  /** The site's base URL, for links to the playground; with slashes around it. */
  readonly baseUrl?: string;
  /** The repository's root, from which pages get their version; by default the current folder. */
  readonly root?: string;
}

/** Options with their defaults. */
export type FullOptions = Required<Options>;

const schema = Joi.object<FullOptions>({
  baseUrl: Joi.string()
    .pattern(/^\/(?:.*\/)?$/, 'a path with slashes around it')
    .default('/'),
  root: Joi.string().default(() => process.cwd()),
});

/**
 * Checks the options and fills the defaults in.
 *
 * @throws Error that names the option, what was expected and what came.
 */
export function validateOptions(options: Options = {}): FullOptions {
  return Joi.attempt(options, schema, 'code-blocks:');
}
