/**
 * What pages do beyond being HTML: a client module of Docusaurus. All listeners are on the
 * document, so that they serve articles which React renders, hydrates or never touches alike.
 */
import { prepareAnnouncements } from './announce';
import { restoreFilter, startApiFilter } from './apiFilter';
import { arrive, startSkipping } from './arrival';
import { startCopying } from './copy';
import { startCopyingPages } from './copyPage';
import { startFolds, unfold } from './folds';
import { startFragments } from './fragment';
import { startFonts } from './fonts';
import { watchIslands } from './islands';
import { startRunning } from './live';
import { completePlaygroundLinks, startPlaygroundLinks } from './playground';
import { leavePage, restoreScroll, startScrollMemory } from './scrollMemory';
import { restoreTabs, startTabs } from './tabs';

/** What Docusaurus tells of a change of route. */
interface RouteUpdate {
  readonly location: { readonly pathname: string; readonly hash: string };
  readonly previousLocation: { readonly pathname: string; readonly hash: string } | null;
}

// Docusaurus runs client modules while it renders pages at build, too.
if (typeof document !== 'undefined') {
  startFragments();
  prepareAnnouncements();
  startCopying();
  startCopyingPages();
  startTabs();
  startFolds();
  startApiFilter();
  startPlaygroundLinks();
  startRunning();
  startScrollMemory();
  startSkipping();
  restoreTabs();
  restoreFilter();
  watchIslands();
  startFonts();
}

/** Docusaurus calls this when the address has changed and the page is on its way. */
export function onRouteUpdate(): void {
  leavePage();
}

/** Brings a new page into the state that the reader chose; Docusaurus calls it after each change. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  restoreTabs();
  restoreFilter();
  completePlaygroundLinks();
  // Open folds make the page longer: the reader's place is found behind them.
  unfold(location.hash);
  restoreScroll(previousLocation === null);
  arrive(location, previousLocation);
  watchIslands();
}
