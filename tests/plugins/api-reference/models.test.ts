/**
 * The models of all five versions, read from the installed packages (from the cache where an earlier
 * run has filled it).
 */
import fs from 'node:fs';
import path from 'node:path';

import { histories } from '../../../plugins/api-reference/identity/history';
import { referenceFacts } from '../../../plugins/api-reference/libraries';
import { type ApiModels, loadAllApiModels } from '../../../plugins/api-reference/load';
import { modulesOf, modulesOfModel } from '../../../plugins/api-reference/model/modelIndex';
import { apiModel } from '../../../plugins/api-reference/model/schema';
import type { ApiItem, ApiModel, ApiModule } from '../../../plugins/api-reference/model/types';
import {
  compiledCore,
  compilerFacts,
  printInterfaces,
} from '../../../plugins/compiled-examples/compiler';
import { dictionary, parseJson, string } from '../../../src/lib/decode';
import { type DocsVersion, MANUAL_VERSIONS } from '../../../src/versions';
import { expectGolden } from '../../support/golden';
import { versionOf } from '../../support/versionOf';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

const VERSIONS: readonly DocsVersion[] = MANUAL_VERSIONS;

type Leaf = Exclude<ApiItem, { kind: 'module' }>;

let loaded: ApiModels;

beforeAll(async () => {
  loaded = await loadAllApiModels();
}, COLD_MS);

function model(version: string): ApiModel {
  const found = loaded.models.find((one) => one.version === version);
  if (!found) throw new Error(`Expected a model of ${version}, got none.`);
  return found;
}

function moduleOf(version: string, id: string): ApiModule {
  const found = [...modulesOfModel(model(version))].find((one) => one.id === id);
  if (!found) throw new Error(`Expected ${id} in ${version}, got none.`);
  return found;
}

function leaves(modules: readonly ApiModule[]): readonly Leaf[] {
  return modules.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'module' ? [] : item)),
  );
}

function itemOf(version: string, id: string, name: string): Leaf {
  const found = leaves([moduleOf(version, id)]).find((item) => item.name === name);
  if (!found) throw new Error(`Expected ${id}.${name} in ${version}, got none.`);
  return found;
}

test('every version has a model', () => {
  expect(loaded.unavailable).toEqual([]);
  expect(loaded.models.map(({ version }) => version)).toEqual(VERSIONS.map(({ name }) => name));
});

/**
 * What the packages hold. Whoever upgrades one sees here what came and went, looks at the pages, and
 * writes the new numbers.
 */
interface Counts {
  readonly modules: number;
  readonly values: number;
  readonly types: number;
  readonly exceptions: number;
  readonly moduleTypes: number;
  readonly documented: number;
  readonly backfilled: number;
  readonly deprecated: number;
  readonly native: number;
}

function countsOf(root: ApiModule): Counts {
  const modules = [...modulesOf(root)];
  const items = leaves(modules);
  const count = (fits: (item: Leaf) => boolean) => items.filter(fits).length;
  return {
    modules: modules.length,
    values: count(({ kind }) => kind === 'value'),
    types: count(({ kind }) => kind === 'type'),
    exceptions: count(({ kind }) => kind === 'exception'),
    moduleTypes: count(({ kind }) => kind === 'module-type'),
    documented: count(({ docstring }) => docstring !== undefined),
    backfilled: count(({ isBackfilled }) => isBackfilled === true),
    deprecated: count(({ deprecated }) => deprecated !== undefined),
    native: count(({ isNative }) => isNative),
  };
}

test('the counts of every library are the known ones', () => {
  const lines = loaded.models.flatMap(({ version, libraries }) =>
    libraries.map(({ name, root }) => {
      const counts = Object.entries(countsOf(root)).map(([what, count]) => `${what} ${count}`);
      return `${version} ${name}: ${counts.join(', ')}`;
    }),
  );
  expectGolden(__dirname, 'counts.txt', lines.join('\n'));
});

test('at least 98.5 % of signatures are the compiler’s own', () => {
  for (const { version } of loaded.models) {
    const items = leaves([...modulesOfModel(model(version))]);
    const native = items.filter(({ isNative }) => isNative).length;
    expect(native / items.length).toBeGreaterThanOrEqual(0.985);
  }
});

