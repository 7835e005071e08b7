/** What is different from an older version: a section for each kind of change. */
import type { RootContent } from 'mdast';

import { element, text } from '../../../src/lib/html';
import { htmlNode } from '../../../src/lib/htmlNode';
import { type Change, type Changes, type Place } from '../identity/changes';
import type { ApiModule } from '../model/types';
import { tableHtml, tableRow } from './table';

/** What a page of changes needs to know of the two versions. */
export interface ChangesContext {
  readonly baseUrl: string;
  /** Short name of the older version: `v11`. */
  readonly olderLabel: string;
  /** Addresses of the references without base URL. */
  readonly olderBase: string;
  readonly newerBase: string;
  /** The address of a name of the newer version, as its code spells it; undefined for names that it doesn't have. */
  readonly addressOf: (name: string, module: ApiModule) => string | undefined;
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

/** A name of the newer version, with a link where it has a page. */
function newerName(name: string, { module }: Place, context: ChangesContext): string {
  const address = context.addressOf(name, module);
  return address === undefined
    ? element('code', {}, text(name))
    : link(address, name, context.baseUrl);
}

/** One line: a signature beside another one has no room for the layout of its own. */
function signature({ item }: Place): string {
  return element('code', {}, text(item.signature.replace(/\s+/g, ' ')));
}

/** Fields of a record as they are declared; none for other items. */
function fieldsOf({ item }: Place): readonly string[] {
  return item.kind === 'type'
    ? item.fields.map(({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`)
    : [];
}

/** What is different in a declaration: the fields of a record that the other one lacks, or all of it. */
function difference(place: Place, other: Place): string {
  const [own, others] = [fieldsOf(place), fieldsOf(other)];
  const onlyHere = own.filter((field) => !others.includes(field));
  const isAlike = onlyHere.length === 0 && others.every((field) => own.includes(field));
  if (own.length === 0 || others.length === 0 || isAlike) return signature(place);
  return onlyHere.length === 0
    ? 'None of these fields'
    : onlyHere.map((field) => element('code', {}, text(field))).join(', ');
}

/** What a package says of something deprecated: the rewritten code, or its sentence with links. */
function advice(place: Place, context: ChangesContext): string {
  const { deprecated = '', migration } = place.item;
  if (migration?.after !== undefined) return element('code', {}, text(migration.after));
  if (deprecated === '') return 'The package doesn’t say';
  return deprecated
    .split('`')
    .map((part, index) => (index % 2 === 0 ? text(part) : newerName(part, place, context)))
    .join('');
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
    depth: 2,
    children: [{ type: 'text', value: `${value} since ${olderLabel} (${count})` }],
    data: { hProperties: { id: `${value.toLowerCase().replaceAll(' ', '-')}-${olderLabel}` } },
  };
}

/** A fold: most readers look for one module. */
function fold(summary: string, count: number, inner: string): string {
  return element('details', {}, element('summary', {}, `${summary}: ${count}`), inner);
}

/** Names of items with commas between them. */
function nameList(places: readonly Place[], base: string, context: ChangesContext): string {
  if (places.length === 0) return '';
  return element('p', {}, places.map((place) => itemLink(place, base, context)).join(', '));
}

/** A fold for each module. */
function folds<T>(
  changes: readonly T[],
  placeOf: (change: T) => Place,
  inner: (group: readonly T[], module: ApiModule) => string,
): string {
  return byModule(changes, placeOf)
    .map(([module, group]) =>
      fold(element('code', {}, text(module.id)), group.length, inner(group, module)),
    )
    .join('');
}

/** A table for each module, folded; a row for each change. */
function tables<T>(
  changes: readonly T[],
  what: string,
  columns: readonly string[],
  placeOf: (change: T) => Place,
  cellsOf: (change: T) => readonly string[],
): string {
  return folds(changes, placeOf, (group, { id }) => {
    const rows = group.map((one) => tableRow(columns, cellsOf(one)));
    return tableHtml(`${what} of ${id}`, columns, rows);
  });
}

/** Removed items: those of which the older version said what to use instead, and the names of the others. */
function removals(
  changes: readonly Extract<Change, { readonly kind: 'removed' }>[],
  context: ChangesContext,
): string {
  const columns = ['Removed', 'Its note'];
  return folds(
    changes,
    ({ before }) => before,
    (group, { id }) => {
      const places = group.map(({ before }) => before);
      const told = places.filter(({ item }) => item.deprecated);
      const silent = places.filter(({ item }) => !item.deprecated);
      const rows = told.map((place) =>
        tableRow(columns, [itemLink(place, context.olderBase, context), advice(place, context)]),
      );
      return (
        (told.length === 0 ? '' : tableHtml(`Removed items of ${id}`, columns, rows)) +
        nameList(silent, context.olderBase, context)
      );
    },
  );
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
  const [removed, renamed, changed, added, deprecated] = [
    of(changes, 'removed'),
    of(changes, 'renamed'),
    of(changes, 'changed'),
    of(changes, 'new'),
    of(changes, 'deprecated'),
  ];
  const newPlace = ({ after }: { readonly after: Place }) => after;
  const sections: readonly (readonly [string, number, string])[] = [
    ['Removed modules', changes.removedModules.length, list(changes.removedModules, olderBase)],
    ['New modules', changes.newModules.length, list(changes.newModules, newerBase)],
    ['Removed', removed.length, removals(removed, context)],
    [
      'Renamed',
      renamed.length,
      tables(renamed, 'Renamed items', ['Old name', 'New name'], newPlace, (change) => [
        itemLink(change.after, newerBase, context),
        newerName(change.newName, change.after, context),
      ]),
    ],
    [
      'Changed',
      changed.length,
      tables(
        changed,
        'Changed signatures',
        ['Item', 'Before', 'After'],
        newPlace,
        ({ before, after }) => [
          itemLink(after, newerBase, context),
          difference(before, after),
          difference(after, before),
        ],
      ),
    ],
    [
      'New',
      added.length,
      folds(added, newPlace, (group) => nameList(group.map(newPlace), newerBase, context)),
    ],
    [
      'Deprecated',
      deprecated.length,
      tables(deprecated, 'Deprecated items', ['Deprecated', 'Instead'], newPlace, ({ after }) => [
        itemLink(after, newerBase, context),
        advice(after, context),
      ]),
    ],
  ];
  return sections.flatMap(([value, count, html]) => section(value, count, html, context));
}
