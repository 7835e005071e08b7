/**
 * Versions of the docs: links to another version (`data-version`) remember it and keep the reader's place, and
 * the bar of pages without a version shows the one that was remembered.
 */
import { parseJson } from '../lib/decode';
import { type BarVersion, barVersions, VERSIONS_BLOCK } from '../lib/rememberedBar';
import {
  onRememberedVersionChange,
  rememberedVersion,
  rememberVersion,
} from '../lib/rememberedVersion';
import { SEARCH_BUTTON } from '../lib/search/dialog/opening';
import { closestOf } from './delegate';

/** The manual's area where versions are remembered. */
const MANUAL = 'default';

const BAR = '#site-bar';

function versionLinkOf(event: Event): HTMLAnchorElement | null {
  return closestOf<HTMLAnchorElement>(event, 'a[data-version]');
}

/** Lets a link to the same page of another version lead to the reader's place in it. */
function keepPlace(event: Event): void {
  const link = versionLinkOf(event);
  if (link?.dataset.keepsPlace === undefined) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
}

function fill(bar: Element, { name, label, message, pages, names }: BarVersion): void {
  for (const link of bar.querySelectorAll<HTMLAnchorElement>('a[data-manual-page]')) {
    const path = pages[link.dataset.manualPage ?? ''];
    if (path !== undefined) link.href = path;
    const entry = link.closest('li') ?? link;
    entry.hidden = path === undefined;
  }
  for (const link of bar.querySelectorAll<HTMLAnchorElement>('a[data-version]')) {
    if (link.dataset.version === name) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const texts = { '[data-version-label]': label, '[data-version-message]': message };
  for (const [selector, text] of Object.entries(texts)) {
    const element = bar.querySelector(selector);
    if (element) element.textContent = text;
  }
  const button = bar.querySelector<HTMLElement>(`[${SEARCH_BUTTON}][data-names]`);
  if (button) button.dataset.names = names;
}

/** Shows the remembered version in the bar of the page on screen, if the page has none of its own. */
export function showRememberedVersion(): void {
  const block = document.querySelector(`[${VERSIONS_BLOCK}]`);
  const bar = document.querySelector(BAR);
  const remembered = rememberedVersion(MANUAL);
  if (!block || !bar || remembered === undefined) return;
  const versions = parseJson(block.textContent, barVersions);
  if (!versions.ok) throw new Error(`Expected the versions of the bar in [${VERSIONS_BLOCK}].`);
  const version = versions.value.find(({ name }) => name === remembered);
  if (version) fill(bar, version);
}

/** Listens to the links of this page and of all pages that come after it. */
export function startVersions(): void {
  for (const event of ['pointerover', 'focusin', 'pointerdown', 'contextmenu']) {
    document.addEventListener(event, keepPlace, { passive: true });
  }
  document.addEventListener('click', (event) => {
    keepPlace(event);
    const { version, versionArea } = versionLinkOf(event)?.dataset ?? {};
    if (version !== undefined && versionArea !== undefined) rememberVersion(versionArea, version);
  });
  onRememberedVersionChange(MANUAL, showRememberedVersion);
}
