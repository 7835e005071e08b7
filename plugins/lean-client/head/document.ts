/** Brings the document's head into a state; the marks are those of the HTML that the build writes. */
import type { Attributes, HeadState, Tag } from './tags';

/** Marks what is ours: on tags, and on `<html>` and `<body>` with the names of the attributes. */
const MARK = 'data-rh';

function elementOf({ name, attributes, text }: Tag): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.setAttribute(MARK, 'true');
  if (text !== '') element.textContent = text;
  return element;
}

function updateTags(tags: readonly Tag[]): void {
  // The build marks the title, too; it is no tag among tags and stays.
  const old = new Set(document.head.querySelectorAll(`[${MARK}]:not(title)`));
  const added: Element[] = [];
  for (const tag of tags) {
    const element = elementOf(tag);
    const same = [...old].find((candidate) => candidate.isEqualNode(element));
    if (same) old.delete(same);
    else added.push(element);
  }
  for (const element of old) element.remove();
  document.head.append(...added);
}

function updateAttributes(element: Element, attributes: Attributes): void {
  const ours = element.getAttribute(MARK)?.split(',') ?? [];
  for (const name of ours) {
    if (name !== '' && !Object.hasOwn(attributes, name)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const names = Object.keys(attributes).join(',');
  if (names === '') element.removeAttribute(MARK);
  else if (element.getAttribute(MARK) !== names) element.setAttribute(MARK, names);
}

/** Brings title, tags and attributes into a state; touches nothing that is right already. */
export function updateDocument({ title, html, body, tags }: HeadState): void {
  updateAttributes(document.documentElement, html);
  updateAttributes(document.body, body);
  if (title !== undefined && document.title !== title) document.title = title;
  updateTags(tags);
}
