/**
 * Answers the clicks on buttons that came before the scripts (`../startShell.ts`). A client module
 * of Docusaurus: buttons of articles, which listeners on the document serve, get their answer as
 * soon as all client modules have run; those of the shell when React has taken over.
 */
import { ARTICLE } from '../../../src/lib/pageHtml';

function isOfArticle(button: HTMLElement): boolean {
  return button.closest(`[${ARTICLE}]`) !== null;
}

function answer(buttons: readonly HTMLElement[]): void {
  buttons.filter(({ isConnected }) => isConnected).forEach((button) => button.click());
}

/** Waits until React has taken over the page. */
function whenHydrated(act: () => void): void {
  const html = document.documentElement;
  new MutationObserver((_, observer) => {
    if (html.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    act();
  }).observe(html, { attributes: true, attributeFilter: ['data-has-hydrated'] });
}

const early = window.earlyClicks;
if (early) {
  // Modules that listen may come after this one.
  queueMicrotask(() => answer(early.clicks.filter(isOfArticle)));
  whenHydrated(() => {
    early.stop();
    answer(early.clicks.filter((button) => !isOfArticle(button)));
  });
}
