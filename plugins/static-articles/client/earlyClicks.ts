/**
 * Answers the clicks on buttons that came before the scripts (`../startShell.ts`). A client module
 * of Docusaurus: buttons of articles, which listeners on the document serve, get their answer as
 * soon as all client modules have run; those of the shell when React has taken over.
 */
import { ARTICLE } from '../../../src/lib/pageHtml';

function isOfArticle(button: HTMLElement): boolean {
  return button.closest(`[${ARTICLE}]`) !== null;
}

async function answer(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    if (button.isConnected) button.click();
    // React draws what a click has changed before the next one comes.
    await Promise.resolve();
  }
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
  queueMicrotask(() => void answer(early.clicks.filter(isOfArticle)));
  whenHydrated(() => {
    early.stop();
    void answer(early.clicks.filter((button) => !isOfArticle(button)));
  });
}
