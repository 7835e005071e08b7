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

/** The last line with text before the one to indent, as it is or is about to be, without its comment. */
function lastLine(context: TreeIndentContext): { text: string; from: number } | undefined {
  // With Enter, the line that is being broken.
  let { text, from } = context.lineAt(context.pos, -1);
  if (from === context.pos) text = '';
  while (text.trim() === '' && from > 0) {
    ({ text, from } = context.lineAt(from - 1, -1));
  }
  return text.trim() === '' ? undefined : { text: text.replace(/\s*\/\/.*$|\s+$/, ''), from };
}

/** As far in as the last line, a step further if it goes on. */
function indentLikeLast(context: TreeIndentContext): number {
  const last = lastLine(context);
  if (!last) return 0;
  return context.lineIndent(last.from) + (GOES_ON.test(last.text) ? context.unit : 0);
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
  if (!last || last.from <= context.node.from) return inner;
  const like = indentLikeLast(context);
  // Behind a whole case, the next one is as likely as anything else.
  return isBlock && /^\s*\|/.test(last.text) ? like : Math.max(inner, like);
}

/** Text of a comment or string stays where the reader puts it. */
const keep = (): null => null;

/** How programs of both grammars are indented and folded. */
export const structure: readonly NodePropSource[] = [
  indentNodeProp.add({
    Program: indentLikeLast,
    'Block Parens Brackets Interpolation': indentInside,
    'JsxElement JsxOpenTag JsxSelfClosingTag': indentInside,
    'TemplateString QuotedString String BlockComment': keep,
  }),
  foldNodeProp.add({
    'Block Parens Brackets JsxElement': foldInside,
    BlockComment: ({ from, to }) => ({ from: from + 2, to: to - 2 }),
  }),
];
