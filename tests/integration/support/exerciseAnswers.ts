/** Reads `exerciseAnswers.md`: programs that the checks of exercises have to refuse or to accept. */

/** A reader's program. */
export interface Answer {
  /** File of the page without its ending; that of the tour's steps begins with `tour/`. */
  readonly page: string;
  /** The place of the exercise on its page, from 1. */
  readonly place: number;
  readonly expected: 'refused' | 'accepted';
  /** The one version that it is written for; absent where it is for all that have the exercise. */
  readonly version?: string;
  readonly code: string;
}

const PARTS =
  /^## (?<page>\S+) (?<place>\d+)$|^```res (?<expected>refused|accepted)(?: (?<version>v\d+))?\n(?<code>[^]*?)\n```$/gm;

/**
 * The programs of the file, in its order.
 *
 * @throws Error for a program without a heading above it
 */
export function readAnswers(text: string): readonly Answer[] {
  const answers: Answer[] = [];
  let exercise: Pick<Answer, 'page' | 'place'> | undefined;
  for (const { groups = {} } of text.matchAll(PARTS)) {
    const { page, place, expected, version, code = '' } = groups;
    if (page !== undefined) exercise = { page, place: Number(place) };
    else if (exercise === undefined) {
      throw new Error(
        'Expected a heading such as “## tuple 1” above the first program, got none; add it.',
      );
    } else {
      answers.push({
        ...exercise,
        expected: expected === 'refused' ? 'refused' : 'accepted',
        ...(version !== undefined && { version }),
        code,
      });
    }
  }
  return answers;
}
