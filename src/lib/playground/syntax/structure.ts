/** Folding and indentation of both grammars. */
import {
  foldInside,
  foldNodeProp,
  indentNodeProp,
  type TreeIndentContext,
} from '@codemirror/language';
import type { NodePropSource } from '@lezer/common';

/** Ends of lines behind which an expression goes on, a step further in. */
const GOES_ON = /(?:[=([{:]|=>|->|\+\+|&&|\|\||\b(?:else|in|of))$/;

/** Begins of lines that belong to no expression before them. */
const DECLARES = /^(?:@|(?:and|exception|external|include|let|module|open|type)\b)/;

interface Line {
  /** Without comment and blanks at its end. */
  readonly text: string;
  readonly from: number;
  /** Whether empty lines follow. */
  readonly isApart: boolean;
}

/** The last line with text before the one to indent. */
function lastLine(context: TreeIndentContext): Line | undefined {
  // With Enter, the line that is being broken.
  let { text, from } = context.lineAt(context.pos, -1);
  const start = from;
  if (from === context.pos) text = '';
  while (text.trim() === '' && from > 0) {
    ({ text, from } = context.lineAt(from - 1, -1));
  }
  if (text.trim() === '') return undefined;
  const isApart = from !== start && from + text.length + 1 !== start;
  return { text: text.split('//', 1)[0]?.trimEnd() ?? '', from, isApart };
}

/** As far in as the last line, a step further if it goes on. */
function indentLike({ text, from }: Line, context: TreeIndentContext): number {
  return context.lineIndent(from) + (GOES_ON.test(text) ? context.unit : 0);
}

function indentInProgram(context: TreeIndentContext): number {
  const last = lastLine(context);
  if (!last || last.isApart || DECLARES.test(context.textAfter.trimStart())) return 0;
  return indentLike(last, context);
}

/** A step further in than the line with the opening; what closes and cases of a switch are not. */
function indentInside(context: TreeIndentContext): number {
  const outer = context.lineIndent(context.node.from);
  const after = context.textAfter.trimStart();
  if (/^(?:[)\]}]|<\/|\/?>)/.test(after)) return outer;
  const isBlock = context.node.name === 'Block';
  if (isBlock && /^\|(?!\|)/.test(after)) return outer;
  const last = lastLine(context);
  const inner = outer + context.unit;
  if (!last || last.from <= context.node.from || DECLARES.test(after)) return inner;
  const like = indentLike(last, context);
  // Behind a whole case, the next one is as likely as anything else.
  return isBlock && /^\s*\|/.test(last.text) ? like : Math.max(inner, like);
}

/** Text of a comment or string stays where the reader puts it. */
const keep = (): null => null;

/** How programs of both grammars are indented and folded. */
export const structure: readonly NodePropSource[] = [
  indentNodeProp.add({
    Program: indentInProgram,
    'Block Parens Brackets Interpolation': indentInside,
    'JsxElement JsxOpenTag JsxSelfClosingTag': indentInside,
    'TemplateString QuotedString String BlockComment': keep,
  }),
  foldNodeProp.add({
    'Block Parens Brackets JsxElement': foldInside,
    BlockComment: ({ from, to }) => ({ from: from + 2, to: to - 2 }),
  }),
];
