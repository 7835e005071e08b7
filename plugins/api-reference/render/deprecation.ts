/** What the packages say about deprecated things, with links to what to use instead. */
import type { PhrasingContent } from 'mdast';

import { elementNode } from '../../../src/lib/htmlNode';
import { openedLibrary } from '../model/modelIndex';
import type { ApiModule } from '../model/types';
import type { Page } from './context';
import { type Block, firstParagraph } from './markdown';

/**
 * The address of what to use instead, as code of the version spells it.
 *
 * @param own address of the deprecated thing
 */
function addressOf(
  name: string,
  own: string,
  module: ApiModule,
  { model, index }: Page,
): string | undefined {
  const opened = openedLibrary(model);
  const inOpened = opened && index.resolve(`${opened}.${name}`, module);
  // In a library `Array` would be its own module, but the text speaks to users of the library.
  if (/^[A-Z]/.test(name) && inOpened) return inOpened;
  const found = index.resolve(name, module);
  return found === own ? inOpened : found;
}

/** `Use getUnsafe instead`, `Use 'getOrThrow' instead`: a name without backticks. */
const BARE_NAME = /^((?:please )?use )['‘]?([A-Za-z_](?:[\w.]*\w)?)['’]?( instead\b.*)?$/is;

function withCode(
  nodes: readonly PhrasingContent[],
  isKnown: (name: string) => boolean,
): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    const [, before, name, after = ''] =
      node.type === 'text' ? (BARE_NAME.exec(node.value) ?? []) : [];
    if (before === undefined || name === undefined || !isKnown(name)) return [node];
    return [
      { type: 'text', value: before },
      { type: 'inlineCode', value: name },
      ...(after === '' ? [] : [{ type: 'text' as const, value: after }]),
    ];
  });
}

function ended(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const last = nodes.at(-1);
  const isEnded = last?.type === 'text' && /[.!?]\s*$/.test(last.value);
  return isEnded || !last ? [...nodes] : [...nodes, { type: 'text', value: '.' }];
}

function capitalized(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = nodes;
  if (first?.type !== 'text') return [...nodes];
  return [{ ...first, value: first.value.charAt(0).toUpperCase() + first.value.slice(1) }, ...rest];
}

/**
 * The note that something is deprecated; nothing for what is not.
 *
 * @param anchor of the deprecated item; none for modules
 */
export function deprecation(
  deprecated: string | undefined,
  module: ApiModule,
  page: Page,
  anchor?: string,
): Block[] {
  if (deprecated === undefined) return [];
  const own = anchor === undefined ? page.address : `${page.address}#${anchor}`;
  const resolve = (name: string) => addressOf(name, own, module, page);
  const text = capitalized(
    withCode(firstParagraph(deprecated, page), (name) => resolve(name) !== undefined),
  ).map((node): PhrasingContent => {
    if (node.type !== 'inlineCode') return node;
    const url = resolve(node.value);
    return url === undefined ? node : { type: 'link', url, children: [node] };
  });
  return [
    elementNode('div', { class: 'api-deprecated' }, [
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: [{ type: 'text', value: 'Deprecated.' }] },
          ...(text.length === 0 ? [] : [{ type: 'text' as const, value: ' ' }, ...ended(text)]),
        ],
      },
    ]),
  ];
}
