/**
 * Key in local storage: whether the browser has our fonts. The head of built pages reads it before
 * anything is shown (`plugins/static-articles/template.ts`).
 */
export const FONTS_KEY = 'fonts';

/** Attribute of the document, as a property of `dataset`, that makes the style sheets use them. */
export const FONTS_ATTRIBUTE = 'fonts';

/** Its value on a first visit: the fonts are used if they are there by the first paint, and not before the next page else. */
export const EARLY_FONTS = 'early';

/**
 * Its value from the next page on where the font of texts was there in time: what is about to be shown takes the one of
 * code, and what stays on screen keeps its look.
 */
export const EARLY_FONTS_AND_CODE = 'early-code';

/** The fonts' files below the base URL; `src/css/fonts.css` names them, too. */
export const FONT_FILES = {
  text: 'fonts/inter-latin-5.3.0.woff2',
  code: 'fonts/roboto-mono-latin-5.3.0.woff2',
} as const;
