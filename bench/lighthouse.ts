/** Lighthouse scores of pages, as on a phone. */
import { findBrowser } from '../scripts/browser';
import { installPackages } from './install';
import { median } from './table';

/** Categories of Lighthouse, and the least each may score. */
export const SCORE_BUDGETS = {
  performance: 90,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

/** Name of a category. */
export type Category = keyof typeof SCORE_BUDGETS;

/** Scores from 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

/** What the performance score is made of, as far as the issues speak of it. */
export interface Timings {
  /** Largest Contentful Paint in milliseconds. */
  readonly lcp: number;
  /** Total Blocking Time in milliseconds. */
  readonly tbt: number;
  /** Cumulative Layout Shift, a share of the window. */
  readonly cls: number;
}

/** One run's outcome. */
export interface LighthouseRun {
  readonly scores: Scores;
  readonly timings: Timings;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The counter badge: whether its host answers is no quality of the page. */
const BADGE = '*://simpleanalyticsbadge.com/*';

/** How often a run may fail: on a busy machine Chromium now and then loses its trace. */
const ATTEMPTS = 3;

/**
 * One Lighthouse run, as on a phone.
 *
 * @throws if Lighthouse cannot load the page, three times in a row
 */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  installPackages(__dirname, 'Lighthouse');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptRun(url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`${error instanceof Error ? error.message : String(error)}; trying again.`);
    }
  }
}

async function attemptRun(url: string): Promise<LighthouseRun> {
  // Both are ECMAScript modules only.
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import('chrome-launcher');
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      blockedUrlPatterns: [BADGE],
    });
    const lhr = result?.lhr;
    if (!lhr || lhr.runtimeError) {
      throw new Error(
        `bench: Lighthouse could not load ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`,
      );
    }
    const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const audit = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      timings: {
        lcp: audit('largest-contentful-paint'),
        tbt: audit('total-blocking-time'),
        cls: audit('cumulative-layout-shift'),
      },
    };
  } finally {
    chrome.kill();
  }
}

/** The median of each value of some runs, an odd number of them. */
export function medianRun(runs: readonly LighthouseRun[]): LighthouseRun {
  const middle = (read: (run: LighthouseRun) => number) => median(runs.map(read));
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    timings: {
      lcp: middle(({ timings }) => timings.lcp),
      tbt: middle(({ timings }) => timings.tbt),
      cls: middle(({ timings }) => timings.cls),
    },
  };
}

/**
 * Medians of a page over some runs.
 *
 * @param runs an odd number; performance varies from run to run
 * @throws if Lighthouse cannot load the page
 */
export async function measureScores(url: string, runs: number): Promise<LighthouseRun> {
  const all: LighthouseRun[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await runLighthouse(url));
  return medianRun(all);
}
