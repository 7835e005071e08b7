import {
  type Options as DocsOptions,
  type PluginOptions as DocsPluginOptions,
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import type { BehindStart } from '../../src/lib/behindStart';

/** What this plugin adds to the options of plugin-content-docs. */
export interface ApiOptions {
  /** Whether the pages that are made from the packages are left out, for a quick start. */
  readonly isLeftOut: boolean;
  /**
   * What happens on a machine that can't read the reference of a version: `warn` (the default)
   * builds the site without its pages, `throw` ends the build.
   */
  readonly onMissingCompiler: 'warn' | 'throw';
  /**
   * Where `npm start` puts the reading of the packages: it shows the pages of the start before, and the server
   * loads those that are new as if somebody had written them. A build has none, and waits.
   */
  readonly behindStart?: BehindStart;
}

/** What a configuration may say. */
export type Options = DocsOptions & Partial<ApiOptions>;

/** Checked options. */
export type PluginOptions = DocsPluginOptions & ApiOptions;

const schema = Joi.object<ApiOptions>({
  isLeftOut: Joi.boolean().default(false),
  onMissingCompiler: Joi.string().valid('warn', 'throw').default('warn'),
  behindStart: Joi.object().pattern(/^(?:begin|add)$/, Joi.function()),
});

/**
 * Checks the options and fills the defaults in. Docusaurus calls it.
 *
 * @throws Error that names the option, what was expected and what came.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, DocsPluginOptions>): PluginOptions {
  const { isLeftOut, onMissingCompiler, behindStart, ...docs } = options ?? {};
  const own = Joi.attempt({ isLeftOut, onMissingCompiler, behindStart }, schema, 'api-reference:');
  return { ...validateDocsOptions({ validate, options: docs }), ...own };
}
