/**
 * Parts that the ReScript and the Reason grammar have in common, because both spell one language.
 * Each part is a Prism token description.
 */
// cspell:ignore nrtb nonrec
import type { TokenObject } from 'prismjs';

/** Lower-case types that every module has in scope. */
const BUILT_IN_TYPES = [
  ...['array', 'bigint', 'bool', 'bytes', 'char', 'date', 'dict', 'exn', 'float', 'int', 'int64'],
  ...['lazy_t', 'list', 'option', 'promise', 'ref', 'regExp', 'result', 'string', 'symbol'],
  ...['unit', 'unknown'],
].join('|');

/** How deep comments in comments are followed: a regular expression can't count. */
const COMMENT_DEPTH = 4;

function blockComment(depth: number): string {
  const inner = depth > 1 ? `|${blockComment(depth - 1)}` : '';
  return String.raw`\/\*(?:[^*/]|\*(?!\/)|\/(?!\*)${inner})*\*\/`;
}

/** `/* … *\/`, which nests, and `// …`; an unclosed one colors the rest of the block. */
export const comment: TokenObject[] = [
  { pattern: new RegExp(blockComment(COMMENT_DEPTH)), greedy: true },
  { pattern: /\/\*[\s\S]*$|\/\/.*/, greedy: true },
];

/** `"text"`, which may run over several lines. */
export const string: TokenObject = { pattern: /"(?:\\[\s\S]|[^\\"])*"/, greedy: true };

/** `'a'`, `'\n'`, `'\x41'`, `'\u{1F600}'`. */
export const char: TokenObject = {
  pattern:
    /(?<!\w)'(?:[^'\\\r\n]|\\(?:[\\'"nrtb0 ]|x[\da-f]{2}|o[0-3][0-7]{2}|\d{3}|u\{[\da-f]+\}))'/iu,
  greedy: true,
};

/** `'a`, `'value`. */
export const typeVariable: TokenObject = { pattern: /(?<![\w'])'[a-z_]\w*/, alias: 'type' };

/** `42`, `1_000`, `0xff`, `0b10`, `1.5e3`, `4.`, `100n`, `7L`. */
export const number =
  /(?<![\w.])(?:0x[\da-f_]+(?:\.[\da-f_]*)?(?:p[+-]?\d+)?|0b[01_]+|0o[0-7_]+|\d[\d_]*(?:\.(?!\.)[\d_]*)?(?:e[+-]?\d+)?)[nl]?(?!\w)/i;

/** `true`, `false` and the value of type unit, which is no call. */
export const boolean = /\b(?:false|true)\b|(?<![\w)\]])\(\)/;

/** Modules, constructors, components: every name with a capital. */
export const capitalized: TokenObject = { pattern: /\b[A-Z]\w*/, alias: 'type' };

/** `~name` of a labelled argument. */
export const label: TokenObject = { pattern: /~[a-z_]\w*/, alias: 'property' };

/** The name in a call or behind a pipe: `add(1, 2)`, `Array.map(f)`, `->Int.toString`. */
export const call: TokenObject = {
  pattern: /(?<![\w~@%'])[a-z_]\w*(?=\()|(?<=->(?:[A-Z]\w*\.)*)[a-z_]\w*/,
  alias: 'function',
};

/**
 * A type's own name where it is declared, and built-in types where a type is expected.
 *
 * @param argumentsOpen what opens a type's arguments: `<` in ReScript, `\(` in Reason
 */
export function types(argumentsOpen: string): TokenObject[] {
  return [
    {
      pattern:
        /(?<=\btype\s+(?:rec\s+|nonrec\s+)?)(?!(?:non)?rec\b)[a-z_]\w*|(?<=\band\s+)[a-z_]\w*(?=\s*<|\s*=\s*[{|])/,
    },
    {
      pattern: new RegExp(
        String.raw`(?<=(?:[:<(,|=]|=>|\bof|\band)\s*)(?:${BUILT_IN_TYPES})\b(?=\s*(?:${argumentsOpen}|[>),;=}\]|&]|$)|\s*\n)`,
      ),
    },
  ];
}

/**
 * JSX elements and their attributes. A `<` right behind a word opens type arguments (`array<int>`)
 * and the formatters print a space behind a comparison's `<`, so what is left opens an element.
 */
export const jsx = {
  tag: { pattern: /(?<![\w)\]'])<\/?(?:[A-Za-z_][\w.-]*|(?=>))|\/>/ },
  'attr-name': { pattern: /(?<=(?<!:)\s)[a-z]\w*(?==(?:[^=>\s]|$))/ },
} satisfies Record<string, TokenObject>;
