/**
 * Decoders: turn data from outside (local storage, query strings, search answers, data files) into
 * typed values, or say exactly what is wrong with it.
 *
 * A decoder is a function from an unknown value to a `Result`; it never throws. Small decoders are
 * put together to larger ones, and the type of the result is inferred:
 *
 * ```ts
 * const hit = record({ url: string, position: integer }, { anchor: nullable(string) });
 * type Hit = Decoded<typeof hit>;
 * ```
 */

/** A value, or the reason why there is none. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Steps from the root of the data to a value in it: names of fields and indexes of arrays. */
export type Path = readonly (string | number)[];

/** Why a value was refused. */
export interface DecodeError {
  /**
   * `type`: the value has another type; `field`: a required field is absent; `alternatives`: no
   * decoder of a `oneOf` took the value; `syntax`: the text is not JSON.
   */
  readonly reason: 'type' | 'field' | 'alternatives' | 'syntax';
  /** What was wanted, such as `string` or `field url`. */
  readonly expected: string;
  /** What came instead. */
  readonly received: unknown;
  /** Where `received` lies, counted from the root of the data. */
  readonly path: Path;
  /** The refusals of each decoder of a `oneOf`; empty for the other reasons. */
  readonly alternatives: readonly DecodeError[];
}

/** Checks a value from outside. */
export type Decoder<T> = (input: unknown) => Result<T, DecodeError>;

/** The type of the values that a decoder gives. */
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

/** Decoders by field name. */
export type Shape = Readonly<Record<string, Decoder<unknown>>>;

/** The type of the values that `record(required, optional)` gives. */
export type DecodedRecord<R extends Shape, O extends Shape> = {
  readonly [K in keyof R]: Decoded<R[K]>;
} & { readonly [K in keyof O]?: Decoded<O[K]> };

/** Bounds of the 32-bit signed range. */
const MIN_INTEGER = -(2 ** 31);
const MAX_INTEGER = 2 ** 31 - 1;

/** Longest piece of a received value that a message quotes, in characters. */
const QUOTE_LENGTH = 80;

function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

function refuse(
  reason: DecodeError['reason'],
  expected: string,
  received: unknown,
  alternatives: readonly DecodeError[] = [],
): Result<never, DecodeError> {
  return { ok: false, error: { reason, expected, received, path: [], alternatives } };
}

function below(step: string | number, error: DecodeError): DecodeError {
  return {
    ...error,
    path: [step, ...error.path],
    alternatives: error.alternatives.map((alternative) => below(step, alternative)),
  };
}

function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** Takes `true` and `false`. */
export const boolean: Decoder<boolean> = (input) =>
  typeof input === 'boolean' ? ok(input) : refuse('type', 'boolean', input);

/** Takes finite numbers. */
export const number: Decoder<number> = (input) =>
  typeof input === 'number' && Number.isFinite(input) ? ok(input) : refuse('type', 'number', input);

/** Takes whole numbers of the 32-bit signed range. */
export const integer: Decoder<number> = (input) =>
  typeof input === 'number' &&
  Number.isInteger(input) &&
  input >= MIN_INTEGER &&
  input <= MAX_INTEGER
    ? ok(input)
    : refuse('type', 'integer', input);

/** Takes strings, the empty one too. */
export const string: Decoder<string> = (input) =>
  typeof input === 'string' ? ok(input) : refuse('type', 'string', input);

/** Takes objects that are neither `null` nor arrays; their values stay unchecked. */
export const object: Decoder<Readonly<Record<string, unknown>>> = (input) =>
  isObject(input) ? ok(input) : refuse('type', 'object', input);

/** Takes arrays whose every element the given decoder takes; the first bad element is reported. */
export function array<T>(element: Decoder<T>): Decoder<readonly T[]> {
  return (input) => {
    if (!Array.isArray(input)) {
      return refuse('type', 'array', input);
    }
    const values: T[] = [];
    for (const [index, item] of input.entries()) {
      const result = element(item);
      if (!result.ok) {
        return { ok: false, error: below(index, result.error) };
      }
      values.push(result.value);
    }
    return ok(values);
  };
}

/** Takes objects with any names whose every value the given decoder takes. */
export function dictionary<T>(element: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return (input) => {
    if (!isObject(input)) {
      return refuse('type', 'object', input);
    }
    const entries: [string, T][] = [];
    for (const [name, item] of Object.entries(input)) {
      const result = element(item);
      if (!result.ok) {
        return { ok: false, error: below(name, result.error) };
      }
      entries.push([name, result.value]);
    }
    // Unlike assignment, `fromEntries` keeps a field called `__proto__` a plain field.
    return ok(Object.fromEntries(entries));
  };
}

/** Takes objects that have the field, and gives the field's value. */
export function field<T>(name: string, decoder: Decoder<T>): Decoder<T> {
  return (input) => {
    if (!isObject(input)) {
      return refuse('type', 'object', input);
    }
    if (!Object.hasOwn(input, name)) {
      return refuse('field', `field ${name}`, input);
    }
    const result = decoder(input[name]);
    return result.ok ? result : { ok: false, error: below(name, result.error) };
  };
}

