// cspell:ignore compositionoperators domstyle floatingpointarithmetic formatstringshave integersare internalusejsx ldexp pervasivesu
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
import { compile, compiledCore, EXAMPLE_MODULE } from '../../plugins/compiled-examples/compiler';
import { compilerFacts } from '../../plugins/compiled-examples/compiler/toolchains';
import { compilerOf } from '../../src/compilers';
import { MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import {
  declared,
  OCAML_OPERATORS,
  type PrintedModule,
  readPrinted,
  tokensOf,
} from './apiReference/printed';
import {
  above,
  bare,
  bareComment,
  bareMarkdown,
  commentAbove,
  commentsNear,
  declaration,
  hasDeprecation,
  leadingLength,
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
      // Files for code that is compiled with the flag `-uncurried`.
      .replace(/^(pervasives|jsx\w*?)u$/, '$1')
      // The file has an older name.
      .replace(/^jsnullable$/, 'jsnullundefined')
  );
}

interface Package {
  readonly printed: ReadonlyMap<string, PrintedModule>;
  readonly sources: ReadonlyMap<string, string>;
}

/** Compiled interfaces of libraries, and of what belongs to the language. */
const FILES =
  /^(?:(?:belt|js|dom|stdlib|core|rescriptcore)(?:_\w+)?|pervasivesu?|jsx(?:event|dom|domstyle)?u?)\.cmi$/i;

/** Stands in front of each text that is printed. */
const MARK = '=== the next file ===';

/** What a compiler prints about files: one shell starts it for all, in a fraction of the time that this process takes. */
function printAll(
  executable: string,
  flags: readonly string[],
  files: readonly string[],
): readonly string[] {
  const script = `for file do echo '${MARK}'; "$COMPILER" $FLAGS "$file" || exit 1; done`;
  const printed = execFileSync('/bin/sh', ['-c', script, 'sh', ...files], {
    encoding: 'utf8',
    env: { ...process.env, COMPILER: executable, FLAGS: flags.join(' ') },
    maxBuffer: 2 ** 28,
  });
  const texts = printed.split(`${MARK}\n`).slice(1);
  expect(texts).toHaveLength(files.length);
  return texts;
}

/** What was read of packages, by their names: a version's own tests ask for it, and those of versions it lends to. */
const packages = new Map<string, Promise<Package>>();

function readPackage(toolchain: Toolchain): Promise<Package> {
  const known = packages.get(toolchain.compilerPackage);
  if (known) return known;
  const read = readFiles(toolchain);
  packages.set(toolchain.compilerPackage, read);
  return read;
}

