/** Addresses of the values of libraries, for those who link to them from code. */
import { type DocsVersion, MANUAL_VERSIONS } from '../../src/versions';
import { modulesOf, openedLibrary } from './model/modelIndex';
import type { ApiModel } from './model/types';

/** Finds the address of a value by the path of its module, as programs of a release write it. */
export type FindValue = (
  modulePath: string,
  name: string,
  compilerRelease: string,
) => Promise<string | undefined>;

/** The addresses of a version's values, by their paths in programs. */
function addressesOf(
  model: ApiModel,
  { path }: Pick<DocsVersion, 'path'>,
  baseUrl: string,
): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  const opened = openedLibrary(model);
  for (const { name: library, root } of model.libraries) {
    // Code sees its modules without naming it.
    const skipped = library === opened ? root.path.length : 0;
    for (const module of modulesOf(root)) {
      for (const { kind, name, anchor } of module.items) {
        const id = [...module.path.slice(skipped), name].join('.');
        if (kind !== 'value' || addresses.has(id)) continue;
        addresses.set(id, `${baseUrl}docs/manual/${path}/api/${module.slug}#${anchor}`);
      }
    }
  }
  return addresses;
}

/**
 * Finds addresses in the references of all versions, which are read when the first one is wanted.
 *
 * @param load the references
 */
export function createFindValue(
  load: () => Promise<{ readonly models: readonly ApiModel[] }>,
  baseUrl: string,
): FindValue {
  let all: Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> | undefined;
  const read = async (): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
    const { models } = await load();
    return new Map(
      MANUAL_VERSIONS.flatMap((version) => {
        const model = models.find((each) => each.version === version.name);
        const release = version.toolchain.compilerRelease;
        return model ? [[release, addressesOf(model, version, baseUrl)]] : [];
      }),
    );
  };
  return async (modulePath, name, compilerRelease) => {
    all ??= read();
    return (await all).get(compilerRelease)?.get(`${modulePath}.${name}`);
  };
}
