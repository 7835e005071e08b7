/**
 * Looks into values of a program without running any of its code but traps of proxies: no getter is
 * read, no method of it called. Whatever a value does, it never throws.
 */
import {
  type Field,
  type Inspected,
  MOST_DEPTH,
  MOST_FIELDS,
  MOST_VALUES,
} from '../../../src/lib/program/inspected';

/** Longest text of a value in one line, in characters. */
const LONGEST_LINE = 120;

/** Longest string that is shown whole where it stands alone, in characters. */
const LONGEST_STRING = 2000;

/** How many elements of a value stand in its line. */
const MOST_IN_LINE = 8;

/** What ReScript leaves in the place of `Some(None)`. */
const NESTED_NONE = 'BS_PRIVATE_NESTED_SOME_NONE';

/** What is left of the budget of one line. */
interface Budget {
  values: number;
}

interface Context {
  readonly depth: number;
  readonly above: readonly object[];
  readonly budget: Budget;
}

type Parts = Omit<Inspected, 'kind'> & { readonly kind?: Inspected['kind'] };

function cutText(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A data property of a value itself or of what it inherits from; getters are not read. */
function read(value: object, name: PropertyKey): unknown {
  for (let owner: object | null = value; owner; owner = Object.getPrototypeOf(owner)) {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (property) return property.value;
  }
  return undefined;
}

function className(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return '';
  const constructor: unknown = read(value, 'constructor');
  const name: unknown = typeof constructor === 'function' ? read(constructor, 'name') : '';
  return typeof name === 'string' ? name : '';
}

function joined(fields: readonly Field[], count: number, isNamed: boolean): string {
  const shown = fields
    .slice(0, MOST_IN_LINE)
    .map(({ name, value }) => (isNamed ? `${name}: ${value.text}` : value.text));
  return (count > shown.length ? [...shown, '…'] : shown).join(', ');
}

/** Fields of named values, and one that says how many are left out. */
function fieldsOf(
  entries: readonly (readonly [name: string, value: () => unknown])[],
  count: number,
  context: Context,
): readonly Field[] {
  const fields: Field[] = [];
  for (const [name, value] of entries.slice(0, MOST_FIELDS)) {
    if (context.budget.values <= 0) break;
    fields.push({ name: cutText(name, LONGEST_LINE), value: inspectWithin(value, context) });
  }
  if (fields.length < count) {
    const more = `${count - fields.length} more`;
    fields.push({ name: '…', value: { kind: 'text', text: more, fields: [] } });
  }
  return fields;
}

function below(value: object, { depth, above, budget }: Context): Context {
  return { depth: depth + 1, above: [...above, value], budget };
}

/** Own enumerable properties; those behind getters are named and not read. */
function properties(
  value: object,
  isShown: (name: string) => boolean = () => true,
): readonly (readonly [string, () => unknown])[] {
  return Object.keys(value)
    .filter(isShown)
    .map((name) => [
      name,
      () => {
        const property = Object.getOwnPropertyDescriptor(value, name);
        return property && 'value' in property ? property.value : GETTER;
      },
    ]);
}

/** Stands for a value that only running code of the program would tell. */
const GETTER = Symbol('getter');

/** `Circle(2)`, `Rect({width: 1})`: a constructor with its arguments. */
function construction(
  name: string,
  value: object,
  isArgument: (property: string) => boolean,
  context: Context,
): Parts {
  const entries = properties(value, isArgument);
  const fields = fieldsOf(entries, entries.length, below(value, context));
  const isPositional = entries.every(([property]) => /^(?:_\d+|VAL)$/.test(property));
  const inner = joined(fields, entries.length, !isPositional);
  return {
    text: entries.length === 0 ? name : isPositional ? `${name}(${inner})` : `${name}({${inner}})`,
    fields,
  };
}

/** What values of ReScript that JavaScript writes differently look like; undefined for others. */
function rescriptValue(value: object, context: Context): Parts | undefined {
  const keys = Object.keys(value);
  const exception: unknown = keys.includes('RE_EXN_ID') ? read(value, 'RE_EXN_ID') : undefined;
  if (typeof exception === 'string') {
    // The number keeps exceptions of one name apart; the program's own module is what all is in.
    const name = exception.replace(/\/\d+$/, '').replace(/^Playground\./, '');
    const isArgument = (key: string): boolean => key !== 'RE_EXN_ID' && key !== 'Error';
    return { ...construction(name, value, isArgument, context), kind: 'error' };
  }
  if (className(value) !== '') return undefined;
  const tag: unknown = keys.includes('TAG') ? read(value, 'TAG') : undefined;
  if (typeof tag === 'string') {
    return construction(tag, value, (key) => key !== 'TAG', context);
  }
  if (keys.length === 2 && keys.includes('NAME') && keys.includes('VAL')) {
    const name = `#${String(read(value, 'NAME'))}`;
    const content: unknown = read(value, 'VAL');
    // Several arguments are an array.
    const made = construction(name, value, (key) => key === 'VAL', context);
    const isMany = Array.isArray(content) && /\(\[.*\]\)$/.test(made.text);
    return isMany ? { ...made, text: made.text.replace('([', '(').replace(/\]\)$/, ')') } : made;
  }
  if (keys.length === 2 && keys.includes('hd') && keys.includes('tl')) {
    return listValue(value, context);
  }
  if (keys.length === 1 && keys[0] === NESTED_NONE) return { text: 'Some(None)', fields: [] };
  return undefined;
}

