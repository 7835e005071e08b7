/** Lighthouse scores of pages, as on a phone. */
import { findBrowser } from '../scripts/browser';
import { median } from './table';

/** Categories of Lighthouse, and the least each may score (issue 2, "Speed and size"). */
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

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The counter badge: whether its host answers is no quality of the page. */
const BADGE = '*://simpleanalyticsbadge.com/*';

/**
 * Scores of a page: the median of some runs.
 *
 * @param runs an odd number; performance varies from run to run
 * @throws if Lighthouse cannot load the page
 */
export async function measureScores(url: string, runs: number): Promise<Scores> {
  // Both are ECMAScript modules only.
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import('chrome-launcher');
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) {
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
      const categories = result?.lhr.categories;
      const error = result?.lhr.runtimeError;
      if (!categories || error) {
        throw new Error(
          `bench: Lighthouse could not load ${url}: ${error?.message ?? 'no result'}`,
        );
      }
      const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
      all.push({
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      });
    } finally {
      chrome.kill();
    }
  }
  const middle = (category: Category) => median(all.map((scores) => scores[category]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
  };
}
