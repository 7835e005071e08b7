/**
 * The package index: what stands in its box and its toggles leaves the entries that fit. The query is in the
 * address, too.
 */
import { countOf, fitsQuery } from '../../lib/wordFilter';
import { closestOf } from '../delegate';
import { targetOfHash } from '../fragment';
import { boxOf, isCleared, tellNothing, tellStatus, writeInto } from './box';

/** How long after the last key the address is written, in milliseconds: browsers limit how often. */
const WRITE_DELAY_MS = 350;

let timer: number | undefined;

function togglesOf(list: Element): readonly HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
}

function isListed(entry: HTMLElement, query: string, left: ReadonlySet<string>): boolean {
  const kinds = (entry.dataset.kinds ?? '').split(' ');
  const texts = [...entry.querySelectorAll('[data-searched]')].map(
    ({ textContent }) => textContent,
  );
  return !kinds.some((kind) => left.has(kind)) && fitsQuery(query, texts);
}

/** Leaves the entries that fit. */
function filter(list: HTMLElement): void {
  const query = boxOf(list)?.value ?? '';
  const left = new Set(togglesOf(list).flatMap(({ checked, name }) => (checked ? [] : [name])));
  const entries = [...list.querySelectorAll<HTMLElement>('[data-kinds]')];
  for (const entry of entries) entry.hidden = !isListed(entry, query, left);
  for (const section of list.querySelectorAll<HTMLElement>('[data-list-section]')) {
    section.hidden = section.querySelector('[data-kinds]:not([hidden])') === null;
  }
  const count = entries.filter(({ hidden }) => !hidden).length;
  tellStatus(list, `${count} of ${countOf(entries.length, 'package')}`);
  const words =
    query === ''
      ? 'Nothing matches these choices.'
      : `Nothing matches “${query}” with these choices.`;
  tellNothing(list, count > 0 ? undefined : words);
}

/** Makes the address show what is in the box, under the box's name, without a new entry in the history. */
function writeAddress(pathname: string, { name, value }: HTMLInputElement): void {
  const url = new URL(window.location.href);
  // The address of the next page shows before that page does: it must stay.
  if (url.pathname !== pathname || (url.searchParams.get(name) ?? '') === value) return;
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
}

function showAll(list: HTMLElement): void {
  for (const toggle of togglesOf(list)) toggle.checked = true;
  const box = boxOf(list);
  if (!box) return;
  writeInto(box, '');
  box.focus();
}

/** Listens to a list that has come into the page. */
export function startPackages(list: HTMLElement): void {
  list.addEventListener('input', ({ target }) => {
    filter(list);
    const box = boxOf(list);
    if (target !== box || !box) return;
    const { pathname } = window.location;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => writeAddress(pathname, box), WRITE_DELAY_MS);
  });
  list.addEventListener('keydown', (event) => {
    const box = boxOf(list);
    if (box && event.target === box) isCleared(event, box);
  });
  list.addEventListener('click', (event) => {
    if (closestOf(event, '[data-list-all]')) showAll(list);
  });
}

/** Shows what the address asks for. */
export function showPackages(list: HTMLElement): void {
  const box = boxOf(list);
  const asked = new URLSearchParams(window.location.search).get(box?.name ?? '');
  // What was typed before the scripts came stays.
  if (box && asked !== null) box.value = asked;
  const target = targetOfHash(window.location.hash)?.closest<HTMLElement>('[data-kinds]');
  const outdated = togglesOf(list).find(({ name }) => name === 'outdated');
  const isOutdated = target?.dataset.kinds?.split(' ').includes('outdated') ?? false;
  if (outdated && isOutdated) outdated.checked = true;
  filter(list);
  delete document.documentElement.dataset.queried;
  // The browser looked for it before it was there.
  if (isOutdated) target?.scrollIntoView();
}
