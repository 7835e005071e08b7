/** Items of a module's page. */
import type { Heading, PhrasingContent } from 'mdast';

import { element, text } from '../../../src/lib/html';
import { elementNode, htmlNode } from '../../../src/lib/htmlNode';
import type { ApiItem, ApiModule, ApiSubmodule, ApiType } from '../model/types';
import { commonKind, kindOf } from './common';
import type { Page } from './context';
import { deprecation } from './deprecation';
import { factsHtml } from './facts';
import { type Block, itemText, saysDeprecated } from './markdown';
import { inlineSignatureHtml, signatureHtml } from './signature';
import { uses } from './uses';
import { isWhollyDeprecated } from './wholeDeprecation';

/** An item that stands on the page of its module. */
export type PageItem = Exclude<ApiItem, ApiSubmodule>;

/** An item with the items that are folded beneath it. */
export interface Entry {
  readonly item: PageItem;
  /** The same function for uncurried callbacks. */
  readonly twins: readonly PageItem[];
}

/** The items of a module, each with its twins, in the order of the sources. */
export function entriesOf({ items }: ApiModule): readonly Entry[] {
  const own = items.filter((item): item is PageItem => item.kind !== 'module');
  const values = new Set(own.flatMap(({ kind, name }) => (kind === 'value' ? [name] : [])));
  const siblingOf = (item: PageItem): string | undefined =>
    item.kind === 'value' && item.uncurriedTwinOf !== undefined && values.has(item.uncurriedTwinOf)
      ? item.uncurriedTwinOf
      : undefined;
  return own.flatMap((item): Entry[] =>
    siblingOf(item) === undefined
      ? [
          {
            item,
            twins:
              item.kind === 'value' ? own.filter((other) => siblingOf(other) === item.name) : [],
          },
        ]
      : [],
  );
}

/**
 * The marks of an item in the table of contents, which takes text and classes from headings.
 */
function markedName({ kind, name, deprecated }: PageItem, marks: Marks): PhrasingContent {
  const classes = [
    ...(marks.kind && kind !== 'value' ? [`api-is-${kind}`] : []),
    ...(marks.deprecated && deprecated !== undefined ? ['api-is-deprecated'] : []),
  ];
  const text: PhrasingContent = { type: 'text', value: name };
  if (classes.length === 0) return text;
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: classes.join(' ') }],
    children: [text],
  };
}

/** Which badges tell items of a page from one another. */
export interface Marks {
  readonly kind: boolean;
  readonly deprecated: boolean;
}

/** The badges that a page needs: what holds for all of its items is said at its top. */
export function marksOf(module: ApiModule): Marks {
  return {
    kind: commonKind(module) === undefined,
    deprecated: !isWhollyDeprecated(module),
  };
}

function heading(item: PageItem, depth: Heading['depth'], marks: Marks): Heading {
  return {
    type: 'heading',
    depth,
    children: [markedName(item, marks)],
    data: {
      hProperties: {
        id: item.anchor,
        'data-kind': marks.kind ? kindOf(item) : '',
        ...(marks.deprecated && item.deprecated !== undefined && { 'data-deprecated': '' }),
      },
    },
  };
}

/** Fields and constructors of which the package tells more than the declaration. */
function parts(type: ApiType, module: ApiModule, page: Page, deeper: number): Block[] {
  const documented = [
    ...type.fields.map(({ name, type: fieldType, isOptional, docstring, deprecated }) => ({
      signature: `${name}${isOptional ? '?' : ''}: ${fieldType}`,
      docstring,
      deprecated,
    })),
    ...type.constructors,
  ].filter(({ docstring, deprecated }) => docstring !== undefined || deprecated !== undefined);
  if (documented.length === 0) return [];
  const children = documented.flatMap(({ signature, docstring = '', deprecated }) => [
    htmlNode('dt', {}, inlineSignatureHtml(signature, module, page)),
    elementNode('dd', {}, [
      ...deprecation({ deprecated }, module, page, undefined),
      ...itemText(docstring, type.id, page, deeper),
    ]),
  ]);
  return [elementNode('dl', { class: 'api-parts' }, children)];
}

/** What no file tells of a type or an exception that the compiler knows itself. */
function builtIn({ kind, name, isBuiltIn }: PageItem, page: Page): Block[] {
  if (!isBuiltIn) return [];
  const works = kind === 'type' ? page.index.moduleOfBuiltIn(name) : undefined;
  const said: PhrasingContent[] = works
    ? [
        { type: 'text', value: ' Functions for it are in ' },
        {
          type: 'link',
          url: `${page.base}/${works.slug}`,
          children: [{ type: 'inlineCode', value: works.id }],
        },
        { type: 'text', value: '.' },
      ]
    : [];
  const first: PhrasingContent = { type: 'text', value: 'Built into the compiler.' };
  return [{ type: 'paragraph', children: [first, ...said] }];
}

/** The text without what the note above it says already. */
function textBlocks({ id, docstring, deprecated }: PageItem, page: Page, deeper: number): Block[] {
  if (docstring === undefined) return [];
  const blocks = itemText(docstring, id, page, deeper);
  return deprecated === undefined ? blocks : blocks.filter((one) => !saysDeprecated(one));
}

/** What stands beneath an item's heading. */
function body(item: PageItem, module: ApiModule, page: Page, deeper: number): Block[] {
  const name = item.kind === 'value' ? item.name : `${kindOf(item)} ${item.name}`;
  const history = page.history?.ofItem(module, item);
  const facts = factsHtml({ ...item, name }, history, page);
  return [
    htmlNode(
      'div',
      { class: 'api-item' },
      signatureHtml(item.signature, module, page, item.anchor) +
        element('div', { class: 'api-facts' }, facts),
    ),
    ...deprecation(item, module, page, history),
    ...builtIn(item, page),
    ...textBlocks(item, page, deeper),
    ...(item.kind === 'type' ? parts(item, module, page, deeper) : []),
    // A type that all know would have a list of most functions.
    ...(item.kind === 'type' && !item.isBuiltIn ? uses(item, page) : []),
  ];
}

/** Functions of old versions that take uncurried callbacks have a dot in front of the parameters. */
function isMarkedUncurried({ signature }: PageItem): boolean {
  return /\(\.\s/.test(signature);
}

function fold(twins: readonly PageItem[], module: ApiModule, page: Page): Block[] {
  if (twins.length === 0) return [];
  const names = twins.map(({ name }) => element('code', {}, text(name))).join(', ');
  const summary = twins.some(isMarkedUncurried)
    ? `With uncurried callbacks: ${names}`
    : `The same with uncurried callbacks, as all are in this version: ${names}`;
  return [
    elementNode('details', { class: 'api-twin' }, [
      htmlNode('summary', {}, summary),
      ...twins.flatMap((twin) => [
        heading(twin, 4, marksOf(module)),
        ...body(twin, module, page, 1),
      ]),
    ]),
  ];
}

/** An item with all that belongs to it. */
export function renderEntry({ item, twins }: Entry, module: ApiModule, page: Page): Block[] {
  return [
    heading(item, 3, marksOf(module)),
    ...body(item, module, page, 0),
    ...fold(twins, module, page),
  ];
}