describe('slugs', () => {
  const routes = parseJson(
    fs.readFileSync('tests/fixtures/apiRoutes.json', 'utf8'),
    dictionary(dictionary(dictionary(string))),
  );
  if (!routes.ok) throw new Error('Expected slugs and labels by version and library.');
  /** Hand-written, and modules that were dropped where the standard library came with the compiler. */
  const GONE = new Set(['belt/debug']);
  const GONE_WITH_STDLIB = new Set(['js/list', 'js/vector']);

  test.each(Object.entries(routes.value))('of %s are the expected ones', (version, libraries) => {
    const found = new Map(
      [...modulesOfModel(model(version))].map(({ slug, label }) => [slug, label]),
    );
    const hasStdlib = found.has('stdlib');
    for (const expected of Object.values(libraries)) {
      for (const [slug, label] of Object.entries(expected)) {
        if (GONE.has(slug) || (hasStdlib && GONE_WITH_STDLIB.has(slug))) continue;
        // The compiler's own standard library has another name than where it came from.
        const own = hasStdlib ? slug.replace(/^core\b/, 'stdlib') : slug;
        const ownLabel = own === 'stdlib' ? 'Stdlib' : label;
        expect([own, found.get(own)]).toEqual([own, ownLabel]);
      }
    }
  });

  test('and anchors are unique', () => {
    for (const { version } of loaded.models) {
      const addresses = [...modulesOfModel(model(version))].flatMap(({ slug, items }) => [
        slug,
        ...items.map(({ anchor }) => `${slug}#${anchor}`),
      ]);
      expect(addresses).toHaveLength(new Set(addresses).size);
    }
  });
});

test('what is published decodes to what it was', () => {
  for (const one of loaded.models) {
    expect(parseJson(JSON.stringify(one), apiModel)).toEqual({ ok: true, value: one });
  }
});

/**
 * A golden model: structure, signatures and marks. Comments are the packages' own and are not
 * copied here; how they are built is told in short.
 */
function comment({
  docstring,
  isBackfilled,
}: Pick<ApiModule, 'docstring' | 'isBackfilled'>): string {
  if (docstring === undefined) return 'no comment';
  const fences = [...docstring.matchAll(/^```(\w.*)$/gm)].map(([, info]) => info);
  const links = [...docstring.matchAll(/\]\((\/docs[^)]*)\)/g)].map(([, address]) => address);
  const paragraphs = docstring.split(/\n{2,}/).length;
  return [
    `${paragraphs} paragraphs`,
    ...(isBackfilled ? ['back-filled'] : []),
    ...fences,
    ...links,
  ].join(', ');
}

function drawn(item: ApiItem): readonly string[] {
  if (item.kind === 'module') return [`${item.anchor} -> ${item.slug}`];
  const marks = [
    comment(item),
    ...(item.deprecated === undefined ? [] : ['deprecated']),
    ...(item.kind === 'value' && item.uncurriedTwinOf ? [`twin of ${item.uncurriedTwinOf}`] : []),
    ...(item.source
      ? [item.source.line === undefined ? 'no line' : `line ${item.source.line}`]
      : ['no source']),
    ...(item.isNative ? [] : ['not native']),
  ];
  const parts =
    item.kind === 'type'
      ? [
          ...item.fields.map(
            ({ name, type, isOptional }) => `field ${name}${isOptional ? '?' : ''}: ${type}`,
          ),
          ...item.constructors.map(({ signature }) => `constructor ${signature}`),
        ]
      : [];
  return [
    `${item.anchor} (${marks.join('; ')})`,
    ...item.signature.split('\n').map((line) => `    ${line}`),
    ...parts.map((part) => `    * ${part}`),
  ];
}

const nameOf = (major: number): string => versionOf(major).name;

/** By toolchain. */
const [V12, V11, V10, V9, V8] = [nameOf(12), nameOf(11), nameOf(10), nameOf(9), nameOf(8)];

test.each([
  [V8, 'Js.Array2'],
  [V9, 'Js.Array2'],
  [V12, 'Js.Array2'],
  [V8, 'Belt.Map'],
  [V11, 'Belt.Map'],
  [V9, 'Belt.HashMap.Int'],
  [V12, 'Belt.HashMap.Int'],
  [V8, 'Belt.Id'],
  [V9, 'Belt.Id'],
  // Includes that are shadowed.
  [V10, 'Dom.Storage'],
  [V8, 'Js.Exn'],
  [V10, 'Js.Exn'],
  [V10, 'Js.Json'],
  [V11, 'Core.Array'],
  [V12, 'Stdlib.Result'],
  [V12, 'Stdlib.Lazy'],
] as const)('the model of %s %s is the golden one', (version, id) => {
  const { kind, slug, label, aliasOf, signature, source, items, ...rest } = moduleOf(version, id);
  const lines = [
    `${kind} ${id}, ${slug}, ${label}${aliasOf ? `, alias of ${aliasOf}` : ''}`,
    source?.url ?? 'no source',
    comment(rest),
    ...(signature ? [signature] : []),
    '',
    ...items.flatMap(drawn),
  ];
  expectGolden(__dirname, `${version}-${id}.txt`, lines.join('\n'));
});

describe('items', () => {
  test('exceptions are there, though the documentation tool leaves them out', () => {
    for (const version of [V8, V9, V10, V11, V12]) {
      expect(itemOf(version, 'Js.Exn', 'Error')).toMatchObject({
        kind: 'exception',
        signature: 'exception Error(t)',
        source: { url: expect.stringMatching(/(?:js|stdlib)_exn\.(?:mli|resi)#L\d+$/i) },
      });
    }
    expect(itemOf(V12, 'Stdlib.Lazy', 'Undefined').signature).toBe('exception Undefined');
  });

  test('of includes that are shadowed stand once', () => {
    for (const version of [V8, V9, V10, V11, V12]) {
      const names = moduleOf(version, 'Dom.Storage').items.map(
        ({ kind, name }) => `${kind} ${name}`,
      );
      expect(names).toHaveLength(new Set(names).size);
      expect(names).toContain('value getItem');
    }
  });

  test('of an alias into another library are those of the module', () => {
    expect(moduleOf(V11, 'Core.Exn')).toMatchObject({ aliasOf: 'Js.Exn' });
    expect(itemOf(V11, 'Core.Exn', 'asJsExn').signature).toBe(
      itemOf(V11, 'Js.Exn', 'asJsExn').signature,
    );
    expect(itemOf(V11, 'Core.Exn', 't').docstring).toBe(itemOf(V11, 'Js.Exn', 't').docstring);
  });

  test('that take uncurried callbacks know their twin', () => {
    expect(itemOf(V9, 'Belt.Array', 'mapU')).toMatchObject({ uncurriedTwinOf: 'map' });
    expect(itemOf(V9, 'Belt.Array', 'map')).not.toHaveProperty('uncurriedTwinOf');
  });

  test('of the oldest versions borrow comments from the next, in their own syntax', () => {
    const [reason, rescript, lender] = [V8, V9, V10].map((version) =>
      itemOf(version, 'Js.Array2', 'fromMap'),
    );
    expect(reason?.isBackfilled).toBe(true);
    expect(rescript?.isBackfilled).toBe(true);
    expect(lender?.isBackfilled).toBeUndefined();
    expect(rescript?.docstring).toBe(lender?.docstring);
    expect(reason?.docstring).toMatch(/^```re$/m);
    expect(reason?.docstring).toContain('s =>');
    expect(reason?.docstring).toMatch(/;$/m);
  });

  test('that are deprecated in newer versions say what to use instead', () => {
    const deprecated = leaves([...modulesOfModel(model(V12))]).filter(
      (item) => item.deprecated !== undefined,
    );
    const silent = deprecated.filter((item) => item.deprecated === '').map(({ id }) => id);
    // Their sources give no reason.
    expect(silent).toEqual([
      'Js.Undefined.test',
      'Js.Undefined.testAny',
      'Js.Date.setTime',
      'Js.Date.setUTCTime',
    ]);
  });
});

