/** How a use of something deprecated looks before and after the migration tool. */
import { type FunctionType, functionType } from '../signatures/functionType';
import { scan } from '../signatures/scan';
import { isRewriteBroken } from './brokenRewrites';
import type { ApiMigration } from './types';

/** An argument of the use that is shown. */
interface Argument {
  /** Absent for arguments by position. */
  readonly label?: string;
  /** What is written for it: `array`. */
  readonly text: string;
}

/** Names of arguments, by the name of their type. */
const NAMES: Readonly<Record<string, string>> = {
  array: 'array',
  bool: 'flag',
  dict: 'dict',
  exn: 'error',
  float: 'x',
  int: 'n',
  list: 'list',
  option: 'option',
  promise: 'promise',
  string: 'str',
  unit: '()',
};

/** `Date.t` → date, `Js.Array2.t` → array; the type `t` is that of the module around. */
function nameOfType(type: string, path: readonly string[]): string {
  if (/=>/.test(type)) return 'fn';
  const [name = ''] = /^[\w.]+/.exec(type) ?? [];
  const parts = name.split('.');
  const last = parts.at(-1) ?? '';
  const owner = parts.length > 1 ? parts.at(-2) : last === 't' ? path.at(-1) : undefined;
  if (owner !== undefined) {
    const word = owner
      .replace(/\d+$/, '')
      .replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
    return word.charAt(0).toLowerCase() + word.slice(1);
  }
  return Object.hasOwn(NAMES, last) ? (NAMES[last] ?? 'value') : 'value';
}

function argumentsOf({ parameters }: FunctionType, path: readonly string[]): readonly Argument[] {
  // `~date` is a name like any other: what stands in front of it is `date2`.
  const used = new Map(
    parameters.flatMap(({ label }) => (label === undefined ? [] : [[label, 1]])),
  );
  return parameters.map(({ label, type }): Argument => {
    if (label !== undefined) return { label, text: label };
    const name = nameOfType(type, path);
    if (name === '()') return { text: name };
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return { text: count === 1 ? name : `${name}${count}` };
  });
}

function argumentText({ label, text }: Argument): string {
  if (label === undefined) return text;
  return label === text ? `~${label}` : `~${label}=${text}`;
}

function call(name: string, args: readonly string[]): string {
  return `${name}(${args.join(', ')})`;
}

const PLACE = /%insert\.(unlabelled|labelled)Argument\((?:"(\w+)"|(\d+))\)/g;

/** Where the parenthesis at the end of a call opens: `Array.map(…)`; -1 for other expressions. */
function callStart(expression: string): number {
  const [head] = /^[A-Za-z_][\w.]*\(/.exec(expression) ?? [];
  if (head === undefined) return -1;
  for (const { index, character, depth } of scan(expression)) {
    if (character === ')' && depth === 0) {
      return index === expression.length - 1 ? head.length - 1 : -1;
    }
  }
  return -1;
}

/** Instructions for the tool within an expression. */
const TRANSFORM = /@apply\.transforms\(\["(\w+)"\]\)\s*/g;

/** The expression that a call becomes; undefined where it refers to an argument that is not there. */
function rewritten(template: string, args: readonly Argument[] | undefined): string | undefined {
  const [, replacement] =
    /^%replace\.(?:type\(:|constructor\()\s*([\s\S]*)\)$/.exec(template) ?? [];
  if (replacement !== undefined) return replacement;
  const dropsUnit = template.includes('dropUnitArgumentsInApply');
  const plain = template.replace(TRANSFORM, '').replace(/%todo_\("[^"]*"\)/g, '%todo');
  const unlabelled = (args ?? []).filter(({ label }) => label === undefined);
  const taken = new Set<Argument>();
  let isComplete = true;
  const filled = plain.replace(PLACE, (_match, _kind, label: string | undefined, index: string) => {
    const argument =
      label === undefined ? unlabelled[Number(index)] : args?.find((one) => one.label === label);
    if (!argument) isComplete = false;
    else taken.add(argument);
    return argument?.text ?? '';
  });
  if (!isComplete) return undefined;
  const start = callStart(filled);
  const kept = (args ?? [])
    .filter((argument) => !taken.has(argument) && !(dropsUnit && argument.text === '()'))
    .map(argumentText);
  if (start === -1) {
    const isName = /^[A-Za-z_][\w.]*$/.test(filled);
    return isName && args ? call(filled, kept) : filled;
  }
  const name = filled.slice(0, start);
  if (!args) return name;
  const own = filled
    .slice(start + 1, -1)
    .trim()
    .replace(/~(\w+)=\1(?=[,)]|$)/g, '~$1');
  return call(name, [...kept, ...(own === '' ? [] : [own])]);
}

/** An item to migrate from. */
interface Subject {
  readonly kind: string;
  readonly id: string;
  readonly signature: string;
}

/** A use of an item before and after the tool. */
export interface Rewrite {
  readonly before: string;
  /** Absent where the template names an argument that is not there. */
  readonly written?: string;
}

/**
 * A use of an item, and what the tool makes of it, be it right or not.
 *
 * @param path of the item's module
 */
export function rewriteOf(
  template: string,
  { kind, id, signature }: Subject,
  path: readonly string[],
): Rewrite {
  const type = kind === 'value' ? functionType(signature) : undefined;
  const args = type && argumentsOf(type, path);
  // Code sees what is in these without their names.
  const name = id.replace(/^(?:Stdlib|Pervasives)\./, '');
  const written = rewritten(template, args);
  return {
    before: args ? call(name, args.map(argumentText)) : name,
    ...(written !== undefined && { written }),
  };
}

/**
 * Completes a migration with a use of the item and what becomes of it.
 *
 * @param path of the item's module
 */
export function withExample(
  { template, templateInPipe }: Pick<ApiMigration, 'template' | 'templateInPipe'>,
  subject: Subject,
  path: readonly string[],
): ApiMigration {
  const { before, written } = rewriteOf(template, subject, path);
  return {
    template,
    ...(templateInPipe !== undefined && { templateInPipe }),
    before,
    ...(written === undefined || isRewriteBroken(subject.id)
      ? { isBroken: true }
      : { after: written }),
  };
}

/** A name with its arguments: `Js.Array2.map(array, fn)`, or the name alone. */
const NAMED = /^([A-Za-z_][\w.]*)(\([\s\S]*\))?$/;

/** The new name where a rewrite changes nothing but the name; undefined for other rewrites. */
export function newNameOf({ before, after = '' }: ApiMigration): string | undefined {
  const [, , args] = NAMED.exec(before) ?? [];
  const [, name, newArgs] = NAMED.exec(after) ?? [];
  return args === newArgs ? name : undefined;
}
