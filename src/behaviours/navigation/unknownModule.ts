/**
 * The address of a module that a version's API reference does not have. Hosts serve one file for all dead addresses;
 * this puts what it says into the layout of the reference, which comes from the reference's first page.
 */
import { swapRoot } from './swap';

/** Marks the `<main>` of the file for dead addresses. */
const DEAD = 'main[data-dead-address]';

/** Stands for the name of a module that nobody knows. */
const UNKNOWN = '?';

/** What of the reference's first page is about that page alone: its Markdown and source, its headings. */
const OWN =
  '[aria-label="Breadcrumbs"] ~ :not(nav), [data-drawer-column] [aria-current="page"] + ul';

const MODULE = /^(.*\/docs\/manual\/[^/]+\/api)\/(.+?)\/?$/;

/** The first page of the reference that the address on screen lies in, if it is the dead one of a module. */
export function referenceOfDead(): string | undefined {
  return document.querySelector(DEAD) ? MODULE.exec(window.location.pathname)?.[1] : undefined;
}

function paragraph(slug: string): HTMLElement {
  const text = document.createElement('p');
  const code = document.createElement('code');
  code.textContent = slug;
  text.append(
    'This version’s API reference has no module at ',
    code,
    '. The module may have another name in this version, or the link may be misspelled.',
  );
  return text;
}

/** Shows what is known of the address in the layout of a page of the reference. */
export function showUnknownModule(reference: Document): void {
  const [, , slug = ''] = MODULE.exec(window.location.pathname) ?? [];
  const main = reference.querySelector('main');
  const dead = document.querySelector(DEAD);
  if (!main || !dead) return;
  const [heading, , ...rest] = [...dead.children];
  if (heading) heading.textContent = UNKNOWN;
  main.replaceChildren(...(heading ? [heading] : []), paragraph(slug), ...rest);
  const contents = reference.querySelector('[data-toc]');
  const title = contents?.querySelector('p');
  if (title) title.textContent = UNKNOWN;
  contents?.querySelector('ul')?.remove();
  for (const own of reference.querySelectorAll(OWN)) own.remove();
  const entry = reference.querySelector('[data-drawer-column] a[aria-current="page"]');
  entry?.removeAttribute('aria-current');
  const crumb = reference.querySelector('[aria-label="Breadcrumbs"] [aria-current="page"]');
  if (crumb) crumb.textContent = UNKNOWN;
  document.title = reference.title.replace(/^.*(?= \| )/, UNKNOWN);
  document.documentElement.className = reference.documentElement.className;
  swapRoot(reference);
}
