/** Pages that a hot update has replaced without telling anybody. */

/** A module that has run, as far as it is needed; it is another object once it has run anew. */
export interface RunModule {
  readonly parents: readonly string[];
  readonly hot: { invalidate(): void };
}

/** Modules that have run, by identifier. */
export type RunModules = Readonly<Record<string, RunModule | undefined>>;

/** What the bundler puts behind a page's identifier to name the module that stands in for it. */
const PROXY_SUFFIX = '!lazy-compilation-proxy';

/**
 * Proxies of pages that ran anew in an update of which nothing above came to know.
 *
 * A proxy hands an update of its page on. But it takes the update in silence when it is replaced
 * itself, because its page comes from other scripts now; and it is not asked when it was replaced
 * while it fetched its page, which then has no parent.
 */
export function silentUpdates(before: RunModules, after: RunModules): readonly string[] {
  const ranAnew = (id: string): boolean => before[id] !== undefined && before[id] !== after[id];
  return Object.keys(before).filter((proxy) => {
    if (!proxy.endsWith(PROXY_SUFFIX)) return false;
    const page = proxy.slice(0, -PROXY_SUFFIX.length);
    const isOrphan = !before[page]?.parents.includes(proxy);
    return ranAnew(page) && (ranAnew(proxy) || isOrphan) && !before[proxy]?.parents.some(ranAnew);
  });
}
