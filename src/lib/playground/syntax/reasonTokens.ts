// cspell:ignore downto nonrec
import { ExternalTokenizer } from '@lezer/lr';

import * as terms from './generated/reason.terms';
import { commentTokens, markTokens, wordTokens } from './tokens';

export const comments = commentTokens(terms);
export const marks = markTokens(terms);

const BAR = '|'.charCodeAt(0);
const BRACE = '{'.charCodeAt(0);
const CLOSING_BRACE = '}'.charCodeAt(0);

const isTagPart = (code: number): boolean => code === 95 || (code >= 97 && code <= 122);

/** `{js|text|js}`, whose two names are alike. */
export const quotes = new ExternalTokenizer((input) => {
  if (input.next !== BRACE) return;
  let tag = '';
  let at = 1;
  while (isTagPart(input.peek(at))) {
    tag += String.fromCharCode(input.peek(at));
    at += 1;
  }
  if (input.peek(at) !== BAR) return;
  for (at += 1; input.peek(at) >= 0; at += 1) {
    if (input.peek(at) !== BAR) continue;
    let length = 0;
    while (length < tag.length && input.peek(at + 1 + length) === tag.charCodeAt(length)) {
      length += 1;
    }
    if (length === tag.length && input.peek(at + 1 + length) === CLOSING_BRACE) {
      input.acceptToken(terms.QuotedString, at + length + 2);
      return;
    }
  }
});

export const words = wordTokens(terms, {
  keywords: new Set([
    ...['and', 'as', 'assert', 'class', 'constraint', 'downto', 'else', 'exception', 'external'],
    ...['for', 'fun', 'if', 'in', 'include', 'inherit', 'lazy', 'let', 'module', 'mutable', 'new'],
    ...['nonrec', 'of', 'open', 'pri', 'pub', 'rec', 'switch', 'to', 'try', 'type', 'val'],
    ...['virtual', 'when', 'while'],
  ]),
  keywordsBefore: new Map(),
  argumentsOpen: '(',
});
