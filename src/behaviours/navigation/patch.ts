/**
 * Makes elements equal to those of another page and leaves in place what is equal already: the browser neither
 * styles nor lays out once more what stays, and readers keep what they have opened and scrolled there.
 */

/** A page's article and its headings come as a whole: others in their elements would be seen to move. */
const WHOLE = 'main, [data-toc]';

/** What readers open and close themselves. */
const OPEN = 'open';

/** By what an element is known in both pages; a fold by what is written on it, too. */
function nameOf(element: Element): string {
  const title = element.matches('details') ? element.querySelector('summary')?.textContent : '';
  return [element.tagName, element.id, element.getAttribute('class'), title].join('\n');
}

function patchAttributes(old: Element, next: Element): void {
  for (const name of old.getAttributeNames()) {
    if (name !== OPEN && !next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function patchNode(old: ChildNode, next: ChildNode): void {
  if (old.isEqualNode(next)) return;
  const areElements = old instanceof Element && next instanceof Element;
  if (!areElements || next.matches(WHOLE) || nameOf(old) !== nameOf(next)) {
    old.replaceWith(next);
    return;
  }
  patchAttributes(old, next);
  patchChildren(old, next);
}

/**
 * Makes the children of an element equal to those of its counterpart in another page, which loses those that are
 * put into this one. Folds that are open here stay open.
 */
export function patchChildren(old: Element, next: Element): void {
  const present = [...old.childNodes];
  const wanted = [...next.childNodes];
  present.forEach((child, index) => {
    const counterpart = wanted[index];
    if (counterpart) patchNode(child, counterpart);
    else child.remove();
  });
  old.append(...wanted.slice(present.length));
}
