/** Writes a state of the head as HTML, with the marks by which `./document.ts` knows it again. */
import type { Attributes, HeadState, Tag } from './tags';

/** Elements that hold text; the others have no end. */
const WITH_TEXT: ReadonlySet<string> = new Set(['noscript', 'script', 'style']);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Attributes of `<html>` and `<body>`, as they stand in the tag. */
export function attributesHtml(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');
}

function tagHtml({ name, attributes, text }: Tag): string {
  const start = `<${name} data-rh="true" ${attributesHtml(attributes)}`;
  return WITH_TEXT.has(name) ? `${start}>${text}</${name}>` : `${start}/>`;
}

/** The tags of one name, in their order. */
export function tagsHtml({ tags }: HeadState, name: string): string {
  return tags
    .filter((tag) => tag.name === name)
    .map(tagHtml)
    .join('');
}

/** The title's element, which is empty where no `<Head>` has a title. */
export function titleHtml({ title = '' }: HeadState): string {
  return `<title data-rh="true">${escaped(title)}</title>`;
}
