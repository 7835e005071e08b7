/** Signatures of different versions and syntaxes in a form in which equal ones are equal texts. */
import type { ApiModel, ApiModule, ApiType } from '../model/types';
import { modulesOfModel } from '../model/modelIndex';

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
  /^type\s+\w+\s*([<(][^<>()]*[>)])?\s*=\s*([A-Za-z_][\w.]*)\s*([<(][^<>()]*[>)])?$/;

function abbreviated({ signature }: ApiType): string | undefined {
  const [, parameters = '', name, args = ''] = ABBREVIATION.exec(signature) ?? [];
  const plain = (text: string) => text.replace(/[\s<>()+-]/g, '');
  return plain(parameters) === plain(args) ? name : undefined;
}

/** A name as it stands in a module: its own, one of a library that code sees opened, or a path. */
function lookUp<T>(
  known: ReadonlyMap<string, T>,
  name: string,
  path: readonly string[],
): T | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = known.get([...path.slice(0, length), name].join('.'));
    if (found !== undefined) return found;
  }
  return known.get(name);
}

/** What stands behind the abbreviations of a model, seen from a module. */
export function abbreviationsOf(model: ApiModel): (module: ApiModule) => Expand {
  const known = new Map<string, { readonly name: string; readonly path: readonly string[] }>();
  for (const module of modulesOfModel(model)) {
    for (const item of module.items) {
      const name = item.kind === 'type' ? abbreviated(item) : undefined;
      if (name !== undefined) known.set(item.id, { name, path: module.path });
    }
  }
  return (module) => (name) => {
    let current = { name, path: module.path };
    // Abbreviations of abbreviations end after a few; a type may be named like what it stands for.
    for (let step = 0; step < 5; step += 1) {
      const next = lookUp(known, current.name, current.path);
      if (!next || next.name === current.name) break;
      current = { ...next };
    }
    return current.name;
  };
}
