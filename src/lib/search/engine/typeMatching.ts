/**
 * What has a type, for the index of search and for the filter of a module's page. Parameters may stand in any
 * order, variables have any names, and a module's own `t` is what it stands for.
 */
import { isTypeQuery } from '../typeQuery';
import { HOLE, readType, TUPLE, type Type } from './typeSyntax';
import { TYPE } from './weights';

/** A value or a type of a module. */
export interface Declared {
  /** The module that it stands in: `Belt.Array`. */
  readonly module: string;
  readonly name: string;
  /** Whether it declares a type. */
  readonly isType: boolean;
  /** The type of a value; others have none. */
  readonly signature: string | undefined;
  /** What begins with the declaration of a type. */
  readonly text: string;
}

/** What has a type that was asked for. */
export interface TypeFit<T> {
  readonly item: T;
  /** Whether its type is alike, not the same. */
  readonly isNear: boolean;
  /** 0 to 1; 1 for the same. */
  readonly fit: number;
  /** The names of the types of its first parameter and its result; '' for variables and functions. */
  readonly subject: string;
  readonly result: string;
}

/** Finds what has a type, in the order of the items; nothing for queries that are no type. */
export type FindByType<T> = (query: string) => readonly TypeFit<T>[];

type FunctionType = Extract<Type, { kind: 'function' }>;

function headOf(type: Type | undefined): string {
  return type?.kind === 'constructor' ? type.name : '';
}

