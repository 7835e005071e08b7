/** Letters of one size, drawn ahead (`npm run pictures -- letters`), because machines that build have no fonts. */
import fs from 'node:fs';
import path from 'node:path';

import {
  array,
  type Decoded,
  describe,
  dictionary,
  number,
  parseJson,
  record,
} from '../../src/lib/decode';
import type { Canvas, Ink } from './canvas';
import { type Bitmap, decodePng } from './png';

/** Where letters stand in their sheet, in pixels. */
export const letterSheet = record({
  /** Height of the sheet, and of a line. */
  height: number,
  /** For each character: where it begins, how wide it is drawn, how far it begins to the right, and how far the next one is. */
  letters: dictionary(array(number)),
  /** By how much some pairs of characters are nearer to one another or farther apart. */
  pairs: dictionary(number),
});

/** Letters of one size. */
export interface Letters extends Decoded<typeof letterSheet> {
  readonly sheet: Bitmap;
}

/** Stands for characters that were not drawn. */
const UNKNOWN = '?';

/**
 * Reads letters.
 *
 * @param name of their two files
 * @throws Error for files of another form
 */
export function readLetters(name: string): Letters {
  const file = (ending: string): Buffer =>
    fs.readFileSync(path.join(__dirname, 'letters', `${name}.${ending}`));
  const places = parseJson(file('json').toString('utf8'), letterSheet);
  if (!places.ok) {
    throw new Error(
      `share-pictures: ${describe(places.error)} in letters/${name}.json; run npm run pictures -- letters.`,
    );
  }
  return { ...places.value, sheet: decodePng(file('png')) };
}

/** Calls back for each character with the place where it begins; tells where the text ends. */
function walk(
  { letters, pairs }: Letters,
  text: string,
  at: (letter: readonly number[], x: number) => void,
): number {
  let x = 0;
  let previous = '';
  for (const character of text) {
    const letter = letters[character] ?? letters[UNKNOWN] ?? [];
    x += pairs[previous + character] ?? 0;
    at(letter, x);
    x += letter[3] ?? 0;
    previous = character;
  }
  return x;
}

/** Width of a text in pixels. */
export function widthOf(letters: Letters, text: string): number {
  return walk(letters, text, () => undefined);
}

/** Writes a line; `y` is its top. */
export function write(
  canvas: Canvas,
  letters: Letters,
  text: string,
  { x, y, ink }: { readonly x: number; readonly y: number; readonly ink: Ink },
): void {
  const { height, sheet } = letters;
  walk(letters, text, ([start = 0, width = 0, shift = 0], begin) => {
    const part = { x: start, y: 0, width, height };
    canvas.stamp(sheet, part, Math.round(x + begin) + shift, y, ink);
  });
}

/** Breaks a text into lines that fit a width; what is too much ends in an ellipsis. */
export function breakText(
  letters: Letters,
  text: string,
  width: number,
  most: number,
): readonly string[] {
  const fits = (line: string): boolean => widthOf(letters, line) <= width;
  const cut = (whole: string): string => {
    const line = whole.trimEnd();
    if (fits(line)) return line;
    let end = line.length;
    while (end > 1 && !fits(`${line.slice(0, end)}…`)) end -= 1;
    return `${line.slice(0, end).trimEnd()}…`;
  };
  const lines: string[] = [];
  // Paths of modules may be broken behind each of their names.
  for (const piece of text.split(/(?<= )|(?<=\.)/)) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  if (lines.length <= most) return lines.map(cut);
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join('')].map(cut);
}
