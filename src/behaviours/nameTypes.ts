/**
 * Types of the names in a page's examples. Nothing is loaded before the reader points at code or goes into it; then
 * `namedCode.ts` fetches the page's file and gives the names their types, which `types.ts` shows.
 */
import { whenIdle } from '../lib/whenIdle';
import { delegate } from './delegate';

/** The id of the page's file, which one of its blocks has. */
function idOfPage(): string | undefined {
  const blocks = [...document.querySelectorAll<HTMLElement>('article [data-code-block]')];
  return blocks.map(({ dataset }) => dataset.codeBlock).find((id) => id !== '' && id !== 'true');
}

/** Code whose names have no types yet. */
function codeIn(pre: Element): HTMLElement | null {
  return pre.querySelector<HTMLElement>('[data-code]:not([data-named])');
}

/** Gives the names of the code that the reader has come to their types. */
function reach(pre: Element, { relatedTarget }: PointerEvent | FocusEvent): void {
  const code = codeIn(pre);
  // Between two words of it, the reader does not come again.
  if (code && relatedTarget instanceof Node && code.contains(relatedTarget)) return;
  const id = code ? idOfPage() : undefined;
  if (!code || id === undefined) return;
  import('./namedCode')
    .then(({ nameCode }) => nameCode(code, id))
    // What did not arrive is asked for when the reader comes again.
    .catch((error: unknown) => console.error('The types of names couldn’t be loaded:', error));
}

/** Lets keyboards into the examples of the page on screen, once the browser has nothing else to do. */
export function openCode(): void {
  if (idOfPage() === undefined) return;
  whenIdle(() => {
    for (const link of document.querySelectorAll('article a.code-playground')) {
      const pre = link.closest('[data-code-panel]')?.querySelector('pre');
      if (!pre || pre.hasAttribute('tabindex')) continue;
      pre.tabIndex = 0;
      pre.setAttribute('role', 'group');
      pre.ariaLabel = 'ReScript code';
    }
  });
}

/** Listens to the code of this page and of all pages that come after it. */
export function startNameTypes(): void {
  for (const kind of ['pointerover', 'focusin'] as const) {
    delegate(kind, 'article pre', reach);
  }
}
