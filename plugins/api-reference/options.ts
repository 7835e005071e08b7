import {
  type Options as DocsOptions,
  type PluginOptions as DocsPluginOptions,
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** What this plugin adds to the options of plugin-content-docs. */
export interface ApiOptions {
  /** Whether the pages that are made from the packages are left out, for a quick start. */
  readonly isLeftOut: boolean;
  /**
   * What happens on a machine that can't read the reference of a version: `warn` (the default)
   * builds the site without its pages, `throw` ends the build.
   */
  readonly onMissingCompiler: 'warn' | 'throw';
}

/** What a configuration may say. */
export type Options = DocsOptions & Partial<ApiOptions>;

/** Checked options. */
export type PluginOptions = DocsPluginOptions & ApiOptions;

const schema = Joi.object<ApiOptions>({
  isLeftOut: Joi.boolean().default(false),
  onMissingCompiler: Joi.string().valid('warn', 'throw').default('warn'),
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
  const { isLeftOut, onMissingCompiler, ...docs } = options ?? {};
  const own = Joi.attempt({ isLeftOut, onMissingCompiler }, schema, 'api-reference:');
  return { ...validateDocsOptions({ validate, options: docs }), ...own };
}