/**
 * Takes objects, and gives the field's value, or `undefined` where the field is absent or
 * undefined. A field that is there must fit: `null` counts as there (see `nullable`).
 */
export function optionalField<T>(name: string, decoder: Decoder<T>): Decoder<T | undefined> {
  const required = field(name, decoder);
  return (input) =>
    isObject(input) && (!Object.hasOwn(input, name) || input[name] === undefined)
      ? ok(undefined)
      : required(input);
}

/**
 * Takes objects with all the required fields and, if they are there, fitting optional ones. Other
 * fields are left out of the result, so that nothing unchecked travels along.
 */
export function record<R extends Shape, O extends Shape = Record<never, never>>(
  required: R,
  optional?: O,
): Decoder<DecodedRecord<R, O>> {
  const fields = [
    ...Object.entries(required).map(([name, decoder]) => [name, field(name, decoder)] as const),
    ...Object.entries(optional ?? {}).map(
      ([name, decoder]) => [name, optionalField(name, decoder)] as const,
    ),
  ];
  return (input) => {
    if (!isObject(input)) {
      return refuse('type', 'object', input);
    }
    const entries: [string, unknown][] = [];
    for (const [name, decoder] of fields) {
      const result = decoder(input);
      if (!result.ok) {
        return result;
      }
      if (result.value !== undefined) {
        entries.push([name, result.value]);
      }
    }
    // Each entry was decoded under its own name; the compiler cannot follow that through a loop.
    return ok(Object.fromEntries(entries) as DecodedRecord<R, O>);
  };
}

/** Takes what the first fitting decoder takes; where none fits, all their refusals are kept. */
export function oneOf<D extends readonly Decoder<unknown>[]>(
  ...decoders: D
): Decoder<Decoded<D[number]>>;
export function oneOf<T>(...decoders: readonly Decoder<T>[]): Decoder<T> {
  return (input) => {
    const refusals: DecodeError[] = [];
    for (const decoder of decoders) {
      const result = decoder(input);
      if (result.ok) {
        return result;
      }
      refusals.push(result.error);
    }
    return refuse(
      'alternatives',
      refusals.map(({ expected }) => expected).join(' or '),
      input,
      refusals,
    );
  };
}

/** Takes `null` and what the given decoder takes. */
export function nullable<T>(decoder: Decoder<T>): Decoder<T | null> {
  return (input) => (input === null ? ok(null) : decoder(input));
}

/** Takes exactly the given values. */
export function literal<const T extends string | number | boolean | null>(
  ...values: readonly T[]
): Decoder<T> {
  const expected = values.map((value) => JSON.stringify(value)).join(' or ');
  return (input) => {
    const value = values.find((candidate) => candidate === input);
    return value === undefined ? refuse('type', expected, input) : ok(value);
  };
}

/** Takes what the given decoder takes, and gives the changed value. */
export function map<T, U>(decoder: Decoder<T>, change: (value: T) => U): Decoder<U> {
  return (input) => {
    const result = decoder(input);
    return result.ok ? ok(change(result.value)) : result;
  };
}

/** Reads JSON and decodes it; text that is not JSON is refused like any other bad value. */
export function parseJson<T>(text: string, decoder: Decoder<T>): Result<T, DecodeError> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('syntax', 'JSON', text);
  }
  return decoder(value);
}

function quote(value: unknown): string {
  if (typeof value === 'number') {
    // JSON would call NaN and Infinity null.
    return String(value);
  }
  let text: string;
  try {
    // Functions, symbols and undefined have no JSON; cycles and big integers throw.
    text = JSON.stringify(value) ?? String(value);
  } catch {
    text = Object.prototype.toString.call(value);
  }
  return text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH)}…` : text;
}

/** Writes a path as one would in code: `[2].hits[0].url`; the empty path is `the root`. */
export function formatPath(path: Path): string {
  if (path.length === 0) {
    return 'the root';
  }
  return path
    .map((step, index) => {
      if (typeof step === 'number') {
        return `[${step}]`;
      }
      if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(step)) {
        return `[${JSON.stringify(step)}]`;
      }
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}

/**
 * Says in one sentence what was expected, what came and where:
 * `Expected string, got 3 at [2].hits[0].url`.
 */
export function describe(error: DecodeError): string {
  switch (error.reason) {
    case 'field':
      return `Expected ${error.expected} at ${formatPath(error.path)}`;
    case 'alternatives':
      return `All alternative decoders failed at ${formatPath(error.path)}: ${error.alternatives
        .map(describe)
        .join('; ')}`;
    case 'type':
    case 'syntax':
      return `Expected ${error.expected}, got ${quote(error.received)} at ${formatPath(error.path)}`;
  }
}
