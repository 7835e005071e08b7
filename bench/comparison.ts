/** Measures our site and its peers on one corpus, side by side. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type { Browser } from 'playwright';

import { createCorpus, type Area, type CorpusPage, type CorpusVersion } from './corpus';
import { measureScores, medianRun, runLighthouse, type LighthouseRun } from './lighthouse';
import { launchBrowser } from './measure/browserPage';
import { fileWeights, measureFirstLoad, sharedBytes, summarize } from './measure/firstLoad';
import { measureHistory } from './measure/history';
import { serveSite, type Host } from './measure/hosts';
import { sampleInTurn } from './measure/inTurn';
import { measureNavigation, type NavigationStep } from './measure/navigation';
import { measureScripts } from './measure/scripts';
import type { MetricName, Metrics } from './metrics';
import type { ComparisonOptions, Part } from './options';
import { formatReport, formatTemplates, type TemplateRun } from './report';
import { siteOf } from './sites';
import { buildSite, type BuiltSite } from './sites/built';
import { measuredPages } from './sites/measuredPages';
import { nodeOfBuilds, versionOf } from './sites/node';
import type { SiteName } from './sites/types';
import { median } from './table';
import { judge, type Results } from './targets';
import { templatePages } from './templates';

const RESULTS = path.resolve(__dirname, 'results');

const KIB = 1024;
const MIB = KIB * KIB;

/** A built site that answers. */
interface ServedSite extends BuiltSite {
  readonly host: Host;
  /** From the measured page to its successor. */
  readonly step: NavigationStep;
  /** First-level heading of the measured page. */
  readonly title: string;
}

/** Metrics of the sites, as far as they have been measured. */
type Collected = Map<SiteName, Partial<Record<MetricName, number>>>;

const say = (text: string) => console.error(`bench: ${text}`);

function add(collected: Collected, name: SiteName, metrics: Metrics): void {
  collected.set(name, { ...collected.get(name), ...metrics });
}

/** Takes samples in turn and adds the median of each of their values. */
async function addMedians(
  collected: Collected,
  sites: ReadonlyMap<SiteName, ServedSite>,
  rounds: number,
  take: (site: ServedSite) => Promise<Metrics>,
): Promise<void> {
  const samples = await sampleInTurn([...sites.keys()], rounds, (name) => {
    const site = sites.get(name);
    if (!site) throw new Error(`bench: ${name} is not served.`);
    return take(site);
  });
  for (const [name, all] of samples) {
    const metrics = Object.keys(all[0] ?? {}) as MetricName[];
    for (const metric of metrics) {
      add(collected, name, { [metric]: median(all.map((sample) => sample[metric] ?? Number.NaN)) });
    }
  }
}

/** The page in the middle of an area's newest version that peers share with us. */
function middlePage(corpus: readonly CorpusVersion[], area: Area): CorpusPage | undefined {
  const pages = corpus.find((one) => one.area === area && one.version.path === 'latest')?.pages;
  return pages?.[Math.floor(pages.length / 2)];
}

async function sizesOf(
  browser: Browser,
  site: ServedSite,
  corpus: readonly CorpusVersion[],
): Promise<Metrics> {
  const entries = await fs.readdir(site.outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site.outDir, path.join(entry.parentPath, entry.name)));
  const weightOf = fileWeights(site.outDir, new Set(files));
  const load = (urlPath: string) => measureFirstLoad(browser, site.host.origin + urlPath, weightOf);
  const manual = await load(site.step.from);
  const others = [middlePage(corpus, 'api'), middlePage(corpus, 'react')];
  const loads = [manual];
  for (const page of others) if (page) loads.push(await load(siteOf(site.name).pathOf(page)));
  const { total, beforeLoad, prefetched, requests } = summarize(manual);
  return {
    html: total.html / KIB,
    css: total.css / KIB,
    js: total.js / KIB,
    jsBeforeLoad: beforeLoad.js / KIB,
    font: total.font / KIB,
    requests,
    prefetched: prefetched / KIB,
    shared: sharedBytes(loads) / KIB,
  };
}

const lighthouseMetrics = ({ scores, timings }: LighthouseRun): Metrics => ({
  performance: scores.performance,
  ...timings,
});

async function templateRuns(
  site: ServedSite,
  corpus: readonly CorpusVersion[],
  runs: number,
): Promise<TemplateRun[]> {
  const measured: TemplateRun[] = [];
  for (const page of await templatePages(corpus)) {
    measured.push({ ...page, run: await measureScores(site.host.origin + page.path, runs) });
  }
  return measured;
}

/** What one size gave. */
interface SizeResult {
  readonly metrics: Collected;
  readonly templates: readonly TemplateRun[];
}

