/** Signatures of different versions and syntaxes in a form in which equal ones are equal texts. */
import { modulesOfModel, openedLibrary } from '../model/modelIndex';
import type { ApiItem, ApiModel, ApiModule } from '../model/types';
import { typeIdentity } from './identity';

const TOKEN = /'\w+|"(?:[^"\\]|\\.)*"|\w+|=>|\S/g;

/** Words and signs that say nothing about what a value takes and gives. */
const SILENT = new Set([';', 'external', 'let', 'nonrec', 'pri', 'private', 'rec']);

/** The name of a value, which is written in many ways where it is no word. */
const VALUE_NAME = /^let\s+(?:\(\s*\S+?\s*\)|\\?"[^"]*"|[\w']+)\s*:/;

/** The public name of the type behind a name; the same name where there is none. */
export type Expand = (name: string) => string;

/** `array(t('a))` of Reason and `array<t<'a>>` of ReScript become one: arguments stand in brackets. */
function withCommonBrackets(tokens: readonly string[]): readonly string[] {
  const open: string[] = [];
  return tokens.map((token, index) => {
    if (token === '(' || token === '<') {
      const isApplication = token === '<' || /^[\w.]+$/.test(tokens[index - 1] ?? '');
      open.push(isApplication ? ']' : ')');
      return isApplication ? '[' : '(';
    }
    if (token === ')' || token === '>') return open.pop() ?? token;
    return token;
  });
}

/** Takes the parentheses of a single parameter away; functions and tuples keep theirs. */
function withoutNeedlessParentheses(tokens: readonly string[]): readonly string[] {
  const dropped = new Set<number>();
  const open: { readonly index: number; isNeeded: boolean }[] = [];
  tokens.forEach((token, index) => {
    const around = open.at(-1);
    if (token === '(' || token === '[' || token === '{') {
      if (token === '(' && around && tokens[index - 1] === '(') around.isNeeded = true;
      open.push({ index, isNeeded: token !== '(' });
    } else if (token === ')' || token === ']' || token === '}') {
      const closed = open.pop();
      if (closed && !closed.isNeeded && tokens[index + 1] === '=>') {
        dropped.add(closed.index).add(index);
      }
    } else if (around && (token === ',' || token === '=>' || token === '~')) around.isNeeded = true;
  });
  return tokens.filter((_token, index) => !dropped.has(index));
}

/**
 * A text that is the same for signatures that mean the same: without layout, attributes and the dot
 * of uncurried functions, with type variables numbered in their order.
 *
 * @param expand tells abbreviations, so that `t<'a>` and `array<'a>` are one
 */
