import {
  boolean,
  type Decoder,
  describe,
  dictionary,
  array,
  literal,
  nullable,
  number,
  object,
  oneOf,
  string,
} from '../../src/lib/decode';

/** The types that JSON Schema knows. */
export type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/** A value that an `enum` may list. */
export type Scalar = string | number | boolean | null;

/**
 * A schema or a part of one: the keywords of JSON Schema (draft 4, and what later drafts add that
 * readers profit from) in one shape. Lists and maps are empty where the keyword is absent.
 */
export interface Schema {
  /** Where it stands in its file, as a JSON pointer: `/properties/jsx`. */
  readonly pointer: string;
  readonly title?: string;
  readonly description?: string;
  readonly types: readonly TypeName[];
  /** The values of `enum` or `const`. */
  readonly values: readonly Scalar[];
  /** Name of the definition that `$ref` points at. */
  readonly ref?: string;
  /** `oneOf` and `anyOf`: readers choose one in both cases. */
  readonly alternatives: readonly Schema[];
  /** The fields of an object, in the order of the file. */
  readonly properties: ReadonlyMap<string, Schema>;
  /** Fields by a pattern of their names. */
  readonly patternProperties: ReadonlyMap<string, Schema>;
  /** Fields without a name of their own: a schema for them, or whether there may be any. */
  readonly additional?: Schema | boolean;
  readonly required: readonly string[];
  /** What each element of a list is. */
  readonly items?: Schema;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly examples: readonly unknown[];
  readonly isDeprecated: boolean;
}

/** A schema file: the schema of the whole configuration, and the definitions that it refers to. */
export interface SchemaFile {
  readonly root: Schema;
  readonly definitions: ReadonlyMap<string, Schema>;
}

/** Keywords that say nothing to readers. */
const SILENT = new Set(['$schema', 'id', '$id', '$comment', 'definitions', '$defs']);

const typeName = literal('array', 'boolean', 'integer', 'null', 'number', 'object', 'string');
const scalar: Decoder<Scalar> = nullable(oneOf(string, number, boolean));
const anything: Decoder<unknown> = (input) => ({ ok: true, value: input });
const list: Decoder<readonly unknown[]> = array(anything);
const map = dictionary(anything);

/** A step of a JSON pointer, escaped (RFC 6901). */
function step(name: string | number): string {
  return `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Reads the schemas of one file; `fail` names file and place. */
class Reader {
  constructor(private readonly file: string) {}

  private fail(pointer: string, problem: string): never {
    throw new Error(`${this.file}#${pointer}: ${problem}`);
  }

  private take<T>(decoder: Decoder<T>, input: unknown, pointer: string): T {
    const result = decoder(input);
    if (result.ok) return result.value;
    return this.fail(
      pointer,
      `${describe(result.error)}; look whether the package is whole (npm ci).`,
    );
  }

  private schemas(input: unknown, pointer: string): ReadonlyMap<string, Schema> {
    return new Map(
      Object.entries(this.take(map, input, pointer)).map(([name, value]) => [
        name,
        this.schema(value, pointer + step(name)),
      ]),
    );
  }

  private reference(input: unknown, pointer: string): string {
    const target = this.take(string, input, pointer);
    const [, name] = /^#\/(?:definitions|\$defs)\/([^/]+)$/.exec(target) ?? [];
    return (
      name ??
      this.fail(
        pointer,
        `Expected a $ref to “#/definitions/…” of the same file, got ${JSON.stringify(target)}; teach plugins/config-schema/schema.ts to follow it.`,
      )
    );
  }

  /** One keyword of a schema, as the part of `Schema` that it fills. */
  private keyword(name: string, input: unknown, pointer: string): Partial<Schema> {
    switch (name) {
      case 'title':
        return { title: this.take(string, input, pointer) };
      case 'description':
        return { description: this.take(string, input, pointer) };
      case 'type': {
        const types = this.take(oneOf(typeName, array(typeName)), input, pointer);
        return { types: typeof types === 'string' ? [types] : types };
      }
      case 'enum':
        return { values: this.take(array(scalar), input, pointer) };
      case 'const':
        return { values: [this.take(scalar, input, pointer)] };
      case '$ref':
        return { ref: this.reference(input, pointer) };
      case 'oneOf':
      case 'anyOf':
        return {
          alternatives: this.take(list, input, pointer).map((one, index) =>
            this.schema(one, pointer + step(index)),
          ),
        };
      case 'properties':
        return { properties: this.schemas(input, pointer) };
      case 'patternProperties':
        return { patternProperties: this.schemas(input, pointer) };
      case 'additionalProperties':
        return { additional: typeof input === 'boolean' ? input : this.schema(input, pointer) };
      case 'required':
        return { required: this.take(array(string), input, pointer) };
      case 'items':
        return { items: this.schema(input, pointer) };
      case 'pattern':
        return { pattern: this.take(string, input, pointer) };
      case 'default':
        return { default: input };
      case 'examples':
        return { examples: this.take(list, input, pointer) };
      case 'deprecated':
        return { isDeprecated: this.take(boolean, input, pointer) };
      default:
        if (SILENT.has(name)) return {};
        return this.fail(
          pointer,
          `Expected a keyword that plugins/config-schema knows, got ${JSON.stringify(name)}; teach plugins/config-schema/schema.ts what it means to readers.`,
        );
    }
  }

  schema(input: unknown, pointer: string): Schema {
    const parts = Object.entries(this.take(object, input, pointer)).map(([name, value]) =>
      this.keyword(name, value, pointer + step(name)),
    );
    const none: Schema = {
      pointer,
      types: [],
      values: [],
      alternatives: [],
      properties: new Map(),
      patternProperties: new Map(),
      required: [],
      examples: [],
      isDeprecated: false,
    };
    return parts.reduce<Schema>((schema, part) => ({ ...schema, ...part }), none);
  }

  read(input: unknown): SchemaFile {
    const root = this.schema(input, '');
    const fields = this.take(map, input, '');
    const definitions = new Map(
      ['definitions', '$defs'].flatMap((name) =>
        name in fields ? [...this.schemas(fields[name], step(name))] : [],
      ),
    );
    this.checkReferences([root, ...definitions.values()], definitions);
    return { root, definitions };
  }

  private checkReferences(
    schemas: readonly Schema[],
    definitions: ReadonlyMap<string, Schema>,
  ): void {
    for (const schema of schemas) {
      if (schema.ref !== undefined && !definitions.has(schema.ref)) {
        this.fail(
          schema.pointer,
          `Expected a definition ${JSON.stringify(schema.ref)} in the same file, found none; look whether the package is whole (npm ci).`,
        );
      }
      this.checkReferences(partsOf(schema), definitions);
    }
  }
}

/** The schemas that stand in a schema. */
export function partsOf(schema: Schema): readonly Schema[] {
  return [
    ...schema.alternatives,
    ...schema.properties.values(),
    ...schema.patternProperties.values(),
    ...(typeof schema.additional === 'object' ? [schema.additional] : []),
    ...(schema.items ? [schema.items] : []),
  ];
}

/**
 * Reads the text of a schema file.
 *
 * @param text JSON
 * @param file its path, for messages
 * @throws Error of one sentence, `file#pointer: …`, for text that is no JSON, for a keyword that this
 * plugin does not know, and for a reference that leads nowhere
 */
export function parseSchema(text: string, file: string): SchemaFile {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    throw new Error(`${file}: Expected JSON, got something else; run npm ci.`);
  }
  return new Reader(file).read(input);
}
