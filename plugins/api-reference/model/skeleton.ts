/**
 * The modules of a version with all their items, before comments are read: structure from the
 * documentation tool, signatures from the compiler's interfaces.
 */
import type { RawLibrary, RawReference } from '../extract/raw';
import type { ToolDetail, ToolEntry } from '../extract/toolOutput';
import { CORE_SOURCES, type LibraryFacts, type ReferenceFacts } from '../libraries';
import { cleanSignature, type PublicName, withPublicNames } from '../signatures/clean';
import { typeDetails } from '../signatures/details';
import { functionType } from '../signatures/functionType';
import { Interfaces, type ModuleInterface } from '../signatures/interfaces';
import { withWrittenOperators, writtenOperator } from '../signatures/operators';
import type { Declaration } from '../signatures/parse';
import { baseName, Sources } from '../sources';
import { type ModuleStep, moduleLabel, moduleSlug } from '../slugs';
import { anchorOf } from './anchors';
import { builtInItems, PERVASIVES } from './builtInTypes';
import { javaScriptOf } from './javascript';
import { withExample } from './migration';
import { commentOfFile, itemFacts, moduleDeprecation } from './sourceFacts';
import { isKnown, type SourceContext, sourceOf } from './sources';
import type {
  ApiException,
  ApiItem,
  ApiLibrary,
  ApiModel,
  ApiModule,
  ApiModuleType,
  ApiSource,
  ApiSubmodule,
  ApiSyntax,
  ApiType,
  ApiValue,
} from './types';
import { MODEL_FORMAT } from './types';

/** A module of the tool together with its interface. */
interface Node {
  readonly library: LibraryFacts;
  readonly entry: Pick<ToolEntry, 'name' | 'docstrings' | 'source' | 'deprecated'> & {
    readonly kind: ToolEntry['kind'];
  };
  readonly entries: readonly ToolEntry[];
  /** From the library on. */
  readonly path: readonly string[];
  readonly steps: readonly ModuleStep[];
  readonly printed?: ModuleInterface;
  readonly children: readonly Node[];
}

/** Entries of one kind and name: an include's are shadowed by later ones. */
function withoutShadowed<T>(entries: readonly T[], keyOf: (entry: T) => string): readonly T[] {
  const last = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return entries.filter((entry) => last.get(keyOf(entry)) === entry);
}

function isModule({ kind }: ToolEntry): boolean {
  return kind === 'module' || kind === 'moduleAlias' || kind === 'moduleType';
}

function submodules(
  entries: readonly ToolEntry[],
  parent: Pick<Node, 'library' | 'path' | 'steps' | 'printed'>,
  interfaces: Interfaces,
): readonly Node[] {
  const { library } = parent;
  return withoutShadowed(entries.filter(isModule), ({ name }) => name).flatMap((entry) => {
    const path = [...parent.path, entry.name];
    if (library.hidden.includes(path.join('.'))) return [];
    const steps = [
      ...parent.steps,
      { name: entry.name, isModuleType: entry.kind === 'moduleType' },
    ];
    const printed = parent.printed && interfaces.ofSubmodule(library, parent.printed, path);
    const items = entry.items ?? [];
    return {
      library,
      entry,
      entries: items,
      path,
      steps,
      ...(printed && { printed }),
      children: submodules(items, { library, path, steps, printed }, interfaces),
    };
  });
}

function libraryNode(raw: RawLibrary, library: LibraryFacts, interfaces: Interfaces): Node {
  const { documentation } = raw;
  const printed = interfaces.ofLibrary(library);
  const path = [library.name];
  return {
    library,
    entry: { name: library.name, kind: 'module', docstrings: documentation.docstrings },
    entries: documentation.items,
    path,
    steps: [],
    ...(printed && { printed }),
    children: submodules(documentation.items, { library, path, steps: [], printed }, interfaces),
  };
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) yield* nodesOf(child);
}

/** Ids of modules by compiled file; a module of that name goes before an alias. */
function idsOfFiles(nodes: readonly Node[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const isAlias of [false, true]) {
    for (const { printed, path } of nodes) {
      if (printed?.file === undefined || printed.isAlias !== isAlias) continue;
      if (!ids.has(printed.file)) ids.set(printed.file, path.join('.'));
    }
  }
  return ids;
}

