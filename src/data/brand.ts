/** What the brand page offers: files of `static/brand`, and colors of `src/css/tokens.css`. */

/** A file to download. */
export interface BrandFile {
  readonly file: string;
  readonly title: string;
  /** Where it is used. */
  readonly use: string;
  /** Size of the drawing in its own units, for the room that it takes. */
  readonly width: number;
  readonly height: number;
  /** The ground on which it is shown. */
  readonly ground: 'light' | 'dark';
}

/** The logo in its forms. */
export const BRAND_FILES: readonly BrandFile[] = [
  {
    file: 'logo.svg',
    title: 'Logo',
    use: 'Mark and name, for light backgrounds.',
    width: 136,
    height: 32,
    ground: 'light',
  },
  {
    file: 'logo-on-dark.svg',
    title: 'Logo on dark backgrounds',
    use: 'The same, with the name in white.',
    width: 136,
    height: 32,
    ground: 'dark',
  },
  {
    file: 'mark.svg',
    title: 'Mark',
    use: 'Where there’s no room for the name, such as in icons.',
    width: 32,
    height: 32,
    ground: 'light',
  },
  {
    file: 'mark-black.svg',
    title: 'Mark in one color',
    use: 'For printing in one color.',
    width: 32,
    height: 32,
    ground: 'light',
  },
  {
    file: 'mark-white.svg',
    title: 'Mark in white',
    use: 'For photographs and dark backgrounds.',
    width: 32,
    height: 32,
    ground: 'dark',
  },
];

/** A color by the name of its token. */
export interface BrandColor {
  readonly token: 'fire' | 'sky' | 'turtle' | 'orange' | 'gray-90' | 'gray-60' | 'gray-5';
  readonly name: string;
  readonly hex: string;
  readonly use: string;
}

/** The colors of the site; `tests/data/brand.test.ts` compares them with the tokens. */
export const BRAND_COLORS: readonly BrandColor[] = [
  { token: 'fire', name: 'Fire', hex: '#e6484f', use: 'The logo, and whatever needs attention.' },
  { token: 'sky', name: 'Sky', hex: '#376fdd', use: 'Pages about JavaScript and React.' },
  { token: 'turtle', name: 'Turtle', hex: '#02a875', use: 'Success.' },
  { token: 'orange', name: 'Orange', hex: '#dd8c1b', use: 'Warnings.' },
  { token: 'gray-90', name: 'Night', hex: '#14162c', use: 'Bars and dark backgrounds.' },
  { token: 'gray-60', name: 'Stone', hex: '#696b7d', use: 'Secondary text.' },
  { token: 'gray-5', name: 'Paper', hex: '#fafbfc', use: 'Light backgrounds.' },
];
