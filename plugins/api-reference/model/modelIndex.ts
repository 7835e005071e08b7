/** Finds modules and items of a model by the many names that comments have for them. */
import { BUILT_IN_TYPES, PERVASIVES } from './builtInTypes';
import type { ApiItem, ApiModel, ApiModule, LibraryName } from './types';

/** All modules below a module and itself, in their order. */
export function* modulesOf(module: ApiModule): Generator<ApiModule> {
  yield module;
  for (const child of module.modules) yield* modulesOf(child);
}

/** All modules of a model. */
export function* modulesOfModel(model: ApiModel): Generator<ApiModule> {
  for (const { root } of model.libraries) yield* modulesOf(root);
}

/** Libraries whose modules code sees without naming them: `Array`, not `Stdlib.Array`. */
const OPENED: ReadonlySet<string> = new Set<LibraryName>(['Core', 'Stdlib']);

/** The library of a version whose modules code sees without naming it; undefined where there is none. */
export function openedLibrary({ libraries }: ApiModel): LibraryName | undefined {
  return libraries.find(({ name }) => OPENED.has(name))?.name;
}

/** One name for `Js.Array2`, `js/array-2` and `Js_array2`. */
function key(name: string): string {
  return name.replace(/[^a-z0-9]/gi, '').toLowerCase();
}

type Kinds = readonly ApiItem['kind'][];

/** Kinds of items by how likely a comment means them. */
const ANY_KIND: Kinds = ['value', 'type', 'exception', 'module-type', 'module'];

/** What names in signatures mean. */
const TYPES: Kinds = ['type', 'module-type'];

function itemNamed(module: ApiModule, name: string, kinds: Kinds): ApiItem | undefined {
  const named = module.items.filter((item) => item.name === name);
  return kinds.flatMap((kind) => named.find((item) => item.kind === kind) ?? [])[0];
}

/** Whether a module has a type that it does not declare. */
function isBuiltIn({ items }: ApiModule, name: string): boolean {
  return items.some((item) => item.kind === 'type' && item.isBuiltIn && item.name === name);
}

/** Looks names up in one model. */
export class ModelIndex {
  readonly #byId: ReadonlyMap<string, ApiModule>;
  readonly #byKey: ReadonlyMap<string, ApiModule>;
  readonly #base: string;
  readonly #opened: string | undefined;

  /** @param base address of the reference without a slash at the end: `/docs/manual/latest/api` */
  constructor(model: ApiModel, base: string) {
    const modules = [...modulesOfModel(model)];
    this.#byId = new Map(modules.map((module) => [module.id, module]));
    // The first module of a name goes before later ones.
    this.#byKey = new Map([...modules].reverse().map((module) => [key(module.id), module]));
    this.#base = base;
    this.#opened = openedLibrary(model);
  }

  #addressOf(module: ApiModule, item?: ApiItem): string {
    if (item?.kind === 'module') return `${this.#base}/${item.slug}`;
    return `${this.#base}/${module.slug}${item ? `#${item.anchor}` : ''}`;
  }

  #absolute(name: string, kinds: Kinds): string | undefined {
    const module = this.#byId.get(name);
    if (module) return this.#addressOf(module);
    const dot = name.lastIndexOf('.');
    const owner = dot === -1 ? undefined : this.#byId.get(name.slice(0, dot));
    const item = owner && itemNamed(owner, name.slice(dot + 1), kinds);
    return owner && item && this.#addressOf(owner, item);
  }

  #around(name: string, { path }: ApiModule, kinds: Kinds): string | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      // Around the module itself only modules are meant: `map` in Belt.List is no item of Belt.
      if (length < path.length && !/^[A-Z]/.test(name)) continue;
      const found = this.#absolute([...path.slice(0, length), name].join('.'), kinds);
      if (found !== undefined) return found;
    }
    return this.#absolute(name, kinds);
  }

  /**
   * The address of what a comment means by a name within a module: one of its items, something below
   * it or below a module around it, or a path from the library on. Undefined for anything else.
   */
  resolve(name: string, within: ApiModule): string | undefined {
    const found = /^[\w.]+$/.test(name) ? this.#around(name, within, ANY_KIND) : undefined;
    if (found !== undefined) return found;
    // A single word is no path: `string` is not Js.String.
    const module = /[./_-]/.test(name) ? this.#byKey.get(key(name)) : undefined;
    return module && this.#addressOf(module);
  }

  /** The module that works on a type which no library declares. */
  moduleOfBuiltIn(name: string): ApiModule | undefined {
    const ids = Object.hasOwn(BUILT_IN_TYPES, name) ? (BUILT_IN_TYPES[name] ?? []) : [];
    return ids.flatMap((id) => this.#byId.get(id) ?? [])[0];
  }

  #ofBuiltIn(name: string): string | undefined {
    const module = this.moduleOfBuiltIn(name);
    return module ? this.#addressOf(module) : this.#absolute(`${PERVASIVES}.${name}`, TYPES);
  }

  /** The module itself and those around it that stand in the same file, from the inside out. */
  *#ofSameFile(module: ApiModule): Generator<ApiModule> {
    yield module;
    for (let length = module.path.length - 1; length > 0; length -= 1) {
      const outer = this.#byId.get(module.path.slice(0, length).join('.'));
      if (!outer?.source || outer.source.file !== module.source?.file) return;
      yield outer;
    }
  }

  /**
   * The address of a type that a signature of a module names: `t`, `Js.Dict.t`, `Iterator.t`. Compilers
   * print the path from the library on, without that of an opened one, or what the file itself sees. Types that
   * no library declares lead to the module that works on them, or to the page of what is built in.
   */
  resolveType(name: string, within: ApiModule): string | undefined {
    for (const module of this.#ofSameFile(within)) {
      if (isBuiltIn(module, name)) break;
      const found = this.#absolute(`${module.id}.${name}`, TYPES);
      if (found !== undefined) return found;
    }
    if (!name.includes('.')) return this.#ofBuiltIn(name);
    return (
      (this.#opened && this.#absolute(`${this.#opened}.${name}`, TYPES)) ??
      this.#around(name, within, TYPES)
    );
  }
}
