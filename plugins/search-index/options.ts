import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import type { DataPages } from './dataPages';
import type { ApiModels } from './sources/api';
import type { Transform } from './sources/markdown';

/** Options of the plugin `search-index`. */
export interface PluginOptions {
  readonly id: string;
  /** Paths of pages without records, below the base URL: pages that are programs, not text. */
  readonly excluded: readonly string[];
  /** Pages that show data, by path below the base URL: what their sections are. */
  readonly dataPages: DataPages;
  /** The API references of all versions that this machine can read, for `npm start`. */
  readonly loadApi: () => Promise<ApiModels>;
  /** Remark transforms of the site that write headings into pages, for `npm start`. */
  readonly transforms: readonly Transform[];
}

/** What a configuration may leave out. */
export type Options = Pick<PluginOptions, 'loadApi'> &
  Partial<Pick<PluginOptions, 'excluded' | 'dataPages' | 'transforms'>>;

/** What holds where a configuration says nothing. */
export const DEFAULT_OPTIONS = {
  excluded: [],
  dataPages: {},
  transforms: [],
} as const satisfies Partial<Options>;

const path = Joi.string()
  .pattern(/^\/(?:[^\s/][^\s]*[^\s/]|[^\s/])?$/)
  .message(
    'search-index: expected the path of a page from the root of the site, such as "/try", got "{#value}"; write it so in docusaurus.config.ts.',
  );

const section = Joi.object({
  level: Joi.number().integer().min(2).max(6).required(),
  heading: Joi.string().required(),
  anchor: Joi.string().required(),
  text: Joi.string(),
  description: Joi.string(),
  keywords: Joi.array().items(Joi.string()),
});

const schema = Joi.object<PluginOptions>({
  excluded: Joi.array().items(path).default(DEFAULT_OPTIONS.excluded),
  dataPages: Joi.object()
    .pattern(
      path,
      Joi.object({
        title: Joi.string().required(),
        sections: Joi.array().items(section),
        keywords: Joi.array().items(Joi.string()),
        sectionKeywords: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
      }),
    )
    .default(DEFAULT_OPTIONS.dataPages),
  loadApi: Joi.function().required(),
  transforms: Joi.array().items(Joi.function()).default(DEFAULT_OPTIONS.transforms),
});

/** Docusaurus calls it with the options of docusaurus.config.ts. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
