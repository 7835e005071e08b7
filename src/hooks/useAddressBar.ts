import { useEffect, useState } from 'react';

/** How long after the last change the address is written, in milliseconds: browsers limit how often. */
const WRITE_DELAY_MS = 350;

/**
 * Makes the address bar show an address, without a new entry in the history. It is written a moment
 * after the last change, and at once when a field loses the focus or the page is left.
 *
 * For components that are rendered in the browser alone.
 *
 * @param address path and query; undefined leaves the bar as it is
 */
export function useAddressBar(address: string | undefined): void {
  const [page] = useState(() => window.location.pathname);
  useEffect(() => {
    if (address === undefined) return undefined;
    const write = (): void => {
      const { pathname, search } = window.location;
      // The address of the next page shows before that page does: it must stay.
      if (pathname === page && pathname + search !== address) {
        window.history.replaceState(window.history.state, '', address);
      }
    };
    const timer = setTimeout(write, WRITE_DELAY_MS);
    window.addEventListener('focusout', write);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focusout', write);
      window.removeEventListener('pagehide', write);
    };
  }, [address, page]);
}
