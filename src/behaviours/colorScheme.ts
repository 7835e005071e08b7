/**
 * Switches between the light and the dark scheme. Until a reader does, the page follows the system; then the
 * choice is remembered where Docusaurus' own script looks for it before the page is painted.
 */
import siteStorage from '@generated/site-storage';
import { delegate } from './delegate';

/** Docusaurus' key in local storage. */
const KEY = `theme${siteStorage.namespace}`;

type Scheme = 'light' | 'dark';

function systemScheme(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function stored(): Scheme | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined; // Closed to us: the system decides.
  }
}

function store(scheme: Scheme): void {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // The choice holds for this page.
  }
}

function show(scheme: Scheme, choice: Scheme | 'system'): void {
  const { dataset } = document.documentElement;
  dataset.theme = scheme;
  dataset.themeChoice = choice;
}

function showStored(): void {
  const scheme = stored();
  show(scheme ?? (systemScheme().matches ? 'dark' : 'light'), scheme ?? 'system');
}

/** Listens to the buttons (`data-switch-colors`) of this page and of all pages that come after it. */
export function startColorScheme(): void {
  delegate('click', '[data-switch-colors]', () => {
    const scheme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    store(scheme);
    show(scheme, scheme);
  });
  systemScheme().addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') showStored();
  });
  // Another tab; null tells that all has been cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) showStored();
  });
}
