// Words are compared without the blanks between them.
// cspell:ignore accessor amutable belowareoperations construtors givenresult httpsdevelopermozillaorg
// cspell:ignore implementsfunctionalitycommon jsnullable jsnullundefined primitivejsextern providesfunctionality
// cspell:ignore rescriptcore stringconversion thefunctionsbelow thetypeofthesetelements thosefunctions avalueofthistype typesforjsobjects
/**
 * The API reference against `bsc`'s own print and the packages' own files, which are read here by other means than
 * those of the extractor: tokens of printed interfaces, letters of comments, lines of sources.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { loadApiModel } from '../../plugins/api-reference/load';
import { modulesOfModel } from '../../plugins/api-reference/model/modelIndex';
import type { ApiModel, ApiModule } from '../../plugins/api-reference/model/types';
import { compiledCore } from '../../plugins/compiled-examples/compiler';
import { compilerFacts } from '../../plugins/compiled-examples/compiler/toolchains';
import { MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import { declared, type PrintedModule, readPrinted, tokensOf } from './apiReference/printed';
import {
  bare,
  bareComment,
  bareMarkdown,
  commentAbove,
  commentsNear,
  declaration,
  hasDeprecation,
  type PlacedItem,
  readSources,
  type Surroundings,
  surroundingsOf,
} from './apiReference/sources';

/** Reading all packages without a cache. */
const COLD_MS = 300_000;

/** Modules of a library by one spelling: `Stdlib_Array`, `Core__Array` and `array` are one. */
function key(name: string): string {
  return (
    name
      .replace(/[._]/g, '')
      .toLowerCase()
      .replace(/^(?:stdlib|core)(?=.)/, '')
      // The file has an older name.
      .replace(/^jsnullable$/, 'jsnullundefined')
  );
}

interface Package {
  readonly printed: ReadonlyMap<string, PrintedModule>;
  readonly sources: ReadonlyMap<string, string>;
}

async function readPackage(toolchain: Toolchain): Promise<Package> {
  const { executable, standardLibrary, interfaceFlags, usesCore } = compilerFacts(toolchain);
  const core = usesCore ? await compiledCore(toolchain) : undefined;
  const folders = [standardLibrary, ...(core?.status === 'ready' ? [core.folder] : [])];
  const printed = new Map<string, PrintedModule>();
  for (const folder of folders) {
    for (const file of fs.readdirSync(folder)) {
      if (!/^(?:belt|js|dom|stdlib|core|rescriptcore)(?:_\w+)?\.cmi$/i.test(file)) continue;
      const text = execFileSync(executable, [...interfaceFlags, path.join(folder, file)], {
        encoding: 'utf8',
      });
      printed.set(key(file.replace(/\.cmi$/, '')), readPrinted(tokensOf(text)));
    }
  }
  const coreSources = path.resolve('node_modules', '@rescript', 'core', 'src');
  return {
    printed,
    sources: readSources([standardLibrary, ...(usesCore ? [coreSources] : [])]),
  };
}

/** Follows a path from a printed module on; aliases lead to files, or to modules beside them. */
function follow(
  from: PrintedModule | undefined,
  names: readonly string[],
  printed: Package['printed'],
): PrintedModule | undefined {
  const [name, ...rest] = names;
  if (!from || name === undefined) return from;
  const inside = from.modules.get(name);
  if (inside) return follow(inside, rest, printed);
  const target = from.aliases.get(name);
  if (target === undefined) return undefined;
  const parts = target.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const file = printed.get(key(parts.slice(0, length).join('')));
    if (file) return follow(file, [...parts.slice(length), ...rest], printed);
  }
  return parts[0] === name ? undefined : follow(from, [...parts, ...rest], printed);
}

/** What the compiler printed about a module. */
function printOf({ path: [library = '', ...names] }: ApiModule, printed: Package['printed']) {
  const root = library === 'Core' ? 'rescriptcore' : library.toLowerCase();
  return follow(printed.get(root), names, printed);
}

