import type { KeyPath } from './keys';
import type { Scalar, Schema, SchemaFile, TypeName } from './schema';

/** What a value looks like, as readers are told. */
export type Shape =
  | { readonly kind: 'any' }
  | { readonly kind: 'type'; readonly name: Exclude<TypeName, 'array'> }
  | { readonly kind: 'value'; readonly value: Scalar }
  | { readonly kind: 'list'; readonly of: Shape }
  /** An object whose fields have no names of their own, all with the same kind of value. */
  | { readonly kind: 'map'; readonly of: Shape }
  | { readonly kind: 'choice'; readonly of: readonly Shape[] }
  /** The same as the value of another key, inside of which this one stands. */
  | { readonly kind: 'same'; readonly path: KeyPath };

/** The shapes of a choice, without choices among them and without doubles. */
function choice(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((shape) => (shape.kind === 'choice' ? shape.of : [shape]));
  const [first, ...others] = [
    ...new Map(flat.map((shape) => [JSON.stringify(shape), shape])).values(),
  ];
  if (!first) return { kind: 'any' };
  return others.length === 0 ? first : { kind: 'choice', of: [first, ...others] };
}

/**
 * The shape of the values that a schema allows.
 *
 * @param path the key whose value it is
 * @param within the definitions around the key (`Key.within`): a reference to one of them is `same`
 */
export function shapeOf(
  schema: Schema,
  file: SchemaFile,
  path: KeyPath,
  within: ReadonlyMap<string, KeyPath>,
): Shape {
  const inside = (part: Schema, around = within): Shape => shapeOf(part, file, path, around);

  const { ref, items, additional } = schema;
  if (ref !== undefined) {
    const outer = within.get(ref);
    const definition = file.definitions.get(ref);
    if (outer) return { kind: 'same', path: outer };
    return definition ? inside(definition, new Map([...within, [ref, path]])) : { kind: 'any' };
  }
  if (schema.values.length > 0) {
    return choice(schema.values.map((value) => ({ kind: 'value', value })));
  }
  if (schema.alternatives.length > 0) return choice(schema.alternatives.map((one) => inside(one)));

  const unnamed = [
    ...schema.patternProperties.values(),
    ...(typeof additional === 'object' ? [additional] : []),
  ];
  const ofType = (name: TypeName): Shape => {
    if (name === 'array') return { kind: 'list', of: items ? inside(items) : { kind: 'any' } };
    const isMap = name === 'object' && schema.properties.size === 0 && unnamed.length > 0;
    return isMap
      ? { kind: 'map', of: choice(unnamed.map((one) => inside(one))) }
      : { kind: 'type', name };
  };
  const implied: readonly TypeName[] =
    schema.properties.size > 0 || unnamed.length > 0
      ? ['object']
      : items
        ? ['array']
        : schema.pattern === undefined
          ? []
          : ['string'];
  return choice((schema.types.length > 0 ? schema.types : implied).map(ofType));
}
