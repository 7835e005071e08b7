/** What became of each module and item from version to version: the marks on the pages. */
import { modulesOf } from '../model/modelIndex';
import type { ApiItem, ApiModel, ApiModule } from '../model/types';
import { type ComparableItem, comparableItem, isSameItem, typeNamesOf } from './comparable';
import { itemIdentity, moduleIdentity } from './identity';

/** Where the same thing is found in another version. */
export interface Occurrence {
  /** Name of the version. */
  readonly version: string;
  /** Slug of its page there. */
  readonly slug: string;
  /** Fragment of it there; absent for modules. */
  readonly anchor?: string;
  /** Id of the module there: `Core.Array`. */
  readonly module: string;
  /** Name of the package that it comes with. */
  readonly package: string;
}

/** The marks of a module or an item in one version. */
export interface History {
  /** All other versions that have it, oldest first. */
  readonly alsoIn: readonly Occurrence[];
  /** The first version that has it; absent where it was always there. */
  readonly newIn?: string;
  /** The first version behind this one that does not have it any more. */
  readonly removedIn?: string;
  /** Versions in which its signature is another one than in the version before, oldest first. */
  readonly changedIn: readonly string[];
  /**
   * The version since which it has been deprecated; absent for what is not. The oldest of all versions stands for
   * what may have been so before it.
   */
  readonly deprecatedIn?: string;
}

/** A thing in one version. */
interface Sighting extends Occurrence {
  readonly isDeprecated: boolean;
  /** Absent for modules. */
  readonly comparable?: ComparableItem;
}

/** Histories of a version, by module and by item. */
export interface VersionHistory {
  /** @throws Error for a module of another version */
  readonly ofModule: (module: Pick<ApiModule, 'path'>) => History;
  /** @throws Error for an item of another version */
  readonly ofItem: (
    module: Pick<ApiModule, 'path'>,
    item: Pick<ApiItem, 'kind' | 'name'>,
  ) => History;
}

/** Sightings by identity, oldest first. */
function sightings(
  models: readonly ApiModel[],
): ReadonlyMap<string, ReadonlyMap<string, Sighting>> {
  const found = new Map<string, Map<string, Sighting>>();
  const see = (identity: string, sighting: Sighting) => {
    const known = found.get(identity) ?? new Map<string, Sighting>();
    known.set(sighting.version, sighting);
    found.set(identity, known);
  };
  for (const model of models) {
    const { version } = model;
    const typeNames = typeNamesOf(model);
    for (const library of model.libraries) {
      for (const module of modulesOf(library.root)) {
        const { slug } = module;
        const place = { version, module: module.id, package: library.package };
        const isDeprecated = module.deprecated !== undefined;
        see(moduleIdentity(module), { ...place, slug, isDeprecated });
        for (const item of module.items) {
          const ofItem =
            item.kind === 'module'
              ? { slug: item.slug, isDeprecated: false }
              : {
                  slug,
                  anchor: item.anchor,
                  isDeprecated: item.deprecated !== undefined,
                  comparable: comparableItem(item, module, typeNames),
                };
          see(itemIdentity(module, item), { ...place, ...ofItem });
        }
      }
    }
  }
  return found;
}

function historyOf(
  seen: ReadonlyMap<string, Sighting>,
  version: string,
  versions: readonly string[],
): History {
  const own = versions.indexOf(version);
  const first = versions.find((one) => seen.has(one));
  const removedIn = versions.slice(own + 1).find((one) => !seen.has(one));
  const until = versions.slice(0, own + 1);
  // A version that lacks it says nothing of it.
  const lastPlain = until.findLastIndex((one) => seen.get(one)?.isDeprecated === false);
  const deprecatedIn = until.slice(lastPlain + 1).find((one) => seen.get(one)?.isDeprecated);
  const changedIn = versions.filter((one, index) => {
    const now = seen.get(one)?.comparable;
    const before = seen.get(versions[index - 1] ?? '')?.comparable;
    return now !== undefined && before !== undefined && !isSameItem(now, before);
  });
  return {
    alsoIn: [...seen.values()].flatMap(
      ({ comparable: _comparable, isDeprecated: _isDeprecated, ...place }) =>
        place.version === version ? [] : [place],
    ),
    ...(first !== undefined && first !== versions[0] && { newIn: first }),
    ...(removedIn !== undefined && { removedIn }),
    changedIn,
    ...(deprecatedIn !== undefined && { deprecatedIn }),
  };
}

/**
 * Compares versions with one another.
 *
 * @param models of the versions, newest first, as `loadAllApiModels` gives them
 * @returns histories by name of the version
 */
export function histories(models: readonly ApiModel[]): ReadonlyMap<string, VersionHistory> {
  const ordered = [...models].reverse();
  const versions = ordered.map(({ version }) => version);
  const found = sightings(ordered);
  return new Map(
    versions.map((version) => {
      const look = (identity: string): History => {
        const seen = found.get(identity);
        if (!seen?.has(version)) {
          throw new Error(`Expected something of ${version}, got ${identity}, which is not in it.`);
        }
        return historyOf(seen, version, versions);
      };
      return [
        version,
        {
          ofModule: (module) => look(moduleIdentity(module)),
          ofItem: (module, item) => look(itemIdentity(module, item)),
        } satisfies VersionHistory,
      ];
    }),
  );
}
