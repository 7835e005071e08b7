import { createCanvas, FORMS } from '../../../plugins/share-pictures/canvas';
import { breakText, readLetters, widthOf } from '../../../plugins/share-pictures/letters';
import { createPainter } from '../../../plugins/share-pictures/picture';
import { createEncoder, decodePng } from '../../../plugins/share-pictures/png';

/** Most bytes of a picture: there is one for each page. */
const MOST_BYTES = 20_000;

const letters = readLetters('title');

test('bitmaps of several sizes are read as they were written', () => {
  const encode = createEncoder();
  const pixels = Uint8Array.from([0, 1, 2, 253, 254, 255]);
  for (const [width, height] of [
    [3, 2],
    [2, 3],
    [6, 1],
  ] as const) {
    const bitmap = { width, height, pixels };
    expect(decodePng(encode(bitmap))).toEqual(bitmap);
  }
});

test('another file is refused', () => {
  expect(() => decodePng(Buffer.from('GIF89a, and some more of it'))).toThrow(/npm run pictures/);
});

test('a form covers its middle and leaves what is around it', () => {
  for (const form of Object.values(FORMS)) {
    const canvas = createCanvas(40, 40);
    canvas.fill(form(20, 20, 10), { x: 0, y: 0, width: 40, height: 40 }, 'green');
    expect(canvas.pixels[20 * 40 + 20]).toBeGreaterThan(0);
    expect(canvas.pixels[20 * 40 + 2]).toBe(0);
    expect(canvas.pixels[2 * 40 + 20]).toBe(0);
  }
});

test('titles are broken between words, and modules behind their dots', () => {
  const width = widthOf(letters, 'Pattern Matching');
  expect(breakText(letters, 'Pattern Matching in Switches', width, 3)).toEqual([
    'Pattern Matching',
    'in Switches',
  ]);
  expect(breakText(letters, 'Core.Intl.NumberFormat', width, 3)).toEqual([
    'Core.Intl.',
    'NumberFormat',
  ]);
});

test('what is too much ends in an ellipsis, within the width', () => {
  const width = widthOf(letters, 'Some words');
  const lines = breakText(letters, 'Some words and many more of them', width, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(widthOf(letters, line)).toBeLessThanOrEqual(width);
});

test('every character of a title is drawn or stands for one that is not', () => {
  expect(widthOf(letters, 'Ж')).toBe(widthOf(letters, '?'));
  expect(widthOf(letters, 'é')).toBeGreaterThan(0);
});

test('a picture has the size that networks ask for, few bytes, and follows from its text alone', () => {
  const paint = createPainter();
  const text = { title: 'Type Hints for a Long Title', note: 'Language Features · v11.0.0' };
  const picture = paint(text);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(MOST_BYTES);
  expect(createPainter()(text)).toEqual(picture);
  expect(paint({ ...text, note: '' })).not.toEqual(picture);
  expect(paint(text)).toEqual(picture);
});
