import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';

/** How long after the last key the address is written, in milliseconds: browsers limit how often. */
const WRITE_DELAY_MS = 350;

type Location = ReturnType<typeof useLocation>;

/**
 * A text that the query string of the address holds, such as `?search=`. Links and the buttons Back
 * and Forward change it; typing replaces the address a moment later, without a new entry in the
 * history. On the server, and while the page starts, it is empty.
 *
 * @returns the text, and the function that changes it
 */
export function useSearchParameter(name: string): [string, (text: string) => void] {
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const [{ place, text }, setState] = useState<{ place?: Location; text: string }>({ text: '' });

  if (isBrowser && place !== location) {
    setState({ place: location, text: new URLSearchParams(location.search).get(name) ?? '' });
  }

  useEffect(() => {
    if (place === undefined) return undefined;
    const write = (): void => {
      const url = new URL(window.location.href);
      // The address of the next page shows before that page does: it must stay.
      if (url.pathname !== place.pathname || (url.searchParams.get(name) ?? '') === text) return;
      if (text === '') url.searchParams.delete(name);
      else url.searchParams.set(name, text);
      window.history.replaceState(window.history.state, '', url);
    };
    const timer = setTimeout(write, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [place, name, text]);

  return [text, (next) => setState({ place, text: next })];
}
