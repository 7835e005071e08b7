/**
 * What is run in the page. The driver carries these functions there as text, so that they use nothing from
 * outside but `TestingLibraryDom`, the browser's own objects, and each other by `scope`.
 */
import type * as TestingLibrary from '@testing-library/dom';

import type { Step, TextMatch } from './selection';

declare const TestingLibraryDom: typeof TestingLibrary;

/** Whether a text is what a journey names. */
function fits(text: string, match: TextMatch): boolean {
  const shown = text.replace(/\s+/g, ' ').trim();
  if (match.kind === 'pattern') return new RegExp(match.source, match.flags).test(shown);
  const wanted = match.text.replace(/\s+/g, ' ').trim();
  return match.kind === 'exact'
    ? shown === wanted
    : shown.toLowerCase().includes(wanted.toLowerCase());
}

/** Whether a reader sees an element: it takes room and is not hidden. */
function isVisible(element: Element): boolean {
  if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  if (width > 0 && height > 0) return true;
  return getComputedStyle(element).display === 'contents' && element.childNodes.length > 0;
}

/** The elements that steps lead to, in the order of the document. */
function resolve(
  steps: readonly Step[],
  from: readonly (Document | Element)[] = [document],
): Element[] {
  const library = TestingLibraryDom;
  const inOrder = (elements: readonly Element[]): Element[] =>
    [...new Set(elements)].sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  /** A root and the open shadow roots within, which journeys see as a part of the page. */
  const rootsIn = (root: Document | Element | ShadowRoot): (Document | Element | ShadowRoot)[] => [
    root,
    ...(root instanceof Element && root.shadowRoot ? rootsIn(root.shadowRoot) : []),
    ...[...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? rootsIn(element.shadowRoot) : [],
    ),
  ];
  const boxesOf = (root: Document | Element): HTMLElement[] =>
    rootsIn(root)
      .flatMap((part) =>
        part instanceof Document
          ? [part.documentElement]
          : part instanceof ShadowRoot
            ? [...part.children]
            : [part],
      )
      .filter((box) => box instanceof HTMLElement);
  const next = (current: readonly (Document | Element)[], step: Step): Element[] => {
    const elements = current.filter((root) => root instanceof Element);
    switch (step.kind) {
      case 'css':
        return current.flatMap((root) =>
          rootsIn(root).flatMap((part) => [...part.querySelectorAll(step.css)]),
        );
      case 'visible':
        return elements.filter(isVisible);
      case 'parent':
        return elements.flatMap(({ parentElement }) => parentElement ?? []);
      case 'hasText':
        return elements.filter((element) => fits(element.textContent, step.text));
      case 'has':
        return elements.filter((element) => resolve(step.steps, [element]).length > 0);
      case 'and': {
        const others = resolve(step.steps);
        return elements.filter((element) => others.includes(element));
      }
      case 'within':
        return current.flatMap((root) => resolve(step.steps, [root]));
      case 'nth': {
        const element = elements.at(step.index);
        return element ? [element] : [];
      }
      case 'text':
        return current.flatMap((root) => {
          const all = rootsIn(root)
            .flatMap((part) => [...part.querySelectorAll('*')])
            .filter(
              (element) =>
                !/^(?:SCRIPT|STYLE|NOSCRIPT|HEAD|TITLE)$/.test(element.tagName) &&
                !element.closest('head') &&
                fits(element.textContent, step.text),
            );
          // The smallest elements that have the text.
          return all.filter(
            (element) => !all.some((other) => other !== element && element.contains(other)),
          );
        });
      case 'label':
        return current.flatMap((root) =>
          boxesOf(root).flatMap((box) =>
            library.queryAllByLabelText(box, (text) => fits(text, step.text)),
          ),
        );
      case 'role':
        return current.flatMap((root) =>
          boxesOf(root).flatMap((box) =>
            library.queryAllByRole(box, step.role, {
              ...step.options,
              ...(step.name && { name: (name: string) => fits(name, step.name as TextMatch) }),
            }),
          ),
        );
      case 'frame':
        throw new Error('The driver goes into frames, not the page.');
    }
  };
  return steps.reduce<readonly (Document | Element)[]>(
    (current, step) => inOrder(next(current, step)),
    from,
  ) as Element[];
}

/** Where to point at an element, once it is in view; or why that is not possible yet. */
async function target(
  element: Element,
  isForced: boolean,
): Promise<{ x: number; y: number } | string> {
  if (!isVisible(element)) return 'it is not visible';
  if (element.matches(':disabled')) return 'it is disabled';
  const centerOf = ({ left, top, width, height }: DOMRect) => ({
    x: left + width / 2,
    y: top + height / 2,
  });
  const center = () => centerOf(element.getClientRects()[0] ?? element.getBoundingClientRect());
  const before = center();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (center().x !== before.x || center().y !== before.y) return 'it moves';
  const hitAt = ({ x, y }: { x: number; y: number }): Element | null =>
    document.elementFromPoint(x, y);
  const isHit = (hit: Element | null): boolean =>
    hit !== null &&
    (element.contains(hit) || hit.shadowRoot !== null || hit.closest('label')?.control === element);
  if (isHit(hitAt(center()))) return center();
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  if (isForced) return center();
  const hit = hitAt(center());
  // What comes into view may still move it: the next look tells.
  return isHit(hit)
    ? 'it was scrolled into view'
    : `${hit?.outerHTML.slice(0, 120) ?? 'nothing'} is over it`;
}

/** Puts a text into a field, as if it was pasted over what was there. */
function fill(element: Element, text: string): void {
  if (!(element instanceof HTMLElement)) throw new Error('Expected a field.');
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    element.select();
  else getSelection()?.selectAllChildren(element);
  if (text === '') document.execCommand('delete');
  else document.execCommand('insertText', false, text);
}

/** Everything of this file, to be carried into a page. */
export const IN_PAGE = { fits, isVisible, resolve, target, fill };
