// cspell:ignore downto nonrec
import * as terms from './generated/rescript.terms';
import { commentTokens, markTokens, wordTokens } from './tokens';

export const comments = commentTokens(terms);
export const marks = markTokens(terms);

export const words = wordTokens(terms, {
  /** Of all versions: `lazy`, `assert` and `when` left the language in time. */
  keywords: new Set([
    ...['and', 'as', 'assert', 'async', 'await', 'constraint', 'else', 'exception'],
    ...['export', 'external', 'for', 'if', 'import', 'in', 'include', 'lazy', 'let', 'module'],
    ...['mutable', 'nonrec', 'of', 'open', 'private', 'rec', 'switch', 'try', 'type'],
    ...['unpack', 'when', 'while'],
  ]),
  keywordsBefore: new Map([
    ['catch', /^\s*\{/],
    // Names anywhere but between the ends of a loop, of which the second follows in the line.
    ['to', /^[ \t]+-?[\w(]/],
    ['downto', /^[ \t]+-?[\w(]/],
    ['dict', /^\{/],
    ['list', /^\{/],
  ]),
  argumentsOpen: '<',
});