export function comparableSignature(signature: string, expand: Expand = (name) => name): string {
  const bare = signature
    .replace(VALUE_NAME, '')
    .replace(/@@?[\w.]+(?:\([^)]*\))?/g, ' ')
    .replace(/\[@[^\]]*\]/g, ' ')
    .replace(/\(\s*\.\s/g, '(')
    .replace(/\(module\s+/g, 'module(')
    .replace(/,(\s*[)}\]>])/g, '$1')
    .replace(/=\s*\|/g, '= ')
    // Variance says nothing about uses.
    .replace(/[+-](?=')/g, '')
    .replace(/(?<![~'#"])\b[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*\b(?!\s*\??:)/g, (name) => expand(name))
    // One token each.
    .replace(/(\w)\.(?=\w)/g, '$1_');
  const variables = new Map<string, string>();
  const tokens = [...bare.matchAll(TOKEN)].map(([token]) => token);
  const common = withCommonBrackets(tokens.filter((token) => !SILENT.has(token)));
  return withoutNeedlessParentheses(common)
    .map((token) => {
      if (!token.startsWith("'")) return token;
      const known = variables.get(token) ?? `'${variables.size}`;
      variables.set(token, known);
      return known;
    })
    .join(' ');
}

/** `type t<'a> = array<'a>`: another name for the same type with the same arguments. */
const ABBREVIATION =
  /^(?:@[\w.]+\s+)*type\s+(?:rec\s+)?\w+\s*([<(][^<>()]*[>)])?\s*=\s*([A-Za-z_][\w.]*)\s*([<(][^<>()]*[>)])?\s*(?=$|=)/;

const ABSTRACT = /^type\s+\w+\s*(?:[<(][^<>()]*[>)])?$/;

/** The type that a declaration is another name of. */
function abbreviated(signature: string): string | undefined {
  const [, parameters = '', name, args = ''] = ABBREVIATION.exec(signature) ?? [];
  const plain = (text: string) => text.replace(/[\s<>()+-]/g, '');
  return plain(parameters) === plain(args) ? name : undefined;
}

/** `type t = Js.t = A | B` without the other name of the same type. */
function withoutOtherName(signature: string): string {
  const [match] = ABBREVIATION.exec(signature) ?? [];
  if (match === undefined || abbreviated(signature) === undefined) return signature;
  const definition = signature.slice(match.length);
  return definition === '' ? signature : match.replace(/\s*=[^=]*$/, ' ') + definition;
}

/** The types of a model, as signatures name them. */
export interface TypeNames {
  /** The name that a type has in all versions, by what a module calls it; other words stay. */
  readonly seenFrom: (module: Pick<ApiModule, 'path'>) => Expand;
  /** All names of the same type, by one of them, that included. */
  readonly synonyms: (name: string) => ReadonlySet<string>;
}

/** Whether a way from one name to what it stands for, and on, comes to another one. */
function leadsTo(
  from: string,
  end: string,
  next: ReadonlyMap<string, string | undefined>,
): boolean {
  const seen = new Set<string>();
  let at: string | undefined = from;
  while (at !== undefined && at !== end && !seen.has(at)) {
    seen.add(at);
    at = next.get(at);
  }
  return at === end;
}

/** Which names of a model mean the same type. */
export function typeNamesOf(model: ApiModel): TypeNames {
  const types = [...modulesOfModel(model)].flatMap((module) =>
    module.items.flatMap((item) =>
      item.kind === 'type' && !item.isBuiltIn ? [{ module, item }] : [],
    ),
  );
  const identities = new Map(types.map(({ item }) => [item.id, typeIdentity(item.id)]));
  const opened = openedLibrary(model);
  /** The types that a name may mean, the nearest one first. */
  const candidates = ({ path }: Pick<ApiModule, 'path'>, name: string): readonly string[] => {
    const around = path.map((_part, index) => path.slice(0, path.length - index));
    const ids = [...around.map((outer) => [...outer, name].join('.')), name, `${opened}.${name}`];
    return ids.flatMap((id) => identities.get(id) ?? []);
  };
  const seenFrom =
    (module: Pick<ApiModule, 'path'>): Expand =>
    (name) =>
      candidates(module, name)[0] ?? name;
  const aliases = types.flatMap(({ module, item }) => {
    const name = abbreviated(item.signature);
    if (name === undefined) return [];
    return [{ own: typeIdentity(item.id), name, meant: candidates(module, name) }];
  });
  const nearest = new Map(aliases.map(({ own, meant }) => [own, meant[0]]));
  const groups = new Map<string, Set<string>>();
  const groupOf = (name: string): Set<string> => {
    const group = groups.get(name) ?? new Set([name]);
    groups.set(name, group);
    return group;
  };
  for (const { own, name, meant } of aliases) {
    // No type is another name of itself: what leads back is a printed name that means one farther out, such as
    // `type t = Map.t` in `Js.Map`, or the built-in one in `type array = array`.
    const target =
      meant.find((each) => !leadsTo(each, own, nearest)) ??
      meant.find((each) => each !== own) ??
      name;
    const [group, other] = [groupOf(own), groupOf(target)];
    if (group === other) continue;
    for (const one of other) {
      group.add(one);
      groups.set(one, group);
    }
  }
  return { seenFrom, synonyms: (name) => groups.get(name) ?? new Set([name]) };
}

/** A declaration in a form that those of other versions are compared with. */
export interface ComparableItem {
  /** As written. */
  readonly written: string;
  /** With the names that types have in all versions. */
  readonly tokens: readonly string[];
  /** For types without a definition of their own: all other names. */
  readonly otherNames?: ReadonlySet<string>;
  readonly isAbstract: boolean;
  readonly synonyms: TypeNames['synonyms'];
}

/** What stands for a dot in names of types, which are one token each. */
function withDots(token: string): string {
  return token.replaceAll('_DOT_', '.');
}

/** Prepares an item for `isSameItem`. */
export function comparableItem(
  item: Exclude<ApiItem, { readonly kind: 'module' }>,
  module: Pick<ApiModule, 'path'>,
  { seenFrom, synonyms }: TypeNames,
): ComparableItem {
  const signature = item.kind === 'type' ? withoutOtherName(item.signature) : item.signature;
  const expand = seenFrom(module);
  const isAbstract = ABSTRACT.test(signature);
  const identity = typeIdentity(item.id);
  const isOtherName = item.kind === 'type' && abbreviated(signature) !== undefined;
  return {
    written: comparableSignature(item.signature),
    tokens: comparableSignature(signature, (name) => expand(name).replaceAll('.', '_DOT_'))
      .split(' ')
      .map(withDots),
    ...((isAbstract || isOtherName) && {
      otherNames: new Set([...synonyms(identity)].filter((name) => name !== identity)),
    }),
    isAbstract,
    synonyms,
  };
}

function shareSome(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((name) => other.has(name));
}

/** The built-in types among some names. */
function builtIn(names: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...names].filter((name) => !name.includes('.')));
}

/** Whether two sets of names mean one type: a name that stands for another built-in type now does not. */
function isSameType(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [ground, otherGround] = [builtIn(one), builtIn(other)];
  if (ground.size > 0 && otherGround.size > 0) return shareSome(ground, otherGround);
  return shareSome(one, other);
}

/**
 * Whether an item means the same in two versions: in the same words, in other names of the same types,
 * or as another name of a type that it was another name of.
 */
export function isSameItem(one: ComparableItem, other: ComparableItem): boolean {
  if (one.written === other.written) return true;
  if (one.otherNames && other.otherNames && one.isAbstract !== other.isAbstract) {
    return shareSome(one.otherNames, other.otherNames);
  }
  return (
    one.tokens.length === other.tokens.length &&
    one.tokens.every((token, index) => {
      const counterpart = other.tokens[index] ?? '';
      return token === counterpart || isSameType(one.synonyms(token), other.synonyms(counterpart));
    })
  );
}