/** What code calls the modules that compiled files hold. */
function publicNames(
  ids: ReadonlyMap<string, string>,
  libraries: readonly LibraryFacts[],
): PublicName {
  const opened = libraries.find(({ isOpened }) => isOpened);
  return (file) => {
    // Compilers leave the name of an opened library out: `Intl_Common` of `Stdlib_Intl_Common`, and
    // `TypedArray` of `Core__TypedArray`.
    const id =
      ids.get(file) ??
      (opened &&
        (ids.get(`${opened.filePrefix}_${file}`) ?? ids.get(`${opened.filePrefix}__${file}`)));
    const library = opened === undefined ? undefined : `${opened.name}.`;
    return library !== undefined && id?.startsWith(library) ? id.slice(library.length) : id;
  };
}

/**
 * A type that the opened library includes from a file without a public name, such as
 * `Global.timeoutId`, or from the compiler's own: to readers it is the library's.
 */
function withoutIncluded(
  signature: string,
  name: string,
  path: readonly string[],
  { publicName, isFile, opened }: Context,
): string {
  const [included, file, type] = /\s*=\s*(?:(\w+)\.)?(\w+)(?:<[^<>]*>)?$/.exec(signature) ?? [];
  if (included === undefined || type !== name) return signature;
  if (file !== undefined && (publicName(file) !== undefined || !isFile(file))) return signature;
  const isPublic = opened?.types.has(name) === true && path.join('.') !== opened.name;
  return isPublic && file !== undefined
    ? signature.replace(`${file}.${name}`, `${opened.name}.${name}`)
    : signature.slice(0, -included.length);
}

/** What all modules of a version are built with. */
interface Context {
  readonly syntax: ApiSyntax;
  readonly facts: ReferenceFacts;
  readonly ids: ReadonlyMap<string, string>;
  readonly nodes: ReadonlyMap<string, Node>;
  readonly publicName: PublicName;
  readonly sourcesOf: (library: LibraryFacts) => SourceContext;
  /** The library whose modules code sees without naming it, and its own types. */
  readonly opened: { readonly name: string; readonly types: ReadonlySet<string> } | undefined;
  /** Whether the name that stands in a printed path is that of a file of the opened library. */
  readonly isFile: (name: string) => boolean;
}

/** The id of a module under its first name; undefined for modules that have one name. */
function canonicalId({ printed, path }: Node, { ids }: Pick<Context, 'ids'>): string | undefined {
  if (printed?.sibling !== undefined) return [...path.slice(0, -1), printed.sibling].join('.');
  const canonical = printed?.file === undefined ? undefined : ids.get(printed.file);
  return canonical === path.join('.') ? undefined : canonical;
}

/**
 * What the tool says of a module; of an alias into another library it says nothing there. The page of
 * an alias beside its module refers to that.
 */
function entriesOf(node: Node, context: Context): readonly ToolEntry[] {
  return node.printed?.sibling === undefined ? describedNode(node, context).entries : [];
}

/** The module that the tool describes: an alias into another library is described there. */
function describedNode(node: Node, context: Context): Node {
  if (node.entries.length > 0) return node;
  return context.nodes.get(canonicalId(node, context) ?? '') ?? node;
}

/** A kind of items that the tool or the compiler names. */
type LeafKind = 'value' | 'type' | 'exception' | 'module-type' | 'module';

function kindOfDeclaration({ kind }: Declaration): LeafKind {
  return kind === 'functor' || kind === 'alias' ? 'module' : kind;
}

/** What is known about one item from both sides. */
interface Pair {
  readonly kind: LeafKind;
  readonly name: string;
  readonly entry?: ToolEntry;
  readonly declaration?: Declaration;
}

function pairKey({ kind, name }: Pick<Pair, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}

function declarationsOf({ printed }: Node): readonly Declaration[] {
  return printed && printed.sibling === undefined ? printed.declarations : [];
}

/** The name that programs write for a value of the tool or, where it prints OCaml's names, of the compiler. */
function writtenName(
  kind: LeafKind,
  name: string,
  isPrinted: boolean,
  { facts, syntax }: Pick<Context, 'facts' | 'syntax'>,
): string {
  const isOcaml = facts.hasOcamlOperators && !(isPrinted && syntax === 'reason');
  return kind === 'value' && isOcaml ? writtenOperator(name, syntax) : name;
}

/**
 * Items of the tool in its order, which is that of the sources; those that only the compiler names
 * (exceptions, module types) stand behind what is printed in front of them.
 */