/** A difference that is known and right. */
interface Reason {
  readonly what: RegExp;
  readonly why: string;
}

const TITLE = 'the page of the module has the longer comment of its alias in the library instead';
const SECTION = 'it heads the declarations below it, as sections do, and is on none of them';

const REASONS: readonly Reason[] = [
  {
    what: /^(?:Stdlib|Js|Js\.Global|(?:Stdlib|Js)\.(?:Null|Nullable|Undefined|Null_undefined))\.\w+: .* ≠ .*= (?:primitivejsextern|global)\.\w+/,
    why: 'the types are those of files that programs can’t name, so the reference shows the built-in ones',
  },
  {
    what: /^Belt\.Id\.(?:comparable|hashable)U?: .* ≠ .* with /,
    why: 'bsc prints several constraints in a way that it doesn’t read; they are joined by and',
  },
  {
    what: /^Js\.\w+\.(?:from|to)Option: .*givenresult/,
    why: 'a table of HTML without headings has got some',
  },
  {
    what: /^Js\.\w+\.(?:from|to)Option js_\w+\.mli: no comment ≠ maps/,
    why: 'the same table, looked for with its headings',
  },
  {
    what: /^Belt\.(?:MutableSet|Set)\.\w+\.value: thetypeofthesetelements/,
    why: 'the macro of the file has another comment for each of its two outputs',
  },
  { what: /^Belt\.\w+\.\w+ belt_\w+\.(?:mli|resi): no comment ≠ (?:belt|amutable)/i, why: TITLE },
  { what: /^Js\.Null\.t js_null\.mli: no comment ≠ providesfunctionality/, why: TITLE },
  {
    what: /: no comment ≠ (?:belowareoperations|accessor|construtors|thosefunctions)/,
    why: SECTION,
  },
  {
    what: /: no comment ≠ (?:stringconversion|thefunctionsbelow|typesforjsobjects|operators)/,
    why: SECTION,
  },
  { what: /: no comment ≠ implementsfunctionalitycommon/, why: SECTION },
  {
    what: /^Js\.Array2?\.pop \S+: no comment ≠ httpsdevelopermozillaorg/,
    why: 'the comment of push, which is an address alone, and which the link to MDN says',
  },
  {
    what: /^Js\.null_undefined js\.ml: no comment ≠ avalueofthistype/,
    why: 'it stands between two types, and the one above it has its text from a newer version',
  },
];

const needed = new Set<Reason>();

/** Differences without a reason. */
function unexplained(differences: readonly string[]): readonly string[] {
  return differences.filter((one) => {
    const reason = REASONS.find(({ what }) => what.test(one));
    if (reason) needed.add(reason);
    return !reason;
  });
}

/** Characters from the start of a declaration in which its name stands. */
const DECLARATION = 400;

/** An item with what stands around it in its source. */
interface Around {
  readonly item: PlacedItem;
  readonly near: Surroundings;
  readonly file: string;
}

function aroundItems(
  modules: readonly ApiModule[],
  sources: ReadonlyMap<string, string>,
): readonly Around[] {
  const places = modules.flatMap((module) =>
    module.items.flatMap((item) =>
      item.kind === 'module' || item.source?.line === undefined
        ? []
        : [{ item, line: item.source.line, file: path.basename(item.source.file) }],
    ),
  );
  return [...sources].flatMap(([file, source]) => {
    const own = places.filter((place) => place.file === file);
    const surroundings = surroundingsOf(source, own);
    return own.flatMap(({ item }) => {
      const near = surroundings.get(item);
      return near ? [{ item, near, file }] : [];
    });
  });
}

const versions = MANUAL_VERSIONS.map(({ name, toolchain }) => ({ name, toolchain }));

