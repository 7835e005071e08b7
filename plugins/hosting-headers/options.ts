import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { type Directives, EXTENSIBLE_DIRECTIVES, type ExtraSources } from './policy';

/** Options of the plugin `hosting-headers`. */
export interface PluginOptions {
  readonly id: string;
  /** Sources beside the site itself, by directive: `{ 'img-src': ['https://badge.example'] }`. */
  readonly sources: ExtraSources;
  /** Sources that workers alone may use: they obey the policy of their own file, not that of pages. */
  readonly workerSources: ExtraSources;
  /** Patterns of files whose content never changes under their URL, below the base URL. */
  readonly immutable: readonly string[];
  /** Patterns of files that change under their URL as pages do, below the base URL. */
  readonly revalidated: readonly string[];
  /** Patterns of files that scripts of other sites may read, below the base URL. */
  readonly shared: readonly string[];
  /**
   * Documents with a policy of their own, by their file in the build, in folders without pages; their
   * inline scripts are allowed by hashes.
   */
  readonly documents: Readonly<Record<string, Directives>>;
  /** Pages that other sites may show in frames, by their file at the root of the build. */
  readonly framed: readonly string[];
}

/** What a configuration may leave out. */
export type Options = Partial<
  Pick<
    PluginOptions,
    'sources' | 'workerSources' | 'immutable' | 'revalidated' | 'shared' | 'documents' | 'framed'
  >
>;

/** Docusaurus puts a hash into the name of every file below `/assets`; fonts carry their version. */
export const DEFAULT_OPTIONS = {
  sources: {},
  workerSources: {},
  immutable: ['/assets/*', '/fonts/*'],
  revalidated: [],
  shared: [],
  documents: {},
  framed: [],
} satisfies Options;

const source = (option: string) =>
  Joi.string()
    .pattern(
      // Without TLS on the machine itself alone, where tests have their hosts.
      /^(?:https:\/\/[\w.*-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?|wss:\/\/[\w.*-]+|data:|blob:|'wasm-unsafe-eval')$/,
    )
    .message(
      `The hosting-headers option "${option}" expects origins ("https://host", "http://localhost"), "data:", "blob:" or "'wasm-unsafe-eval'", got "{#value}"; inline scripts and eval stay forbidden.`,
    );

const pattern = (option: string) =>
  Joi.string()
    .pattern(/^\/[^\s*]*\*?$/)
    .message(
      `The hosting-headers option "${option}" expects patterns such as "/assets/*", got "{#value}".`,
    );

const sourcesOf = (option: string) =>
  Joi.object(
    Object.fromEntries(
      EXTENSIBLE_DIRECTIVES.map((directive) => [directive, Joi.array().items(source(option))]),
    ),
  );

const schema = Joi.object<PluginOptions>({
  sources: sourcesOf('sources').default(DEFAULT_OPTIONS.sources),
  workerSources: sourcesOf('workerSources').default(DEFAULT_OPTIONS.workerSources),
  immutable: Joi.array().items(pattern('immutable')).default(DEFAULT_OPTIONS.immutable),
  revalidated: Joi.array().items(pattern('revalidated')).default(DEFAULT_OPTIONS.revalidated),
  shared: Joi.array().items(pattern('shared')).default(DEFAULT_OPTIONS.shared),
  documents: Joi.object()
    .pattern(
      /^[^/].*\/[^/]+\.html$/,
      Joi.object().pattern(/^[a-z-]+$/, Joi.array().items(Joi.string())),
    )
    .default(DEFAULT_OPTIONS.documents),
  // Rules of folders would let all of their pages be framed.
  framed: Joi.array()
    .items(
      Joi.string()
        .pattern(/^[\w-]+\.html$/)
        .message(
          'The hosting-headers option "framed" expects files at the root of the build such as "embed.html", got "{#value}".',
        ),
    )
    .default(DEFAULT_OPTIONS.framed),
});

/** Docusaurus calls it with the options of docusaurus.config.ts. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