function listValue(list: object, context: Context): Parts {
  const elements: (readonly [string, () => unknown])[] = [];
  let count = 0;
  let rest: unknown = list;
  const seen = new Set<unknown>();
  while (typeof rest === 'object' && rest !== null && !seen.has(rest)) {
    seen.add(rest);
    const element: unknown = read(rest, 'hd');
    if (count < MOST_FIELDS) elements.push([String(count), () => element]);
    count += 1;
    if (count > 100_000) break;
    rest = read(rest, 'tl');
  }
  const fields = fieldsOf(elements, count, below(list, context));
  return { text: `list{${joined(fields, count, false)}}`, fields };
}

function arrayValue(value: readonly unknown[], context: Context): Parts {
  const entries = Array.from(
    { length: Math.min(value.length, MOST_FIELDS) },
    (_, index) => [String(index), () => elementOf(value, index)] as const,
  );
  const fields = fieldsOf(entries, value.length, below(value, context));
  return { text: `[${joined(fields, value.length, false)}]`, fields };
}

function elementOf(value: object, index: number): unknown {
  const property = Object.getOwnPropertyDescriptor(value, index);
  if (!property) return undefined;
  return 'value' in property ? property.value : GETTER;
}

/** Methods of the language itself: those that programs put over them are not called. */
const sizeOfMap = Object.getOwnPropertyDescriptor(Map.prototype, 'size')?.get;
const sizeOfSet = Object.getOwnPropertyDescriptor(Set.prototype, 'size')?.get;
const eachOfMap = Map.prototype.forEach;
const eachOfSet = Set.prototype.forEach;
const isoDate = Date.prototype.toISOString;
const timeOfDate = Date.prototype.getTime;
/** What browsers throw has its name and its message behind getters of its own, which no program has written. */
const ownExceptions = typeof DOMException === 'undefined' ? undefined : DOMException;
const partsOfException = Object.getOwnPropertyDescriptors(ownExceptions?.prototype ?? {});

function collectionValue(value: object, context: Context): Parts | undefined {
  const inner = below(value, context);
  if (value instanceof Map) {
    const entries: (readonly [string, () => unknown])[] = [];
    eachOfMap.call(value, (content: unknown, key: unknown) => {
      if (entries.length >= MOST_FIELDS) return;
      const name = inspectWithin(() => key, { ...inner, depth: MOST_DEPTH }).text;
      entries.push([name, () => content]);
    });
    const count = Number(sizeOfMap?.call(value));
    const fields = fieldsOf(entries, count, inner);
    const text = fields
      .slice(0, MOST_IN_LINE)
      .map((field) => (field.name === '…' ? '…' : `${field.name} => ${field.value.text}`))
      .join(', ');
    return { text: `Map(${count}) {${text}}`, fields };
  }
  if (value instanceof Set) {
    const entries: (readonly [string, () => unknown])[] = [];
    eachOfSet.call(value, (content: unknown) => {
      if (entries.length < MOST_FIELDS) entries.push([String(entries.length), () => content]);
    });
    const count = Number(sizeOfSet?.call(value));
    const fields = fieldsOf(entries, count, inner);
    return { text: `Set(${count}) {${joined(fields, count, false)}}`, fields };
  }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const elements: readonly unknown[] = Array.prototype.slice.call(value, 0, MOST_FIELDS);
    const { length } = value as unknown as ArrayLike<unknown>;
    const entries = elements.map((element, index) => [String(index), () => element] as const);
    const fields = fieldsOf(entries, length, inner);
    return {
      text: `${className(value)}(${length}) [${joined(fields, length, false)}]`,
      fields,
    };
  }
  return undefined;
}

