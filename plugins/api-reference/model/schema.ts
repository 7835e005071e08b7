/** Decoders of the model: they check what the cache kept. */
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
  ApiJavaScript,
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

const javaScript: Decoder<ApiJavaScript> = record(
  {
    name: string,
    form: literal(
      'method',
      'getter',
      'setter',
      'constructor',
      'function',
      'constant',
      'index-getter',
      'index-setter',
    ),
  },
  { module: string, mdn: string },
);

/** What items that stand on a page may have besides. */
const declaredFacts = {
  ...documented,
  isBuiltIn: literal(true),
  migration: record(
    { template: string, before: string },
    { templateInPipe: string, after: string, isBroken: literal(true) },
  ),
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
  { docstring: string, deprecated: string },
);

const apiConstructor: Decoder<ApiConstructor> = record(
  { name: string, signature: string },
  { docstring: string, deprecated: string },
);

const apiItem: Decoder<ApiItem> = oneOf(
  record(
    { kind: literal('value'), ...declared },
    { ...declaredFacts, uncurriedTwinOf: string, javaScript },
  ),
  record(
    {
      kind: literal('type'),
      ...declared,
      fields: array(apiField),
      constructors: array(apiConstructor),
    },
    declaredFacts,
  ),
  record({ kind: literal('exception'), ...declared }, declaredFacts),
  record({ kind: literal('module-type'), ...declared }, declaredFacts),
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

const apiLibrary: Decoder<ApiLibrary> = record(
  {
    name: literal(
      ...(['Stdlib', 'Core', 'Belt', 'Js', 'Dom'] as const),
      ...(['Pervasives', 'Jsx', 'JsxDOM', 'JsxDOMStyle', 'JsxEvent'] as const),
    ),
    slug: string,
    package: string,
    root: apiModule,
  },
  { isBuiltIn: literal(true) },
);

/** Decodes a package of a model. */
export const apiPackage: Decoder<ApiPackage> = record({
  name: string,
  release: string,
  license: string,
  repository: string,
  tag: string,
});

/** Decodes what the cache kept of a version. */
export const apiModel: Decoder<ApiModel> = record({
  format: literal(MODEL_FORMAT),
  version: string,
  syntax: literal('reason', 'rescript'),
  packages: array(apiPackage),
  libraries: array(apiLibrary),
});
