/** What our site has to reach, and whether it does. */
import type { Metrics, MetricName } from './metrics';
import type { SiteName } from './sites/types';

/** What was measured, by number of pages and site. */
export type Results = Readonly<Record<number, Readonly<Partial<Record<SiteName, Metrics>>>>>;

interface Common {
  readonly metric: MetricName;
  readonly limit: number;
  /** `at most` if left out. */
  readonly bound?: 'at least';
}

/** A target. */
export type Target =
  /** A value of our site, at every size. */
  | (Common & { readonly kind: 'absolute' })
  /** Our value divided by that of a peer, at every size or at one. */
  | (Common & { readonly kind: 'ratio'; readonly against: SiteName; readonly pages?: number })
  /** Our value at one size, less that at a smaller one. */
  | (Common & { readonly kind: 'growth'; readonly from: number; readonly to: number })
  /** Our value at one size divided by that at a smaller one. */
  | (Common & { readonly kind: 'multiple'; readonly from: number; readonly to: number });

/** The numbers; sizes are KiB, times ms. */
export const TARGETS: readonly Target[] = [
  { kind: 'absolute', metric: 'html', limit: 8 },
  { kind: 'absolute', metric: 'css', limit: 9 },
  { kind: 'absolute', metric: 'js', limit: 30 },
  { kind: 'absolute', metric: 'jsBeforeLoad', limit: 0 },
  { kind: 'growth', metric: 'shared', from: 200, to: 3000, limit: 0.5 },
  { kind: 'absolute', metric: 'performance', limit: 100, bound: 'at least' },
  { kind: 'absolute', metric: 'worstTemplate', limit: 100, bound: 'at least' },
  { kind: 'ratio', metric: 'lcp', against: 'starlight', limit: 1.05 },
  { kind: 'absolute', metric: 'tbt', limit: 30 },
  { kind: 'absolute', metric: 'cls', limit: 0 },
  { kind: 'ratio', metric: 'navigation', against: 'vitepress', limit: 0.6 },
  { kind: 'ratio', metric: 'navigation', against: 'starlight', limit: 0.7 },
  { kind: 'ratio', metric: 'navigationSlow4g', against: 'vitepress', limit: 0.6 },
  { kind: 'ratio', metric: 'navigationSlow4g', against: 'starlight', limit: 0.5 },
  { kind: 'ratio', metric: 'script', against: 'starlight', limit: 1 },
  { kind: 'ratio', metric: 'script', against: 'docusaurus', limit: 0.4 },
  { kind: 'absolute', metric: 'back', limit: 1 },
  { kind: 'absolute', metric: 'forward', limit: 1 },
  { kind: 'ratio', metric: 'buildSeconds', against: 'starlight', pages: 1000, limit: 1 },
  { kind: 'ratio', metric: 'buildMemory', against: 'starlight', pages: 1000, limit: 0.75 },
  { kind: 'multiple', metric: 'buildSeconds', from: 1000, to: 3000, limit: 3.3 },
];

/** A target that could be judged. */
export interface Verdict {
  readonly target: Target;
  /** The size at which it was judged; the larger one for growth. */
  readonly pages: number;
  /** Compared with the target's limit. */
  readonly value: number;
  readonly isMet: boolean;
}

function valuesOf(
  target: Target,
  results: Results,
): { pages: number; value: number | undefined }[] {
  const valueOf = (pages: number, site: SiteName) => results[pages]?.[site]?.[target.metric];
  const quotient = (value: number | undefined, by: number | undefined) =>
    value === undefined || by === undefined || by === 0 ? undefined : value / by;
  const sizes = Object.keys(results).map(Number);
  switch (target.kind) {
    case 'absolute':
      return sizes.map((pages) => ({ pages, value: valueOf(pages, 'ours') }));
    case 'ratio':
      return sizes
        .filter((pages) => target.pages === undefined || target.pages === pages)
        .map((pages) => ({
          pages,
          value: quotient(valueOf(pages, 'ours'), valueOf(pages, target.against)),
        }));
    case 'growth': {
      const [from, to] = [valueOf(target.from, 'ours'), valueOf(target.to, 'ours')];
      const value = from === undefined || to === undefined ? undefined : to - from;
      return [{ pages: target.to, value }];
    }
    case 'multiple':
      return [
        {
          pages: target.to,
          value: quotient(valueOf(target.to, 'ours'), valueOf(target.from, 'ours')),
        },
      ];
  }
}

/** Judges every target that the results suffice for. */
export function judge(results: Results, targets: readonly Target[] = TARGETS): Verdict[] {
  return targets.flatMap((target) =>
    valuesOf(target, results).flatMap(({ pages, value }) =>
      value === undefined
        ? []
        : [
            {
              target,
              pages,
              value,
              isMet: target.bound === 'at least' ? value >= target.limit : value <= target.limit,
            },
          ],
    ),
  );
}
