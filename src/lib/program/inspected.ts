/**
 * Values of a program as readers look into them: text with fields that can be unfolded. The frame
 * makes them, and sends them as JSON, which has neither circles nor getters; the page decodes them.
 */
import { type DecodeError, type Decoder, parseJson, type Result, string } from '../decode';

/** What a value is, as far as it is shown differently. */
export const VALUE_KINDS = ['text', 'string', 'number', 'keyword', 'function', 'error'] as const;

/** A value of a program. */
export interface Inspected {
  readonly kind: (typeof VALUE_KINDS)[number];
  /** The value in one line, cut where it is long. */
  readonly text: string;
  /** What is in it, with names; empty for values without parts. */
  readonly fields: readonly Field[];
}

/** A part of a value. */
export interface Field {
  readonly name: string;
  readonly value: Inspected;
}

/** How deep values are looked into. */
export const MOST_DEPTH = 6;

/** How many parts of one value are shown. */
export const MOST_FIELDS = 100;

/** How many values are shown of one line of the console. */
export const MOST_VALUES = 500;

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function refuse(expected: string, received: unknown): Result<never, DecodeError> {
  return {
    ok: false,
    error: { reason: 'type', expected, received, path: [], alternatives: [] },
  };
}

function inspectedAt(depth: number): Decoder<Inspected> {
  return (input) => {
    if (depth > MOST_DEPTH + 1) return refuse('values of bounded depth', '…');
    if (!isRecord(input)) return refuse('object', input);
    const kind = VALUE_KINDS.find((candidate) => candidate === input.kind);
    const text = string(input.text);
    if (kind === undefined) return refuse('kind of a value', input.kind);
    if (!text.ok) return text;
    if (!Array.isArray(input.fields)) return refuse('array', input.fields);
    const fields: Field[] = [];
    for (const field of input.fields.slice(0, MOST_FIELDS + 1)) {
      if (!isRecord(field)) return refuse('object', field);
      const name = string(field.name);
      if (!name.ok) return name;
      const value = inspectedAt(depth + 1)(field.value);
      if (!value.ok) return value;
      fields.push({ name: name.value, value: value.value });
    }
    return { ok: true, value: { kind, text: text.value, fields } };
  };
}

const listDecoder: Decoder<readonly Inspected[]> = (input) => {
  if (!Array.isArray(input)) return refuse('array', input);
  const values: Inspected[] = [];
  for (const element of input.slice(0, MOST_FIELDS)) {
    const value = inspectedAt(0)(element);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return { ok: true, value: values };
};

/** Reads the values of a line from their JSON; as much as is shown of one line, and no more. */
export function parseInspected(json: string): Result<readonly Inspected[], DecodeError> {
  return parseJson(json, listDecoder);
}
