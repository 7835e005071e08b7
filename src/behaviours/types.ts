/**
 * Types of names in code: of the landing page (`src/components/CodeLines`) and of examples (`namedCode.ts`). A name that
 * is pointed at, touched or focused shows its type in a card, with the first sentence of its comment and a link into
 * the API reference where there are any. Arrow keys go from name to name in a container with `data-types`; into wide
 * code, only those for up and down lead, because the others scroll it. Enter follows the link. Names of the landing page
 * are one stop of the Tab key, examples themselves are.
 */
import { announce } from './announce';
import { closestOf } from './delegate';

/** How far the card stands from its name and from the edges of the screen, in CSS pixels. */
const GAP = 6;

/** How long the card of a name with a link stays for the pointer that is on its way to it, in milliseconds. */
const STAY_MS = 300;

/** The looks of the card: no page needs them before a script makes it. */
const LOOKS = `
  [data-type-card]:not([hidden]) {
    position: fixed;
    z-index: var(--layer-bar);
    box-sizing: border-box;
    max-width: min(calc(100vw - 2 * ${GAP}px), 40rem);
    margin: 0;
    padding: var(--space-1) var(--space-3);
    border: var(--border-width) solid var(--color-focus);
    border-radius: var(--radius);
    background: var(--color-page);
    color: var(--color-text-strong);
    font-family: var(--font-code);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
  [data-type-card] > p { margin: 0; }
  [data-type-card] > p + p { color: var(--color-text); font-family: var(--font-text); }
  pre[data-types] [data-type] { border-radius: var(--radius-small); }
  pre[data-types] [data-type]:is(:hover, :focus) {
    background: color-mix(in srgb, var(--color-focus) 22%, transparent);
  }
`;

function namesOf(container: Element): readonly HTMLElement[] {
  // Those of hidden programs are out of reach.
  return [...container.querySelectorAll<HTMLElement>('[data-type]')].filter((name) =>
    // Both names of the option: Firefox knew it by the second one first.
    name.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }),
  );
}

function nameOf(event: Event): HTMLElement | null {
  return closestOf(event, '[data-types] [data-type]');
}

let hiding: number | undefined;

/** The card of all pages, from the first name on. */
let card: HTMLElement | undefined;

/** The name whose type the card shows. */
let shown: HTMLElement | undefined;

/** The card, made when it is first wanted. */
function cardOf(): HTMLElement {
  if (card?.isConnected) return card;
  if (looks === undefined) {
    looks = new CSSStyleSheet();
    looks.replaceSync(LOOKS);
    document.adoptedStyleSheets.push(looks);
  }
  card = document.createElement('div');
  card.dataset.typeCard = '';
  document.body.append(card);
  return card;
}

let looks: CSSStyleSheet | undefined;

function hide(): void {
  window.clearTimeout(hiding);
  shown = undefined;
  if (card) card.hidden = true;
}

/** What a name is told to be, in one line. */
function sentenceOf({ textContent, dataset }: HTMLElement): string {
  return `${textContent}: ${dataset.type}`;
}

/** What screen readers say of a name that the keyboard has come to. */
function announcementOf(name: HTMLElement): string {
  const { comment, href } = name.dataset;
  return [
    sentenceOf(name),
    ...(comment === undefined ? [] : [comment.replace(/\.$/, '')]),
    ...(href === undefined ? [] : ['Enter opens the API reference']),
    '',
  ]
    .join('. ')
    .trim();
}

function paragraph(...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement('p');
  made.append(...content);
  return made;
}

/** The address of a name in the API reference, as a link that is called by what it leads to. */
function linkOf({ textContent, dataset }: HTMLElement): HTMLAnchorElement | undefined {
  if (dataset.href === undefined) return undefined;
  const link = document.createElement('a');
  link.href = dataset.href;
  link.textContent = `${textContent} in the API reference`;
  return link;
}