describe('comments', () => {
  const fixed = [
    [V8, 'Belt.Map'],
    [V8, 'Js.Re'],
    [V9, 'Belt.HashMap.Int'],
    [V10, 'Belt'],
    [V11, 'Core.Array'],
    [V11, 'Js.Array2'],
    [V12, 'Stdlib.Result'],
    [V12, 'Dom.Storage'],
  ] as const;

  test.each(fixed)('of %s %s are MDX', async (version, id) => {
    const { compile } = await import('@mdx-js/mdx');
    const { docstring = '', items } = moduleOf(version, id);
    const docstrings = items.map((item) => (item.kind === 'module' ? '' : (item.docstring ?? '')));
    await expect(compile([docstring, ...docstrings].join('\n\n'))).resolves.toBeDefined();
  });

  test('link to what is there', () => {
    for (const { name, path: versionPath } of VERSIONS) {
      const modules = [...modulesOfModel(model(name))];
      const base = `/docs/manual/${versionPath}/api/`;
      const addresses = new Set(
        modules.flatMap(({ slug, items }) => [
          base + slug,
          ...items.map(({ anchor }) => `${base}${slug}#${anchor}`),
        ]),
      );
      const docstrings = modules.flatMap(({ docstring, items }) => [
        docstring,
        ...items.map((item) => (item.kind === 'module' ? undefined : item.docstring)),
      ]);
      const links = docstrings.flatMap((text = '') =>
        [...text.matchAll(/\]\((\/docs\/[^)]*)\)/g)].map(([, address = '']) => address),
      );
      expect(links.length).toBeGreaterThan(50);
      expect(links.filter((address) => !addresses.has(address))).toEqual([]);
    }
  });

  /** Blocks whose sources are no code of any syntax, such as `f 1, 2) = 3`. */
  test('hold few blocks that no compiler reads', () => {
    const unread = loaded.models.map(({ version, libraries }) => {
      const blocks = libraries
        .flatMap(({ root }) => [...modulesOf(root)])
        .flatMap(({ docstring, items }) => [
          docstring,
          ...items.map((item) => (item.kind === 'module' ? undefined : item.docstring)),
        ])
        .flatMap((text = '') => [...text.matchAll(/^```ocaml$/gm)]);
      return [version, blocks.length] as const;
    });
    expect(Object.fromEntries(unread)).toMatchObject({
      [V12]: 0,
      [V11]: 0,
      [V10]: 0,
      [V9]: 21,
      [V8]: 19,
    });
  });
});

describe('signatures', () => {
  /** Items of each version that are compared with the compiler's own words. */
  const DRAWN = 12;

  /** What formatters and public names change: blanks, last commas, dots and underscores in paths. */
  const essence = (text: string) =>
    text
      .replace(/\s+/g, '')
      .replace(/(?:Core__|Stdlib_)(?=[A-Z])/g, '')
      .replace(/,(?=[)}\]>])/g, '')
      .replace(/"#rescript-external"/g, '')
      .replace(/(?:type|let|external)(?:rec\b)?/g, '')
      .replace(/[._\\"]/g, '')
      .toLowerCase();

  const fileKey = (name: string) => name.replace(/_/g, '').toLowerCase();

  /** The file that a module is compiled to, or the nearest one around it. */
  async function printed(version: DocsVersion, { path: names }: ApiModule): Promise<string> {
    const { toolchain } = version;
    const library = referenceFacts(toolchain.compilerPackage).libraries.find(
      ({ name }) => name === names[0],
    );
    const core = library?.isCorePackage ? await compiledCore(toolchain) : undefined;
    const folder =
      core?.status === 'ready' ? core.folder : compilerFacts(toolchain).standardLibrary;
    const files = fs.readdirSync(folder).filter((file) => file.endsWith('.cmi'));
    for (let length = names.length; length > 0; length -= 1) {
      const wanted =
        length === 1
          ? fileKey(library?.rootModule ?? '')
          : fileKey([library?.filePrefix, ...names.slice(1, length)].join(''));
      const file = files.find((one) => fileKey(path.basename(one, '.cmi')) === wanted);
      if (file === undefined) continue;
      const [answer] = await printInterfaces([path.join(folder, file)], toolchain);
      return answer?.status === 'printed' ? answer.text : '';
    }
    return '';
  }

  test.each(VERSIONS.map((version) => [version.name, version] as const))(
    'of %s are what the compiler prints',
    async (name, version) => {
      const values = [...modulesOfModel(model(name))].flatMap((module) =>
        // A module under its second name has the file of its first.
        module.aliasOf === undefined
          ? leaves([module]).flatMap((item) => (item.kind === 'value' ? [{ module, item }] : []))
          : [],
      );
      const step = Math.floor(values.length / DRAWN);
      const sample = values.filter((_value, index) => index % step === 0).slice(0, DRAWN);
      expect(sample).toHaveLength(DRAWN);
      for (const { module, item } of sample) {
        const type = essence(item.signature.slice(item.signature.indexOf(': ') + 2));
        const text = essence(await printed(version, module));
        const place = essence(`${item.name}:`);
        expect([item.id, text.includes(`${place}${type}`)]).toEqual([item.id, true]);
      }
    },
    COLD_MS,
  );
});

test('marks tell what became of an item', () => {
  const all = histories(loaded.models);
  const mark = (version: string, id: string, name: string) =>
    all.get(version)?.ofItem({ path: id.split('.') }, { kind: 'value', name });
  const later = mark(V8, 'Js.Array2', 'map')?.alsoIn.map(({ slug }) => slug);
  expect(later?.slice(0, 4)).toEqual(['js/array-2', 'js/array-2', 'js/array2', 'js/array2']);
  expect(mark(V8, 'Js.Array2', 'map')?.changedIn).toEqual([]);
  expect(mark(V10, 'Js.String2', 'match_')?.changedIn).toContain(V10);
  expect(mark(V11, 'Core.Array', 'map')).toMatchObject({ newIn: V11 });
  expect(mark(V12, 'Stdlib.Array', 'fill')?.changedIn).toEqual([V12]);
  expect(mark(V11, 'Js.List', 'length')?.removedIn).toBe(V12);
  expect(all.get(V11)?.ofModule({ path: ['Core', 'Array'] }).alsoIn).toContainEqual({
    version: V12,
    slug: 'stdlib/array',
    module: 'Stdlib.Array',
    package: '@rescript/runtime',
  });
});
