/** What the fragment of an address leads to, and fragments that lead nowhere. */

/** Decodes a fragment; undefined for one that cannot be decoded, such as `%`. */
function decoded(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/**
 * The element that a fragment names, as browsers look for it: by the very text, then decoded.
 *
 * @param hash with its `#`, as locations and links have it; '' names nothing
 */
export function targetOfHash(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  if (fragment === '') return null;
  return (
    document.getElementById(fragment) ?? document.getElementById(decoded(fragment) ?? fragment)
  );
}

/**
 * Scrolls to what the address of the first page names. Scripts draw the pages of `npm start`, so that
 * the browser has looked for it before it was there.
 */
export function reachFragment(hash: string): void {
  if (process.env.NODE_ENV === 'development') targetOfHash(hash)?.scrollIntoView();
}

/** Takes a fragment out of the address bar that nobody can decode. */
function dropBroken(): void {
  const { pathname, search, hash } = window.location;
  if (decoded(hash) === undefined) {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

/**
 * Keeps fragments that cannot be decoded from the router: Docusaurus throws an error at them, which
 * takes the page away. Call it before the router starts, so that this listener is the first.
 */
export function startFragments(): void {
  dropBroken();
  window.addEventListener('popstate', dropBroken);
}
