/**
 * What pages do beyond being HTML: part of the entry of built pages (`./entry.ts`), and a client module of
 * Docusaurus for `npm start`. All listeners are on the document, so that they serve the page on screen and
 * those that come after it, whoever puts them there.
 */
import { tellArrival } from '../lib/arrivals';
import { showSolved } from '../lib/practice/solved';
import { prepareAnnouncements } from './announce';
import { arrive, startSkipping } from './arrival';
import { startAskingSearch } from './askSearch';
import { startCarousels } from './carousel';
import { showLines, startCodeLines } from './codeLines';
import { startColorScheme } from './colorScheme';
import { startCopying } from './copy';
import { startCopyingPages } from './copyPage';
import { closeDrawer, startDrawer } from './drawer';
import { startFolds, unfold } from './folds';
import { reachFragment, startFragments } from './fragment';
import { showFonts, startFonts } from './fonts';
import { startHeroEditor } from './heroEditor';
import { showBar, startHidingBar } from './hidingBar';
import { watchIslands } from './islands';
import { showList } from './lists';
import { startClearing } from './lists/box';
import { nameRuns, openExercises, startRunning } from './live';
import { closeMenus, startMenus } from './menus';
import { showCurrentPage } from './pageList';
import { removeFailedPictures, startOptionalPictures } from './optionalPictures';
import { openCode, startNameTypes } from './nameTypes';
import { startPlaygroundLinks } from './playground';
import { watchHeadings } from './readHeading';
import { leavePage, restoreScroll, startScrollMemory } from './scrollMemory';
import { startSearch } from './search';
import { showSwitchNote } from './switchNote';
import { restoreTabs, startTabs } from './tabs';
import { prepareTypes, startTypes } from './types';
import { showRememberedVersion, startVersions } from './versions';

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
  startCodeLines();
  startTabs();
  startFolds();
  // Before the links: one that runs its program is not followed.
  startRunning();
  startPlaygroundLinks();
  startHeroEditor();
  startScrollMemory();
  startSkipping();
  startAskingSearch();
  startSearch();
  startMenus();
  startDrawer();
  startHidingBar();
  startColorScheme();
  startVersions();
  startClearing();
  startCarousels();
  startTypes();
  startNameTypes();
  startOptionalPictures();
  startFonts();
}

/** Docusaurus calls this when the address has changed and the page is on its way. */
export function onRouteUpdate({ location, previousLocation }: RouteUpdate): void {
  leavePage();
  // The list of pages is the next page's, too, and must be in its place.
  closeDrawer();
  if (previousLocation && previousLocation.pathname !== location.pathname) showFonts();
}

/** Brings a new page into the state that the reader chose; Docusaurus calls it after each change. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  // `npm start` tells of a saved page, too, where what the reader has opened stays open.
  if (previousLocation && previousLocation !== location) {
    closeMenus();
    closeDrawer();
    showBar();
  }
  showRememberedVersion();
  showSwitchNote();
  restoreTabs();
  showList();
  nameRuns();
  showSolved();
  openExercises();
  // Open folds make the page longer: the reader's place is found behind them.
  unfold(location.hash);
  const isReturn = restoreScroll(previousLocation === null);
  if (previousLocation === null && !isReturn) reachFragment(location.hash);
  arrive(location, previousLocation);
  showLines(isReturn);
  watchHeadings();
  showCurrentPage();
  prepareTypes();
  openCode();
  removeFailedPictures();
  watchIslands();
  tellArrival();
}
