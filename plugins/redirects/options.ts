import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options of the plugin `redirects`. */
export interface PluginOptions {
  readonly id: string;
  /**
   * Files that other plugins write beside the pages and that redirects may lead to
   * (site-relative: `/llms.txt`).
   */
  readonly files: readonly string[];
  /**
   * Whether rules of `_redirects` carry Netlify's `!`. Netlify prefers a static page to a rule
   * unless the rule says so; Cloudflare Pages prefers the rule and does not know the sign.
   */
  readonly force: boolean;
}

/** What a configuration may leave out. */
export type Options = Partial<Pick<PluginOptions, 'files' | 'force'>>;

/** Netlify's build machines set the variable `NETLIFY`. */
export const DEFAULT_OPTIONS = {
  files: [],
  force: process.env.NETLIFY === 'true',
} satisfies Options;

const schema = Joi.object<PluginOptions>({
  files: Joi.array()
    .items(
      Joi.string()
        .pattern(/^\/[^\s*?#]+$/)
        .message(
          'The redirects option "files" expects site-relative paths such as "/llms.txt", got "{#value}".',
        ),
    )
    .default(DEFAULT_OPTIONS.files),
  force: Joi.boolean().strict().default(DEFAULT_OPTIONS.force),
});

/** Docusaurus calls it with the options of docusaurus.config.ts. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
