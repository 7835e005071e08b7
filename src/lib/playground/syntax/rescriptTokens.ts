// cspell:ignore downto nonrec
import * as terms from './generated/rescript.terms';
import { commentTokens, markTokens, wordTokens } from './tokens';

export const comments = commentTokens(terms);
export const marks = markTokens(terms);

export const words = wordTokens(terms, {
  /** Of all versions: `lazy`, `assert` and `when` left the language in time. */
  keywords: new Set([
    ...['and', 'as', 'assert', 'async', 'await', 'constraint', 'downto', 'else', 'exception'],
    ...['export', 'external', 'for', 'if', 'import', 'in', 'include', 'lazy', 'let', 'module'],
    ...['mutable', 'nonrec', 'of', 'open', 'private', 'rec', 'switch', 'to', 'try', 'type'],
    ...['unpack', 'when', 'while'],
  ]),
  keywordsBefore: new Map([
    ['catch', /^\s*\{/],
    ['dict', /^\{/],
    ['list', /^\{/],
  ]),
  argumentsOpen: '<',
});
