/**
 * Tokens that depend on what stands around them, for both grammars. They look back over a few characters
 * only, as far as Lezer parses anew before a change.
 */
import { ExternalTokenizer, type InputStream } from '@lezer/lr';

/** Numbers of the tokens, which the generator gives. */
export interface CommentTerms {
  readonly LineComment: number;
  readonly BlockComment: number;
}

export interface MarkTerms {
  readonly JsxTagStart: number;
  readonly JsxCloseTagStart: number;
  readonly Unit: number;
  /** Of ReScript alone, as is the next. */
  readonly Regex?: number;
  /** `#` before a string. */
  readonly variantMark?: number;
}

export interface WordTerms {
  readonly letWord: number;
  readonly typeWord: number;
  readonly moduleWord: number;
  readonly externalWord: number;
  readonly exceptionWord: number;
  readonly openWord: number;
  readonly includeWord: number;
  readonly switchWord: number;
  readonly Keyword: number;
  readonly Boolean: number;
  readonly TypeName: number;
  readonly CallName: number;
  readonly UpperName: number;
  readonly TagName: number;
  readonly AttributeName: number;
  readonly Name: number;
}

/** What sets the words of one syntax apart. */
export interface Vocabulary {
  readonly keywords: ReadonlySet<string>;
  /** Keywords only where this follows within a few characters. */
  readonly keywordsBefore: ReadonlyMap<string, RegExp>;
  /** What opens a type's arguments. */
  readonly argumentsOpen: '<' | '(';
}

/** Lower-case types that every module has in scope. */
const BUILT_IN_TYPES: ReadonlySet<string> = new Set([
  ...['array', 'bigint', 'bool', 'bytes', 'char', 'date', 'dict', 'exn', 'float', 'int', 'int64'],
  ...['lazy_t', 'list', 'option', 'promise', 'ref', 'regExp', 'result', 'string', 'symbol'],
  ...['unit', 'unknown'],
]);

/** Operators that are words, unless they are called. */
const WORD_OPERATORS = new Set(['asr', 'land', 'lor', 'lsl', 'lsr', 'lxor', 'mod']);

const END = -1;

function charAt(input: InputStream, offset: number): string {
  const code = input.peek(offset);
  return code === END ? '' : String.fromCharCode(code);
}

