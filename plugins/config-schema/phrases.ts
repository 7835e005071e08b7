import type { PhrasingContent } from 'mdast';

import { anchorOf, type KeyPath } from './keys';
import type { Shape } from './shapes';

/** A text node. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Code within a line. */
export function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

/** A link to a key of the same page. */
export function keyLink(path: KeyPath, label = path.join('.')): PhrasingContent {
  return { type: 'link', url: `#${anchorOf(path)}`, children: [code(label)] };
}

/** Phrases with commas, and another word before the last one: `a, b or c`. */
export function joined(
  phrases: readonly (readonly PhrasingContent[])[],
  lastSeparator: string,
): PhrasingContent[] {
  return phrases.flatMap((phrase, index) => {
    if (index === 0) return phrase;
    return [text(index === phrases.length - 1 ? lastSeparator : ', '), ...phrase];
  });
}

/** Names of types in the singular and in the plural. */
const TYPE_NAMES = {
  boolean: ['boolean', 'booleans'],
  integer: ['whole number', 'whole numbers'],
  null: ['null', 'nulls'],
  number: ['number', 'numbers'],
  object: ['object', 'objects'],
  string: ['string', 'strings'],
} as const;

/** Most values that are named beside other shapes. */
const MOST_VALUES = 2;

/** The shapes of a choice; many texts among other shapes are said as one shape: `string or object`. */
function inShort(shapes: readonly Shape[]): readonly Shape[] {
  const isText = (shape: Shape): boolean =>
    shape.kind === 'value' && typeof shape.value === 'string';
  const texts = shapes.filter(isText);
  if (texts.length <= MOST_VALUES || texts.length === shapes.length) return shapes;
  const first = shapes.findIndex(isText);
  return shapes.flatMap((shape, index): readonly Shape[] => {
    if (index === first) return [{ kind: 'type', name: 'string' }];
    return isText(shape) ? [] : [shape];
  });
}

/** A shape in words: `list of strings`, `"a" or "b"`. */
export function phraseOf(shape: Shape, isPlural = false): PhrasingContent[] {
  switch (shape.kind) {
    case 'any':
      return [text(isPlural ? 'values of any kind' : 'any value')];
    case 'type':
      return [text(TYPE_NAMES[shape.name][isPlural ? 1 : 0])];
    case 'value':
      return [code(JSON.stringify(shape.value))];
    case 'list':
      return [text(isPlural ? 'lists of ' : 'list of '), ...phraseOf(shape.of, true)];
    case 'map':
      return [
        text(isPlural ? 'objects whose values are ' : 'object whose values are '),
        ...phraseOf(shape.of, true),
      ];
    case 'same':
      return [text('the same as '), keyLink(shape.path)];
    case 'choice': {
      const shapes = inShort(shape.of);
      // “list of objects or strings” would be ambiguous beside a string alone.
      const isLong = shapes.some(({ kind }) => kind === 'list' || kind === 'map');
      return joined(
        shapes.map((one) => phraseOf(one, isPlural)),
        isLong && !isPlural ? ', or ' : ' or ',
      );
    }
  }
}