async function readFiles(toolchain: Toolchain): Promise<Package> {
  const { executable, standardLibrary, interfaceFlags, usesCore } = compilerFacts(toolchain);
  const core = usesCore ? await compiledCore(toolchain) : undefined;
  const folders = [standardLibrary, ...(core?.status === 'ready' ? [core.folder] : [])];
  const files = folders.flatMap((folder) => {
    const names = fs.readdirSync(folder);
    return names
      .filter((file) => FILES.test(file) && !names.includes(file.replace('.cmi', 'U.cmi')))
      .map((file) => path.join(folder, file));
  });
  const texts = printAll(executable, interfaceFlags, files);
  const printed = new Map(
    files.map((file, index) => [
      key(path.basename(file, '.cmi')),
      readPrinted(tokensOf(texts[index] ?? '')),
    ]),
  );
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

function rootKey(library = ''): string {
  return library === 'Core' ? 'rescriptcore' : library.toLowerCase();
}

/** What the compiler printed about a module. */
function printOf({ path: [library, ...names] }: ApiModule, printed: Package['printed']) {
  return follow(printed.get(rootKey(library)), names, printed);
}

/** What a functor takes and gives, without what its externals are bound to. */
function withoutBindings(tokens: readonly string[]): readonly string[] {
  return tokens
    .filter((token, index) => {
      const isText = token.startsWith('"');
      if (token === '=') return !tokens[index + 1]?.startsWith('"');
      return !(isText && (tokens[index - 1] === '=' || tokens[index - 1]?.startsWith('"')));
    })
    .map((token) => (token === 'external' ? 'let' : token));
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
    what: /^Pervasives\.\S+ pervasives\.mli: no comment ≠ (?:\w*operations(?:more|$)|debugging|compositionoperators|integersare31|floatingpointarithmetic|\w*(?:in|out)put|formatstringshave)/,
    why: SECTION,
  },
  {
    what: /^Jsx\w*\.\w+ jsx\w*U\.res: no comment ≠ internalusejsx/,
    why: 'it tells of the file’s own name, which programs can’t write',
  },
  {
    what: /^Pervasives\.ldexp: .* ≠ \( \( float \)/,
    why: 'bsc puts what is not boxed into parentheses',
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

/** A name with that which it may have in the source: operators of OCaml, and the one that Reason writes behind. */
function spellings(name: string): readonly string[] {
  const found = [...OCAML_OPERATORS].find(([, written]) => written === name);
  return [name, ...(found ? [found[0]] : []), ...(name === '^' ? ['!'] : [])];
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

/** A program that uses a type or an exception as its declaration says; one that only names it where there is none. */
function useOf(name: string, signature: string | undefined): string {
  if (/^[a-z]/.test(name)) {
    const [, applied = name] = /^type (\w+(?:[<(][^=]*[>)])?)/.exec(signature ?? '') ?? [];
    return `type ${applied.replace(/^\w+/, 'probe')} = ${applied};`;
  }
  const [, payload] = /^exception \w+\(([^]*)\)$/.exec(signature ?? '') ?? [];
  const pattern = payload === undefined ? name : `${name}((it: ${payload}))`;
  const result = payload === undefined ? '()' : 'ignore(it)';
  return `let probe = error => switch (error) { | ${pattern} => ${result} | _ => () };`;
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
        // Nothing is printed about what the compiler knows itself; see builtIns.test.ts.
        if (item.kind === 'module' || item.isBuiltIn) continue;
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

  test('has the types and exceptions that the compiler knows itself', async () => {
    const pervasives = modules.find(({ id }) => id === 'Pervasives');
    const items = pervasives?.items.flatMap((item) => (item.kind === 'module' ? [] : [item])) ?? [];
    const known = (kind: 'type' | 'exception') =>
      new Map(items.flatMap((item) => (item.kind === kind ? [[item.name, item]] : [])));
    const [types, exceptions] = [known('type'), known('exception')];
    const candidates = versions.map((one) => compilerOf(one.toolchain).reference.builtIns);
    const programs = [
      ...new Set(candidates.flatMap((one) => one.types)),
      ...new Set(candidates.flatMap((one) => one.exceptions)),
    ].map((name) => {
      const item = types.get(name) ?? exceptions.get(name);
      return { name, isThere: item !== undefined, code: useOf(name, item?.signature) };
    });
    const differences = await Promise.all(
      programs.map(async ({ name: word, isThere, code }) => {
        const answer = await compile(
          {
            files: [
              {
                module: EXAMPLE_MODULE,
                extension: toolchain.syntax === 'reason' ? 're' : 'res',
                code,
              },
            ],
          },
          toolchain,
        );
        return (answer.status === 'compiled') === isThere ? [] : [`${word}: ${code}`];
      }),
    );
    expect(differences.flat()).toEqual([]);
    expect(programs.filter(({ isThere }) => isThere).length).toBeGreaterThan(20);
  });

  test('has the functors that the compiler prints', () => {
    const functors = modules.filter(({ kind, aliasOf }) => kind === 'functor' && !aliasOf);
    const differences = functors.flatMap(({ id, path: names, signature = '' }) => {
      const parent = follow(
        contents.printed.get(rootKey(names[0])),
        names.slice(1, -1),
        contents.printed,
      );
      const theirs = parent?.items.get(`module ${names.at(-1)}`);
      const ours = declared(tokensOf(signature))?.says;
      const [one, other] = [ours, theirs].map((says) => says && withoutBindings(says).join(' '));
      return one !== undefined && one === other ? [] : [`${id}: ${one} ≠ ${other}`];
    });
    expect(functors.length).toBeGreaterThan(2);
    expect(unexplained(differences)).toEqual([]);
  });

  test('leads to the lines on which the items are declared', () => {
    const differences = around.flatMap(({ item, near, file }) => {
      const [line = ''] = near.after.split('\n', 1);
      // What an attribute stands in front of may be on its line.
      const isAbove = leadingLength(`${line}\n`) >= line.length;
      return !isAbove &&
        spellings(item.name).some((name) => declaration(near).slice(0, DECLARATION).includes(name))
        ? []
        : [`${item.id} ${file}#L${item.source?.line}: ${near.after.slice(0, 80)}`];
    });
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

  test('has the deprecations of fields, constructors and files', () => {
    const texts = [...contents.sources].flatMap(([file, text]) =>
      FILES.test(file.replace(/\.resi?$/, '.cmi')) ? [text] : [],
    );
    const parts = texts.flatMap((text) =>
      [
        ...text.matchAll(/@deprecated\("([^"]*)"\)\s*(?:mutable\s+)?(\w+)\??\s*:/g),
        ...text.matchAll(/@deprecated\("([^"]*)"\)\s*exception\s+(\w+)/g),
        ...text.matchAll(/\|\s*@deprecated\((?:\{\s*reason:\s*)?"([^"]*)"[^|]*?\)\s*([A-Z]\w*)/g),
      ].map(([, reason, part]) => `${part}: ${reason}`),
    );
    const ours = modules
      .flatMap(({ items }) => items)
      // What is added to an extensible type is an exception of its own.
      .flatMap((item) =>
        item.kind === 'type'
          ? [...item.fields, ...item.constructors]
          : item.kind === 'exception'
            ? [item]
            : [],
      )
      .flatMap(({ name: part, deprecated }) =>
        deprecated === undefined ? [] : [`${part}: ${deprecated}`],
      );
    expect([...new Set(ours)].sort()).toEqual([...new Set(parts)].sort());
    const reasons = new Set(modules.map(({ deprecated = '' }) => bare(deprecated)));
    const ofFiles = texts.flatMap((text) => /^@@deprecated\(\s*"([^"]*)"/m.exec(text)?.[1] ?? []);
    expect(ofFiles.filter((reason) => !reasons.has(bare(reason)))).toEqual([]);
  });

  test('has the migrations of the sources', () => {
    const differences = around.flatMap(({ item, near }) => {
      // Those of an exception stand within its declaration, near those of others.
      const attributes =
        item.kind === 'exception'
          ? near.before + near.after
          : above(near) + near.after.slice(0, leadingLength(near.after));
      const isStated = /\bmigrate:/.test(attributes.replace(/\/\*[^]*?\*\//g, ''));
      const { migration } = item;
      const isRight = migration
        ? bare(attributes).includes(bare(migration.template)) &&
          bare(attributes).includes(bare(migration.templateInPipe ?? ''))
        : true;
      return (item.kind === 'exception' || isStated === (migration !== undefined)) && isRight
        ? []
        : [`${item.id}: ${migration?.template ?? 'no migration'} ≠ ${attributes}`];
    });
    expect(unexplained(differences)).toEqual([]);
  });

  test('has the names that externals are bound to', () => {
    const differences = around.flatMap(({ item, near }) => {
      const found = item.kind === 'value' ? item.javaScript : undefined;
      const [, bound] =
        /^external[^"=]*(?:=(?!\s*")[^"=]*)*=\s*"([^"]*)"/.exec(declaration(near)) ?? [];
      if (!found || found.form.startsWith('index') || bound === undefined || bound.startsWith('%'))
        return [];
      const name = bound === '' ? item.name : (bound.split('.').at(-1) ?? '');
      return found.name.split('.').at(-1) === name
        ? []
        : [`${item.id} is ${found.name} ≠ ${bound}`];
    });
    expect(unexplained(differences)).toEqual([]);
  });
});

describe.each(
  versions.flatMap(({ name, toolchain }) => {
    const from = compilerOf(toolchain).reference.backfilledFrom;
    const lender = versions.find((one) => one.toolchain.compilerPackage === from);
    return lender ? [{ name, lender }] : [];
  }),
)('the texts that $lender.name lends $name', ({ name, lender }) => {
  test('are those of its package', async () => {
    const [own, other] = await Promise.all([loadApiModel(name), loadApiModel(lender.name)]);
    const { sources } = await readPackage(lender.toolchain);
    const near = new Map(
      aroundItems([...modulesOfModel(other)], sources).map((one) => [
        `${one.item.kind} ${one.item.id}`,
        commentsNear(one.near),
      ]),
    );
    const lent = [...modulesOfModel(own)].flatMap(({ items }) =>
      items.flatMap((item) => (item.kind !== 'module' && item.isBackfilled ? [item] : [])),
    );
    const differences = lent.flatMap(({ kind, id, docstring = '' }) => {
      const text = bareMarkdown(docstring);
      const candidates = near.get(`${kind} ${id}`) ?? [];
      return candidates.includes(text) ? [] : [`${id}: ${text} ≠ ${candidates.join(' | ')}`];
    });
    expect(lent.length).toBeGreaterThan(200);
    expect(unexplained(differences)).toEqual([]);
  });

  // A module has the comment of its file, or that of its name in the library.
  test('are in its files for modules', async () => {
    const own = await loadApiModel(name);
    const { sources } = await readPackage(lender.toolchain);
    const texts = [...sources.values()].map(bare);
    const lent = [...modulesOfModel(own)].filter(({ isBackfilled }) => isBackfilled);
    const differences = lent.flatMap(({ id, docstring = '' }) => {
      const text = bareMarkdown(docstring);
      return texts.some((one) => one.includes(text)) ? [] : [`${id}: ${text}`];
    });
    expect(lent.map(({ id }) => id)).toContain('Js.Console');
    expect(unexplained(differences)).toEqual([]);
  });
});

test('every reason is needed', () => {
  expect(REASONS.filter((reason) => !needed.has(reason)).map(({ why }) => why)).toEqual([]);
});
