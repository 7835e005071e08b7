/**
 * Answers what readers did to buttons before the scripts came (`../startShell.ts`). A client module
 * of Docusaurus: buttons of articles, which listeners on the document serve, get their answer as
 * soon as all client modules have run; those of the shell when React has taken over.
 */
import { ARTICLE } from '../../../src/lib/pageHtml';
import { whenHydrated } from '../../../src/lib/whenHydrated';
import type { EarlyAction } from '../startShell';

function isOfArticle({ button }: EarlyAction): boolean {
  return button.closest(`[${ARTICLE}]`) !== null;
}

/** A key moves on from the tab that the key before it led to. */
function press(key: string, tab: HTMLElement): void {
  const { activeElement } = document;
  const tabs = tab.closest('[role="tablist"]');
  const target = activeElement && tabs?.contains(activeElement) ? activeElement : tab;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

async function answer(actions: readonly EarlyAction[]): Promise<void> {
  for (const { button, key } of actions) {
    if (button.isConnected) {
      if (key === undefined) button.click();
      else press(key, button);
    }
    // React draws what a click has changed before the next one comes.
    await Promise.resolve();
  }
}

const early = window.earlyInput;
if (early) {
  // Modules that listen may come after this one.
  queueMicrotask(() => void answer(early.actions.filter(isOfArticle)));
  whenHydrated(() => {
    early.stop();
    void answer(early.actions.filter((action) => !isOfArticle(action)));
  });
}
