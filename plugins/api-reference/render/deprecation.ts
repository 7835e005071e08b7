/** What the packages say about deprecated things, with links to what to use instead. */
import type { PhrasingContent } from 'mdast';

import { elementNode } from '../../../src/lib/htmlNode';
import type { History } from '../identity/history';
import { openedLibrary } from '../model/modelIndex';
import type { ApiMigration, ApiModule, Documented } from '../model/types';
import { type Page, versionLabel } from './context';
import { type Block, firstParagraph } from './markdown';

/**
 * The address of what to use instead, as code of the version spells it.
 *
 * @param own address of the deprecated thing
 */
export function addressOf(
  name: string,
  own: string,
  module: ApiModule,
  { model, index }: Pick<Page, 'model' | 'index'>,
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

/** Something that may be deprecated. */
interface Subject extends Pick<Documented, 'deprecated'> {
  /** Absent for modules. */
  readonly anchor?: string;
  readonly migration?: ApiMigration;
}

/** `Deprecated since v12.`; without the version where not all versions are known. */
function title(history: History | undefined, page: Page): string {
  const since = history?.deprecatedIn;
  if (since === undefined) return 'Deprecated.';
  const isOldest = since === page.versions.at(-1)?.name;
  return `Deprecated since ${versionLabel(since, page)}${isOldest ? ' or earlier' : ''}.`;
}

/** Said where the migration tool breaks code. */
export const BROKEN_REWRITE = 'The migration tool’s rewrite for this doesn’t compile.';

/** What to write instead, as the migration tool does. */
function instead(migration: ApiMigration | undefined, reason: string): PhrasingContent[] {
  if (migration?.isBroken) {
    return [{ type: 'text', value: ` ${BROKEN_REWRITE}` }];
  }
  const after = migration?.after;
  if (after === undefined || reason.includes(`\`${after}\``)) return [];
  return [
    { type: 'text', value: ' Write ' },
    { type: 'inlineCode', value: after },
    { type: 'text', value: '.' },
  ];
}

/** The note that something is deprecated; nothing for what is not. */
export function deprecation(
  { deprecated, anchor, migration }: Subject,
  module: ApiModule,
  page: Page,
  history: History | undefined,
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
          { type: 'strong', children: [{ type: 'text', value: title(history, page) }] },
          ...(text.length === 0 ? [] : [{ type: 'text' as const, value: ' ' }, ...ended(text)]),
          ...instead(migration, deprecated),
        ],
      },
    ]),
  ];
}
