/** The comparison's report in Markdown. */
import type { LighthouseRun } from './lighthouse';
import { formatMetric, METRIC_NAMES, METRICS } from './metrics';
import { SITE_NAMES, type SiteName } from './sites/types';
import { formatRows } from './table';
import type { Results, Target, Verdict } from './targets';
import type { TemplatePage } from './templates';

/** Lighthouse's medians for a template of our site. */
export interface TemplateRun extends TemplatePage {
  readonly run: LighthouseRun;
}

/** One table for a number of pages: a line for each metric, a column for each site. */
function sizeTable(pages: number, results: Results): string {
  const sites = SITE_NAMES.filter((name) => results[pages]?.[name]);
  const cell = (metric: (typeof METRIC_NAMES)[number], site: SiteName) => {
    const value = results[pages]?.[site]?.[metric];
    if (value === undefined) return '';
    const ours = results[pages]?.ours?.[metric];
    const ratio = site !== 'ours' && ours !== undefined && value > 0 ? ours / value : undefined;
    const text = formatMetric(metric, value);
    return ratio === undefined ? text : `${text} (${ratio.toFixed(2)})`;
  };
  const rows = METRIC_NAMES.map((metric) => [
    METRICS[metric].label,
    ...sites.map((site) => cell(metric, site)),
  ]).filter(([, ...cells]) => cells.some((text) => text !== ''));
  return `${pages} pages\n\n${formatRows(['what', ...sites], rows)}`;
}

function describeTarget(target: Target): string {
  const { label } = METRICS[target.metric];
  switch (target.kind) {
    case 'absolute':
      return label;
    case 'ratio':
      return `${label}, ours / ${target.against}`;
    case 'growth':
      return `${label}, growth from ${target.from} pages`;
    case 'multiple':
      return `${label}, times that of ${target.from} pages`;
  }
}

function verdictRow({ target, pages, value, isMet }: Verdict): string[] {
  const isRatio = target.kind === 'ratio' || target.kind === 'multiple';
  return [
    describeTarget(target),
    String(pages),
    isRatio ? value.toFixed(2) : formatMetric(target.metric, value),
    `${target.bound ?? 'at most'} ${target.limit}`,
    isMet ? 'met' : 'missed',
  ];
}

/**
 * Tables of all sizes, and of the targets. In parentheses behind a peer's value: ours divided by it,
 * below 1 where ours is smaller.
 */
export function formatReport(results: Results, verdicts: readonly Verdict[]): string {
  const sizes = Object.keys(results).map(Number);
  const targets = formatRows(
    ['target', 'pages', 'measured', 'limit', ''],
    verdicts.map((verdict) => verdictRow(verdict)),
  );
  return [...sizes.map((pages) => sizeTable(pages, results)), `Targets\n\n${targets}`].join('\n\n');
}

/** Lighthouse's figures for each template of our site; empty without any. */
export function formatTemplates(templates: readonly TemplateRun[]): string {
  if (templates.length === 0) return '';
  const rows = templates.map(({ template, path, run: { scores, timings } }) => [
    template,
    path,
    ...Object.values(scores).map(String),
    formatMetric('lcp', timings.lcp),
    formatMetric('tbt', timings.tbt),
    formatMetric('cls', timings.cls),
  ]);
  const head = [
    'template',
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP',
    'TBT',
    'CLS',
  ];
  return `Templates, Lighthouse\n\n${formatRows(head, rows)}`;
}
