import { useSyncExternalStore } from 'react';

import type { ColorScheme } from '../lib/program/messages';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function current(): ColorScheme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** The color scheme that the page shows, for islands, which the theme's context does not reach. */
export function usePageColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, current, () => 'light');
}
