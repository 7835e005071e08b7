/** Tags of comments that say what attributes say elsewhere. */

/** To the end of its paragraph; attributes in examples have a parenthesis behind them. */
const DEPRECATION =
  /^[ \t]*(?:\*+[ \t]*)?@deprecated\b(?!\():?[ \t]*([^\n]*(?:\n(?![ \t]*(?:\n|@))[^\n]+)*)\n?/m;

/** A comment without the tag that something is deprecated. */
export interface Untagged {
  readonly text: string;
  /** What the tag says; absent where there is none. */
  readonly deprecated?: string;
}

/** Takes `@deprecated please use {!exec_} instead` out of a comment. */
export function withoutDeprecation(comment: string): Untagged {
  const match = DEPRECATION.exec(comment);
  if (!match) return { text: comment };
  const [tag, reason = ''] = match;
  return {
    text: comment.slice(0, match.index) + comment.slice(match.index + tag.length),
    deprecated: reason
      .replace(/\{!\s*([\w.]+)\s*\}/g, '`$1`')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
