/**
 * Terms: what texts are indexed by and queries are looked up by.
 *
 * A word gives itself in lower case without accents and plural, its parts (`forEachWithIndex`: `for`,
 * `each`, …) and, where modules are named, the qualified name (`belt.array.map`, `array.map`).
 * Operators are terms of their own; attributes and extensions are terms with and without their sign.
 */

/** A piece of a text that a query can ask for. */
export interface Piece {
  readonly term: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Operators and brackets of several signs, the longest first: what stands in a run of signs. */
const OPERATORS = [
  ...['===', '!==', '...', '>>>', '&&&', '|||', '^^^', '~~~'],
  ...[
    '->',
    '|>',
    '=>',
    '++',
    ':=',
    '==',
    '!=',
    '<=',
    '>=',
    '&&',
    '||',
    '**',
    '+.',
    '-.',
    '*.',
    '/.',
  ],
  ...[
    '??',
    '?.',
    '..',
    ':>',
    '~-',
    '~+',
    '<<',
    '>>',
    '<>',
    '</',
    '/>',
    '${',
    '{|',
    '|}',
    '@@',
    '%%',
  ],
  ...['()', '[]', '{}', '[|', '|]', '//', '/*', '*/'],
] as const;

/** Signs that are punctuation of prose unless they stand alone, as in `a ? b : c`. */
const PUNCTUATION = new Set('.,;:()[]{}"\'/!?-–—…“”‘’');

/**
 * A word with the sign of an attribute, an extension, a label or a polymorphic variant, and its
 * qualified rest; or a run of signs.
 */
const SPANS =
  /((?:@@?|%%?|[#~])?[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*(?:['’]\p{L}+)*(?:\.[\p{L}_][\p{L}\p{N}\p{M}_]*)*)|[^\p{L}\p{N}\p{M}_\s]+/gu;

/** The same for texts without accents, which most are: several times as fast. */
const ASCII_SPANS =
  /((?:@@?|%%?|[#~])?[A-Za-z0-9_]+(?:'[A-Za-z]+)*(?:\.[A-Za-z_][A-Za-z0-9_]*)*)|[^A-Za-z0-9_\s]+/g;

/** Where a name in camel case has its joints: `fooBar`, `XMLFile`, `array2`. */
const JOINTS =
  /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z]{3})(?=[0-9])|(?<=[0-9])(?=[A-Z])/;

const ACCENTS = /\p{M}+/gu;
const APOSTROPHES = /['’]/g;
const BEYOND_ASCII = /[\u0080-\uFFFF]/;

/** Lower case without accents. */
export function folded(text: string): string {
  const lower = text.toLowerCase().replace(APOSTROPHES, '');
  return BEYOND_ASCII.test(lower) ? lower.normalize('NFD').replace(ACCENTS, '') : lower;
}

/** Endings that look like a plural and are none, or are too uncertain: class, status, this, alias. */
const NO_PLURAL = /(?:ss|us|is|as|os)$/;

/** Shortest word that is looked at for a plural. */
const SHORTEST_PLURAL = 4;

/** The singular of simple English plurals; other words as they are. */
export function singular(word: string): string {
  if (word.length < SHORTEST_PLURAL || !word.endsWith('s') || NO_PLURAL.test(word)) return word;
  if (word.length > SHORTEST_PLURAL && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|x|tch|nch|rch)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutUnderscores(word: string): string {
  return word.includes('_') ? word.replaceAll('_', '') || '_' : word;
}

function partsOf(segment: string, start: number): Piece[] {
  const parts: Piece[] = [];
  let at = start;
  for (const chunk of segment.split('_')) {
    for (const part of chunk.split(JOINTS)) {
      if (part !== '') {
        parts.push({ term: singular(folded(part)), start: at, end: at + part.length });
      }
      at += part.length;
    }
    at += 1;
  }
  if (parts.length < 2) return [];
  return VERB.test(segment) ? [...parts, restOf(segment, start)] : parts;
}

/** First parts of names that readers leave out: `toUpperCase` is `uppercase`. */
const VERB = /^(?:to|from|get|set|is|has|use)(?=[A-Z])/;

function restOf(segment: string, start: number): Piece {
  const rest = segment.replace(VERB, '');
  const end = start + segment.length;
  return { term: folded(rest).replaceAll('_', ''), start: end - rest.length, end };
}

/** Whether a name may have parts; most words don't, and are spared the work. */
const MAY_HAVE_PARTS = /[A-Z0-9_]/;

function segmentPieces(segment: string, start: number): Piece[] {
  const whole = {
    term: withoutUnderscores(singular(folded(segment))),
    start,
    end: start + segment.length,
  };
  return MAY_HAVE_PARTS.test(segment) ? [whole, ...partsOf(segment, start)] : [whole];
}

function wordPieces(word: string, start: number): Piece[] {
  const sign = /^(?:@@?|%%?|[#~])/.exec(word)?.[0] ?? '';
  const name = word.slice(sign.length);
  const nameStart = start + sign.length;
  if (sign === '' && !name.includes('.')) return segmentPieces(name, nameStart);

  const end = start + word.length;
  const pieces: Piece[] = [];
  for (let length = sign.length; length > 0; length -= 1) {
    pieces.push({ term: sign.slice(0, length) + folded(name), start, end });
  }
  const segments = name.split('.');
  let at = nameStart;
  for (const [index, segment] of segments.entries()) {
    if (index < segments.length - 1) {
      const rest = folded(segments.slice(index).join('.'));
      pieces.push({ term: withoutUnderscores(rest), start: at, end });
    }
    pieces.push(...segmentPieces(segment, at));
    at += segment.length + 1;
  }
  return pieces;
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character);
}

function signPieces(text: string, run: string, start: number): Piece[] {
  const pieces: Piece[] = [];
  const runStandsAlone = isSpace(text[start - 1]) && isSpace(text[start + run.length]);
  let at = 0;
  while (at < run.length) {
    const rest = run.slice(at);
    const operator = OPERATORS.find((candidate) => rest.startsWith(candidate));
    const term = operator ?? run.charAt(at);
    const isProse = operator === undefined && PUNCTUATION.has(term);
    if (!isProse || (runStandsAlone && run.length === 1)) {
      pieces.push({ term, start: start + at, end: start + at + term.length });
    }
    at += term.length;
  }
  return pieces;
}

function matchesOf(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(BEYOND_ASCII.test(text) ? SPANS : ASCII_SPANS);
}

/** One word or one run of signs of a text. */
export interface Span {
  readonly text: string;
  readonly start: number;
  readonly isWord: boolean;
}

/** The words and runs of signs of a text, in order. */
export function spansOf(text: string): Span[] {
  return [...matchesOf(text)].map((match) => ({
    text: match[0],
    start: match.index,
    isWord: match[1] !== undefined,
  }));
}

/** The pieces of one span. */
export function piecesOfSpan(text: string, span: Span): Piece[] {
  return span.isWord ? wordPieces(span.text, span.start) : signPieces(text, span.text, span.start);
}

/** What a text can be found by, with places. */
export function piecesOf(text: string): Piece[] {
  return spansOf(text).flatMap((span) => piecesOfSpan(text, span));
}

/**
 * Gives a function from texts to their terms, each as often as it occurs. It remembers words that it
 * has seen: keep it for one index, not for ever.
 */
export function createTermReader(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const terms: string[] = [];
    for (const match of matchesOf(text)) {
      const [span, word] = match;
      if (word === undefined) {
        for (const { term } of signPieces(text, span, match.index)) terms.push(term);
        continue;
      }
      let found = known.get(span);
      if (!found) {
        found = [...new Set(wordPieces(span, 0).map(({ term }) => term))];
        known.set(span, found);
      }
      for (const term of found) terms.push(term);
    }
    return terms;
  };
}

/**
 * A text reduced to what two names have in common that readers would call the same: its words in the
 * singular, without case, accents, joints and signs of attributes; runs of signs stay.
 * `Pattern Matching` and `pattern-matchings` are both `pattern matching`; `Array.map` is `array map`.
 */
export function canonical(text: string): string {
  return spansOf(text)
    .flatMap((span) =>
      span.isWord
        ? span.text.split('.').map((segment) => withoutUnderscores(singular(folded(segment))))
        : piecesOfSpan(text, span).map(({ term }) => term),
    )
    .join(' ');
}

/** A canonical text without spaces: `for each` and `forEach` are the same. */
export function squeezed(canonicalText: string): string {
  return canonicalText.replaceAll(' ', '');
}