function errorValue(error: Error, context: Context): Parts {
  const isBrowsers = ownExceptions !== undefined && error instanceof ownExceptions;
  const part = (key: 'name' | 'message'): unknown =>
    isBrowsers ? partsOfException[key]?.get?.call(error) : read(error, key);
  const name = part('name');
  const message = part('message');
  const stack: unknown = read(error, 'stack');
  const entries = [
    ...properties(error),
    ...(read(error, 'cause') === undefined ? [] : [['cause', () => read(error, 'cause')] as const]),
    ...(typeof stack === 'string' ? [['stack', () => stack] as const] : []),
  ];
  const title = typeof name === 'string' && name !== '' ? name : 'Error';
  const text = typeof message === 'string' && message !== '' ? `${title}: ${message}` : title;
  return { kind: 'error', text, fields: fieldsOf(entries, entries.length, below(error, context)) };
}

function isElement(value: object): value is Element {
  return typeof Element !== 'undefined' && value instanceof Element;
}

function plainValue(value: object, context: Context): Parts {
  const entries = properties(value);
  const name = className(value);
  const fields = fieldsOf(entries, entries.length, below(value, context));
  const isNull = Object.getPrototypeOf(value) === null;
  const title = isNull ? '' : name === '' ? '' : `${name} `;
  return { text: `${title}{${joined(fields, entries.length, true)}}`, fields };
}

function objectValue(value: object, context: Context): Parts {
  const { depth, above } = context;
  if (above.includes(value)) return { kind: 'keyword', text: '[Circular]', fields: [] };
  if (value instanceof Date) {
    const isValid = !Number.isNaN(timeOfDate.call(value));
    return { text: isValid ? isoDate.call(value) : 'Invalid Date', fields: [] };
  }
  if (value instanceof RegExp) return { text: RegExp.prototype.toString.call(value), fields: [] };
  if (value instanceof Promise) return { text: 'Promise', fields: [] };
  if (value instanceof WeakMap || value instanceof WeakSet || value instanceof ArrayBuffer) {
    return { text: className(value), fields: [] };
  }
  if (isElement(value)) return { text: `<${value.localName}>`, fields: [] };
  if (depth >= MOST_DEPTH) {
    const name = className(value);
    return {
      text: Array.isArray(value) ? `Array(${value.length})` : `${name === '' ? '' : `${name} `}{…}`,
      fields: [],
    };
  }
  if (value instanceof Error) return errorValue(value, context);
  if (Array.isArray(value)) return arrayValue(value, context);
  return (
    collectionValue(value, context) ?? rescriptValue(value, context) ?? plainValue(value, context)
  );
}

function functionText(value: object): string {
  const name: unknown = read(value, 'name');
  return `function ${typeof name === 'string' && name !== '' ? name : '(anonymous)'}`;
}

function inspectValue(value: unknown, context: Context): Inspected {
  switch (typeof value) {
    case 'string': {
      const longest = context.depth === 0 ? LONGEST_STRING : LONGEST_LINE;
      return { kind: 'string', text: JSON.stringify(cutText(value, longest)), fields: [] };
    }
    case 'number':
      return { kind: 'number', text: Object.is(value, -0) ? '-0' : String(value), fields: [] };
    case 'bigint':
      return { kind: 'number', text: `${cutText(String(value), LONGEST_LINE)}n`, fields: [] };
    case 'symbol':
      if (value === GETTER) return { kind: 'keyword', text: '(getter)', fields: [] };
      return { kind: 'keyword', text: cutText(String(value), LONGEST_LINE), fields: [] };
    case 'function':
      return { kind: 'function', text: functionText(value), fields: [] };
    case 'object': {
      if (value === null) return { kind: 'keyword', text: 'null', fields: [] };
      const { kind = 'text', text, fields } = objectValue(value, context);
      const longest = kind === 'error' ? LONGEST_STRING : LONGEST_LINE;
      return { kind, text: cutText(text, longest), fields };
    }
    default:
      return { kind: 'keyword', text: String(value), fields: [] };
  }
}

function inspectWithin(value: () => unknown, context: Context): Inspected {
  context.budget.values -= 1;
  try {
    return inspectValue(value(), context);
  } catch {
    // Traps of proxies may throw whatever they like, and prototypes may be revoked.
    return { kind: 'keyword', text: '[value that can’t be shown]', fields: [] };
  }
}

/** Looks into the values of a line of the console. */
export function inspectAll(values: readonly unknown[]): readonly Inspected[] {
  const budget: Budget = { values: MOST_VALUES };
  return values
    .slice(0, MOST_FIELDS)
    .map((value) => inspectWithin(() => value, { depth: 0, above: [], budget }));
}

/** The values of a line as text: strings as they are, the others as they are shown. */
export function textOf(values: readonly unknown[], inspected: readonly Inspected[]): string {
  return inspected
    .map(({ text }, index) => {
      const value = values[index];
      return typeof value === 'string' ? value : text;
    })
    .join(' ');
}