async function measureServed(
  sites: ReadonlyMap<SiteName, ServedSite>,
  corpus: readonly CorpusVersion[],
  { parts, runs, rounds }: ComparisonOptions,
  withTemplates: boolean,
): Promise<SizeResult> {
  const metrics: Collected = new Map();
  let templates: TemplateRun[] = [];
  const isAsked = (part: Part) => parts.includes(part);
  const browser = await launchBrowser();
  try {
    if (isAsked('builds')) {
      for (const { name, build } of sites.values()) {
        add(metrics, name, {
          buildSeconds: build.seconds,
          buildCpu: build.usage?.cpuSeconds,
          buildMemory: build.usage && build.usage.memory / MIB,
        });
      }
    }
    if (isAsked('sizes')) {
      say('sizes');
      for (const site of sites.values()) {
        add(metrics, site.name, await sizesOf(browser, site, corpus));
      }
    }
    if (isAsked('navigation')) {
      say('navigation');
      await addMedians(metrics, sites, rounds, async ({ step }) => ({
        navigation: await measureNavigation(browser, step, 'full'),
        navigationSlow4g: await measureNavigation(browser, step, 'slow'),
      }));
    }
    if (isAsked('scripts')) {
      say('scripts');
      await addMedians(metrics, sites, rounds, ({ step }) =>
        measureScripts(browser, step.origin + step.from),
      );
    }
    if (isAsked('history')) {
      say('history');
      await addMedians(metrics, sites, rounds, ({ step, title }) =>
        measureHistory(browser, step, title),
      );
    }
  } finally {
    await browser.close();
  }
  if (isAsked('lighthouse')) {
    say('Lighthouse');
    const all = await sampleInTurn([...sites.keys()], runs, async (name) => {
      const step = sites.get(name)?.step;
      return runLighthouse(`${step?.origin}${step?.from}`);
    });
    for (const [name, some] of all) add(metrics, name, lighthouseMetrics(medianRun(some)));
    const ours = sites.get('ours');
    if (ours && withTemplates) {
      templates = await templateRuns(ours, corpus, runs);
      const scores = templates.map(({ run }) => run.scores.performance);
      add(metrics, 'ours', { worstTemplate: Math.min(...scores) });
    }
  }
  return { metrics, templates };
}

/** Builds and measures all sites at one size. */
async function measureSize(
  pages: number,
  options: ComparisonOptions,
  withTemplates: boolean,
): Promise<SizeResult> {
  const corpus = createCorpus(pages);
  const { page, next } = measuredPages(corpus);
  const sites = new Map<SiteName, ServedSite>();
  // All builds come before the first server, which would share the processors with them.
  const built: BuiltSite[] = [];
  const node = nodeOfBuilds(options.peers);
  say(`building with Node ${versionOf(node)}`);
  for (const name of ['ours', ...options.peers] as const) {
    built.push(await buildSite(name, corpus, node, options.reuse));
  }
  try {
    for (const one of built) {
      const site = siteOf(one.name);
      const host = await serveSite(one.outDir, site.hashedFiles);
      const step = {
        origin: host.origin,
        from: site.pathOf(page),
        to: site.pathOf(next),
        title: next.title,
      };
      sites.set(one.name, { ...one, host, step, title: page.title });
    }
    say(`measuring ${[...sites.keys()].join(', ')} with ${pages} pages`);
    return await measureServed(sites, corpus, options, withTemplates);
  } finally {
    for (const { host } of sites.values()) await host.close();
  }
}

/** Measures all sizes, prints the report and writes it to bench/results. */
export async function compare(options: ComparisonOptions): Promise<void> {
  const results: Record<number, Partial<Record<SiteName, Metrics>>> = {};
  let templates: readonly TemplateRun[] = [];
  const [smallest] = options.sizes;
  for (const pages of options.sizes) {
    const result = await measureSize(pages, options, pages === smallest);
    results[pages] = Object.fromEntries(result.metrics);
    if (result.templates.length > 0) templates = result.templates;
    await report(results, templates);
  }
  console.log(await fs.readFile(path.join(RESULTS, 'comparison.md'), 'utf8'));
}

/** Written after each size: the next one may take half an hour. */
async function report(results: Results, templates: readonly TemplateRun[]): Promise<void> {
  const verdicts = judge(results);
  const text = [formatReport(results, verdicts), formatTemplates(templates)].filter(Boolean);
  await fs.mkdir(RESULTS, { recursive: true });
  await fs.writeFile(path.join(RESULTS, 'comparison.md'), `${text.join('\n\n')}\n`);
  const data = { date: new Date().toISOString(), results, verdicts, templates };
  await fs.writeFile(path.join(RESULTS, 'comparison.json'), `${JSON.stringify(data, null, 2)}\n`);
}
