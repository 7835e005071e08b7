/** Takes sources of packages apart, ReScript and OCaml, as far as declarations and attributes need it. */

/** A piece of a source. */
export interface Token {
  readonly kind: 'comment' | 'attribute' | 'word' | 'string' | 'sign';
  readonly text: string;
  /** Offset of its first character. */
  readonly start: number;
}

/** Languages that packages are written in. */
export type SourceLanguage = 'rescript' | 'ocaml';

const MARKS = {
  rescript: { open: '/*', close: '*/' },
  ocaml: { open: '(*', close: '*)' },
} as const satisfies Readonly<Record<SourceLanguage, unknown>>;

/** What is one token; strings and characters come first, because they may hold anything else. */
const TOKEN: Readonly<Record<SourceLanguage, RegExp>> = {
  rescript:
    /(?<comment>\/\/[^\n]*)|(?<string>"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|'(?:\\.|[^'\\\n])')|(?<attribute>@@?@?[\w.]+)|(?<word>[A-Za-z_][\w']*)|(?<sign>\S)/suy,
  ocaml:
    /(?<string>"(?:[^"\\]|\\.)*"|\{\|.*?\|\}|'(?:\\.|[^'\\\n])')|(?<attribute>\[@@?@?)|(?<word>[A-Za-z_][\w']*)|(?<sign>\S)/suy,
};

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Where a comment that may hold comments ends. */
function commentEnd(text: string, start: number, language: SourceLanguage): number {
  const { open, close } = MARKS[language];
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text.startsWith(open, index)) {
      depth += 1;
      index += 1;
    } else if (text.startsWith(close, index)) {
      depth -= 1;
      index += 1;
      if (depth === 0) return index + 1;
    }
  }
  return text.length;
}

const BLANKS = /\s*/y;

function nextToken(text: string, from: number, language: SourceLanguage): Token | undefined {
  BLANKS.lastIndex = from;
  const start = from + (BLANKS.exec(text)?.[0].length ?? 0);
  if (start >= text.length) return undefined;
  if (text.startsWith(MARKS[language].open, start)) {
    return {
      kind: 'comment',
      text: text.slice(start, commentEnd(text, start, language)),
      start,
    };
  }
  const pattern = TOKEN[language];
  pattern.lastIndex = start;
  const groups = pattern.exec(text)?.groups ?? {};
  const [kind, found] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
  return {
    kind: (kind ?? 'sign') as Token['kind'],
    text: found ?? text.charAt(start),
    start,
  };
}

/** Where the bracket at `start` closes, behind it. */
function bracketEnd(text: string, start: number, language: SourceLanguage): number {
  const open: string[] = [];
  let position = start;
  for (
    let token = nextToken(text, position, language);
    token;
    token = nextToken(text, position, language)
  ) {
    position = token.start + token.text.length;
    const opening = token.kind === 'attribute' && language === 'ocaml' ? '[' : token.text;
    if (token.kind === 'sign' || token.kind === 'attribute') {
      const closing = CLOSING[opening];
      if (closing !== undefined) open.push(closing);
      else if (opening === open.at(-1)) open.pop();
    }
    if (open.length === 0) return position;
  }
  return text.length;
}

/**
 * The tokens of a source; an attribute is one token together with what it is given, such as
 * `@deprecated("Use b")` or `[@@deprecated "Use b"]`.
 */
export function tokensOf(text: string, language: SourceLanguage): readonly Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (
    let token = nextToken(text, position, language);
    token;
    token = nextToken(text, position, language)
  ) {
    const { kind, start } = token;
    let end = start + token.text.length;
    if (kind === 'attribute') {
      if (language === 'ocaml') end = bracketEnd(text, start, language);
      else if (text.charAt(end) === '(') end = bracketEnd(text, end, language);
    }
    tokens.push({ kind, text: text.slice(start, end), start });
    position = end;
  }
  return tokens;
}
