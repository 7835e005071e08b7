/** The API reference as Markdown: a page for each module, and a summary of a version. */
import type { Code, RootContent } from 'mdast';

import { parseMarkdown } from './page/parse';
import { inlineCode, paragraph, text, wordsOf } from './page/tree';

/** Something that a module has; what is read of `plugins/api-reference/model/types.ts`. */
export interface ApiItem {
  readonly kind: string;
  readonly name: string;
  /** Absent for submodules. */
  readonly signature?: string;
  readonly docstring?: string;
  readonly deprecated?: string;
  readonly migration?: { readonly isBroken?: true };
  /** Slug of a submodule's page. */
  readonly slug?: string;
}

/** A module and those inside of it. */
export interface ApiModule {
  readonly id: string;
  readonly slug: string;
  readonly aliasOf?: string;
  readonly signature?: string;
  readonly docstring?: string;
  readonly deprecated?: string;
  readonly items: readonly ApiItem[];
  readonly modules: readonly ApiModule[];
}

/** The reference of a version. */
export interface ApiModel {
  /** Name of the version in `src/versions.ts`. */
  readonly version: string;
  readonly syntax: 'reason' | 'rescript';
  readonly libraries: readonly { readonly name: string; readonly root: ApiModule }[];
}

/** All references that this machine could read. */
export interface ApiModels {
  readonly models: readonly ApiModel[];
  readonly unavailable: readonly { readonly version: string; readonly reason: string }[];
}

function* modulesBelow(module: ApiModule): Generator<ApiModule> {
  yield module;
  for (const child of module.modules) yield* modulesBelow(child);
}

/** All modules of a model in their order. */
export function modulesOf({ libraries }: ApiModel): readonly ApiModule[] {
  return libraries.flatMap(({ root }) => [...modulesBelow(root)]);
}

/** What stands after the word that says that something is deprecated. */
function deprecation(deprecated: string): string {
  const advice = deprecated.replace(/\s+/g, ' ').trim();
  return advice === '' ? 'Deprecated.' : `Deprecated: ${advice}`;
}

function fence(syntax: ApiModel['syntax'], value: string): Code {
  return { type: 'code', lang: syntax === 'reason' ? 're' : 'res', meta: null, value };
}

/** Said of what the migration tool breaks. */
const BROKEN_REWRITE = 'The migration tool’s rewrite for this doesn’t compile.';

/** A module of which each item is deprecated says so once, at its top. */
function wholeDeprecation({ deprecated, items }: ApiModule): RootContent[] {
  const own = items.filter(({ signature }) => signature !== undefined);
  const isWhole = own.length > 1 && own.every((item) => item.deprecated !== undefined);
  if (!isWhole || (deprecated !== undefined && deprecated !== '')) return [];
  return [
    paragraph(text(`All ${own.length} items are deprecated. Each says what to use instead.`)),
  ];
}

function remarks(thing: ApiItem | ApiModule): RootContent[] {
  const { deprecated, docstring } = thing;
  const isBroken = 'migration' in thing && thing.migration?.isBroken === true;
  return [
    ...(deprecated === undefined ? [] : parseMarkdown(deprecation(deprecated)).children),
    ...(isBroken ? [paragraph(text(BROKEN_REWRITE))] : []),
    ...(docstring === undefined ? [] : parseMarkdown(docstring).children.map(plain)),
  ];
}

/** A fence of a comment without the words for our own tools. */
function plain(node: RootContent): RootContent {
  return node.type === 'code' ? { ...node, meta: null } : node;
}

function heading(depth: 2 | 3, name: string): RootContent {
  return { type: 'heading', depth, children: [inlineCode(name)] };
}

/** What a module's description says in a list of pages. */
export function moduleDescription({ docstring, aliasOf }: ApiModule): string {
  if (aliasOf !== undefined) return `Another name of ${aliasOf}.`;
  const [first] = parseMarkdown(docstring ?? '').children;
  if (first?.type !== 'paragraph') return '';
  const words = wordsOf(first.children).replace(/\s+/g, ' ');
  return /^.+?[.:](?=\s+[A-Z]|\s*$)/.exec(words)?.[0].replace(/:$/, '.') ?? words;
}

/**
 * The page of a module; its links are still those of the site.
 *
 * @param base address of the reference without a slash at the end, without base URL
 */
export function modulePage(
  module: ApiModule,
  { syntax }: Pick<ApiModel, 'syntax'>,
  base: string,
): RootContent[] {
  const submodules = module.items.filter(({ slug }) => slug !== undefined);
  const items = module.items.filter(({ signature }) => signature !== undefined);
  return [
    ...(module.aliasOf === undefined
      ? []
      : [paragraph(text('Another name of '), inlineCode(module.aliasOf), text('.'))]),
    ...(module.signature === undefined ? [] : [fence(syntax, module.signature)]),
    ...wholeDeprecation(module),
    ...remarks(module),
    ...(submodules.length === 0
      ? []
      : ([
          { type: 'heading', depth: 2, children: [text('Modules')] },
          {
            type: 'list',
            spread: false,
            children: submodules.map(({ name, slug }) => ({
              type: 'listItem',
              spread: false,
              children: [
                paragraph({
                  type: 'link',
                  url: `${base}/${slug}`,
                  children: [inlineCode(name)],
                }),
              ],
            })),
          },
        ] satisfies RootContent[])),
    ...(items.length === 0
      ? []
      : ([
          { type: 'heading', depth: 2, children: [text('Types and values')] },
          ...items.flatMap((item) => [
            heading(3, item.name),
            fence(syntax, item.signature ?? ''),
            ...remarks(item),
          ]),
        ] satisfies RootContent[])),
  ];
}

/** The signatures of a module as one text, with what is deprecated in comments. */
function signatures({ items }: ApiModule): string {
  return items
    .flatMap(({ signature, deprecated }) =>
      signature === undefined
        ? []
        : [...(deprecated === undefined ? [] : [`// ${deprecation(deprecated)}`]), signature],
    )
    .join('\n');
}

/** All modules of a version with the signatures of what is in them, below a heading each. */
export function apiSummary(model: ApiModel): RootContent[] {
  return modulesOf(model).flatMap((module) => {
    const { aliasOf, deprecated, signature } = module;
    const all = signatures(module);
    if (all === '' && aliasOf === undefined && signature === undefined) return [];
    return [
      heading(2, module.id),
      ...(deprecated === undefined ? [] : parseMarkdown(deprecation(deprecated)).children),
      ...(aliasOf === undefined
        ? []
        : [paragraph(text('Another name of '), inlineCode(aliasOf), text('.'))]),
      ...(signature === undefined ? [] : [fence(model.syntax, signature)]),
      ...(all === '' ? [] : [fence(model.syntax, all)]),
    ];
  });
}

/** The names of what modules hold, without what is deprecated: a list to look names up in. */
export function apiNames(model: ApiModel): RootContent[] {
  const rows = modulesOf(model).flatMap((module) => {
    if (module.deprecated !== undefined || module.aliasOf !== undefined) return [];
    const names = module.items
      .filter(({ signature, deprecated }) => signature !== undefined && deprecated === undefined)
      .map(({ kind, name }) => (kind === 'type' ? `type ${name}` : name));
    return names.length === 0 ? [] : [{ module, names: [...new Set(names)] }];
  });
  return [
    {
      type: 'list',
      spread: false,
      children: rows.map(({ module, names }) => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(inlineCode(module.id), text(`: ${names.join(', ')}`))],
      })),
    },
  ];
}
