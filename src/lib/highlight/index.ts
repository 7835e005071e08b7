// cspell:ignore atrule
import Prism, { type Token, type TokenStream } from 'prismjs';

import { grammarOf } from './grammars';

/** What a run of characters is; each kind has a color in `src/css/code.css`. */
export type Kind =
  | 'attribute'
  | 'comment'
  | 'deleted'
  | 'function'
  | 'inserted'
  | 'keyword'
  | 'literal'
  | 'property'
  | 'string'
  | 'tag'
  | 'type';

/** Characters of one kind; without a kind they have the color of plain code. */
export interface Run {
  readonly text: string;
  readonly kind?: Kind;
}

/**
 * Prism's many names for tokens, folded into the few kinds a calm page colors. Names that are
 * missing here (operators, punctuation) look like plain code, which also keeps the HTML small.
 */
const KINDS: Readonly<Record<string, Kind>> = {
  'attr-name': 'property',
  'attr-value': 'string',
  'class-name': 'type',
  'deleted-arrow': 'deleted',
  'deleted-sign': 'deleted',
  'doctype-tag': 'tag',
  'for-or-select': 'keyword',
  'function-variable': 'function',
  'inserted-arrow': 'inserted',
  'inserted-sign': 'inserted',
  'literal-property': 'property',
  'maybe-class-name': 'type',
  'template-punctuation': 'string',
  'type-variable': 'type',
  assign: 'property',
  atrule: 'keyword',
  attribute: 'attribute',
  boolean: 'literal',
  builtin: 'function',
  cdata: 'comment',
  char: 'string',
  comment: 'comment',
  constant: 'property',
  coord: 'comment',
  decorator: 'attribute',
  deleted: 'deleted',
  directive: 'attribute',
  doctype: 'comment',
  environment: 'property',
  function: 'function',
  important: 'keyword',
  inserted: 'inserted',
  key: 'property',
  keyword: 'keyword',
  label: 'property',
  literal: 'literal',
  number: 'literal',
  prolog: 'comment',
  property: 'property',
  regex: 'string',
  selector: 'tag',
  shebang: 'comment',
  string: 'string',
  symbol: 'type',
  tag: 'tag',
  type: 'type',
  unit: 'literal',
  variable: 'property',
  variant: 'type',
};

/** Tokens whose characters are code again, whatever surrounds them: `${…}` in a template string. */
const RESETTING = new Set(['interpolation', 'script', 'plain-text']);

function kindOf(token: Token, outer: Kind | undefined): Kind | undefined {
  if (RESETTING.has(token.type)) return undefined;
  const aliases = typeof token.alias === 'string' ? [token.alias] : (token.alias ?? []);
  for (const name of [token.type, ...aliases]) {
    const kind = KINDS[name];
    if (kind) return kind;
  }
  return outer;
}

/** Runs as they are collected. */
interface GrowingRun extends Run {
  text: string;
}

/** Puts characters of one line behind its runs. */
function addTo(line: GrowingRun[], text: string, kind: Kind | undefined): void {
  if (text === '') return;
  const last = line[line.length - 1];
  if (last && (last.kind === kind || text.trim() === '')) last.text += text;
  else line.push({ text, kind });
}

/** Puts what a stream holds behind the lines. */
function collect(stream: TokenStream, outer: Kind | undefined, lines: GrowingRun[][]): void {
  if (typeof stream === 'string') {
    const [first = '', ...others] = stream.split('\n');
    addTo(lines[lines.length - 1] ?? [], first, outer);
    for (const text of others) {
      const line: GrowingRun[] = [];
      addTo(line, text, outer);
      lines.push(line);
    }
  } else if (Array.isArray(stream)) {
    for (const part of stream) collect(part, outer, lines);
  } else collect(stream.content, kindOf(stream, outer), lines);
}

/**
 * Splits code into colored runs, line by line.
 *
 * @param code text without a trailing line break
 * @param grammar key of a grammar; undefined means plain text
 * @returns one list of runs for each line, without line breaks; blanks take the color of what
 * stands before them, neighbors of one kind are one run
 */
export function highlight(code: string, grammar: string | undefined): Run[][] {
  const rules = grammar === undefined ? undefined : grammarOf(grammar);
  const lines: GrowingRun[][] = [[]];
  collect(rules ? Prism.tokenize(code, rules) : code, undefined, lines);
  return lines;
}
