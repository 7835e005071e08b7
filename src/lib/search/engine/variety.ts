/** Which of the ranked entries are shown. */
import type { RankedEntry } from './ranking';
import { MOST_OF_A_PAGE } from './weights';

/** The best entries, at most a few of each page, so that an answer shows variety. */
export function varied<R extends Pick<RankedEntry, 'entry'>>(
  ranked: readonly R[],
  most: number,
): readonly R[] {
  const shown: R[] = [];
  const ofPage = new Map<string, number>();
  for (const row of ranked) {
    if (shown.length >= most) break;
    const { url } = row.entry.page;
    const count = ofPage.get(url) ?? 0;
    if (count >= MOST_OF_A_PAGE) continue;
    ofPage.set(url, count + 1);
    shown.push(row);
  }
  return shown;
}
