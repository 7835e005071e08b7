/** Everything that is measured of a site, and how it is written. */

/** A unit and how many digits behind the point it is given. */
export interface Unit {
  readonly name: string;
  readonly digits: number;
}

const SECONDS: Unit = { name: 's', digits: 1 };
const MILLISECONDS: Unit = { name: 'ms', digits: 0 };
const MEBIBYTES: Unit = { name: 'MiB', digits: 0 };
const KIBIBYTES: Unit = { name: 'KiB', digits: 1 };
const POINTS: Unit = { name: 'points', digits: 0 };
const FRAMES: Unit = { name: 'frames', digits: 0 };
const COUNT: Unit = { name: '', digits: 0 };

/** Metrics by name, in the order of the report. */
export const METRICS = {
  buildSeconds: { label: 'cold build', unit: SECONDS },
  buildCpu: { label: 'cold build, processor time', unit: SECONDS },
  buildMemory: { label: 'cold build, peak memory', unit: MEBIBYTES },
  html: { label: 'first load, HTML', unit: KIBIBYTES },
  css: { label: 'first load, CSS', unit: KIBIBYTES },
  js: { label: 'first load, JavaScript', unit: KIBIBYTES },
  jsBeforeLoad: { label: 'first load, JavaScript before `load`', unit: KIBIBYTES },
  font: { label: 'first load, fonts', unit: KIBIBYTES },
  requests: { label: 'first load, requests', unit: COUNT },
  prefetched: { label: 'prefetched for other pages', unit: KIBIBYTES },
  shared: { label: 'JavaScript and CSS that every page loads', unit: KIBIBYTES },
  performance: { label: 'Lighthouse, performance', unit: POINTS },
  lcp: { label: 'Lighthouse, LCP', unit: MILLISECONDS },
  tbt: { label: 'Lighthouse, TBT', unit: MILLISECONDS },
  cls: { label: 'Lighthouse, CLS', unit: { name: '', digits: 3 } },
  worstTemplate: { label: 'Lighthouse, performance, worst other template', unit: POINTS },
  navigation: { label: 'next page, 4× slower', unit: MILLISECONDS },
  navigationSlow4g: { label: 'next page, 4× slower, slow 4G', unit: MILLISECONDS },
  script: { label: 'script time of a load, 4× slower', unit: MILLISECONDS },
  task: { label: 'all main-thread time of a load, 4× slower', unit: MILLISECONDS },
  back: { label: 'back, frames until in place', unit: FRAMES },
  forward: { label: 'forward, frames until in place', unit: FRAMES },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly unit: Unit }>>;

/** Name of a metric. */
export type MetricName = keyof typeof METRICS;

/** What was measured; a metric is missing if it was not asked for or cannot be measured here. */
export type Metrics = Readonly<Partial<Record<MetricName, number>>>;

/** `12.3 KiB` */
export function formatMetric(name: MetricName, value: number): string {
  const { unit } = METRICS[name];
  return `${value.toFixed(unit.digits)} ${unit.name}`.trim();
}

/** All metric names in the order of the report. */
export const METRIC_NAMES = Object.keys(METRICS) as MetricName[];