const isLetter = (char: string): boolean => /^[A-Za-z_]$/.test(char);
const isWordPart = (char: string): boolean => /^[\w']$/.test(char);
const isBlank = (char: string): boolean => /^\s$/.test(char);

/** Offset of the first character from `offset` on, in a direction, that is not blank. */
function skipBlanks(input: InputStream, offset: number, step: 1 | -1): number {
  let at = offset;
  while (isBlank(charAt(input, at))) at += step;
  return at;
}

/** The word that ends at an offset, and where it begins. */
function wordBefore(input: InputStream, end: number): { word: string; start: number } {
  let word = '';
  let at = end;
  while (isWordPart(charAt(input, at))) {
    word = charAt(input, at) + word;
    at -= 1;
  }
  return { word, start: at + 1 };
}

/** Comments; block comments nest, and an unclosed one goes on to the end. */
export function commentTokens(terms: CommentTerms): ExternalTokenizer {
  return new ExternalTokenizer((input) => {
    if (charAt(input, 0) !== '/') return;
    const second = charAt(input, 1);
    if (second === '/') {
      while (!['', '\n'].includes(charAt(input, 0))) input.advance();
      input.acceptToken(terms.LineComment);
    } else if (second === '*') {
      let depth = 0;
      do {
        const pair = charAt(input, 0) + charAt(input, 1);
        if (pair === '/*') depth += 1;
        else if (pair === '*/') depth -= 1;
        input.advance(pair === '/*' || pair === '*/' ? 2 : 1);
      } while (depth > 0 && input.next !== END);
      input.acceptToken(terms.BlockComment);
    }
  });
}

/**
 * A `<` right behind a word opens type arguments and the formatters print a blank behind a comparison's, so
 * what is left opens an element.
 */
function jsxToken(input: InputStream, terms: MarkTerms): void {
  if (/^[\w)\]']$/.test(charAt(input, -1))) return;
  const second = charAt(input, 1);
  if (second === '>' || isLetter(second)) {
    input.acceptToken(terms.JsxTagStart, 1);
  } else if (second === '/' && (charAt(input, 2) === '>' || isLetter(charAt(input, 2)))) {
    input.acceptToken(terms.JsxCloseTagStart, 2);
  }
}

/** A slash is a division behind an operand, and begins a regular expression where one is expected. */
function isRegexPlace(input: InputStream): boolean {
  let at = -1;
  while (isBlank(charAt(input, at))) {
    if (charAt(input, at) === '\n') return true;
    at -= 1;
  }
  const before = charAt(input, at);
  return /^[=(,:[{|?;]?$/.test(before) || (before === '>' && /^[-=]$/.test(charAt(input, at - 1)));
}

function regexToken(input: InputStream, term: number): void {
  if (!isRegexPlace(input)) return;
  let isInClass = false;
  for (let at = 1; ; at += 1) {
    const char = charAt(input, at);
    if (char === '' || char === '\n') return;
    if (char === '\\') at += 1;
    else if (char === '[') isInClass = true;
    else if (char === ']') isInClass = false;
    else if (char === '/' && !isInClass) {
      let end = at + 1;
      while (/^[a-z]$/.test(charAt(input, end))) end += 1;
      if (at > 1) input.acceptToken(term, end);
      return;
    }
  }
}

/** Begins of JSX tags, `()` as a value, regular expressions, `#` before a string. */
export function markTokens(terms: MarkTerms): ExternalTokenizer {
  return new ExternalTokenizer((input) => {
    const first = charAt(input, 0);
    if (first === '<') {
      jsxToken(input, terms);
    } else if (first === '/' && terms.Regex !== undefined) {
      regexToken(input, terms.Regex);
    } else if (first === '#' && charAt(input, 1) === '"' && terms.variantMark !== undefined) {
      input.acceptToken(terms.variantMark, 1);
    } else if (first === '(' && charAt(input, 1) === ')') {
      if (!/^[\w)\]]$/.test(charAt(input, -1))) input.acceptToken(terms.Unit, 2);
    }
  });
}

/** Whether the word that begins here names an attribute of the tag that it stands in. */
function isAttribute(input: InputStream): boolean {
  const before = charAt(input, -1) === '?' ? -2 : -1;
  if (!isBlank(charAt(input, before))) return false;
  return charAt(input, skipBlanks(input, before, -1)) !== '=';
}

/** Whether the word that begins here, of a length, is the name of a record's field. */
function isField(input: InputStream, length: number): boolean {
  if (charAt(input, -1) === '.' && charAt(input, -2) !== '.') return true;
  const colon = skipBlanks(input, length, 1);
  return charAt(input, colon) === ':' && !/^[:=>]$/.test(charAt(input, colon + 1));
}

/** Whether a declaration gives a type the name that begins here. */
function isDeclaredType(input: InputStream, length: number, argumentsOpen: string): boolean {
  const { word, start } = wordBefore(input, skipBlanks(input, -1, -1));
  if (word === 'type') return true;
  if (word === 'rec' || word === 'nonrec') {
    return wordBefore(input, skipBlanks(input, start - 1, -1)).word === 'type';
  }
  if (word !== 'and') return false;
  const next = skipBlanks(input, length, 1);
  if (charAt(input, next) !== '=') return charAt(input, next) === argumentsOpen;
  return /^[{|]$/.test(charAt(input, skipBlanks(input, next + 1, 1)));
}

/** Whether a type may stand where a built-in type's name begins. */
function isTypePlace(input: InputStream, length: number, argumentsOpen: string): boolean {
  const at = skipBlanks(input, -1, -1);
  const before = charAt(input, at);
  const isBehindArrow = before === '>' && charAt(input, at - 1) === '=';
  if (!/^[:<(,|=]$/.test(before) && !isBehindArrow) {
    if (!['of', 'and'].includes(wordBefore(input, at).word)) return false;
  }
  for (let next = length; ; next += 1) {
    const char = charAt(input, next);
    if (char === '' || char === '\n') return true;
    if (!isBlank(char)) return char === argumentsOpen || /^[>),;=}\]|&]$/.test(char);
  }
}

/** Whether the name that begins here is called: `add(1)`, `->Int.toString`. */
function isCall(input: InputStream, length: number): boolean {
  if (charAt(input, length) === '(') return true;
  let at = -1;
  while (charAt(input, at) === '.') {
    const { word, start } = wordBefore(input, at - 1);
    if (!/^[A-Z]/.test(word)) return false;
    at = start - 1;
  }
  return charAt(input, at) === '>' && charAt(input, at - 1) === '-';
}

function keywordTerm(input: InputStream, word: string, length: number, terms: WordTerms): number {
  const at = skipBlanks(input, -1, -1);
  switch (word) {
    case 'let':
      return terms.letWord;
    case 'type':
      // `module type`
      return wordBefore(input, at).word === 'module' ? terms.Keyword : terms.typeWord;
    case 'module':
      // `module(Value)`, `(module Value)`, `include module type of`
      if (charAt(input, length) === '(' || charAt(input, at) === '(') return terms.Keyword;
      return wordBefore(input, at).word === 'include' ? terms.Keyword : terms.moduleWord;
    case 'external':
      return terms.externalWord;
    case 'exception':
      // `| exception Not_found =>`
      return charAt(input, at) === '|' ? terms.Keyword : terms.exceptionWord;
    case 'open':
      return terms.openWord;
    case 'include':
      return terms.includeWord;
    case 'switch':
      return terms.switchWord;
    default:
      return terms.Keyword;
  }
}

/** Keywords and names, each by its place. */
export function wordTokens(terms: WordTerms, vocabulary: Vocabulary): ExternalTokenizer {
  const { argumentsOpen, keywords, keywordsBefore } = vocabulary;

  const isKeyword = (input: InputStream, word: string): boolean => {
    const { length } = word;
    if (WORD_OPERATORS.has(word)) return charAt(input, length) !== '(';
    const follower = keywordsBefore.get(word);
    if (follower) {
      return follower.test([0, 1, 2].map((next) => charAt(input, length + next)).join(''));
    }
    return keywords.has(word) && !isField(input, length);
  };

  const lowerTerm = (input: InputStream, word: string): number => {
    const { length } = word;
    if (isKeyword(input, word)) return keywordTerm(input, word, length, terms);
    if (word === 'true' || word === 'false') return terms.Boolean;
    if (isDeclaredType(input, length, argumentsOpen)) return terms.TypeName;
    if (BUILT_IN_TYPES.has(word) && isTypePlace(input, length, argumentsOpen)) {
      return terms.TypeName;
    }
    return isCall(input, length) ? terms.CallName : terms.Name;
  };

  return new ExternalTokenizer(
    (input, stack) => {
      if (!isLetter(charAt(input, 0))) return;
      let length = 1;
      if (stack.canShift(terms.TagName)) {
        while (/^[\w.'-]$/.test(charAt(input, length))) length += 1;
        input.acceptToken(terms.TagName, length);
        return;
      }
      let word = charAt(input, 0);
      while (isWordPart(charAt(input, length))) {
        word += charAt(input, length);
        length += 1;
      }
      if (/^[A-Z]/.test(word)) input.acceptToken(terms.UpperName, length);
      else if (stack.canShift(terms.AttributeName) && isAttribute(input)) {
        input.acceptToken(terms.AttributeName, length);
      } else {
        input.acceptToken(lowerTerm(input, word), length);
      }
    },
    { contextual: true },
  );
}