describe.each(versions)('the reference of $name', ({ name, toolchain }) => {
  let model: ApiModel;
  let modules: readonly ApiModule[];
  let contents: Package;
  let around: readonly Around[];

  beforeAll(async () => {
    model = await loadApiModel(name);
    modules = [...modulesOfModel(model)];
    contents = await readPackage(toolchain);
    around = aroundItems(modules, contents.sources);
  }, COLD_MS);

  test('has the signatures that the compiler prints, and all of them', () => {
    const differences: string[] = [];
    let compared = 0;
    for (const module of modules) {
      const print = printOf(module, contents.printed);
      if (!print) {
        differences.push(`${module.id}: not printed`);
        continue;
      }
      const seen = new Set<string>();
      for (const item of module.items) {
        if (item.kind === 'module') continue;
        const ours = declared(tokensOf(item.signature));
        const key = `${item.kind} ${item.name}`;
        const theirs = print.items.get(key);
        seen.add(key);
        compared += 1;
        const [one, other] = [ours?.says.join(' '), theirs?.join(' ')];
        if (one !== other) differences.push(`${item.id}: ${one} ≠ ${other}`);
      }
      for (const key of module.items.length === 0 ? [] : print.items.keys()) {
        if (!key.startsWith('module') && !seen.has(key))
          differences.push(`${module.id}: no ${key}`);
      }
    }
    expect(compared).toBeGreaterThan(2000);
    expect(unexplained(differences)).toEqual([]);
  });

  test('leads to the lines on which the items are declared', () => {
    const differences = around.flatMap(({ item, near, file }) =>
      declaration(near).slice(0, DECLARATION).includes(item.name)
        ? []
        : [`${item.id} ${file}#L${item.source?.line}: ${declaration(near).slice(0, 80)}`],
    );
    expect(around.length).toBeGreaterThan(2000);
    expect(unexplained(differences)).toEqual([]);
  });

  test('has the comments of the sources', () => {
    const own = around.filter(({ item }) => !item.isBackfilled && item.docstring !== undefined);
    const differences = own.flatMap(({ item, near }) => {
      const ours = bareMarkdown(item.docstring ?? '');
      const candidates = commentsNear(near);
      const isBoth = candidates.some((one) =>
        candidates.some((other) => one !== other && one + other === ours),
      );
      if (isBoth || candidates.includes(ours)) return [];
      const closest = candidates.find((one) => one.slice(0, 8) === ours.slice(0, 8));
      return [`${item.id}: ${ours} ≠ ${closest ?? candidates.join(' | ')}`];
    });
    expect(own.length).toBeGreaterThan(100);
    expect(unexplained(differences)).toEqual([]);
  });

  test('leaves no comment out', () => {
    const known = [
      ...modules.map(({ docstring = '' }) => bareMarkdown(docstring)),
      ...around.map(({ item }) => bareMarkdown(item.docstring ?? '')),
    ].join('|');
    const differences = around.flatMap(({ item, near, file }) => {
      const comment = bareComment(commentAbove(near));
      // In OCaml it may belong to what stands above it.
      return known.includes(comment) ? [] : [`${item.id} ${file}: no comment ≠ ${comment}`];
    });
    expect(unexplained(differences)).toEqual([]);
  });

  test('has the deprecations of the sources', () => {
    const differences = around.flatMap(({ item, near }) => {
      const ours = item.deprecated;
      const everything = near.before + near.after;
      if (ours === undefined) {
        return hasDeprecation(near) ? [`${item.id}: not deprecated ≠ ${everything}`] : [];
      }
      return /deprecated/i.test(everything) && bare(everything).includes(bare(ours))
        ? []
        : [`${item.id}: ${ours} ≠ ${everything}`];
    });
    const lines = differences.map((one) => one.replace(/\s+/g, ' '));
    expect(unexplained(lines)).toEqual([]);
  });
});

test('every reason is needed', () => {
  expect(REASONS.filter((reason) => !needed.has(reason)).map(({ why }) => why)).toEqual([]);
});
