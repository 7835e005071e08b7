/** The model as tools want it: comments that are plain Markdown, whole addresses, types, histories. */
import { markdownSegments, toMarkdown } from '../docstrings/segments';
import type { VersionHistory } from '../identity/history';
import type { ModelIndex } from '../model/modelIndex';
import type {
  ApiConstructor,
  ApiField,
  ApiItem,
  ApiLibrary,
  ApiModel,
  ApiModule,
  Documented,
} from '../model/types';
import { typeNames } from '../render/names';
import { functionType } from '../signatures/functionType';
import {
  constructorStructure,
  declaredType,
  structureOfValue,
  typeStructure,
} from '../signatures/typeStructure';

/** Number of the published form; it grows when a reader of the files has to change. */
export const PUBLISHED_FORMAT = 3;

/** What publishing needs to know of a version and of the site. */
export interface PublishContext {
  /** Origin and base URL of the site, without a slash at the end. */
  readonly siteRoot: string;
  /** Address of the version's reference without base URL: `/docs/manual/latest/api`. */
  readonly base: string;
  readonly index: ModelIndex;
  /** Undefined where not all versions are known. */
  readonly history: VersionHistory | undefined;
}

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** Prose without the escapes that only MDX needs; code between backticks never had any. */
function unescaped(prose: string): string {
  return prose
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\\([<{}])/g, '$1')))
    .join('')
    .replace(/^&#(\d+);/gm, (_match, code: string) => String.fromCharCode(Number(code)));
}

/** A comment as plain Markdown, with whole addresses. */
export function plainMarkdown(docstring: string, siteRoot: string): string {
  return toMarkdown(
    markdownSegments(docstring).map((segment) =>
      segment.kind === 'code'
        ? segment
        : {
            kind: 'prose',
            text: unescaped(segment.text).replace(/\]\((?=\/docs\/)/g, `](${siteRoot}`),
          },
    ),
  );
}

function documented<T extends Documented>(thing: T, { siteRoot }: PublishContext): T {
  return thing.docstring === undefined
    ? thing
    : { ...thing, docstring: plainMarkdown(thing.docstring, siteRoot) };
}

/** The types that a signature names, by what it calls them, with the addresses of what they mean. */
function references(
  signature: string,
  module: ApiModule,
  { index, siteRoot }: PublishContext,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    typeNames(signature).flatMap(({ name }) => {
      const address = index.resolveType(name, module);
      return address === undefined ? [] : [[name, siteRoot + address] as const];
    }),
  );
}

function publishedItem(item: ApiItem, module: ApiModule, context: PublishContext): Json {
  const { siteRoot, base, history } = context;
  const past = history && { history: history.ofItem(module, item) };
  if (item.kind === 'module') return { ...item, url: `${siteRoot}${base}/${item.slug}`, ...past };
  return {
    ...documented(item, context),
    ...(item.kind === 'value' && {
      structure: structureOfValue(item.signature),
      function: functionType(item.signature),
    }),
    ...(item.kind === 'type' && {
      ...declaredType(item.signature),
      fields: item.fields.map((field) => publishedField(field, context)),
      constructors: item.constructors.map((one) => publishedConstructor(one, context)),
    }),
    url: `${siteRoot}${base}/${module.slug}#${item.anchor}`,
    references: references(item.signature, module, context),
    ...past,
  };
}

function publishedField(field: ApiField, context: PublishContext): Json {
  return { ...documentedPart(field, context), structure: typeStructure(field.type) };
}

function publishedConstructor(constructor: ApiConstructor, context: PublishContext): Json {
  return {
    ...documentedPart(constructor, context),
    ...constructorStructure(constructor.signature),
  };
}

function documentedPart<T extends Pick<Documented, 'docstring'>>(
  part: T,
  context: PublishContext,
): T {
  return part.docstring === undefined
    ? part
    : { ...part, docstring: plainMarkdown(part.docstring, context.siteRoot) };
}

/** A module without those inside of it, which have files of their own. */
export function publishedModule(module: ApiModule, context: PublishContext): Json {
  const { modules: _modules, ...own } = documented(module, context);
  const { siteRoot, base, history } = context;
  return {
    ...own,
    url: `${siteRoot}${base}/${module.slug}`,
    ...(history && { history: history.ofModule(module) }),
    items: module.items.map((item) => publishedItem(item, module, context)),
  };
}

function withSubmodules(module: ApiModule, context: PublishContext): Json {
  return {
    ...publishedModule(module, context),
    modules: module.modules.map((child) => withSubmodules(child, context)),
  };
}

function publishedLibrary(library: ApiLibrary, context: PublishContext): Json {
  return { ...library, root: withSubmodules(library.root, context) };
}

/** A version's reference as one object. */
export function publishedModel(model: ApiModel, context: PublishContext): Json {
  return {
    $schema: `${context.siteRoot}/api/schema.json`,
    ...model,
    format: PUBLISHED_FORMAT,
    libraries: model.libraries.map((library) => publishedLibrary(library, context)),
  };
}
