/**
 * Values of a program as the text of a console line. The document that runs programs prints with it, and the build
 * of exercises does, so that both have the same lines; Node has no elements.
 */

/** How deep values are shown. */
const DEPTH = 3;

/** How many fields or elements of one value are shown. */
const MOST = 20;

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function list(values: readonly string[], count: number): string {
  return (count > MOST ? [...values, `… ${count - MOST} more`] : values).join(', ');
}

/** An exception of ReScript, an object with an id, as it is written: `Shop.SoldOut("rye")`. */
function inspectException(exception: object, depth: number): string {
  const values = Object.entries(exception)
    .filter(([name]) => name !== 'RE_EXN_ID' && name !== 'Error')
    .map(([, value]) => inspectNested(value, depth - 1, [exception]));
  // The number keeps exceptions of one name apart.
  const name = String(Reflect.get(exception, 'RE_EXN_ID')).replace(/\/\d+$/, '');
  return values.length === 0 ? name : `${name}(${values.join(', ')})`;
}

function inspectObject(value: object, depth: number, above: readonly object[]): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if ('RE_EXN_ID' in value) return inspectException(value, depth);
  if (typeof Element === 'function' && value instanceof Element) return `<${value.localName}>`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toJSON();
  if (value instanceof RegExp) return String(value);
  if (above.includes(value)) return '[Circular]';
  const below = (inner: unknown): string => inspectNested(inner, depth - 1, [...above, value]);
  if (Array.isArray(value)) {
    if (depth === 0) return `Array(${value.length})`;
    return `[${list(value.slice(0, MOST).map(below), value.length)}]`;
  }
  if (value instanceof Set) return `Set ${below([...value])}`;
  if (value instanceof Map) return `Map ${below([...value])}`;
  const name = isPlain(value) ? '' : `${value.constructor.name} `;
  if (depth === 0) return `${name}{…}`;
  const keys = Object.keys(value);
  const fields = keys.slice(0, MOST).map((key) => `${key}: ${below(Reflect.get(value, key))}`);
  return keys.length === 0 ? `${name}{}` : `${name}{${list(fields, keys.length)}}`;
}

function inspectNested(value: unknown, depth: number, above: readonly object[]): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'function':
      return `function ${value.name || '(anonymous)'}`;
    case 'bigint':
      return `${value}n`;
    case 'object':
      return value === null ? 'null' : inspectObject(value, depth, above);
    default:
      return String(value);
  }
}

/** A value as text: strings as they are, objects with their fields. Never throws. */
export function inspect(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return inspectNested(value, DEPTH, []);
  } catch {
    // Getters and proxies of programs may throw whatever they like.
    return '[value that can’t be shown]';
  }
}
