/**
 * ReScript for Prism. Prism's own grammar (1.30) colors words that ReScript does not have
 * (`method`, `object`, `begin`), reads every `<` before a word as a tag, every `word=` as an
 * attribute and `float` as a keyword, and knows no extension points, labels, regular expressions,
 * type variables, `async`, `await` or nested comments; so this one starts afresh.
 */
// cspell:ignore downto nonrec dgimsuvy lxor
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

/** Words of all documented versions (`lazy`, `assert` and `when` left the language in time). */
const KEYWORDS = [
  ...['and', 'as', 'assert', 'async', 'await', 'constraint', 'else', 'exception'],
  ...['export', 'external', 'for', 'if', 'import', 'in', 'include', 'lazy', 'let', 'module'],
  ...['mutable', 'nonrec', 'of', 'open', 'private', 'rec', 'switch', 'try', 'type', 'unpack'],
  ...['when', 'while'],
].join('|');

/** `${…}`, with braces inside braces inside it. */
const INTERPOLATION = String.raw`\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;

const interpolated: Grammar = { 'interpolation-punctuation': /^\$\{|\}$/ };

/** The `rescript` language. */
export const rescript: Grammar = {
  comment,
  'template-string': {
    pattern: new RegExp(String.raw`\`(?:\\[\s\S]|${INTERPOLATION}|(?!\$\{)[^\\\`])*\``),
    greedy: true,
    inside: {
      interpolation: {
        pattern: new RegExp(String.raw`((?:^|[^\\])(?:\\\\)*)${INTERPOLATION}`),
        lookbehind: true,
        inside: interpolated,
      },
      string: /[\s\S]+/,
    },
  },
  string,
  regex: {
    pattern:
      /(?<=(?:^|[=(,:[{|?;]|->|=>)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\r\n])*\]|[^/\\[\r\n])+\/[dgimsuvy]*(?!\w)/m,
    greedy: true,
    alias: 'string',
  },
  char,
  'type-variable': typeVariable,
  attribute: /@@?[a-z_][\w.]*/i,
  extension: { pattern: /(?<!\w)%%?[a-z_][\w.]*/i, alias: 'attribute' },
  label,
  'polymorphic-variant': { pattern: /#(?:[A-Za-z_]\w*|\d+|(?="))/, alias: 'type' },
  ...jsx,
  type: types('<'),
  keyword: [
    new RegExp(String.raw`(?<![\w.'])(?:${KEYWORDS})\b(?!\s*:[^:=>])`),
    /\bcatch(?=\s*\{)/,
    // A name anywhere but between the ends of a loop, of which the second follows in the line.
    /(?<![\w.'])(?:down)?to(?=[ \t]+-?[\w(])/,
    /\b(?:dict|list)(?=\{)/,
    /\b(?:asr|land|lor|lsl|lsr|lxor|mod)\b(?!\()/,
  ],
  boolean,
  call,
  capitalized,
  number,
};

// The types of Prism forbid a rest beside names of our own; its tokenizer reads it.
Object.assign(interpolated, { rest: rescript });