/** The name of a constructor without what differs between libraries: `Js.Dict.t` is `dict`. */
export function plainName(path: string): string {
  const segments = path.split('.');
  const last = segments.at(-1) ?? path;
  const owner = segments.at(-2);
  if (/^[[{(]/.test(last)) return last;
  // `Js.Array2.t` is an array; `result2` is a name of the reader's.
  return last === 't' && owner !== undefined
    ? owner.toLowerCase().replace(/\d+$/, '')
    : last.toLowerCase();
}

/** What an abbreviation stands for: `t<'a>` is `array<'a>`. */
interface Abbreviation {
  readonly parameters: readonly string[];
  readonly type: Type;
}

const DECLARATION = /^type (?:rec )?(?:nonrec )?(\w+)(?:[<(]([^>)]*)[>)])? = (?:private )?/;

/** Where a declaration of a type ends and its description begins is not marked; most are short. */
function abbreviationOf({
  isType,
  text,
  name,
}: Declared): readonly [string, Abbreviation] | undefined {
  if (!isType) return undefined;
  const declaration = DECLARATION.exec(text);
  const [head, , parameters = ''] = declaration ?? [];
  if (head === undefined) return undefined;
  const written = /^[\w.]+(?:[<(]['\w, .+-]*[>)])?/.exec(text.slice(head.length))?.[0] ?? '';
  const type = readType(written);
  if (type?.kind !== 'constructor' || written === '' || /^[A-Z]\w*$/.test(type.name)) {
    return undefined;
  }
  const names = parameters.split(',').map((one) => one.replace(/[^\w]/g, ''));
  return [name, { parameters: names, type }];
}

function replaced(type: Type, by: ReadonlyMap<string, Type>): Type {
  switch (type.kind) {
    case 'variable':
      return by.get(type.name) ?? type;
    case 'constructor':
      return { ...type, arguments: type.arguments.map((one) => replaced(one, by)) };
    case 'function':
      return {
        ...type,
        parameters: type.parameters.map((one) => replaced(one, by)),
        result: replaced(type.result, by),
      };
  }
}

/** The same type with plain names, and with abbreviations of its module spelled out. */
function plain(type: Type, module: string, abbreviations: ReadonlyMap<string, Abbreviation>): Type {
  const inside = (one: Type): Type => plain(one, module, abbreviations);
  switch (type.kind) {
    case 'variable':
      return type;
    case 'function':
      return {
        ...type,
        parameters: type.parameters.map(inside),
        result: inside(type.result),
      };
    case 'constructor': {
      const list = type.arguments.map(inside);
      const abbreviation = abbreviations.get(type.name);
      if (abbreviation && abbreviation.type.kind === 'constructor') {
        const by = new Map(
          abbreviation.parameters.flatMap((name, at) => {
            const argument = list[at];
            return argument ? [[name, argument] as const] : [];
          }),
        );
        const { name, arguments: written } = abbreviation.type;
        return {
          kind: 'constructor',
          name: plainName(name),
          arguments: written.map((one) => replaced(inside(one), by)),
        };
      }
      const name = type.name === 't' ? plainName(`${module}.t`) : plainName(type.name);
      return { kind: 'constructor', name, arguments: list };
    }
  }
}

/** A type without the names of its variables. */
function outline(type: Type): string {
  switch (type.kind) {
    case 'variable':
      return '_';
    case 'constructor':
      return `${type.name}<${type.arguments.map(outline).join()}>`;
    case 'function':
      return `(${type.parameters.map(outline).sort().join()})>${outline(type.result)}`;
  }
}

/** Types of variables so far. */
type Bindings = Map<string, Type>;

function isSame(a: Type, b: Type): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Whether a type is a case of another one: variables of `general` may stand for anything, always for
 * the same. Gives how its variables are bound.
 */
function caseOf(general: Type, special: Type, before: Bindings): Bindings | undefined {
  if (special.kind === 'variable' && special.name === HOLE) return before;
  switch (general.kind) {
    case 'variable': {
      if (general.name === HOLE) return before;
      const bound = before.get(general.name);
      if (bound) return isSame(bound, special) ? before : undefined;
      return new Map(before).set(general.name, special);
    }
    case 'constructor':
      return special.kind === 'constructor' &&
        special.name === general.name &&
        special.arguments.length === general.arguments.length
        ? casesOf(general.arguments, special.arguments, before)
        : undefined;
    case 'function': {
      if (special.kind !== 'function') return undefined;
      if (special.parameters.length !== general.parameters.length) return undefined;
      const bindings = caseOf(general.result, special.result, before);
      return bindings && inAnyOrder(general.parameters, special.parameters, bindings);
    }
  }
}

function casesOf(
  general: readonly Type[],
  special: readonly Type[],
  before: Bindings,
): Bindings | undefined {
  let bindings: Bindings | undefined = before;
  for (const [at, type] of general.entries()) {
    const other = special[at];
    bindings = bindings && other && caseOf(type, other, bindings);
  }
  return bindings;
}

function inAnyOrder(
  general: readonly Type[],
  special: readonly Type[],
  before: Bindings,
): Bindings | undefined {
  const [first, ...rest] = general;
  if (!first) return before;
  for (const [at, candidate] of special.entries()) {
    const bindings = caseOf(first, candidate, before);
    const found = bindings && inAnyOrder(rest, special.toSpliced(at, 1), bindings);
    if (found) return found;
  }
  return undefined;
}

/** Variables that are results of callbacks. */
function callbackResults({ parameters }: FunctionType): ReadonlySet<string> {
  return new Set(
    parameters.flatMap((one) =>
      one.kind === 'function' && one.result.kind === 'variable' ? [one.result.name] : [],
    ),
  );
}

/** How many variables of a type stand for something else than a variable of their own. */
function looseness(general: FunctionType, bindings: Bindings): number {
  const dropped = callbackResults(general);
  const names = new Set<string>();
  let loose = 0;
  for (const [name, type] of bindings) {
    // What a callback gives is dropped.
    if (type.kind === 'constructor' && type.name === 'unit' && dropped.has(name)) continue;
    if (type.kind === 'variable' && !names.has(type.name)) names.add(type.name);
    else loose += 1;
  }
  return loose;
}

function occurs(name: string, type: Type): boolean {
  switch (type.kind) {
    case 'variable':
      return type.name === name;
    case 'constructor':
      return type.arguments.some((one) => occurs(name, one));
    case 'function':
      return [...type.parameters, type.result].some((one) => occurs(name, one));
  }
}

/** Whether a function has any result, because it never returns or doesn't look at what it gives. */
function promisesAnything({ parameters, result }: FunctionType): boolean {
  return result.kind === 'variable' && !parameters.some((one) => occurs(result.name, one));
}

/** How well a member's type fits, 0 to 1; 1 for the same. */
function fitOf(asked: FunctionType, type: FunctionType): number {
  if (type.parameters.length === asked.parameters.length) {
    const general = caseOf(type, asked, new Map());
    if (general) {
      const anything = asked.result.kind !== 'variable' && promisesAnything(type);
      const cost = TYPE.loose * looseness(type, general) + (anything ? TYPE.anything : 0);
      return Math.max(TYPE.leastFit, 1 - cost);
    }
    const special = caseOf(asked, type, new Map());
    if (special)
      return Math.max(TYPE.leastFit, 1 - TYPE.special - TYPE.loose * looseness(asked, special));
    return 0;
  }
  // A parameter more or less than the reader thought of, of at least two.
  const [more, fewer] =
    type.parameters.length > asked.parameters.length ? [type, asked] : [asked, type];
  if (more.parameters.length - fewer.parameters.length > 1) return 0;
  for (const at of more.parameters.keys()) {
    const parameters = more.parameters.toSpliced(at, 1);
    const without: FunctionType = { ...more, parameters };
    const [general, special] = more === type ? [without, asked] : [fewer, without];
    const bindings = caseOf(general, special, new Map());
    if (bindings)
      return Math.max(
        TYPE.leastFit,
        1 - TYPE.parameter - TYPE.loose * looseness(general, bindings),
      );
  }
  return 0;
}

interface Known<T> {
  /** Its place among the items. */
  readonly place: number;
  readonly item: T;
  readonly type: FunctionType;
}

/** Names without arguments that no library knows are variables: `(item, index) => b`. */
function withVariables(type: Type, known: ReadonlySet<string>): Type {
  const inside = (one: Type): Type => withVariables(one, known);
  switch (type.kind) {
    case 'variable':
      return type;
    case 'function':
      return { ...type, parameters: type.parameters.map(inside), result: inside(type.result) };
    case 'constructor':
      return type.arguments.length === 0 &&
        (type.name.length === 1 || !known.has(type.name)) &&
        /^[a-z]\w*$/.test(type.name)
        ? { kind: 'variable', name: type.name }
        : { ...type, arguments: type.arguments.map(inside) };
  }
}

function collectNames(type: Type, names: Set<string>): void {
  if (type.kind === 'constructor') {
    if (type.name !== TUPLE) names.add(type.name);
    type.arguments.forEach((one) => collectNames(one, names));
  } else if (type.kind === 'function') {
    [...type.parameters, type.result].forEach((one) => collectNames(one, names));
  }
}

function hasConstructor(type: Type): boolean {
  const names = new Set<string>();
  collectNames(type, names);
  return names.size > 0;
}

/** Types that the language has, whether a module speaks of them or not. */
const BUILT_IN: readonly string[] = [
  ...['array', 'bigint', 'bool', 'char', 'dict', 'exn', 'float', 'int', 'list', 'option'],
  ...['promise', 'ref', 'result', 'string', 'unit', 'unknown'],
];

/** Items that are read between two looks at the clock. */
const SLICE = 50;

/** The abbreviations of each module. */
function abbreviationsOf(
  declared: readonly Declared[],
): ReadonlyMap<string, ReadonlyMap<string, Abbreviation>> {
  const abbreviations = new Map<string, Map<string, Abbreviation>>();
  for (const one of declared) {
    const abbreviation = abbreviationOf(one);
    if (!abbreviation) continue;
    const own = abbreviations.get(one.module) ?? new Map<string, Abbreviation>();
    abbreviations.set(one.module, own.set(...abbreviation));
  }
  return abbreviations;
}

/** A type without parameters: `=> bool`. */
const RESULT_ALONE = /^\s*=>\s*(?=\S)/;

/** How well a type fits a result that was asked for alone. */
function fitOfResult(asked: Type, { result }: FunctionType): number {
  if (result.kind === 'variable' || asked.kind === 'variable') {
    return result.kind === asked.kind ? 1 - TYPE.parameter : 0;
  }
  // A name alone means it with any arguments: `=> array`.
  const isBare = asked.kind === 'constructor' && asked.arguments.length === 0;
  if (isBare && headOf(result) === asked.name) return 1 - TYPE.parameter;
  const isCase = caseOf(result, asked, new Map()) ?? caseOf(asked, result, new Map());
  return isCase ? 1 - TYPE.parameter : 0;
}

/**
 * Reads the types of items; steps give nothing.
 *
 * @param home the module that a reader is in, whose `t` a query may name; none for the index of all
 */
export function* readTypes<T>(
  items: readonly T[],
  declaredOf: (item: T) => Declared,
  home = '',
): Generator<void, FindByType<T>> {
  const declared = items.map((item) => ({ item, ...declaredOf(item) }));
  const abbreviations = abbreviationsOf(declared);
  const byHead = new Map<string, Known<T>[]>();
  const names = new Set(BUILT_IN);
  for (const [place, { item, module, signature }] of declared.entries()) {
    if (place % SLICE === SLICE - 1) yield;
    const read = signature === undefined ? undefined : readType(signature);
    const type = read && plain(read, module, abbreviations.get(module) ?? new Map());
    if (type?.kind !== 'function') continue;
    collectNames(type, names);
    const head = headOf(type.result);
    byHead.set(head, [...(byHead.get(head) ?? []), { place, item, type }]);
  }

  const known = [...byHead.values()].flat();
  const read = (query: string): Type | undefined => {
    const type = readType(query);
    return type && withVariables(plain(type, home, abbreviations.get(home) ?? new Map()), names);
  };
  const found = (
    candidates: readonly Known<T>[],
    fitTo: (type: FunctionType) => number,
    outlined: string | undefined,
  ): readonly TypeFit<T>[] =>
    candidates
      .toSorted((a, b) => a.place - b.place)
      .flatMap(({ item, type }): TypeFit<T>[] => {
        const fit = fitTo(type);
        if (fit === 0) return [];
        const isNear = fit < 1 || outline(type) !== outlined;
        return [
          { item, isNear, fit, subject: headOf(type.parameters[0]), result: headOf(type.result) },
        ];
      });

  return (query) => {
    if (!isTypeQuery(query)) return [];
    if (RESULT_ALONE.test(query)) {
      const result = read(query.replace(RESULT_ALONE, ''));
      return result ? found(known, (type) => fitOfResult(result, type), undefined) : [];
    }
    const asked = read(query);
    if (asked?.kind !== 'function' || (!hasConstructor(asked) && !query.includes("'"))) return [];
    const head = headOf(asked.result);
    const candidates =
      head === '' ? known : [...(byHead.get(head) ?? []), ...(byHead.get('') ?? [])];
    return found(candidates, (type) => fitOf(asked, type), outline(asked));
  };
}
