/**
 * Tabs of code blocks. Blocks with the same `data-tab-group` change together, and the choice is
 * remembered for later pages. The head of a page that the browser loads shows a remembered output
 * already. Keyboard: arrow keys, Home and End, as the ARIA practices ask. What hidden panels hold is
 * found by the browser's search, which then shows the panel.
 */
import {
  CODE_TABS_KEY,
  OUTPUT_ATTRIBUTE,
  OUTPUT_GROUP,
  SIDE_BY_SIDE,
  SIDE_BY_SIDE_ATTRIBUTE,
  VIEW_KEY,
} from '../lib/codeTabs';
import { dictionary, string } from '../lib/decode';
import { storage } from '../lib/storage';
import { delegate } from './delegate';
import { targetOfHash } from './fragment';

const TAB = '[data-tab-group] [role="tab"]';

const NO_CHOICES: Readonly<Record<string, string>> = {};

const choicesDecoder = dictionary(string);

function tabsOf(block: Element): readonly HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('[role="tab"]')];
}

/** A block's panels, in the order of its tabs. */
function panelsOf(block: Element): readonly HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
}

function labelOf(tab: Element): string {
  return tab.textContent;
}

/** Shows a panel, or hides it in a way that the browser's search looks into. */
function show(panel: HTMLElement, isShown: boolean): void {
  if (isShown) {
    panel.removeAttribute('hidden');
    panel.removeAttribute('aria-hidden');
  } else {
    panel.setAttribute('hidden', 'until-found');
    // Browsers hide what such a panel holds, but not the panel.
    panel.setAttribute('aria-hidden', 'true');
  }
}

/** Whether a block shows all its panels where there is room; the style sheet hides what has none. */
function isSideBySide(block: Element): boolean {
  return (
    document.documentElement.hasAttribute(SIDE_BY_SIDE_ATTRIBUTE) && groupOf(block) === OUTPUT_GROUP
  );
}

/** Shows one tab's panel; a block without such a tab stays as it is. */
function activate(block: Element, label: string): void {
  const tabs = tabsOf(block);
  if (!tabs.some((tab) => labelOf(tab) === label)) return;
  const panels = panelsOf(block);
  tabs.forEach((tab, index) => {
    const isActive = labelOf(tab) === label;
    tab.setAttribute('aria-selected', String(isActive));
    tab.tabIndex = isActive ? 0 : -1;
    const panel = panels[index];
    if (!panel) return;
    show(panel, isActive || isSideBySide(block));
    panel.toggleAttribute('data-active', isActive);
  });
}

/** Panels differ in height: what the reader looks at must not move when those above it change. */
function keepInPlace(anchor: Element | null, change: () => void): void {
  const before = anchor?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (anchor?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

function groupOf(block: Element): string {
  return block.getAttribute('data-tab-group') ?? '';
}

function blocks(): readonly Element[] {
  return [...document.querySelectorAll('[data-tab-group]')];
}

function choose(tab: HTMLElement): void {
  const block = tab.closest('[data-tab-group]');
  if (!block) return;
  const group = groupOf(block);
  const label = labelOf(tab);
  keepInPlace(tab, () => {
    for (const other of blocks()) if (groupOf(other) === group) activate(other, label);
  });
  remember(group, label);
}

function remember(key: string, choice: string): void {
  const choices = storage.read(CODE_TABS_KEY, choicesDecoder, NO_CHOICES);
  storage.write(CODE_TABS_KEY, { ...choices, [key]: choice });
}

/** Tells the document, the style sheet and the buttons how source and output stand. */
function setView(isBoth: boolean): void {
  document.documentElement.toggleAttribute(SIDE_BY_SIDE_ATTRIBUTE, isBoth);
  for (const button of document.querySelectorAll('.code-view')) {
    button.setAttribute('aria-pressed', String(isBoth));
  }
}

/** Changes between source and output side by side and one of them, on this page and on later ones. */
function changeView(button: Element): void {
  const isBoth = button.getAttribute('aria-pressed') !== 'true';
  const block = button.closest('[data-tab-group]');
  keepInPlace(block, () => {
    setView(isBoth);
    for (const each of blocks()) activate(each, shownLabel(each));
  });
  remember(VIEW_KEY, isBoth ? SIDE_BY_SIDE : 'one');
}

/** The tab that a key leads to; undefined for keys that are none of ours. */
function tabByKey(key: string, tab: HTMLElement): HTMLElement | undefined {
  const block = tab.closest('[data-tab-group]');
  const tabs = block ? tabsOf(block) : [];
  const index = tabs.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return tabs[(index + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(index - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

/** The label of the tab that the block shows. */
function shownLabel(block: Element): string {
  const tabs = tabsOf(block);
  const tab = tabs.find((each) => each.getAttribute('aria-selected') === 'true') ?? tabs[0];
  return tab ? labelOf(tab) : '';
}

/** The tab of a panel that the browser's search is about to show. */
function tabOfFound(panel: HTMLElement): HTMLElement | undefined {
  const block = panel.closest('[data-tab-group]');
  return block ? tabsOf(block)[panelsOf(block).indexOf(panel)] : undefined;
}

/**
 * What the reader sees and no tab hides: the heading that the address leads to, if it is on screen, or else
 * what is in the middle of it. Code stands for the block around it, whose panel may be about to go.
 */
function readElement(): Element | null {
  const { innerWidth, innerHeight, scrollY } = window;
  if (scrollY === 0) return null;
  const target = targetOfHash(window.location.hash);
  const top = target?.getBoundingClientRect().top ?? -1;
  if (target && top >= 0 && top < innerHeight) return target;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return middle?.closest('[data-tab-group]') ?? middle;
}

/** Shows the remembered tabs of the page on screen, and opens the other panels to searches. */
export function restoreTabs(): void {
  const choices = storage.read(CODE_TABS_KEY, choicesDecoder, NO_CHOICES);
  const open = (): void => blocks().forEach((block) => activate(block, shownLabel(block)));
  // To ask for positions makes the browser lay out the page: not for readers who chose nothing.
  if (Object.keys(choices).length === 0) {
    open();
    return;
  }
  keepInPlace(readElement(), () => {
    document.documentElement.removeAttribute(OUTPUT_ATTRIBUTE);
    setView(choices[VIEW_KEY] === SIDE_BY_SIDE);
    open();
    for (const block of blocks()) {
      const label = choices[groupOf(block)];
      if (label !== undefined) activate(block, label);
    }
  });
}

/** Listens to the tabs of this page and of all pages that come after it. */
export function startTabs(): void {
  delegate('click', TAB, choose);
  delegate('click', '.code-view', changeView);
  delegate('keydown', TAB, (tab, event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabByKey(event.key, tab);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    choose(next);
  });
  delegate('beforematch', '[role="tabpanel"]', (panel) => {
    const tab = tabOfFound(panel);
    const block = tab?.closest('[data-tab-group]');
    // What is found is no choice: other blocks and later pages stay as they are.
    if (tab && block) activate(block, labelOf(tab));
  });
}
