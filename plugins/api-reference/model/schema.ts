/** Decoders of the model: they document the published JSON, and check what the cache kept. */
import {
  array,
  boolean,
  type Decoder,
  integer,
  literal,
  oneOf,
  record,
  string,
} from '../../../src/lib/decode';
import type {
  ApiConstructor,
  ApiField,
  ApiItem,
  ApiLibrary,
  ApiModel,
  ApiModule,
  ApiPackage,
  ApiSource,
} from './types';
import { MODEL_FORMAT } from './types';

const source: Decoder<ApiSource> = record({ file: string, url: string }, { line: integer });

const documented = {
  docstring: string,
  isBackfilled: literal(true),
  deprecated: string,
  source,
};

const declared = {
  name: string,
  id: string,
  anchor: string,
  signature: string,
  isNative: boolean,
};

const apiField: Decoder<ApiField> = record(
  { name: string, type: string, isOptional: boolean },
  { docstring: string },
);

const apiConstructor: Decoder<ApiConstructor> = record(
  { name: string, signature: string },
  { docstring: string },
);

const apiItem: Decoder<ApiItem> = oneOf(
  record({ kind: literal('value'), ...declared }, { ...documented, uncurriedTwinOf: string }),
  record(
    {
      kind: literal('type'),
      ...declared,
      fields: array(apiField),
      constructors: array(apiConstructor),
    },
    documented,
  ),
  record({ kind: literal('exception'), ...declared }, documented),
  record({ kind: literal('module-type'), ...declared }, documented),
  record({ kind: literal('module'), name: string, id: string, anchor: string, slug: string }),
);

const apiModule: Decoder<ApiModule> = (input) =>
  record(
    {
      kind: literal('module', 'module-type', 'functor'),
      name: string,
      id: string,
      path: array(string),
      slug: string,
      label: string,
      items: array(apiItem),
      modules: array(apiModule),
    },
    { ...documented, aliasOf: string, signature: string },
  )(input);

const apiLibrary: Decoder<ApiLibrary> = record({
  name: literal('Stdlib', 'Core', 'Belt', 'Js', 'Dom'),
  slug: string,
  package: string,
  root: apiModule,
});

/** Decodes a package of a model. */
export const apiPackage: Decoder<ApiPackage> = record({
  name: string,
  release: string,
  license: string,
  repository: string,
  tag: string,
});

/** Decodes `/api/<version>.json`. */
export const apiModel: Decoder<ApiModel> = record({
  format: literal(MODEL_FORMAT),
  version: string,
  syntax: literal('reason', 'rescript'),
  packages: array(apiPackage),
  libraries: array(apiLibrary),
});
