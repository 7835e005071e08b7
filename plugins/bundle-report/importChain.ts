import type { BundleReport } from '../../src/lib/bundleReport/report';

/**
 * The shortest way by which a module came into the bundle: the module first, the one that nothing
 * imports last.
 *
 * @param isTarget which modules to ask about; the nearest one to an entry answers
 * @returns undefined if no such module was built
 */
export function importChain(
  importers: BundleReport['importers'],
  isTarget: (module: string) => boolean,
): readonly string[] | undefined {
  const targets = Object.keys(importers).filter(isTarget);
  const seen = new Set(targets);
  let chains = targets.map((target) => [target]);
  while (chains.length > 0) {
    const next: string[][] = [];
    for (const chain of chains) {
      const above = importers[chain.at(-1) ?? ''] ?? [];
      if (above.length === 0) return chain;
      for (const module of above) {
        if (seen.has(module)) continue;
        seen.add(module);
        next.push([...chain, module]);
      }
    }
    chains = next;
  }
  // A circle that nothing outside of it imports.
  return targets.length > 0 ? targets.slice(0, 1) : undefined;
}