function pairs(node: Node, context: Context): readonly Pair[] {
  const entries = withoutShadowed(
    entriesOf(node, context).map((entry) => {
      const kind = isModule(entry) ? ('module' as const) : (entry.kind as 'value' | 'type');
      return { kind, name: writtenName(kind, entry.name, false, context), entry };
    }),
    pairKey,
  );
  const declarations = withoutShadowed(
    declarationsOf(node).map((declaration) => {
      const kind = kindOfDeclaration(declaration);
      return { kind, name: writtenName(kind, declaration.name, true, context), declaration };
    }),
    pairKey,
  );
  const byKey = new Map(declarations.map((one) => [pairKey(one), one.declaration]));
  const result: Pair[] = entries.map((one) => {
    const declaration = byKey.get(pairKey(one));
    return { ...one, ...(declaration && { declaration }) };
  });
  const known = new Set(result.map(({ name }) => name));
  const positions = new Set(result.map(pairKey));
  declarations.forEach((one, index) => {
    if (positions.has(pairKey(one))) return;
    // The tool calls some module types modules, and hides some modules.
    if (one.kind === 'module' || (one.kind === 'module-type' && known.has(one.name))) return;
    const before = declarations
      .slice(0, index)
      .reverse()
      .find((other) => positions.has(pairKey(other)));
    const at = before ? result.findIndex((other) => pairKey(other) === pairKey(before)) + 1 : 0;
    result.splice(at, 0, one);
    positions.add(pairKey(one));
  });
  return result;
}

/** The tool's own text, where the compiler printed none. */
function toolSignature({ name, signature = '' }: ToolEntry, publicName: PublicName): string {
  const quoted = /^\w+'?$/.test(name)
    ? signature
    : signature.replace(`let ${name}:`, `let \\"${name}":`);
  return withPublicNames(quoted, publicName);
}

function docstringOf(details: readonly ToolDetail[] | undefined, name: string): string | undefined {
  const docstrings = details?.find((detail) => detail.name === name)?.docstrings ?? [];
  return docstrings.length === 0 ? undefined : docstrings.join('\n\n');
}

/** Fields or constructors with their comments and deprecations. */
function described<T extends { readonly name: string }>(
  parts: readonly T[],
  details: readonly ToolDetail[] | undefined,
  deprecations: ReadonlyMap<string, string>,
): readonly T[] {
  return parts.map((part) => {
    const docstring = docstringOf(details, part.name);
    const deprecated = deprecations.get(part.name);
    return {
      ...part,
      ...(docstring !== undefined && { docstring }),
      ...(deprecated !== undefined && { deprecated }),
    };
  });
}

/** The file that a module stands in, and the modules from there on; none for the file itself. */
function placeInFile(
  { printed, path, entry }: Node,
  nodes: ReadonlyMap<string, Node>,
): { readonly file: string | undefined; readonly path: readonly string[] } {
  const parent = nodes.get(path.slice(0, -1).join('.'));
  if (!printed?.declaration || !parent) return { file: printed?.file, path: [] };
  const outer = placeInFile(parent, nodes);
  return { ...outer, path: [...outer.path, entry.name] };
}

/** @param file of the module, for items that the tool says nothing about */
function itemOf(
  pair: Pair,
  node: Node,
  context: Context,
  sources: SourceContext,
  file: ApiSource | undefined,
): ApiItem | undefined {
  const { kind, name, entry, declaration } = pair;
  const id = [...node.path, name].join('.');
  const anchor = anchorOf(kind, name);
  if (kind === 'module') {
    const child = node.children.find((one) => one.entry.name === name);
    if (!child) return undefined;
    const slug = moduleSlug(slugOf(node.library), child.steps, context.facts.slugs);
    return { kind, name, id, anchor, slug } satisfies ApiSubmodule;
  }
  const { syntax, publicName } = context;
  const signature = declaration
    ? withoutIncluded(
        cleanSignature(declaration, syntax, publicName, name),
        name,
        node.path,
        context,
      )
    : entry
      ? toolSignature(entry, publicName)
      : '';
  const { migration, external, docstring, deprecatedParts, ...facts } = itemFacts(
    { name: entry?.name ?? name, entry, isException: kind === 'exception' },
    { ...placeInFile(node, context.nodes), source: file },
    sources,
  );
  const comment =
    docstring !== undefined && node.library.markup === 'odoc'
      ? withWrittenOperators(docstring, syntax)
      : docstring;
  const shared = {
    name,
    id,
    anchor,
    signature,
    isNative: declaration !== undefined,
    ...(comment !== undefined && { docstring: comment }),
    ...facts,
    ...(migration && {
      migration: withExample(migration, { kind, id, signature }, node.path),
    }),
  };
  switch (kind) {
    case 'value':
      return {
        kind,
        ...shared,
        ...(external && {
          javaScript: javaScriptOf(external, node.path, functionType(signature) !== undefined),
        }),
      } satisfies ApiValue;
    case 'type': {
      const { fields, constructors } = typeDetails(signature, declaration ? syntax : 'rescript');
      return {
        kind,
        ...shared,
        fields: described(fields, entry?.detail?.items, deprecatedParts),
        constructors: described(constructors, entry?.detail?.items, deprecatedParts),
      } satisfies ApiType;
    }
    case 'exception':
      return { kind, ...shared } satisfies ApiException;
    case 'module-type':
      return { kind, ...shared } satisfies ApiModuleType;
  }
}

