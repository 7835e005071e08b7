/**
 * The filter of a module's items (`plugins/api-reference/render` writes it). What is typed into it
 * leaves the items whose names fit, in ReScript or in JavaScript, or the functions whose type fits; the best
 * one is marked. Keys: arrows walk through the items, Enter goes to the one that is marked or reached, Escape
 * clears the filter, and letters typed on an item go on in the box. Phones fold groups of items.
 */
import { nameFit } from '../../lib/nameFilter';
import { isTypeQuery } from '../../lib/search/typeQuery';
import { focusOn } from '../arrival';
import { closestOf } from '../delegate';
import { targetOfHash } from '../fragment';

/** What has a link to an item, and is hidden with it: entries of lists, rows of tables. */
const ENTRIES = 'li, tbody tr';

/** What has entries, and is hidden with the last of them. */
const GROUPS = 'section';

/** A piece of a type without an arrow: `option<`, `option(`, `(int, string)`. */
const TYPE_PART = /\w<|\w\(|\(['\w]/;

/** Whether a page has declarations: on others pieces of types are pieces of calls, `Js.Array2.map(array`. */
function hasTypes(): boolean {
  return document.querySelector('.api-signature') !== null;
}

/** Links to the items that fit, with how well they do: the smaller, the better. */
type Fits = ReadonlyMap<HTMLAnchorElement, number>;

/** The item that a key has led to: on others keys do what they do everywhere. */
let reached: Element | null = null;

function boxOf(contents: Element): HTMLInputElement | null {
  return contents.querySelector('input');
}

function linksOf(contents: Element): HTMLAnchorElement[] {
  return [...contents.querySelectorAll<HTMLAnchorElement>(`:is(${ENTRIES}) a`)];
}

function shownLinks(contents: Element): HTMLAnchorElement[] {
  return linksOf(contents).filter(({ hidden }) => !hidden);
}

/** Names in JavaScript by which readers may look: `Object.keys`, `Array.prototype.at`, `Array.at`, `at`. */
function javaScriptNames(name: string): readonly string[] {
  return [name, name.replace('.prototype', ''), name.split('.').at(-1) ?? name];
}

/** What makes a deprecated item come behind others that fit as well. */
const DEPRECATED = 0.5;

/** What makes an item that fits by its name in JavaScript come behind those that fit by their own. */
const FOREIGN = 0.25;

/** How well an item fits by its name, with the place that it is in, or by the one that it has in JavaScript. */
function fitOf(query: string, link: HTMLAnchorElement): number | undefined {
  const place = link.querySelector('small')?.textContent ?? '';
  const name = link.textContent.slice(0, link.textContent.length - place.length).trim();
  const { also, deprecated } = link.dataset;
  const fits = [
    nameFit(query, name, place) ?? [],
    ...(also === undefined ? [] : javaScriptNames(also)).flatMap((one) => {
      const fit = nameFit(query, one);
      return fit === undefined ? [] : [fit + FOREIGN];
    }),
  ].flat();
  if (fits.length === 0) return undefined;
  return Math.min(...fits) + (deprecated === undefined ? 0 : DEPRECATED);
}

function fitsByName(query: string, links: readonly HTMLAnchorElement[]): Fits {
  return new Map(
    links.flatMap((link) => {
      const fit = fitOf(query, link);
      return fit === undefined ? [] : [[link, fit] as const];
    }),
  );
}

/** Leaves the items that fit, marks the best, and says what is left. */
function show(
  contents: Element,
  links: readonly HTMLAnchorElement[],
  fits: Fits,
  isMarked: boolean,
  sentence: string,
): void {
  const least = Math.min(...fits.values());
  let best: HTMLAnchorElement | undefined;
  for (const link of links) {
    const fit = fits.get(link);
    link.hidden = fit === undefined;
    link.removeAttribute('data-best');
    if (fit === least) best ??= link;
  }
  for (const entry of contents.querySelectorAll<HTMLElement>(`${ENTRIES}, ${GROUPS}`)) {
    entry.hidden = linksOf(entry).every(({ hidden }) => hidden);
  }
  // Letters of an alphabet lead to what may be hidden.
  const letters = contents.querySelector('nav');
  if (letters) letters.hidden = isMarked;
  if (isMarked) best?.setAttribute('data-best', '');
  const status = contents.querySelector('[role="status"]');
  if (status) status.textContent = sentence;
}

async function filterByType(
  contents: Element,
  box: HTMLInputElement,
  query: string,
): Promise<void> {
  const { fitsByType } = await import('./typeFilter');
  // The reader may have typed on.
  if (box.value.trim() !== query) return;
  const links = linksOf(contents);
  const { fits, sentence } = fitsByType(query, links);
  show(contents, links, fits, true, sentence);
}

/** Leaves the items that fit what stands in the box. */
function filter(contents: Element, box: HTMLInputElement): void {
  const query = box.value.trim();
  if (isTypeQuery(query) || (TYPE_PART.test(query) && hasTypes())) {
    filterByType(contents, box, query).catch((error: unknown) => {
      console.error('The filter by type couldn’t be loaded:', error);
      const links = linksOf(contents);
      const all = new Map(links.map((link) => [link, 0]));
      show(contents, links, all, false, 'Types can’t be looked for right now. Try again.');
    });
    return;
  }
  const links = linksOf(contents);
  const direct = fitsByName(query, links);
  // `Option.getOr` is a name and the place that it is in.
  const fits = direct.size > 0 ? direct : fitsByName(query.replaceAll('.', ' '), links);
  const counted =
    fits.size === 0 ? `No item matches “${query}”.` : `${fits.size} of ${links.length} items`;
  show(contents, links, fits, query !== '', query === '' ? '' : counted);
}

function clear(contents: Element, box: HTMLInputElement): void {
  box.value = '';
  filter(contents, box);
}

/** The button that folds the group of an element, where groups are folded. */
function foldOf(element: Element): Element | null | undefined {
  return element.closest(GROUPS)?.querySelector('button');
}

function setOpen(fold: Element | null | undefined, isOpen: boolean): void {
  fold?.setAttribute('aria-expanded', String(isOpen));
}

function walkTo(element: HTMLElement | null | undefined): void {
  if (!element) return;
  setOpen(foldOf(element), true);
  reached = element;
  element.focus();
}

/** Answers a key in the box; tells whether it was one of ours. */
function pressInBox(key: string, contents: Element, box: HTMLInputElement): boolean {
  switch (key) {
    case 'ArrowDown':
      walkTo(shownLinks(contents)[0]);
      return true;
    case 'Enter': {
      const best = contents.querySelector<HTMLAnchorElement>('a[data-best]');
      const item = best && targetOfHash(best.hash);
      best?.click();
      // Safari leaves the focus in the box, and letters with it.
      if (item) focusOn(item);
      return true;
    }
    case 'Escape':
      if (box.value === '') return false;
      clear(contents, box);
      return true;
    default:
      return false;
  }
}

/** Answers a key on an item that was walked to; tells whether the browser has nothing to do. */
function pressOnItem(
  key: string,
  item: Element,
  contents: Element,
  box: HTMLInputElement | null,
): boolean {
  const links = shownLinks(contents);
  const index = links.findIndex((link) => link === item);
  switch (key) {
    case 'ArrowDown':
      walkTo(links[index + 1]);
      return true;
    case 'ArrowUp':
      walkTo(links[index - 1] ?? box);
      return true;
    case 'Escape':
      if (box) clear(contents, box);
      walkTo(box);
      return true;
    default:
      // The box has the focus by the time the browser writes the letter.
      if (key.length === 1 || key === 'Backspace') walkTo(box);
      return false;
  }
}

function press(event: KeyboardEvent, contents: HTMLElement): void {
  const { target, key } = event;
  if (!(target instanceof Element) || event.isComposing) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const box = boxOf(contents);
  const isOurs =
    target === box
      ? pressInBox(key, contents, box)
      : target === reached && pressOnItem(key, target, contents, box);
  if (isOurs) event.preventDefault();
}

/** Listens to the filter of a list of items, and to the buttons that fold its groups. */
export function startItems(contents: HTMLElement): void {
  contents.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) filter(contents, target);
  });
  contents.addEventListener('keydown', (event) => press(event, contents));
  contents.addEventListener('click', (event) => {
    const fold = closestOf(event, 'button[aria-expanded]');
    setOpen(fold, fold?.getAttribute('aria-expanded') !== 'true');
  });
}

/** Filters by what stands in the box: typed early, or kept by the browser. */
export function showItems(contents: HTMLElement): void {
  const box = boxOf(contents);
  if (box && box.value !== '') filter(contents, box);
}
