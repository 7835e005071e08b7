/** The spellings of modules in addresses, compared with the modules of all versions. */
import { moduleIdentity } from '../../plugins/api-reference/identity/identity';
import { type ApiModels, loadAllApiModels } from '../../plugins/api-reference/load';
import { modulesOfModel } from '../../plugins/api-reference/model/modelIndex';
import type { ApiModel, ApiModule } from '../../plugins/api-reference/model/types';
import { moduleKey, nearestModules, sameModule } from '../../src/lib/apiModules';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

let models: ApiModels['models'];

beforeAll(async () => {
  ({ models } = await loadAllApiModels());
}, COLD_MS);

/**
 * Modules that are spelled like another one, which they rename: `Js.Typed_array.Int32_array`. Older
 * addresses have one page for both.
 */
const RENAMED = /\.(?:Int32|Float32|Float64)_array$/;

/** The name of a module in all versions. One was written as one word at first, and as two later. */
const identityOf = (module: ApiModule): string =>
  moduleIdentity(module).replace(/^Js\.Bigint$/, 'Js.BigInt');

/** The modules of a version by their addresses. */
function bySlug(model: ApiModel): ReadonlyMap<string, ApiModule> {
  const modules = [...modulesOfModel(model)].filter(({ id }) => !RENAMED.test(id));
  return new Map(modules.map((module) => [module.slug, module]));
}

test('modules of one version have keys of their own', () => {
  for (const model of models) {
    const slugs = [...bySlug(model).keys()];
    expect(slugs.length).toBeGreaterThan(80);
    const keys = slugs.map(moduleKey);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  }
});

test('a module is found in every version that has it, and in no other, in both directions', () => {
  const wrong: string[] = [];
  let found = 0;
  for (const from of models) {
    for (const to of models) {
      const targets = bySlug(to);
      const identities = new Map(
        [...modulesOfModel(to)].map((module) => [identityOf(module), module.slug]),
      );
      for (const [slug, module] of bySlug(from)) {
        const same = sameModule(slug, targets.keys());
        if (same !== undefined) found += 1;
        const expected = identities.get(identityOf(module));
        if (same !== expected) {
          wrong.push(`${from.version} ${slug} in ${to.version}: ${same}, not ${expected}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(2000);
});

test('what no version has is found nowhere', () => {
  const known = ['js', 'js/array2', 'belt/array'];
  for (const slug of ['', 'nowhere', 'js/array3', '__proto__/x', 'constructor']) {
    expect(sameModule(slug, known)).toBeUndefined();
  }
});

test('relatives of a module are those of its version, best first', () => {
  const known = ['belt', 'belt/array', 'js', 'js/array', 'js/array-2'];
  expect(nearestModules('core/array', known)).toEqual(['belt/array', 'js/array-2', 'js/array']);
  expect(nearestModules('belt/nothing', known)).toEqual(['belt']);
  expect(nearestModules('nothing', known)).toEqual([]);
});