/** Names the siblings that take curried callbacks: `map` of `mapU`. */
function withTwins(items: readonly ApiItem[]): readonly ApiItem[] {
  const values = new Set(items.filter(({ kind }) => kind === 'value').map(({ name }) => name));
  return items.map((item) => {
    const twin = /^(\w+)U$/.exec(item.name)?.[1];
    return item.kind === 'value' && twin !== undefined && values.has(twin)
      ? { ...item, uncurriedTwinOf: twin }
      : item;
  });
}

function slugOf(library: LibraryFacts): string {
  return library.name.toLowerCase();
}

/** The file of a module: that of its items, for an entry of an alias stands in another one. */
function fileOf(node: Node, entries: readonly ToolEntry[]): ToolEntry['source'] {
  const own = node.printed?.file?.toLowerCase();
  const positions = entries.flatMap(({ source }) => (isKnown(source) ? [source] : []));
  return (
    positions.find(({ filepath }) => baseName(filepath).split('.')[0]?.toLowerCase() === own) ??
    (node.printed?.declaration ? node.entry.source : positions[0]) ??
    node.entry.source
  );
}

/** How alike two texts are, as the share of words that both have. */
function likeness(one: string, other: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  const [first, second] = [words(one), words(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  return common / Math.max(1, Math.min(first.size, second.size));
}

/** Comments that say the same in other words are said once: from here on they count as alike. */
const ALIKE = 0.6;

/** An alias has a comment, and so has the file behind it; the former begins with the module's name. */
function moduleDocstring(docstrings: readonly string[]): string | undefined {
  const texts = docstrings
    .map((text) =>
      text.replace(/^\s*(?:\{!\s*[\w.]+\}|\[`\s*[\w.]+`\]\(\)),?[ \t]*(?:\n|$)/, '').trim(),
    )
    .filter((text) => text !== '');
  const kept = texts.filter(
    (text, index) => !texts.slice(index + 1).some((later) => likeness(text, later) >= ALIKE),
  );
  return kept.length === 0 ? undefined : kept.join('\n\n');
}

/** Whether a module's other name has the same slug: `Int32_array` of `Int32Array`. */
function sharesPage(node: Node, { facts, nodes, ids }: Context): boolean {
  const canonical = nodes.get(canonicalId(node, { ids }) ?? '');
  if (!canonical) return false;
  const [own, other] = [node, canonical].map(({ library, steps }) =>
    moduleSlug(slugOf(library), steps, facts.slugs),
  );
  return own === other;
}

/** The comment on a file that another name stands for says so, and nothing of the module. */
const OTHER_NAME = /^Internal: use \w+ directly\.$/;

/** Items that no file declares, on the page of the module that all programs have open. */
function withBuiltIns(
  items: readonly ApiItem[],
  { path }: Node,
  { facts, syntax }: Context,
): readonly ApiItem[] {
  if (path.join('.') !== PERVASIVES) return items;
  const declared = new Set(items.map(pairKey));
  const own = builtInItems(facts.builtIns, syntax);
  return [...own.filter((item) => !declared.has(pairKey(item))), ...items];
}

function moduleOf(node: Node, context: Context): ApiModule {
  const { entry, printed, path, steps } = node;
  const id = path.join('.');
  const slug = moduleSlug(slugOf(node.library), steps, context.facts.slugs);
  const canonical = canonicalId(node, context);
  const declaration = printed?.declaration;
  const isFunctor = declaration?.kind === 'functor';
  const sources = context.sourcesOf(describedNode(node, context).library);
  const position = fileOf(node, entriesOf(node, context));
  const file = sourceOf(position, sources, { isWholeFile: true });
  const source = declaration ? sourceOf(position, sources) : file;
  const docstring =
    moduleDocstring(entry.docstrings.filter((text) => !OTHER_NAME.test(text.trim()))) ??
    (declaration ? undefined : commentOfFile(position, sources));
  const deprecated = moduleDeprecation(
    entry,
    declaration ? undefined : position,
    context.sourcesOf(node.library),
    sources,
  );
  return {
    kind: entry.kind === 'moduleType' ? 'module-type' : isFunctor ? 'functor' : 'module',
    name: entry.name,
    id,
    path,
    slug,
    // Their sidebar is a tree in all versions.
    label: node.library.isBuiltIn ? entry.name : moduleLabel(slug, entry.name, context.facts.slugs),
    ...(canonical !== undefined && { aliasOf: canonical }),
    ...(isFunctor && {
      signature: cleanSignature(declaration, context.syntax, context.publicName),
    }),
    ...(docstring !== undefined && { docstring }),
    ...(deprecated !== undefined && { deprecated }),
    ...(source && { source }),
    items: withBuiltIns(
      withTwins(
        pairs(node, context).flatMap((pair) => itemOf(pair, node, context, sources, file) ?? []),
      ),
      node,
      context,
    ),
    modules: node.children
      .filter((child) => !sharesPage(child, context))
      .map((child) => moduleOf(child, context)),
  };
}

/**
 * Builds the model of a version, with comments as the packages have them and signatures without
 * layout.
 *
 * @throws Error when a library's interface was not printed
 */
export function skeletonOf(
  raw: RawReference,
  version: string,
  syntax: ApiSyntax,
  facts: ReferenceFacts,
): ApiModel {
  const interfaces = new Interfaces(raw.interfaces, syntax);
  const libraries = raw.libraries.map((library) => {
    const known = facts.libraries.find(({ name }) => name === library.name);
    const apiPackage = raw.packages.find(({ name }) => name === library.package);
    if (!known || !apiPackage) {
      throw new Error(`Expected facts and package of the library ${library.name}, got neither.`);
    }
    if (!interfaces.ofLibrary(known)) {
      throw new Error(
        `Expected ${known.rootModule}.cmi among the compiled modules of ${apiPackage.name} ${apiPackage.release}, found none; the layout of the package changed, correct src/compilers.ts.`,
      );
    }
    return { raw: library, apiPackage, known, node: libraryNode(library, known, interfaces) };
  });
  const all = libraries.flatMap(({ node }) => [...nodesOf(node)]);
  const ids = idsOfFiles(all);
  // Modules of one library are names of another one's, where one package has both.
  const textsOf = (packageName: string) =>
    new Sources(
      Object.fromEntries(
        raw.libraries.flatMap(({ package: name, sources: texts }) =>
          name === packageName ? Object.entries(texts) : [],
        ),
      ),
    );
  const sources = new Map(
    libraries.map(({ raw: library, apiPackage, known }): [string, SourceContext] => [
      known.name,
      {
        package: apiPackage,
        folder: known.isCorePackage ? CORE_SOURCES.sourceFolder : facts.sourceFolder,
        folders: library.sourceFolders,
        texts: textsOf(apiPackage.name),
      },
    ]),
  );
  const opened = libraries.find(({ known }) => known.isOpened);
  const context: Context = {
    syntax,
    facts,
    ids,
    nodes: new Map(all.map((node) => [node.path.join('.'), node])),
    publicName: publicNames(ids, facts.libraries),
    sourcesOf: ({ name }) => {
      const found = sources.get(name);
      if (!found) throw new Error(`Expected the sources of the library ${name}, got none.`);
      return found;
    },
    opened: opened && {
      name: opened.known.name,
      types: new Set(
        declarationsOf(opened.node).flatMap(({ kind, name }) => (kind === 'type' ? [name] : [])),
      ),
    },
    isFile: (name) =>
      facts.libraries.some(
        ({ isOpened, filePrefix }) => isOpened && interfaces.has(`${filePrefix}_${name}`),
      ),
  };
  return {
    format: MODEL_FORMAT,
    version,
    syntax,
    packages: raw.packages,
    libraries: libraries.map(({ apiPackage, known, node }): ApiLibrary => ({
      name: known.name,
      slug: slugOf(known),
      package: apiPackage.name,
      ...(known.isBuiltIn && { isBuiltIn: true as const }),
      root: moduleOf(node, context),
    })),
  };
}
