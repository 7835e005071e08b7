import type { Schema, SchemaFile } from './schema';

/** Where a key stands: `['jsx', 'version']`; `*` is a field that has no name of its own. */
export type KeyPath = readonly string[];

/** A key of the configuration. */
export interface Key {
  readonly path: KeyPath;
  /** Its address on the page: `jsx-version`. */
  readonly anchor: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  /** The objects that may be its value, in lists and choices too. */
  readonly objects: readonly Schema[];
  /** The keys of these objects. */
  readonly fields: readonly Key[];
  /** The definitions that its own place is part of, each with the key where it began. */
  readonly within: ReadonlyMap<string, KeyPath>;
}

/** A field before it becomes a key: an object may have it in several of its forms. */
interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly within: ReadonlyMap<string, KeyPath>;
}

/** An object, and the definitions around it. */
interface KeyObject {
  readonly schema: Schema;
  readonly within: ReadonlyMap<string, KeyPath>;
}

function isObject({ properties, patternProperties, additional }: Schema): boolean {
  return properties.size > 0 || patternProperties.size > 0 || additional !== undefined;
}

/** The address of a key on its page. */
export function anchorOf(path: KeyPath): string {
  return path.map((name) => (name === '*' ? 'any' : name)).join('-');
}

/** The first of each kind. */
function distinct<T>(items: readonly T[], kindOf: (item: T) => string): readonly T[] {
  const first = new Map<string, T>();
  for (const item of items) if (!first.has(kindOf(item))) first.set(kindOf(item), item);
  return [...first.values()];
}

/** Several schemas of one field as one, which is a choice of them. */
function merged(fields: readonly [Field, ...Field[]]): Field {
  const [first, ...others] = fields;
  if (others.length === 0) return first;
  return {
    name: first.name,
    isRequired: fields.every(({ isRequired }) => isRequired),
    within: new Map(fields.flatMap(({ within }) => [...within])),
    schema: {
      pointer: first.schema.pointer,
      types: [],
      values: [],
      alternatives: fields.map(({ schema }) => schema),
      properties: new Map(),
      patternProperties: new Map(),
      required: [],
      examples: [],
      isDeprecated: fields.every(({ schema }) => schema.isDeprecated),
    },
  };
}

/** Makes keys of one file's schemas. */
class KeyTree {
  constructor(private readonly file: SchemaFile) {}

  /** The objects that a schema allows, in lists and choices too. */
  private objectsOf(
    schema: Schema,
    path: KeyPath,
    within: ReadonlyMap<string, KeyPath>,
  ): readonly KeyObject[] {
    const { ref, items } = schema;
    const definition = ref === undefined ? undefined : this.file.definitions.get(ref);
    const objects = [
      ...(ref !== undefined && definition && !within.has(ref)
        ? this.objectsOf(definition, path, new Map([...within, [ref, path]]))
        : []),
      ...(isObject(schema) ? [{ schema, within }] : []),
      ...[...schema.alternatives, ...(items ? [items] : [])].flatMap((part) =>
        this.objectsOf(part, path, within),
      ),
    ];
    return distinct(objects, (object) => object.schema.pointer);
  }

  private fieldsOf({ schema, within }: KeyObject, path: KeyPath): readonly Field[] {
    const unnamed = [
      ...schema.patternProperties.values(),
      ...(typeof schema.additional === 'object' ? [schema.additional] : []),
    ];
    return [
      ...[...schema.properties].map(([name, property]) => ({
        name,
        schema: property,
        isRequired: schema.required.includes(name),
        within,
      })),
      ...unnamed
        .filter((part) => this.objectsOf(part, path, within).length > 0)
        .map((part) => ({ name: '*', schema: part, isRequired: false, within })),
    ];
  }

  private keyOf(fields: readonly [Field, ...Field[]], outer: KeyPath): Key {
    const { name, schema, isRequired, within } = merged(fields);
    const path = [...outer, name];
    const objects = this.objectsOf(schema, path, within);
    return {
      path,
      anchor: anchorOf(path),
      schema,
      isRequired,
      objects: objects.map((object) => object.schema),
      fields: this.keysOf(objects, path),
      within,
    };
  }

  private keysOf(objects: readonly KeyObject[], path: KeyPath): readonly Key[] {
    const byName = new Map<string, [Field, ...Field[]]>();
    for (const field of objects.flatMap((object) => this.fieldsOf(object, path))) {
      const known = byName.get(field.name);
      if (known) known.push(field);
      else byName.set(field.name, [field]);
    }
    return [...byName.values()].map((fields) => this.keyOf(fields, path));
  }

  /** The top-level keys, in the order of the file. */
  topLevel(): readonly Key[] {
    return this.keysOf(this.objectsOf(this.file.root, [], new Map()), []);
  }
}

/** A key and all keys in it. */
export function withFields(key: Key): readonly Key[] {
  return [key, ...key.fields.flatMap(withFields)];
}

/**
 * The top-level keys of a schema file, with the keys in them; the order is that of the file. A
 * definition that contains itself is followed once.
 *
 * @throws Error of one sentence when two keys have the same address
 */
export function keysOfFile(file: SchemaFile): readonly Key[] {
  const keys = new KeyTree(file).topLevel();
  const seen = new Map<string, KeyPath>();
  for (const { anchor, path } of keys.flatMap(withFields)) {
    const other = seen.get(anchor);
    if (other) {
      throw new Error(
        `Expected an address of its own for each key of the configuration schema, got #${anchor} for ${other.join('.')} and ${path.join('.')}; change anchorOf in plugins/config-schema/keys.ts.`,
      );
    }
    seen.set(anchor, path);
  }
  return keys;
}
