/** The declarations of a source with what stands around them: comments, attributes, bindings. */
import { type SourceLanguage, type Token, tokensOf } from './lexer';

/** A declaration of a source file. */
export interface SourceDeclaration {
  readonly name: string;
  /** Line of its first word, counted from 1. */
  readonly line: number;
  /** Documentation in front of it, without its marks, from top to bottom: the last one is on it. */
  readonly comments: readonly string[];
  /**
   * Documentation on it as odoc tells it in OCaml, from top to bottom: a comment that no blank line parts from the
   * declaration, in front of it with a blank line above, or behind it. Empty in ReScript, whose comments
   * stand in front.
   */
  readonly ocamlComments: readonly string[];
  /** Its attributes as written: `@send`, `[@@bs.send]`. */
  readonly attributes: readonly string[];
  /** What an external is bound to: `map`; absent for other values. */
  readonly external?: string;
  /** Constructors with attributes of their own, and all exceptions of `type exn += …`. */
  readonly constructors: readonly Part[];
  /** Fields of records with attributes of their own. */
  readonly fields: readonly Part[];
}

/** A constructor or a field with its attributes. */
export interface Part {
  readonly name: string;
  /** Line of its name, counted from 1. */
  readonly line: number;
  readonly attributes: readonly string[];
}

/** A source file, read. */
export interface SourceFile {
  readonly declarations: readonly SourceDeclaration[];
  /** Attributes of the file as a whole: `@@deprecated("Use Belt.List")`. */
  readonly attributes: readonly string[];
  /** Modules that the file includes: `Stdlib_Global`. */
  readonly includes: readonly string[];
  /** Lines of macros (`#define`), counted from 1. */
  readonly macros: readonly { readonly first: number; readonly last: number }[];
}

const KEYWORDS = new Set(['external', 'let', 'val', 'type', 'and', 'module', 'exception']);

/** Words between a keyword and a name. */
const BETWEEN = new Set(['rec', 'nonrec', 'type', '_']);

/** Attributes of a file as a whole. */
const FILE_ATTRIBUTE = /^(?:@@|\[@@@)/;

/** The words of a documentation comment; undefined for other comments. */
function documentation({ kind, text }: Token): string | undefined {
  const [, inner] = /^(?:\/\*\*|\(\*\*)(?![*/)])([\s\S]*)\*[/)]$/.exec(text) ?? [];
  return kind === 'comment' ? inner?.trim() : undefined;
}

/** Whether a blank line, or nothing, stands in front of an offset. */
function hasBlankBefore(text: string, offset: number): boolean {
  return /(?:^|\n[ \t]*\n)[ \t]*$/.test(text.slice(Math.max(0, offset - 200), offset));
}

/** Comments that touch an OCaml declaration: `above` it, and the first one behind its first word. */
function touching(
  above: Token | undefined,
  behind: readonly Token[],
  text: string,
): readonly string[] {
  const isOwn =
    above !== undefined &&
    hasBlankBefore(text, above.start) &&
    !/^[ \t]*\n[ \t]*\n/.test(text.slice(above.start + above.text.length));
  // In front of a bar it is on a constructor.
  const below = behind.find(
    ({ kind }, index) => kind === 'comment' && behind[index + 1]?.text !== '|',
  );
  const isBelow = below !== undefined && !hasBlankBefore(text, below.start);
  return [...(isOwn ? [above] : []), ...(isBelow ? [below] : [])].flatMap(
    (token) => documentation(token) ?? [],
  );
}

/** The name behind a keyword: `map`, `+` of `( + )`, `t` of `'a t` and of `t<'a>`. */
function nameAfter(tokens: readonly Token[], at: number): string {
  if (tokens[at + 1]?.text === '(') {
    const signs = tokens.slice(at + 2, at + 8).map(({ text }) => text);
    const end = signs.indexOf(')');
    // `('a, 'b) t` has parameters in its parentheses.
    if (end > 0 && signs[0] !== "'") return signs.slice(0, end).join('');
  }
  for (let index = at + 1; index < Math.min(tokens.length, at + 12); index += 1) {
    const { kind, text } = tokens[index] ?? { kind: 'sign', text: '' };
    if (kind === 'comment' || kind === 'attribute') continue;
    if (kind === 'string' && text.startsWith('"')) return text.slice(1, -1);
    if (kind === 'word' && !BETWEEN.has(text) && tokens[index - 1]?.text !== "'") return text;
    if (text === ':' || text === '=') break;
  }
  return '';
}

