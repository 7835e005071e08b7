/** What a row says of a page or a member, in one line. */

/** Longest summary, in characters: rows have one line for it. */
const SUMMARY_LENGTH = 140;

/** The first sentence of what a comment or a description says, without a note that it is deprecated. */
export function firstSentence(text: string): string {
  const said = text.replace(/^Deprecated\. ?/, '');
  const sentence =
    /^[^]*?[.!?](?=\s+\p{Lu}|\s*$)/u.exec(said.slice(0, 2 * SUMMARY_LENGTH))?.[0] ?? said;
  if (sentence.length <= SUMMARY_LENGTH) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', SUMMARY_LENGTH))}…`;
}
