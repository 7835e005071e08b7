import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import type { BehindStart } from '../../src/lib/behindStart';
import type { FindApi, NameTypesFiles } from './nameTypes';

/** Options of the transform. */
export interface Options {
  /** The repository's root, from which pages get their version; by default the current folder. */
  readonly root?: string;
  /**
   * What happens on a machine that has no compiler for a version: `warn` (the default) builds pages
   * without its output, `throw` ends the build.
   */
  readonly onMissingCompiler?: 'warn' | 'throw';
  /** Takes the types of the names in pages; without it, none are asked for. */
  readonly names?: NameTypesFiles;
  /** Finds the address of a library's value, for links from its name. */
  readonly findApi?: FindApi;
}

/** Options with their defaults. */
export type FullOptions = Required<Omit<Options, 'names' | 'findApi'>> &
  Pick<Options, 'names' | 'findApi'>;

const namesSchema = Joi.object().pattern(/^(?:keep|textOf|ids)$/, Joi.function());

const schema = Joi.object<FullOptions>({
  names: namesSchema,
  findApi: Joi.function(),
  root: Joi.string().default(() => process.cwd()),
  onMissingCompiler: Joi.string().valid('warn', 'throw').default('warn'),
});

/** Options of the plugin. */
export interface PluginOptions {
  readonly id: string;
  /** Where `npm start` puts what the first page does without; a build has none, and waits. */
  readonly behindStart?: BehindStart;
  /** The types of the names in pages, which it publishes. */
  readonly names?: NameTypesFiles;
}

const pluginSchema = Joi.object<PluginOptions>({
  behindStart: Joi.object().pattern(/^(?:begin|add)$/, Joi.function()),
  names: namesSchema,
});

/** Checks the options of the plugin. */
export function validatePluginOptions({
  validate,
  options,
}: OptionValidationContext<
  Partial<Omit<PluginOptions, 'id'>> | undefined,
  PluginOptions
>): PluginOptions {
  return validate(pluginSchema, options ?? {});
}

/**
 * Checks the options and fills the defaults in.
 *
 * @throws Error that names the option, what was expected and what came.
 */
export function validateOptions(options: Options = {}): FullOptions {
  return Joi.attempt(options, schema, 'compiled-examples:');
}
