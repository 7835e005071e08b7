/** How much a page of the manual may load first. */
import { LATEST_MANUAL_VERSION } from '../../src/versions';
import type { Kind } from './firstLoad';
import type { Weights } from './measure';

/** The page that is weighed: of middle length, with examples, and present in every version. */
export const BUDGET_PAGE = `/docs/manual/${LATEST_MANUAL_VERSION.path}/let-binding`;

/** Bytes in a kibibyte. */
const KIB = 1024;

/**
 * Budgets in bytes after Brotli; fonts: two files, subset.
 * HTML: 10 KiB sufficed when the manual had a fifth of its pages, and the sidebar holds them all; the switch of
 * sections, links to the index of errors, and what an example runs that the page doesn't show came later, as did
 * exercises: three of them, with their texts, hints and solutions, are 1 KiB. To minify each page would save 0.1 KiB
 * and take a fifth of a build. CSS: source and output side by side, the colors of compiler answers, what fingers hit on
 * phones, and fonts that stay as they are when the next page comes.
 */
export const BUDGETS: Weights = {
  html: 13.1 * KIB,
  css: 9.4 * KIB,
  js: 17.5 * KIB,
  font: 100 * KIB,
};

/** One line of the report. */
export interface BudgetRow {
  readonly kind: Kind;
  readonly bytes: number;
  readonly budget: number;
  /** Share of the budget that is used; over 1 the budget is broken. */
  readonly ratio: number;
}

/** Compares a page with the budgets. */
export function budgetRows(weights: Weights): BudgetRow[] {
  const kinds = ['html', 'css', 'js', 'font'] as const;
  return kinds.map((kind) => ({
    kind,
    bytes: weights[kind],
    budget: BUDGETS[kind],
    ratio: weights[kind] / BUDGETS[kind],
  }));
}

/** `12.3 KiB`. */
export function formatKib(bytes: number): string {
  return `${(bytes / KIB).toFixed(1)} KiB`;
}
