/**
 * The groups of a module's items by what one does with them. `../README.md`, "Groups", tells the rules to
 * those who read pages; the order within a group is that of the sources.
 */
import { declaredType, structureOfValue, type TypeStructure } from '../signatures/typeStructure';
import { BUILT_IN_TYPES } from '../model/builtInTypes';
import type { ApiItem, ApiModule, ApiSubmodule } from '../model/types';

/** Groups in the order of pages. */
export const GROUPS = [
  'Types',
  'Operators',
  'Make',
  'Read',
  'Transform',
  'Change in place',
  'Loop and fold',
  'Compare',
  'Convert',
  'Constants',
  'Functions',
  'More',
  'Deprecated',
] as const;

/** What one does with an item. */
export type Group = (typeof GROUPS)[number];

/** An item that stands on the page of its module. */
type Member = Exclude<ApiItem, ApiSubmodule>;

/** Fewest items that are worth headings of their own. */
const GROUPED_ITEMS = 8;

/** Share of the functions without a task from which on tasks say too little. */
const MOSTLY_UNKNOWN = 0.5;

/** Types around a result that may be missing or come later. */
const WRAPPERS =
  /(?:^|\.)(?:option|result|promise|null|nullable|undefined|null_undefined)$|(?:Option|Result|Promise|Null|Nullable|Undefined|Null_undefined)\.t$/;

/** Types of several values. */
const SEQUENCES = /^(?:array|list)$/;

/** Names that begin with one of some words; a number or an `i` (with the index) may follow. */
function begins(...words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})(?=$|i$|[A-Z0-9_])`);
}

const COMPARING = begins('eq', 'equal', 'cmp', 'compare');
const LOOPING = begins('forEach', 'iter', 'reduce', 'fold');
const MAKING = begins(...['make', 'from', 'of', 'create', 'parse', 'init', 'resolve', 'reject']);
const READING = begins(
  ...['get', 'head', 'tail', 'first', 'last', 'at', 'peek', 'find', 'char', 'match', 'min', 'max'],
);
const CHANGING = begins(...['set', 'push', 'pop', 'shift', 'unshift', 'splice', 'delete', 'fill']);
const CONVERTING = begins('to', 'as', 'stringify');

/** What all modules have, or should hide. */
const WITHOUT_TASK = /^ignore$|Internal$/;

/** Tells the type that a module is about from all others. */
type IsOwn = (type: TypeStructure) => boolean;

function ownType({ path, items }: ApiModule): IsOwn {
  const name = path.at(-1) ?? '';
  const main = items.find((item) => item.kind === 'type' && item.name === 't');
  const manifest = main?.kind === 'type' ? declaredType(main.signature).structure : undefined;
  const own = new Set([
    ...(main ? ['t', `${name}.t`, path.join('.') + '.t'] : []),
    ...(manifest?.kind === 'named' ? [manifest.name] : []),
    ...Object.entries(BUILT_IN_TYPES).flatMap(([type, modules]) =>
      modules.some((id) => id === path.join('.')) ? [type] : [],
    ),
  ]);
  return (type) => type.kind === 'named' && own.has(type.name);
}

/** Whether a type is a module's own or holds it, other than as what a callback takes. */
function holds(type: TypeStructure, isOwn: IsOwn): boolean {
  if (isOwn(type)) return true;
  if (type.kind === 'named') return (type.arguments ?? []).some((one) => holds(one, isOwn));
  return type.kind === 'tuple' && type.items.some((one) => holds(one, isOwn));
}

/** Whether a result is one or several of a module's own, if there are any. */
function isOfOwn(type: TypeStructure, isOwn: IsOwn): boolean {
  if (isOwn(type)) return true;
  if (type.kind === 'tuple') return type.items.some(isOwn);
  if (type.kind !== 'named') return false;
  const held = type.arguments ?? [];
  if (WRAPPERS.test(type.name)) return held.slice(0, 1).some((one) => isOfOwn(one, isOwn));
  return SEQUENCES.test(type.name) && held.some(isOwn);
}

/** Whether a result is a module's own, if there is one. */
function makesOwn(type: TypeStructure, isOwn: IsOwn): boolean {
  if (isOwn(type)) return true;
  return (
    type.kind === 'named' &&
    WRAPPERS.test(type.name) &&
    (type.arguments ?? []).slice(0, 1).some((one) => makesOwn(one, isOwn))
  );
}

function isUnit(type: TypeStructure): boolean {
  return type.kind === 'named' && type.name === 'unit';
}

function groupOfFunction(
  name: string,
  { parameters, result }: Extract<TypeStructure, { readonly kind: 'function' }>,
  isOwn: IsOwn,
): Group {
  const takesOwn = parameters.some(({ type }) => holds(type, isOwn));
  if (WITHOUT_TASK.test(name)) return 'More';
  if (COMPARING.test(name) && parameters.length > 1) return 'Compare';
  if (LOOPING.test(name)) return 'Loop and fold';
  if (makesOwn(result, isOwn) && (!takesOwn || MAKING.test(name))) return 'Make';
  if (MAKING.test(name) && !takesOwn) return 'Make';
  if (!takesOwn) return 'More';
  if (/InPlace/.test(name) || isUnit(result)) return 'Change in place';
  if (isOfOwn(result, isOwn)) return READING.test(name) ? 'Read' : 'Transform';
  if (CHANGING.test(name)) return 'Change in place';
  return CONVERTING.test(name) ? 'Convert' : 'Read';
}

function groupOf(item: Member, isOwn: IsOwn): Group {
  if (item.kind !== 'value') return 'Types';
  if (/^\W+$/.test(item.name)) return 'Operators';
  const type = structureOfValue(item.signature);
  if (type?.kind === 'function') return groupOfFunction(item.name, type, isOwn);
  return type && isOwn(type) && item.name === 'empty' ? 'Make' : 'Constants';
}

/**
 * Puts the items of a module into groups.
 *
 * @param members those of them that get a heading
 * @returns groups that are not empty, in their order; a single group without a name where groups would
 * tell nothing
 */
export function grouped<T extends { readonly item: Member }>(
  module: ApiModule,
  members: readonly T[],
): readonly { readonly group?: Group; readonly members: readonly T[] }[] {
  const isOwn = ownType(module);
  const isWhollyDeprecated = members.every(({ item }) => item.deprecated !== undefined);
  const all = members.map((member) => ({
    member,
    group:
      member.item.deprecated !== undefined && !isWhollyDeprecated
        ? ('Deprecated' as const)
        : groupOf(member.item, isOwn),
  }));
  const functions = all.filter(
    ({ group }) => !['Types', 'Operators', 'Constants', 'Deprecated'].includes(group),
  );
  const unknown = functions.filter(({ group }) => group === 'More');
  const isUnknown = unknown.length > functions.length * MOSTLY_UNKNOWN;
  const sorted = GROUPS.flatMap((group) => {
    const found = all.filter((one) =>
      isUnknown && functions.includes(one) ? group === 'Functions' : one.group === group,
    );
    return found.length === 0 ? [] : [{ group, members: found.map(({ member }) => member) }];
  });
  return members.length < GROUPED_ITEMS || sorted.length < 2 ? [{ members }] : sorted;
}
