/** What is different from an older version: a section for each kind of change. */
import type { RootContent } from 'mdast';

import { element, text } from '../../../src/lib/html';
import { htmlNode } from '../../../src/lib/htmlNode';
import { type Change, type Changes, type Place } from '../identity/changes';
import type { ApiModule } from '../model/types';

/** What a page of changes needs to know of the two versions. */
export interface ChangesContext {
  readonly baseUrl: string;
  /** Short name of the older version, which tells the headings of several lists apart: `v11`. */
  readonly olderLabel: string;
  /** Addresses of the references without base URL. */
  readonly olderBase: string;
  readonly newerBase: string;
}

function link(path: string, name: string, baseUrl: string): string {
  return element('a', { href: baseUrl.replace(/\/$/, '') + path }, element('code', {}, text(name)));
}

function moduleLink({ id, slug }: ApiModule, base: string, { baseUrl }: ChangesContext): string {
  return link(`${base}/${slug}`, id, baseUrl);
}

function itemLink({ module, item }: Place, base: string, { baseUrl }: ChangesContext): string {
  return link(`${base}/${module.slug}#${item.anchor}`, item.name, baseUrl);
}

/** One line: a signature beside another one has no room for the layout of its own. */
function signature({ item }: Place): string {
  return element('code', {}, text(item.signature.replace(/\s+/g, ' ')));
}

function of<K extends Change['kind']>(
  { items }: Changes,
  kind: K,
): readonly Extract<Change, { readonly kind: K }>[] {
  return items.filter(
    (change): change is Extract<Change, { readonly kind: K }> => change.kind === kind,
  );
}

function byModule<T>(
  changes: readonly T[],
  placeOf: (change: T) => Place,
): readonly (readonly [ApiModule, readonly T[]])[] {
  const groups = new Map<string, [ApiModule, T[]]>();
  for (const change of changes) {
    const { module } = placeOf(change);
    const group = groups.get(module.id) ?? [module, []];
    group[1].push(change);
    groups.set(module.id, group);
  }
  return [...groups.values()];
}

function title(value: string, count: number, { olderLabel }: ChangesContext): RootContent {
  return {
    type: 'heading',
    depth: 3,
    children: [{ type: 'text', value: `${value} since ${olderLabel} (${count})` }],
    data: { hProperties: { id: `${value.toLowerCase().replaceAll(' ', '-')}-${olderLabel}` } },
  };
}

/** A fold: most readers look for one module. */
function fold(summary: string, count: number, inner: string): string {
  return element('details', {}, element('summary', {}, `${summary}: ${count}`), inner);
}

/** Names of items, module by module. */
function names<T>(
  changes: readonly T[],
  placeOf: (change: T) => Place,
  base: string,
  context: ChangesContext,
): string {
  return byModule(changes, placeOf)
    .map(([module, group]) =>
      fold(
        element('code', {}, text(module.id)),
        group.length,
        element('p', {}, group.map((one) => itemLink(placeOf(one), base, context)).join(', ')),
      ),
    )
    .join('');
}

function signatures(
  changes: readonly Extract<Change, { kind: 'changed' }>[],
  context: ChangesContext,
) {
  return byModule(changes, ({ after }) => after)
    .map(([module, group]) => {
      const rows = group.map(({ before, after }) =>
        element(
          'tr',
          {},
          element('td', {}, itemLink(after, context.newerBase, context)),
          element('td', {}, signature(before)),
          element('td', {}, signature(after)),
        ),
      );
      const head = '<thead><tr><th>Item</th><th>Before</th><th>After</th></tr></thead>';
      const table = element(
        'table',
        { 'aria-label': `Changed signatures of ${module.id}` },
        head,
        element('tbody', {}, ...rows),
      );
      return fold(
        element('code', {}, text(module.id)),
        group.length,
        element('div', { class: 'api-table' }, table),
      );
    })
    .join('');
}

function section(
  value: string,
  count: number,
  html: string,
  context: ChangesContext,
): RootContent[] {
  return count === 0
    ? []
    : [title(value, count, context), htmlNode('div', { class: 'api-changes' }, html)];
}

/** The changes from one version to another. */
export function renderChanges(changes: Changes, context: ChangesContext): RootContent[] {
  const { olderBase, newerBase } = context;
  const list = (modules: readonly ApiModule[], base: string) =>
    element('p', {}, modules.map((module) => moduleLink(module, base, context)).join(', '));
  const [removed, changed, added, deprecated] = [
    of(changes, 'removed'),
    of(changes, 'changed'),
    of(changes, 'new'),
    of(changes, 'deprecated'),
  ];
  const sections: readonly (readonly [string, number, string])[] = [
    ['Removed modules', changes.removedModules.length, list(changes.removedModules, olderBase)],
    ['New modules', changes.newModules.length, list(changes.newModules, newerBase)],
    ['Removed', removed.length, names(removed, ({ before }) => before, olderBase, context)],
    ['Changed', changed.length, signatures(changed, context)],
    ['New', added.length, names(added, ({ after }) => after, newerBase, context)],
    ['Deprecated', deprecated.length, names(deprecated, ({ after }) => after, newerBase, context)],
  ];
  return sections.flatMap(([value, count, html]) => section(value, count, html, context));
}
