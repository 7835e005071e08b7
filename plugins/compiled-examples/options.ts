import { Joi } from '@docusaurus/utils-validation';

/** Options of the transform. */
export interface Options {
  /** The repository's root, from which pages get their version; by default the current folder. */
  readonly root?: string;
  /**
   * What happens on a machine that has no compiler for a version: `warn` (the default) builds pages
   * without its output, `throw` ends the build.
   */
  readonly onMissingCompiler?: 'warn' | 'throw';
}

const schema = Joi.object<Required<Options>>({
  root: Joi.string().default(() => process.cwd()),
  onMissingCompiler: Joi.string().valid('warn', 'throw').default('warn'),
});

/**
 * Checks the options and fills the defaults in.
 *
 * @throws Error that names the option, what was expected and what came.
 */
export function validateOptions(options: Options = {}): Required<Options> {
  return Joi.attempt(options, schema, 'compiled-examples:');
}
