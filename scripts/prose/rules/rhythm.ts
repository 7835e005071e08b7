import { type Aim, figuresOf, MEAN_LENGTH, SHORT_SENTENCE, SHORT_SHARE } from '../measure/figures';
import { passagesOf, type Sentence, sentencesOf } from '../measure/prose';
import { type Finding } from './rule';

/** The longest row of sentences that a test accepts: where to begin to mend. */
function longestRow(
  sentences: readonly Sentence[],
  accepts: (sentence: Sentence) => boolean,
): readonly Sentence[] {
  let longest: readonly Sentence[] = [];
  let row: readonly Sentence[] = [];
  for (const sentence of sentences) {
    row = accepts(sentence) ? [...row, sentence] : [];
    if (row.length > longest.length) longest = row;
  }
  return longest;
}

/** Finds pages whose sentences are much too often short, or much too long, on the whole. */
export function rhythm(page: string): Finding[] {
  const figures = figuresOf(page);
  if (!SHORT_SHARE.isTelling(figures)) return [];
  const isOutside = ({ measure, page: { least, most } }: Aim): boolean =>
    measure(figures) < least || measure(figures) > most;
  if (!isOutside(SHORT_SHARE) && !isOutside(MEAN_LENGTH)) return [];
  const mean = MEAN_LENGTH.measure(figures);
  const isLong = mean > MEAN_LENGTH.page.most;
  const isPartOf = ({ words }: Sentence): boolean =>
    isLong ? words > MEAN_LENGTH.page.most : words <= SHORT_SENTENCE;
  const row = longestRow(passagesOf(page).flatMap(sentencesOf), isPartOf);
  const start = row[0]?.start ?? 0;
  const { least, most } = MEAN_LENGTH.page;
  return [
    {
      start,
      end: start + 1,
      message: `Expected sentences of ${least} to ${most} words on average, and at most ${SHORT_SHARE.page.most} % of ${SHORT_SENTENCE} words or fewer, got ${mean} words and ${SHORT_SHARE.measure(figures)} %: ${
        isLong ? 'split some' : 'join what belongs together'
      }, first in the row of ${row.length} that begins here.`,
    },
  ];
}
