/** Which of the ranked entries are shown. */
import type { RankedEntry } from './ranking';
import { MOST_OF_A_PAGE, OVERTAKEN } from './weights';

/** What is looked at. */
type Row = Pick<RankedEntry, 'entry' | 'score'>;

/** The best entries, at most a few of each page, so that an answer shows variety. */
function variedByPage<R extends Row>(
  ranked: readonly R[],
  most: number,
  mostOfAPage: number,
): readonly R[] {
  const shown: R[] = [];
  const ofPage = new Map<string, number>();
  for (const row of ranked) {
    if (shown.length >= most) break;
    const { url } = row.entry.page;
    const count = ofPage.get(url) ?? 0;
    if (count >= mostOfAPage) continue;
    ofPage.set(url, count + 1);
    shown.push(row);
  }
  return shown;
}

/**
 * The entries to show. The dialog lists them by groups, the group of the best entry first: an entry
 * that would so stand before much better ones of another group is left out.
 *
 * @param ranked the best first
 * @param most number of entries
 * @param mostOfAPage number of entries of one page
 */
export function varied<R extends Row>(
  ranked: readonly R[],
  most: number,
  mostOfAPage: number = MOST_OF_A_PAGE,
): readonly R[] {
  const rows = variedByPage(ranked, most, mostOfAPage);
  const firsts = new Map<string, Row>();
  for (const row of rows) {
    if (!firsts.has(row.entry.page.group)) firsts.set(row.entry.page.group, row);
  }
  const groups = [...firsts.keys()];
  const bestAfter = (group: string): number =>
    Math.max(
      0,
      ...groups.slice(groups.indexOf(group) + 1).map((other) => firsts.get(other)?.score ?? 0),
    );
  return rows.filter(
    (row) =>
      firsts.get(row.entry.page.group) === row ||
      row.score >= OVERTAKEN * bestAfter(row.entry.page.group),
  );
}
