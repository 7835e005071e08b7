/**
 * What articles do beyond being HTML: a client module of Docusaurus. All listeners are on the
 * document, so that they serve pages which React renders, hydrates or never touches alike.
 */
import { prepareAnnouncements } from './announce';
import { startCopying } from './copy';
import { watchIslands } from './islands';
import { completePlaygroundLinks, startPlaygroundLinks } from './playground';
import { restoreTabs, startTabs } from './tabs';

// Docusaurus runs client modules while it renders pages at build, too.
if (typeof document !== 'undefined') {
  prepareAnnouncements();
  startCopying();
  startTabs();
  startPlaygroundLinks();
  restoreTabs();
}

/** Brings a new page into the state that the reader chose; Docusaurus calls it after each change. */
export function onRouteDidUpdate(): void {
  restoreTabs();
  completePlaygroundLinks();
  watchIslands();
}
