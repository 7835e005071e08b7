/**
 * Buttons that search for the words of the page's own address, on pages that are shown at any address.
 * `data-ask-search` holds the site's base URL.
 */
import { askSearch } from '../lib/search/dialog/asking';
import { delegate } from './delegate';

/** Asks for the words of the address; without them where the code for it does not arrive. */
async function ask(baseUrl: string): Promise<void> {
  const { addressWords } = await import('../lib/search/dialog/addressWords');
  askSearch(addressWords(window.location.pathname, baseUrl));
}

/** Listens to the buttons of this page and of all pages that come after it. */
export function startAskingSearch(): void {
  delegate('click', '[data-ask-search]', (button) => {
    ask(button.dataset.askSearch ?? '/').catch(() => askSearch(''));
  });
}
