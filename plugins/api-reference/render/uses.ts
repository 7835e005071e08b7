/** Which functions give and take a type: for those who hold a value and look for what to do with it. */
import { element, text } from '../../../src/lib/html';
import { htmlNode } from '../../../src/lib/htmlNode';
import { type ModelIndex, modulesOfModel, openedLibrary } from '../model/modelIndex';
import type { ApiModel, ApiModule, ApiType, ApiValue } from '../model/types';
import { structureOfValue, type TypeStructure } from '../signatures/typeStructure';
import { href, type Page } from './context';
import type { Block } from './markdown';

/** A function with the module that it is in. */
interface Use {
  readonly module: ApiModule;
  readonly item: ApiValue;
}

/** The functions of a version that have to do with a type. */
export interface TypeUses {
  readonly returnedBy: readonly Use[];
  readonly takenBy: readonly Use[];
}

/** By the address of the type. */
export type Uses = ReadonlyMap<string, TypeUses>;

/** Names in a type, those in other types included; what callbacks take and give is left out. */
function namesIn(type: TypeStructure): readonly string[] {
  switch (type.kind) {
    case 'named':
      return [type.name, ...(type.arguments ?? []).flatMap(namesIn)];
    case 'tuple':
      return type.items.flatMap(namesIn);
    case 'alias':
      return namesIn(type.type);
    default:
      return [];
  }
}

/** Built-in types that so many functions give or take that a list of them says nothing. */
const EVERYWHERE = new Set(['array', 'bool', 'float', 'int', 'string', 'unit']);

/** `type t<'a> = promise<'a>`, the name of a built-in type in the module that works on it. */
const OTHER_NAME = /^type t(?:<[^>]*>|\([^)]*\))? = (\w+)/;

/** The address of the type `t` that is another name of a built-in type; undefined where there is none. */
function addressOfOtherName(name: string, index: ModelIndex, base: string): string | undefined {
  const module = EVERYWHERE.has(name) ? undefined : index.moduleOfBuiltIn(name);
  const own = module?.items.find((item) => item.kind === 'type' && item.name === 't');
  if (!module || own?.kind !== 'type') return undefined;
  const [, meant] = OTHER_NAME.exec(own.signature) ?? [];
  return meant === name ? `${base}/${module.slug}#${own.anchor}` : undefined;
}

/** `type t = TypedArray.t<float>`: another name for a type of a module. */
const ALIAS = /^type \w+(?:<[^>]*>|\([^)]*\))? = ([A-Z]\w*(?:\.\w+)+)(?:[<(][^]*)?$/;

/** The addresses of the types that types are other names of, by the address of the latter. */
function aliasesOf(model: ApiModel, index: ModelIndex, base: string): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const module of modulesOfModel(model)) {
    for (const item of module.items) {
      const [, meant] = (item.kind === 'type' && ALIAS.exec(item.signature)) || [];
      const address = meant === undefined ? undefined : index.resolveType(meant, module);
      if (address !== undefined) aliases.set(`${base}/${module.slug}#${item.anchor}`, address);
    }
  }
  return aliases;
}

/**
 * Finds the functions of a version by the types that they give and take. A module under its second name and
 * the twins of functions would say all twice.
 *
 * @param base address of the reference without a slash at the end
 */
export function usesOf(model: ApiModel, index: ModelIndex, base: string): Uses {
  const found = new Map<string, { returnedBy: Use[]; takenBy: Use[] }>();
  const aliases = aliasesOf(model, index, base);
  const note = (how: keyof TypeUses, types: readonly TypeStructure[], use: Use) => {
    const addresses = new Set(
      types
        .flatMap(namesIn)
        .flatMap((name) => [
          index.resolveType(name, use.module),
          addressOfOtherName(name, index, base),
        ])
        .filter((address) => address !== undefined)
        .flatMap((address) => [address, aliases.get(address) ?? address]),
    );
    for (const address of addresses) {
      const uses = found.get(address) ?? { returnedBy: [], takenBy: [] };
      uses[how].push(use);
      found.set(address, uses);
    }
  };
  for (const module of modulesOfModel(model)) {
    if (module.aliasOf !== undefined) continue;
    for (const item of module.items) {
      if (item.kind !== 'value' || item.uncurriedTwinOf !== undefined) continue;
      const type = structureOfValue(item.signature);
      if (type?.kind !== 'function') continue;
      note('returnedBy', [type.result], { module, item });
      note(
        'takenBy',
        type.parameters.map((parameter) => parameter.type),
        { module, item },
      );
    }
  }
  return found;
}

function link({ module, item }: Use, page: Page): string {
  const opened = openedLibrary(page.model);
  const path = module.path[0] === opened ? module.path.slice(1) : module.path;
  const name = module === page.module ? item.name : [...path, item.name].join('.');
  const address = `${page.base}/${module.slug}#${item.anchor}`;
  return element('a', { href: href(address, page) }, element('code', {}, text(name)));
}

function listed(word: string, uses: readonly Use[], page: Page): string {
  if (uses.length === 0) return '';
  return element('p', {}, `${word}: `, uses.map((use) => link(use, page)).join(', '));
}

function counted(uses: readonly Use[]): string {
  return uses.length === 1 ? '1 function' : `${uses.length} functions`;
}

/**
 * The functions that give or take a type, folded. Those of its own module are not told of a module's main
 * type, because the whole page is about it.
 */
export function uses(type: ApiType, page: Page): Block[] {
  const { returnedBy = [], takenBy = [] } = page.uses.get(`${page.address}#${type.anchor}`) ?? {};
  const isElsewhere = ({ module }: Use) => type.name !== 't' || module !== page.module;
  const [given, taken] = [returnedBy.filter(isElsewhere), takenBy.filter(isElsewhere)];
  const isOwnLeftOut = given.length < returnedBy.length || taken.length < takenBy.length;
  const told = [
    ...(given.length === 0 ? [] : [`Returned by ${counted(given)}`]),
    ...(taken.length === 0 ? [] : [`Taken by ${counted(taken)}`]),
  ].join(', ');
  if (told === '') return [];
  const counts = told.replace(', Taken', ', taken');
  const summary = isOwnLeftOut
    ? `In other modules: ${counts.charAt(0).toLowerCase()}${counts.slice(1)}`
    : counts;
  return [
    htmlNode(
      'details',
      { class: 'api-facts api-uses' },
      element('summary', {}, summary) +
        listed('Returned by', given, page) +
        listed('Taken by', taken, page),
    ),
  ];
}
