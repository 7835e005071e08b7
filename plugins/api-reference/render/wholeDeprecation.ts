/** Modules of which all or most items are deprecated: readers learn it once, at the top. */
import type { PhrasingContent } from 'mdast';

import { elementNode } from '../../../src/lib/htmlNode';
import type { ApiModule } from '../model/types';
import type { Page } from './context';
import { addressOf } from './deprecation';
import type { PageItem } from './item';
import type { Block } from './markdown';

/** Share of deprecated items from which on a module is mostly deprecated: the typed arrays of Js have 75 to 87 %. */
const MOSTLY = 0.7;

/** Share of the deprecated items that a module has to replace before it is called their successor. */
const SUCCESSION = 0.5;

function pageItems({ items }: ApiModule): readonly PageItem[] {
  return items.filter((item): item is PageItem => item.kind !== 'module');
}

/** Whether every item of a page is deprecated, so that no mark tells one from another. */
export function isWhollyDeprecated(module: ApiModule): boolean {
  const items = pageItems(module);
  return items.length > 0 && items.every(({ deprecated }) => deprecated !== undefined);
}

/** The module of what an item is replaced by: `Array` of `Array.map`. */
function successorOf({ deprecated = '', migration, kind }: PageItem): string | undefined {
  const replacement = migration?.after ?? migration?.template ?? deprecated;
  const [, owner] = /\b([A-Z]\w*(?:\.[A-Z]\w*)*)\.[a-z_]\w*/.exec(replacement) ?? [];
  const [, named] = kind === 'value' ? [] : (/`([A-Z]\w*)`/.exec(deprecated) ?? []);
  return owner ?? named;
}

/** `JSON.Encode` → JSON, JSON.Encode. */
function withOuter(path: string): readonly string[] {
  const names = path.split('.');
  return names.map((_name, index) => names.slice(0, index + 1).join('.'));
}

/** The innermost module that replaces most of a module, as code spells it. */
function successor(deprecated: readonly PageItem[]): string | undefined {
  const counts = new Map<string, number>();
  for (const item of deprecated) {
    for (const module of withOuter(successorOf(item) ?? '')) {
      if (module !== '') counts.set(module, (counts.get(module) ?? 0) + 1);
    }
  }
  const [first] = [...counts]
    .filter(([, count]) => count >= deprecated.length * SUCCESSION)
    .sort(([one, a], [other, b]) => b - a || other.length - one.length);
  return first?.[0];
}

/** How many items are deprecated, of those that stand on the page itself. */
function sentence(deprecated: number, all: number, hasSubmodules: boolean): string {
  const where = hasSubmodules ? ' outside the submodules' : '';
  if (deprecated < all) return `${deprecated} of ${all} items${where} are deprecated`;
  if (all === 1) return `The only item${where} is deprecated`;
  return `${all === 2 ? 'Both' : `All ${all}`} items${where} are deprecated`;
}

/** Names the successor, with a link to it; nothing where that is the module itself. */
function advice(name: string, module: ApiModule, page: Page): PhrasingContent[] {
  const url = addressOf(name, page.address, module, page);
  if (url === page.address) return [];
  const code: PhrasingContent = { type: 'inlineCode', value: name };
  return [
    { type: 'text', value: ': use ' },
    url === undefined ? code : { type: 'link', url, children: [code] },
  ];
}

/** The note at the top of a module that is wholly or mostly deprecated; nothing for others. */
export function wholeDeprecation(module: ApiModule, page: Page): Block[] {
  const items = pageItems(module);
  const deprecated = items.filter((item) => item.deprecated !== undefined);
  // The module's own note says more.
  if (module.deprecated !== undefined && module.deprecated !== '') return [];
  if (deprecated.length === 0 || deprecated.length < items.length * MOSTLY) return [];
  const name = successor(deprecated);
  return [
    elementNode('div', { class: 'api-deprecated' }, [
      {
        type: 'paragraph',
        children: [
          {
            type: 'strong',
            children: [
              {
                type: 'text',
                value: sentence(deprecated.length, items.length, module.modules.length > 0),
              },
            ],
          },
          ...(name === undefined ? [] : advice(name, module, page)),
          { type: 'text', value: '.' },
        ],
      },
    ]),
  ];
}
