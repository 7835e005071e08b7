/**
 * Reason 3.6, the syntax of the oldest documented version. Prism's own grammar (1.30) extends
 * C's: it colors `class`, `method` and `function` where Reason has none, and knows no attributes,
 * extension points, quoted strings, labels, JSX or nested comments; so this one starts afresh.
 */
// cspell:ignore downto nonrec lxor
import type { Grammar } from 'prismjs';

import {
  boolean,
  call,
  capitalized,
  char,
  comment,
  jsx,
  label,
  number,
  string,
  types,
  typeVariable,
} from './shared';

const KEYWORDS = [
  ...['and', 'as', 'assert', 'class', 'constraint', 'downto', 'else', 'exception', 'external'],
  ...['for', 'fun', 'if', 'in', 'include', 'inherit', 'lazy', 'let', 'module', 'mutable', 'new'],
  ...['nonrec', 'of', 'open', 'pri', 'pub', 'rec', 'switch', 'to', 'try', 'type', 'val'],
  ...['virtual', 'when', 'while'],
].join('|');

/** The `reason` language. */
export const reason: Grammar = {
  comment,
  string: [{ pattern: /\{([a-z_]*)\|[\s\S]*?\|\1\}/, greedy: true }, string],
  char,
  'type-variable': typeVariable,
  attribute: /(?<=\[)@{1,3}[a-z_][\w.]*/i,
  extension: { pattern: /(?<=\[)%%?[a-z_][\w.]*/i, alias: 'attribute' },
  label,
  'polymorphic-variant': { pattern: /`[A-Za-z_]\w*/, alias: 'type' },
  ...jsx,
  type: types(String.raw`\(`),
  keyword: [
    new RegExp(String.raw`(?<![\w.'])(?:${KEYWORDS})\b(?!\s*:[^:=>])`),
    /\b(?:asr|land|lor|lsl|lsr|lxor|mod)\b(?!\()/,
  ],
  boolean,
  call,
  capitalized,
  number,
};
