/** The models as files for editors and tools. */
import { modulesOfModel } from '../model/modelIndex';
import type { ApiModel } from '../model/types';
import {
  type Json,
  PUBLISHED_FORMAT,
  type PublishContext,
  publishedModel,
  publishedModule,
} from './publishedModel';
import schema from './schema.json';

/** Folder of the files below the base URL. */
export const FOLDER = 'api';

/** Texts by path below the base URL: `api/v10.0.0.json`. */
export type PublishedFiles = ReadonlyMap<string, () => string>;

/** A version that is published. */
export interface PublishedVersion {
  readonly model: ApiModel;
  readonly context: PublishContext;
}

/** What is published about all versions together. */
export interface PublishOptions {
  /** Origin and base URL of the site, without a slash at the end. */
  readonly siteRoot: string;
  /** Name of the version that readers are sent to first. */
  readonly latest: string;
}

function text(value: Json): () => string {
  return () => JSON.stringify(value);
}

/** The address of what a kind of file looks like; files of whole versions are the schema itself. */
function schemaOf(definition: keyof typeof schema.definitions, siteRoot: string): string {
  return `${siteRoot}/${FOLDER}/schema.json#/definitions/${definition}`;
}

/** Everything that a version's migration tool rewrites, as one list. */
function migrations(model: ApiModel): readonly Json[] {
  return [...modulesOfModel(model)].flatMap((module) =>
    module.items.flatMap((item) =>
      item.kind !== 'module' && item.migration
        ? [{ id: item.id, kind: item.kind, reason: item.deprecated, ...item.migration }]
        : [],
    ),
  );
}

function versionFiles(
  { model, context }: PublishedVersion,
  { siteRoot }: PublishOptions,
): readonly (readonly [string, () => string])[] {
  const folder = `${FOLDER}/${model.version}`;
  const modules = [...modulesOfModel(model)];
  const rewritten = migrations(model);
  return [
    [`${folder}.json`, () => JSON.stringify(publishedModel(model, context))],
    [
      `${folder}/index.json`,
      text({
        $schema: schemaOf('versionIndex', siteRoot),
        format: PUBLISHED_FORMAT,
        version: model.version,
        modules: modules.map(({ id, slug, deprecated }) => ({
          id,
          slug,
          url: `${siteRoot}${context.base}/${slug}`,
          json: `${siteRoot}/${folder}/${slug}.json`,
          ...(deprecated !== undefined && { deprecated }),
        })),
      }),
    ],
    ...modules.map(
      (module) =>
        [
          `${folder}/${module.slug}.json`,
          () =>
            JSON.stringify({
              $schema: schemaOf('moduleFile', siteRoot),
              format: PUBLISHED_FORMAT,
              version: model.version,
              ...publishedModule(module, context),
            }),
        ] as const,
    ),
    ...(rewritten.length === 0
      ? []
      : [
          [
            `${folder}/migrations.json`,
            text({
              $schema: schemaOf('migrations', siteRoot),
              format: PUBLISHED_FORMAT,
              version: model.version,
              migrations: rewritten,
            }),
          ] as const,
        ]),
  ];
}

/**
 * `api/<version>.json` for each model, a file for each of its modules below `api/<version>`, the same
 * for the latest version under that name, `api/index.json`, and their schema.
 */
export function publishedFiles(
  versions: readonly PublishedVersion[],
  options: PublishOptions,
): PublishedFiles {
  const { siteRoot, latest } = options;
  const schemaUrl = `${siteRoot}/${FOLDER}/schema.json`;
  const latestVersion = versions.find(({ model }) => model.version === latest);
  return new Map<string, () => string>([
    [`${FOLDER}/schema.json`, () => `${JSON.stringify({ ...schema, $id: schemaUrl }, null, 2)}\n`],
    [
      `${FOLDER}/index.json`,
      text({
        $schema: schemaOf('index', siteRoot),
        format: PUBLISHED_FORMAT,
        schema: schemaUrl,
        ...(latestVersion && { latest }),
        versions: versions.map(({ model }) => {
          const { version, syntax, packages } = model;
          const folder = `${siteRoot}/${FOLDER}/${version}`;
          return {
            version,
            syntax,
            packages: packages.map(({ name, release }) => ({ name, release })),
            json: `${folder}.json`,
            modules: `${folder}/index.json`,
            ...(migrations(model).length > 0 && { migrations: `${folder}/migrations.json` }),
          };
        }),
      }),
    ],
    ...(latestVersion
      ? [
          [
            `${FOLDER}/latest.json`,
            () => JSON.stringify(publishedModel(latestVersion.model, latestVersion.context)),
          ] as const,
        ]
      : []),
    ...versions.flatMap((version) => versionFiles(version, options)),
  ]);
}
