/** Pages of modules, and the tree of a library's modules, as nodes of Markdown. */
import type { Heading, List, ListItem, PhrasingContent, RootContent } from 'mdast';

import { elementNode, htmlNode } from '../../../src/lib/htmlNode';
import { type Group, grouped } from './groups';
import type { ApiLibrary, ApiModule } from '../model/types';
import { contents } from './contents';
import type { Page, PageContext } from './context';
import { deprecation } from './deprecation';
import { factsHtml } from './facts';
import { foot } from './foot';
import { entriesOf, renderEntry } from './item';
import { type Block, firstSentence, moduleText } from './markdown';
import { signatureHtml } from './signature';
import { wholeDeprecation } from './wholeDeprecation';

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function title(value: string, id: string): Heading {
  return {
    type: 'heading',
    depth: 2,
    children: [text(value)],
    data: { hProperties: { id } },
  };
}

function paragraph(...children: PhrasingContent[]): Block {
  return { type: 'paragraph', children };
}

function moduleLink(
  { name, slug }: Pick<ApiModule, 'name' | 'slug'>,
  { base }: PageContext,
): PhrasingContent {
  return { type: 'link', url: `${base}/${slug}`, children: [{ type: 'inlineCode', value: name }] };
}

/** What kind of module it is, where it is not a plain one. */
function nature(module: ApiModule, page: Page): Block[] {
  const { kind, aliasOf, signature } = module;
  const first = aliasOf === undefined ? undefined : page.index.resolve(aliasOf, module);
  return [
    ...(aliasOf === undefined
      ? []
      : [
          paragraph(
            text('Another name of '),
            first === undefined
              ? { type: 'inlineCode', value: aliasOf }
              : {
                  type: 'link',
                  url: first,
                  children: [{ type: 'inlineCode', value: aliasOf }],
                },
            text('.'),
          ),
        ]),
    ...(signature === undefined
      ? []
      : [htmlNode('div', { class: 'api-item' }, signatureHtml(signature, module, page))]),
    ...(kind === 'functor'
      ? [
          paragraph(
            text('A functor: applied to a module, it makes a module that has the items below.'),
          ),
        ]
      : []),
    ...(kind === 'module-type'
      ? [paragraph(text('A module type: modules of this type have the items below.'))]
      : []),
  ];
}

function submodules(module: ApiModule, page: Page): RootContent[] {
  if (module.modules.length === 0) return [];
  const items = module.modules.map((child): ListItem => {
    const about = child.docstring === undefined ? [] : firstSentence(child.docstring, page);
    return {
      type: 'listItem',
      spread: false,
      children: [
        paragraph(
          moduleLink(child, page),
          ...(child.kind === 'module' ? [] : [text(` (${child.kind.replace('-', ' ')})`)]),
          ...(about.length === 0 ? [] : [text(': '), ...about]),
        ) as ListItem['children'][number],
      ],
    };
  });
  return [
    title('Submodules', 'submodules'),
    { type: 'list', ordered: false, spread: false, children: items },
  ];
}

/** Fragment of a group's heading; search tells by it that nothing is said there (`plugins/search-index`). */
function groupAnchor(group: Group): string {
  return `group-${group.toLowerCase().replace(/\s/g, '-')}`;
}

/**
 * The body of a module's page, without the heading of the first level.
 *
 * On the page of a library, where text, headings and list of modules are written by hand, only its
 * items stand.
 */
export function renderModule(module: ApiModule, context: PageContext): RootContent[] {
  const page: Page = { ...context, module, address: `${context.base}/${module.slug}` };
  const { library } = context;
  const isLibrary = module.id === library.root.id && !library.isBuiltIn;
  const entries = entriesOf(module);
  // The page of a library has headings of its own.
  const groups = isLibrary ? [{ members: entries }] : grouped(module, entries);
  const history = context.history?.ofModule(module);
  const facts = factsHtml({ ...module, name: module.id }, history, page);
  return [
    ...(facts === '' ? [] : [htmlNode('div', { class: 'api-facts' }, facts)]),
    ...deprecation({ deprecated: module.deprecated }, module, page, history),
    // The page of a library says it in its own words, far above its items.
    ...(isLibrary ? [] : wholeDeprecation(module, page)),
    ...nature(module, page),
    ...(isLibrary || module.docstring === undefined
      ? []
      : moduleText(module.docstring, module.id, page)),
    ...(isLibrary ? [] : submodules(module, page)),
    ...(entries.length === 0 || isLibrary ? [] : [title('Contents', 'contents')]),
    ...(entries.length === 0 ? [] : [contents(groups, page)]),
    ...groups.flatMap(({ group, members }) => [
      ...(group === undefined ? [] : [title(group, groupAnchor(group))]),
      ...members.flatMap((entry) => renderEntry(entry, module, page)),
    ]),
    ...foot(module, page),
  ];
}

function tree(modules: readonly ApiModule[], context: PageContext): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: modules.map((module): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [
        { type: 'paragraph', children: [moduleLink(module, context)] },
        ...(module.modules.length === 0 ? [] : [tree(module.modules, context)]),
      ],
      ...(module.deprecated !== undefined && { data: { hProperties: { 'data-deprecated': '' } } }),
    })),
  };
}

/** All modules of a library as a nested list, for its overview. */
export function renderModuleTree(library: ApiLibrary, context: PageContext): RootContent[] {
  if (library.root.modules.length === 0) return [];
  return [elementNode('div', { class: 'api-tree' }, [tree(library.root.modules, context)])];
}
