/**
 * Draws the letters of share pictures from the site's font: `npm run pictures -- letters`. The results are
 * committed, because machines that build have no browser.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type { Browser, Page } from 'playwright';
import { format, resolveConfig } from 'prettier';

import type { Letters } from '../../plugins/share-pictures/letters';
import { createEncoder } from '../../plugins/share-pictures/png';

/** What can be written on share pictures: what titles and versions are made of. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'…·’‘“”–—→éöüñ', // cspell:disable-line
];

/** The letters by name. */
const SIZES = {
  title: { font: '700 76px Inter', height: 88 },
  note: { font: '500 34px Inter', height: 44 },
} as const;

/** What the page makes of the letters. */
interface Drawn extends Omit<Letters, 'sheet'> {
  readonly width: number;
  readonly pixels: readonly number[];
}

function draw(page: Page, font: string, height: number): Promise<Drawn> {
  return page.evaluate(
    ([characters, usedFont, lineHeight]) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('Expected a canvas to draw letters on.');
      context.font = usedFont;
      const places = characters.map((character) => {
        const box = context.measureText(character);
        const shift = -Math.ceil(box.actualBoundingBoxLeft) - 1;
        return {
          character,
          shift,
          width: Math.ceil(box.actualBoundingBoxRight) + 2 - shift,
          next: box.width,
        };
      });
      canvas.width = places.reduce((sum, { width }) => sum + width, 0);
      canvas.height = lineHeight;
      // To set the size forgets the font.
      context.font = usedFont;
      context.fillStyle = '#fff';
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } =
        context.measureText('x');
      const baseline = Math.round((lineHeight - above - below) / 2 + above);
      const letters: Record<string, readonly number[]> = {};
      let x = 0;
      for (const { character, shift, width, next } of places) {
        context.fillText(character, x - shift, baseline);
        letters[character] = [x, width, shift, Math.round(next * 100) / 100];
        x += width;
      }
      const pairs: Record<string, number> = {};
      for (const left of places) {
        for (const right of places) {
          const both = context.measureText(left.character + right.character).width;
          const kerning = Math.round((both - left.next - right.next) * 10) / 10;
          if (Math.abs(kerning) >= 0.5) pairs[left.character + right.character] = kerning;
        }
      }
      const { data } = context.getImageData(0, 0, canvas.width, lineHeight);
      const pixels = Array.from(
        { length: canvas.width * lineHeight },
        (_, index) => data[index * 4 + 3] ?? 0,
      );
      return { width: canvas.width, height: lineHeight, letters, pairs, pixels };
    },
    [CHARACTERS, font, height] as const,
  );
}

/**
 * Writes the letters of all sizes.
 *
 * @param folder where their files go
 * @param font file of the font
 */
export async function drawLetters(browser: Browser, folder: string, font: string): Promise<void> {
  const page = await browser.newPage();
  const data = (await fs.readFile(font)).toString('base64');
  await page.evaluate(async (source) => {
    const face = new FontFace('Inter', `url(data:font/woff2;base64,${source})`, {
      weight: '100 900',
    });
    document.fonts.add(await face.load());
  }, data);
  // As the repository has it, which Prettier checks.
  const options = await resolveConfig(folder);
  const encode = createEncoder();
  for (const [name, { font: used, height }] of Object.entries(SIZES)) {
    const { pixels, width, ...places } = await draw(page, used, height);
    const sheet = { width, height, pixels: Uint8Array.from(pixels) };
    await fs.writeFile(path.join(folder, `${name}.png`), encode(sheet));
    await fs.writeFile(
      path.join(folder, `${name}.json`),
      await format(JSON.stringify(places), { ...options, parser: 'json' }),
    );
  }
  await page.close();
}
