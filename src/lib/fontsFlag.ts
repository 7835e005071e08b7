/**
 * Key in local storage: whether the browser has our fonts. The head of built pages reads it before
 * anything is shown (`plugins/static-articles/template.ts`).
 */
export const FONTS_KEY = 'fonts';

/** Attribute of the document, as a property of `dataset`, that makes the style sheets use them. */
export const FONTS_ATTRIBUTE = 'fonts';
