/** What became of the libraries between two versions, item by item. */
import { newNameOf } from '../model/migration';
import { modulesOf, modulesOfModel } from '../model/modelIndex';
import type { ApiItem, ApiModel, ApiModule } from '../model/types';
import { type ComparableItem, comparableItem, isSameItem, typeNamesOf } from './comparable';
import { itemIdentity, moduleIdentity } from './identity';

/** An item that stands on a page, with its module. */
export interface Place {
  readonly module: ApiModule;
  readonly item: Exclude<ApiItem, { readonly kind: 'module' }>;
}

/** What became of an item. */
export type Change =
  | { readonly kind: 'removed'; readonly before: Place }
  | { readonly kind: 'changed'; readonly before: Place; readonly after: Place }
  /** The old name is deprecated, and calls of the new one look the same: `after` still has the old name. */
  | {
      readonly kind: 'renamed';
      readonly before: Place;
      readonly after: Place;
      /** As code spells it: `Array.map`. */
      readonly newName: string;
    }
  | { readonly kind: 'deprecated'; readonly before: Place; readonly after: Place }
  | { readonly kind: 'new'; readonly after: Place };

/** All that became of two versions. */
export interface Changes {
  /** Modules that are gone with all that was in them. */
  readonly removedModules: readonly ApiModule[];
  readonly newModules: readonly ApiModule[];
  /** Of modules that both have, in the order of the newer version. */
  readonly items: readonly Change[];
}

interface Known extends Place {
  readonly comparable: ComparableItem;
}

/** Modules by identity. */
function modulesByIdentity(model: ApiModel): ReadonlyMap<string, ApiModule> {
  return new Map([...modulesOfModel(model)].map((module) => [moduleIdentity(module), module]));
}

function itemsOf(model: ApiModel): ReadonlyMap<string, Known> {
  const names = typeNamesOf(model);
  const known = new Map<string, Known>();
  for (const { root } of model.libraries) {
    for (const module of modulesOf(root)) {
      for (const item of module.items) {
        if (item.kind === 'module') continue;
        const comparable = comparableItem(item, module, names);
        known.set(itemIdentity(module, item), { module, item, comparable });
      }
    }
  }
  return known;
}

/** What is said of an item that is deprecated now and wasn't before. */
function deprecationOf(before: Known, after: Known): Change {
  const { migration } = after.item;
  const newName = migration && newNameOf(migration);
  return newName === undefined
    ? { kind: 'deprecated', before, after }
    : { kind: 'renamed', before, after, newName };
}

function changeOf(before: Known, after: Known): readonly Change[] {
  return [
    ...(isSameItem(before.comparable, after.comparable)
      ? []
      : [{ kind: 'changed' as const, before, after }]),
    ...(before.item.deprecated === undefined && after.item.deprecated !== undefined
      ? [deprecationOf(before, after)]
      : []),
  ];
}

/** Compares two versions. Modules under their second names would tell all twice and are left out. */
export function changesBetween(older: ApiModel, newer: ApiModel): Changes {
  const [oldModules, newModules] = [modulesByIdentity(older), modulesByIdentity(newer)];
  const [oldItems, newItems] = [itemsOf(older), itemsOf(newer)];
  const isShared = ({ module }: Place) => {
    const identity = moduleIdentity(module);
    return module.aliasOf === undefined && oldModules.has(identity) && newModules.has(identity);
  };
  return {
    removedModules: [...oldModules].flatMap(([identity, module]) =>
      newModules.has(identity) || module.aliasOf !== undefined ? [] : [module],
    ),
    newModules: [...newModules].flatMap(([identity, module]) =>
      oldModules.has(identity) || module.aliasOf !== undefined ? [] : [module],
    ),
    items: [
      ...[...newItems].flatMap(([identity, after]): readonly Change[] => {
        if (!isShared(after)) return [];
        const before = oldItems.get(identity);
        return before ? changeOf(before, after) : [{ kind: 'new', after }];
      }),
      ...[...oldItems].flatMap(([identity, before]): readonly Change[] =>
        isShared(before) && !newItems.has(identity) ? [{ kind: 'removed', before }] : [],
      ),
    ],
  };
}
