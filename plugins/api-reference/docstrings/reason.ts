/** Around the conversion of ReScript to Reason, which loses comments and has habits of its own. */
import { scan } from '../signatures/scan';

const MARK = 'commentOfExample';

/** A line that a comment stands in, and the comment. */
interface Comment {
  readonly text: string;
  /** Whether code stands in front of it. */
  readonly isBehindCode: boolean;
}

/** Code in which comments are definitions, and the comments. */
export interface MarkedCode {
  readonly code: string;
  readonly comments: readonly Comment[];
}

/** Where the comment of a line begins, if it has one that goes to its end. */
function commentStart(line: string): number {
  for (const { index, character } of scan(line)) {
    if (character === '/' && line.charAt(index + 1) === '/') return index;
  }
  return -1;
}

/**
 * Makes definitions of the comments that stand between statements; those within expressions get
 * lost.
 */
export function withMarkedComments(code: string): MarkedCode {
  const comments: Comment[] = [];
  const lines: string[] = [];
  let depth = 0;
  for (const line of code.split('\n')) {
    const start = commentStart(line);
    const statement = start === -1 ? line : line.slice(0, start);
    for (const { character } of scan(statement)) {
      if ('([{'.includes(character)) depth += 1;
      if (')]}'.includes(character)) depth -= 1;
    }
    const isBehindCode = statement.trim() !== '';
    // Indented lines belong to a statement that goes on.
    const isBetween = depth === 0 && (isBehindCode || start === 0);
    if (start === -1 || !isBetween) lines.push(line);
    else {
      if (isBehindCode) lines.push(statement.trimEnd());
      lines.push(`let ${MARK}${comments.length} = ()`);
      comments.push({ text: line.slice(start + 2).trim(), isBehindCode });
    }
  }
  return { code: lines.join('\n'), comments };
}

/** Makes comments of the definitions again. */
export function withComments(reason: string, comments: readonly Comment[]): string {
  return comments.reduce((text, { text: comment, isBehindCode }, index) => {
    const mark = new RegExp(`(\\s*)^let ${MARK}${index} = \\(\\);$`, 'm');
    return text.replace(
      mark,
      (_match, space: string) =>
        `${isBehindCode ? ' ' : space}/* ${comment.replaceAll('*/', '* /')} */`,
    );
  }, reason);
}

/** Where the parenthesis that opens at `from` closes. */
function closingParenthesis(text: string, from: number): number {
  let depth = 0;
  for (const { index, character } of scan(text.slice(from))) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return from + index;
  }
  return -1;
}

/** `a->(f(b))`, as `refmt` prints pipes that came from ReScript, becomes `a->f(b)`. */
function withPlainPipes(code: string): string {
  let text = code;
  for (let at = text.indexOf('->('); at !== -1; at = text.indexOf('->(', at + 1)) {
    const end = closingParenthesis(text, at + 2);
    const inner = text.slice(at + 3, end);
    const [call = ''] = /^[\w.']+\(/.exec(inner) ?? [];
    const isOneCall =
      end !== -1 && call !== '' && closingParenthesis(inner, call.length - 1) === inner.length - 1;
    if (isOneCall) text = text.slice(0, at + 2) + inner + text.slice(end + 1);
  }
  return text;
}

/** Reason as somebody would write it: plain pipes, and plain strings where nothing needs more. */
export function tidyReason(code: string): string {
  return withPlainPipes(code).replace(/\{js\|([\x20-\x7e]*?)\|js\}/g, (match, text: string) =>
    /["\\]/.test(text) ? match : `"${text}"`,
  );
}
