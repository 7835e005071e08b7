/** Pages that a hot update has replaced without telling anybody, or couldn't replace. */

/** A module that has run, as far as it is needed; it is another object once it has run anew. */
export interface RunModule {
  readonly parents: string[];
  readonly children: string[];
  readonly hot: { invalidate(): void };
}

/** Modules that have run, by identifier. */
export type RunModules = Readonly<Record<string, RunModule | undefined>>;

/** What the bundler puts behind a page's identifier to name the module that stands in for it. */
const PROXY_SUFFIX = '!lazy-compilation-proxy';

/** Identifiers of a proxy and its page. */
interface Pair {
  readonly proxy: string;
  readonly page: string;
}

function pairsOf(modules: RunModules): readonly Pair[] {
  return Object.keys(modules).flatMap((proxy) =>
    proxy.endsWith(PROXY_SUFFIX) ? [{ proxy, page: proxy.slice(0, -PROXY_SUFFIX.length) }] : [],
  );
}

/**
 * Gives pages back to their proxies. A proxy that is replaced while it fetches its page is not the page's parent, and the
 * page can't pass an update on.
 */
export function adoptOrphans(modules: RunModules): void {
  for (const { proxy, page } of pairsOf(modules)) {
    const child = modules[page];
    if (!child || child.parents.includes(proxy)) continue;
    child.parents.push(proxy);
    modules[proxy]?.children.push(page);
  }
}

/**
 * Proxies of pages that ran anew in an update of which nothing above came to know.
 *
 * A proxy hands an update of its page on. But it takes the update in silence when it is replaced
 * itself, because its page comes from other scripts now.
 */
export function silentUpdates(before: RunModules, after: RunModules): readonly string[] {
  const ranAnew = (id: string): boolean => before[id] !== undefined && before[id] !== after[id];
  return pairsOf(before)
    .filter(
      ({ proxy, page }) => ranAnew(page) && ranAnew(proxy) && !before[proxy]?.parents.some(ranAnew),
    )
    .map(({ proxy }) => proxy);
}