/** Puts the card beneath its name, or above it where there is no room. */
function place(placed: HTMLElement, name: HTMLElement): void {
  const { left, top, bottom } = name.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = placed;
  const most = document.documentElement.clientWidth - offsetWidth - GAP;
  const hasRoom = bottom + GAP + offsetHeight <= window.innerHeight;
  placed.style.left = `${Math.max(GAP, Math.min(left, most))}px`;
  placed.style.top = `${hasRoom ? bottom + GAP : top - GAP - offsetHeight}px`;
}

/** A key may lead to a name that is scrolled to: the card goes along. The pointer stays where the name was. */
function follow(): void {
  if (!shown) return;
  if (card && shown === document.activeElement) place(card, shown);
  else hide();
}

function show(name: HTMLElement): void {
  window.clearTimeout(hiding);
  shown = name;
  const own = cardOf();
  const { comment } = name.dataset;
  const link = linkOf(name);
  own.replaceChildren(
    paragraph(sentenceOf(name)),
    ...(comment === undefined ? [] : [paragraph(comment)]),
    ...(link ? [paragraph(link)] : []),
  );
  own.hidden = false;
  place(own, name);
}

/** Leaves the card for a moment where it holds a link, which the pointer may want to reach. */
function hideSoon(): void {
  window.clearTimeout(hiding);
  if (card?.querySelector('a')) hiding = window.setTimeout(hide, STAY_MS);
  else hide();
}

/**
 * The name that a key leads to; undefined for keys that are none of ours.
 *
 * @param index of the name that has the focus; undefined where it is on the code around the names
 */
function nameByKey(key: string, names: readonly HTMLElement[], index: number | undefined) {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return names[((index ?? -1) + 1) % names.length];
    case 'ArrowLeft':
    case 'ArrowUp':
      return names.at((index ?? 0) - 1);
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    default:
      return undefined;
  }
}

/** Whether a key scrolls the code around the names: wide code has to move with the keyboard, too. */
function scrolls(key: string, { scrollWidth, clientWidth }: HTMLElement): boolean {
  return (key === 'ArrowLeft' || key === 'ArrowRight') && scrollWidth > clientWidth;
}

function answerKey(event: KeyboardEvent): void {
  const container = closestOf(event, '[data-types]');
  if (!container || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const name = nameOf(event);
  if (event.key === 'Escape') hide();
  if (event.key === 'Enter' && name && name === shown) card?.querySelector('a')?.click();
  if (!name && scrolls(event.key, container)) return;
  const names = namesOf(container);
  const next = nameByKey(event.key, names, name ? names.indexOf(name) : undefined);
  if (!next) return;
  event.preventDefault();
  // Names of examples are no stops of the Tab key: the code around them is one.
  if (name && name.tabIndex === 0) {
    name.tabIndex = -1;
    next.tabIndex = 0;
  }
  next.focus();
}

/** Gives the names of the page on screen to keyboards and screen readers; nothing of it is in the HTML. */
export function prepareTypes(): void {
  // The card of the page before.
  hide();
  for (const program of document.querySelectorAll('[data-types] [data-program]')) {
    program.querySelectorAll<HTMLElement>('[data-type]').forEach((name, index) => {
      name.tabIndex = index === 0 ? 0 : -1;
      name.setAttribute('role', 'button');
      name.ariaLabel = `${name.textContent}: ${name.dataset.type}`;
    });
  }
}

function isInCard(event: Event): boolean {
  return closestOf(event, '[data-type-card]') !== null;
}

/** Listens to the names of this page and of all pages that come after it. */
export function startTypes(): void {
  for (const kind of ['pointerover', 'focusin', 'click'] as const) {
    document.addEventListener(kind, (event) => {
      const name = nameOf(event);
      if (isInCard(event)) window.clearTimeout(hiding);
      if (!name) return;
      show(name);
      // Names of the landing page are called by their types.
      if (kind === 'focusin' && name.ariaLabel === null) {
        announce(announcementOf(name));
      }
    });
  }
  for (const kind of ['pointerout', 'focusout'] as const) {
    document.addEventListener(kind, (event) => {
      if (nameOf(event) || isInCard(event)) hideSoon();
    });
  }
  document.addEventListener('keydown', answerKey);
  document.addEventListener('scroll', follow, { capture: true, passive: true });
}
