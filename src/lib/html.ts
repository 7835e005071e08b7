/** Attributes by name; `true` is an attribute without a value, undefined is none. */
export type Attributes = Readonly<Record<string, string | number | true | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string, characters: RegExp): string {
  return text.replace(characters, (character) => ENTITIES[character] ?? character);
}

/** Text as HTML. */
export function text(value: string): string {
  return escape(value, /[&<>]/g);
}

/**
 * An element as HTML; no void elements.
 *
 * @param children HTML, already escaped
 */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  let written = '';
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    written += value === true ? ` ${key}` : ` ${key}="${escape(String(value), /[&<>"]/g)}"`;
  }
  return `<${name}${written}>${children.join('')}</${name}>`;
}
