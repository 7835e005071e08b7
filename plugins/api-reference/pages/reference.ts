/** All that pages are made from, loaded once for a build: models, their histories and look-ups. */
import { createHash } from 'node:crypto';

import { type DocsVersion, MANUAL_VERSIONS } from '../../../src/versions';
import { histories } from '../identity/history';
import { codeKey, loadAllApiModels } from '../load';
import { ModelIndex, modulesOfModel } from '../model/modelIndex';
import type { ApiLibrary, ApiModel, ApiModule } from '../model/types';
import type { PageContext } from '../render/context';
import { usesOf } from '../render/uses';

const VERSIONS: readonly DocsVersion[] = MANUAL_VERSIONS;

/** The reference of one version. */
export interface VersionReference {
  readonly version: DocsVersion;
  readonly model: ApiModel;
  readonly index: ModelIndex;
  /** What a page of one of its libraries needs to know; the base URL ends in a slash. */
  readonly contextOf: (library: ApiLibrary, baseUrl: string) => PageContext;
  /** A module and the library that it belongs to, by its id. */
  readonly find: (
    id: string,
  ) => { readonly module: ApiModule; readonly library: ApiLibrary } | undefined;
}

/** The references of all versions. */
export interface Reference {
  /** By name of the version. */
  readonly versions: ReadonlyMap<string, VersionReference>;
  /** Sentences that say why versions are missing, by name of the version. */
  readonly unavailable: ReadonlyMap<string, string>;
  /** Changes with models and with the code that makes pages of them. */
  readonly state: string;
}

/** The code that decides what pages look like. */
const PAGE_CODE = ['plugins/api-reference', 'src/lib', 'src/versions.ts'];

/** Address of a version's reference, without base URL and without a slash at the end. */
export function baseOf({ path }: Pick<DocsVersion, 'path'>): string {
  return `/docs/manual/${path}/api`;
}

/** `v10` of `v10.0.0`. */
export function shortName(name: string): string {
  return name.split('.')[0] ?? name;
}

function libraryOf(model: ApiModel, { path }: ApiModule): ApiLibrary | undefined {
  return model.libraries.find(({ root }) => root.path[0] === path[0]);
}

async function load(): Promise<Reference> {
  const { models, unavailable } = await loadAllApiModels();
  // A gap would be told as modules that came later or went earlier than they did.
  const known = unavailable.length === 0 ? histories(models) : undefined;
  const versions = VERSIONS.map((version) => ({
    name: version.name,
    label: shortName(version.name),
    base: baseOf(version),
  }));
  const references = models.flatMap((model): VersionReference[] => {
    const version = VERSIONS.find(({ name }) => name === model.version);
    if (!version) return [];
    const base = baseOf(version);
    const index = new ModelIndex(model, base);
    const shared = {
      model,
      base,
      history: known?.get(model.version),
      index,
      uses: usesOf(model, index, base),
      versions,
    };
    const modules = new Map([...modulesOfModel(model)].map((module) => [module.id, module]));
    return [
      {
        version,
        model,
        index,
        contextOf: (library, baseUrl) => ({ ...shared, library, baseUrl }),
        find: (id) => {
          const module = modules.get(id);
          const library = module && libraryOf(model, module);
          return module && library && { module, library };
        },
      },
    ];
  });
  const hash = createHash('sha256').update(await codeKey(PAGE_CODE));
  hash.update(JSON.stringify([models, unavailable]));
  return {
    versions: new Map(references.map((reference) => [reference.version.name, reference])),
    unavailable: new Map(unavailable.map(({ version, reason }) => [version, reason])),
    state: hash.digest('hex').slice(0, 16),
  };
}

let loaded: Promise<Reference> | undefined;

/**
 * The references of all versions that this machine can read.
 *
 * @throws Error naming file and expectation where a package has another layout than is known
 */
export function loadReference(): Promise<Reference> {
  loaded ??= load();
  return loaded;
}
