/** Which pages of the corpus are measured. */
import { LATEST_MANUAL_VERSION } from '../../src/versions';
import type { CorpusPage, CorpusVersion } from '../corpus';

/** A page and its successor in the sidebar, in the same category: both are in view there. */
export interface MeasuredPages {
  readonly page: CorpusPage;
  readonly next: CorpusPage;
}

/**
 * The middle of the latest version's manual, or the nearest page before it whose successor is in
 * the same category.
 *
 * @throws if the corpus has no two such pages
 */
export function measuredPages(corpus: readonly CorpusVersion[]): MeasuredPages {
  const manual = corpus.find(
    ({ area, version }) => area === 'manual' && version.name === LATEST_MANUAL_VERSION.name,
  );
  const pages = manual?.pages ?? [];
  for (let index = Math.floor(pages.length / 2); index >= 0; index -= 1) {
    const [page, next] = [pages[index], pages[index + 1]];
    if (page && next && page.category === next.category) return { page, next };
  }
  throw new Error(
    `bench: expected two pages of one category in the manual of ${LATEST_MANUAL_VERSION.name}, got ${pages.length} pages.`,
  );
}
