/** The models as files for editors and tools. */
import type { ApiModel } from '../model/types';
import schema from './schema.json';

/** Folder of the files below the base URL. */
export const FOLDER = 'api';

/** Texts by path below the base URL: `api/v10.0.0.json`. */
export type PublishedFiles = ReadonlyMap<string, () => string>;

/** `api/<version>.json` for each model, and their schema. */
export function publishedFiles(models: readonly ApiModel[]): PublishedFiles {
  return new Map([
    [`${FOLDER}/schema.json`, () => `${JSON.stringify(schema, null, 2)}\n`],
    ...models.map(
      (model) => [`${FOLDER}/${model.version}.json`, () => JSON.stringify(model)] as const,
    ),
  ]);
}
