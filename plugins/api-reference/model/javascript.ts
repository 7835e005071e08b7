/** The JavaScript behind externals: its name as MDN writes it, its form, and MDN's page about it. */
import type { External } from '../sources/external';
import type { ApiJavaScript } from './types';

const TYPED_ARRAY =
  /^(?:Big(?:Int|Uint)64|Float(?:32|64)|Int(?:8|16|32)|Uint(?:8|16|32|8Clamped))Array$/;

/** Objects that modules bind the methods of, by the module's own name without a number at its end. */
const OWNERS: Readonly<Record<string, string>> = {
  Array: 'Array',
  ArrayBuffer: 'ArrayBuffer',
  AsyncIterator: 'AsyncIterator',
  BigInt: 'BigInt',
  Bigint: 'BigInt',
  DataView: 'DataView',
  Date: 'Date',
  Error: 'Error',
  Exn: 'Error',
  Float: 'Number',
  Int: 'Number',
  Iterator: 'Iterator',
  JsError: 'Error',
  JsExn: 'Error',
  Map: 'Map',
  Obj: 'Object',
  Object: 'Object',
  Promise: 'Promise',
  Re: 'RegExp',
  RegExp: 'RegExp',
  Set: 'Set',
  Storage: 'Storage',
  String: 'String',
  Symbol: 'Symbol',
  TypedArray: 'TypedArray',
  Typed_array: 'TypedArray',
  Vector: 'Array',
  WeakMap: 'WeakMap',
  WeakSet: 'WeakSet',
};

/** The object whose methods a module binds; undefined for modules of other kinds. */
function ownerOf(path: readonly string[]): string | undefined {
  const names = path.slice(1);
  const last = names.at(-1)?.replace(/2$/, '') ?? '';
  if (names[0] === 'Intl' && names.length > 1) return `Intl.${last}`;
  if (TYPED_ARRAY.test(last) || last === 'S') return 'TypedArray';
  return Object.hasOwn(OWNERS, last) ? OWNERS[last] : undefined;
}

const MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const GLOBAL_OBJECTS = `${MDN}/JavaScript/Reference/Global_Objects`;

/** Objects of the language that have a page for each of their members. */
const OBJECTS =
  /^(?:Array|ArrayBuffer|AsyncIterator|Atomics|BigInt|DataView|Date|Error|(?:Eval|Range|Reference|Syntax|Type|URI)Error|Function|Intl(?:\.\w+)?|Iterator|JSON|Map|Math|Number|Object|Promise|Reflect|RegExp|Set|String|Symbol|TypedArray|WeakMap|WeakSet|(?:Big(?:Int|Uint)64|Float(?:32|64)|Int(?:8|16|32)|Uint(?:8|16|32|8Clamped))Array)$/;

/** Functions and values that are global in the language. */
const GLOBALS = new Set([
  ...['NaN', 'Infinity', 'undefined', 'globalThis', 'eval', 'isFinite', 'isNaN'],
  ...[
    'parseFloat',
    'parseInt',
    'decodeURI',
    'decodeURIComponent',
    'encodeURI',
    'encodeURIComponent',
  ],
]);

const TIMERS = new Set(['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval']);

/** Members that MDN writes about elsewhere than under their own name. */
const OTHER_PAGES: Readonly<Record<string, string>> = {
  'Intl.Segments.containing': `${GLOBAL_OBJECTS}/Intl/Segmenter/segment/Segments/containing`,
};

/** Members that MDN has no page about: those of protocols, and names of old. */
const WITHOUT_PAGE = new Set([
  'AsyncIterator.next',
  'Date.parseAsFloat',
  'Date.toGMTString',
  'Iterator.next',
]);

/** Members that belong to what methods of the owner return, which has no name. */
const OF_RESULTS = new Set(['RegExp.index', 'RegExp.input']);

/**
 * MDN's page about a member; undefined for what has none by these rules.
 *
 * @param owner `Array`, `Intl.Collator`, `console`; empty for globals
 */
export function mdnAddress(owner: string, name: string): string | undefined {
  const other = OTHER_PAGES[`${owner}.${name}`];
  if (other !== undefined) return other;
  if (WITHOUT_PAGE.has(`${owner}.${name}`)) return undefined;
  if (owner === '' && GLOBALS.has(name)) return `${GLOBAL_OBJECTS}/${name}`;
  if (owner === '' && TIMERS.has(name)) return `${MDN}/API/Window/${name}`;
  if (owner === '' && OBJECTS.test(name)) return `${GLOBAL_OBJECTS}/${name}/${name}`;
  if (owner === 'console') return `${MDN}/API/console/${name}_static`;
  if (owner === 'Storage') return `${MDN}/API/Storage/${name}`;
  if (OBJECTS.test(owner)) return `${GLOBAL_OBJECTS}/${owner.replace('.', '/')}/${name}`;
  return undefined;
}

/** Typed arrays share their methods and static functions, but each has its own constructor. */
function shared(owner: string): string {
  return TYPED_ARRAY.test(owner) ? 'TypedArray' : owner;
}

/**
 * What an external is in JavaScript.
 *
 * @param path of the module that has it
 * @param isFunction whether its type is that of a function
 */
export function javaScriptOf(
  { form, name, scope, module }: External,
  path: readonly string[],
  isFunction: boolean,
): ApiJavaScript {
  if (form === 'index-getter' || form === 'index-setter') return { name: '[]', form };
  const from = module === undefined ? {} : { module };
  if (form === 'value' || form === 'constructor') {
    const full = [...scope, name];
    const owner = shared(scope.join('.'));
    const constructed =
      form === 'constructor' && scope[0] === 'Intl'
        ? `${GLOBAL_OBJECTS}/Intl/${name}/${name}`
        : undefined;
    const mdn = module === undefined ? (constructed ?? mdnAddress(owner, name)) : undefined;
    return {
      name: full.join('.'),
      form: form === 'constructor' ? form : isFunction ? 'function' : 'constant',
      ...from,
      ...(mdn !== undefined && { mdn }),
    };
  }
  const owner = ownerOf(path);
  if (owner === undefined || OF_RESULTS.has(`${owner}.${name}`))
    return { name: [...scope, name].join('.'), form, ...from };
  const mdn = mdnAddress(owner, name);
  // Instances of errors have their properties themselves.
  return {
    name: `${owner}.prototype.${[...scope, name].join('.')}`,
    form,
    ...(mdn !== undefined && scope.length === 0 && { mdn }),
  };
}
