/** Word marks: names, typeset as drawings of our own that bring nobody's protected logo. */

/** Ways to set a word. */
export const LOOKS = ['solid', 'code', 'airy', 'heavy', 'quiet', 'capitals', 'lower'] as const;

/** A way to set a word. */
export type Look = (typeof LOOKS)[number];

/** Drawings before a word. */
export const SIGNS = ['none', 'dot', 'bar', 'ring', 'square', 'slash', 'wave'] as const;

/** A drawing before a word. */
export type Sign = (typeof SIGNS)[number];

/** Height of every mark, and of its letters, in units of its drawing. */
export const MARK_HEIGHT = 32;
export const LETTER_SIZE = 22;

/** A mark, ready to be drawn; lengths in units of its drawing. */
export interface WordMark {
  readonly text: string;
  /** Of the whole drawing. */
  readonly width: number;
  /** Where the word begins, and how long it is made. */
  readonly textStart: number;
  readonly textLength: number;
  /** Path of the sign, drawn with a line. */
  readonly path: string | undefined;
}

const PATHS: Readonly<Record<Sign, string | undefined>> = {
  none: undefined,
  dot: 'M11 16v.01',
  bar: 'M9 7v18',
  ring: 'M16 16a6 6 0 1 1-12 0a6 6 0 1 1 12 0z',
  square: 'M5 11h11v11H5z',
  slash: 'M5 24L15 8',
  wave: 'M3 18q3.500-7 7 0t7 0',
};

/** Space that a sign takes. */
const SIGN_WIDTH = 24;

/** How much longer the letters of a look are than those of Inter at its regular weight. */
const STRETCH: Readonly<Record<Look, number>> = {
  solid: 1.06,
  code: 1.12,
  airy: 1.14,
  heavy: 1.1,
  quiet: 1,
  capitals: 1.14,
  lower: 1.06,
};

/** About how long a letter of Inter is, in parts of its size. */
function advance(letter: string): number {
  if (/[iljI.,'|! ]/.test(letter)) return 0.29;
  if (/[ftr-]/.test(letter)) return 0.38;
  if (/[mwMW]/.test(letter)) return 0.87;
  return letter === letter.toLowerCase() ? 0.57 : 0.68;
}

function textOf(name: string, look: Look): string {
  if (look === 'capitals') return name.toUpperCase();
  return look === 'lower' ? name.toLowerCase() : name;
}

/** Sets a name. Its length is fixed, so that nothing moves or is cut off when another font is used. */
export function wordMark(name: string, look: Look, sign: Sign): WordMark {
  const text = textOf(name, look);
  const letters = [...text].reduce((sum, letter) => sum + advance(letter), 0);
  const textLength = Math.round(letters * STRETCH[look] * LETTER_SIZE);
  const path = PATHS[sign];
  const textStart = path === undefined ? 2 : SIGN_WIDTH;
  return { text, path, textStart, textLength, width: textStart + textLength + 2 };
}