/** Tells the line of an offset, counted from 1. */
function lines(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? Infinity) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Whether a word begins a declaration rather than standing in a type or in code. */
function begins(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || !KEYWORDS.has(token.text)) return false;
  const before = tokens[at - 1];
  // `module type`, `with type t = …`, `~type`, `a.type`.
  return !(
    before &&
    ((before.kind === 'word' && ['module', 'with', 'and'].includes(before.text)) ||
      // Behind `1.` a declaration may begin.
      (['~', '.'].includes(before.text) && before.start + 1 === token.start))
  );
}

/** The name that an external has in JavaScript: the text behind its equal sign. */
function externalName(tokens: readonly Token[], from: number, to: number): string | undefined {
  const strings = tokens.slice(from, to);
  const at = strings.findIndex(
    ({ kind, text }, index) =>
      text === '=' && kind === 'sign' && strings[index + 1]?.kind === 'string',
  );
  return at === -1 ? undefined : strings[at + 1]?.text.slice(1, -1);
}

/** Whether a colon follows, or a question mark and a colon. */
function isField(tokens: readonly Token[], index: number): boolean {
  const [next, afterNext] = [tokens[index + 1]?.text, tokens[index + 2]?.text];
  return next === ':' || (next === '?' && afterNext === ':');
}

/** Constructors or fields behind attributes, or all of them. */
function partsOf(
  kindOfPart: 'constructor' | 'field',
  tokens: readonly Token[],
  lineAt: (offset: number) => number,
  isAll = false,
): readonly Part[] {
  return tokens.flatMap(({ kind, text, start }, index): Part[] => {
    const isPart = kindOfPart === 'field' ? isField(tokens, index) : /^[A-Z]/.test(text);
    if (kind !== 'word' || !isPart) return [];
    let lead = tokens[index - 1]?.text === 'mutable' ? index - 1 : index;
    while (['comment', 'attribute'].includes(tokens[lead - 1]?.kind ?? '')) lead -= 1;
    const attributes = tokens
      .slice(lead, index)
      .flatMap((token) => (token.kind === 'attribute' ? [token.text] : []));
    return attributes.length === 0 && !isAll
      ? []
      : [{ name: text, line: lineAt(start), attributes }];
  });
}

function read(text: string, language: SourceLanguage): SourceFile {
  const tokens = tokensOf(text, language);
  const lineAt = lines(text);
  const starts = tokens.flatMap((_token, index) => (begins(tokens, index) ? [index] : []));
  const declarations = starts.map((at, position): SourceDeclaration => {
    let lead = at;
    while (['comment', 'attribute'].includes(tokens[lead - 1]?.kind ?? '')) lead -= 1;
    const next = starts[position + 1] ?? tokens.length;
    const [front, behind] = [tokens.slice(lead, at), tokens.slice(at, next)];
    // In OCaml, attributes stand behind what they are about.
    const attributes = (language === 'ocaml' ? behind : front).filter(
      ({ kind, text: words }) => kind === 'attribute' && !FILE_ATTRIBUTE.test(words),
    );
    const documented = front.filter((token) => documentation(token) !== undefined);
    const external = tokens[at]?.text === 'external' ? externalName(tokens, at, next) : undefined;
    const name = nameAfter(tokens, at);
    const isException = name === 'exn' && tokens[at]?.text === 'type';
    return {
      name,
      line: lineAt(tokens[at]?.start ?? 0),
      comments: documented.flatMap((token) => documentation(token) ?? []),
      ocamlComments: language === 'ocaml' ? touching(documented.at(-1), behind, text) : [],
      attributes: attributes.map((token) => token.text),
      ...(external !== undefined && { external }),
      constructors:
        isException || language === 'rescript'
          ? partsOf('constructor', behind, lineAt, isException)
          : [],
      fields: language === 'rescript' ? partsOf('field', behind, lineAt) : [],
    };
  });
  return {
    declarations,
    attributes: tokens.flatMap(({ kind, text: words }) =>
      kind === 'attribute' && FILE_ATTRIBUTE.test(words) ? [words] : [],
    ),
    includes: tokens.flatMap(({ text: word }, index) => {
      const included = tokens[index + 1];
      return word === 'include' && included?.kind === 'word' ? [included.text] : [];
    }),
    macros: macros(text),
  };
}

/** A macro's lines are indented; comments in it break off its backslashes. */
function macros(text: string): SourceFile['macros'] {
  const all = text.split('\n');
  return all.flatMap((line, index) => {
    if (!/^#\s*define\b/.test(line)) return [];
    const length = all.slice(index + 1).findIndex((one) => /^\S/.test(one));
    return [{ first: index + 1, last: length === -1 ? all.length : index + 1 + length }];
  });
}

/**
 * Reads a source file.
 *
 * @param name with its ending, which says the language: `Belt_List.resi`, `js.ml`
 */
export function sourceFile(name: string, text: string): SourceFile {
  return read(text, /\.mli?$/.test(name) ? 'ocaml' : 'rescript');
}
