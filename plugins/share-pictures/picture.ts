/** The picture that networks show in front of a link to a page: its title, its section and version, and forms. */
import { createHash } from 'node:crypto';

import { type Canvas, createCanvas, FORMS, type Ink, PALETTE, shapeSheet } from './canvas';
import { breakText, type Letters, readLetters, write } from './letters';
import { type Bitmap, createEncoder } from './png';

/** What a picture says. */
export interface PictureText {
  readonly title: string;
  /** Section and version; '' where a page has neither. */
  readonly note: string;
}

/** Size that networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;

const LEFT = 96;
const TITLE_WIDTH = 720;
const TITLE_LINES = 4;
const RAIL = 22;
const DOTS = { gap: 75, radius: 2.8 };

/** The places of the three forms, from top to bottom, and about how large they are. */
const COLUMN = { x: 1020, ys: [160, 315, 470], radius: 58 };

const COLORS: readonly Ink[] = ['red', 'blue', 'green', 'amber', 'white'];

/** The forms, each with room around it, in the order in which they follow one another. */
function drawSheets(): readonly Bitmap[] {
  const { radius } = COLUMN;
  const size = radius * 2 + 4;
  return [FORMS.circle, FORMS.square, FORMS.triangle].map((form) =>
    shapeSheet(form(size / 2, size / 2, radius), size, size),
  );
}

/** What is the same on all pictures. */
function drawGround(letters: Letters): Uint8Array {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const { gap, radius } = DOTS;
  for (let y = gap / 2; y < HEIGHT; y += gap) {
    for (let x = gap / 2; x < WIDTH; x += gap) {
      const box = { x: Math.floor(x - 4), y: Math.floor(y - 4), width: 9, height: 9 };
      canvas.fill(FORMS.circle(x, y, radius), box, 'dot');
    }
  }
  canvas.fill(() => -1, { x: 0, y: 0, width: RAIL, height: HEIGHT }, 'rail');
  write(canvas, letters, 'ReScript', { x: LEFT, y: 72, ink: 'white' });
  return canvas.pixels;
}

/** Three forms, told apart by what the picture says: the same text always gets the same ones. */
function drawForms(canvas: Canvas, sheets: readonly Bitmap[], { title, note }: PictureText): void {
  const hash = createHash('sha256').update(`${title}\n${note}`).digest();
  const [firstForm = 0, firstInk = 0, formStep = 0, inkStep = 0] = hash;
  COLUMN.ys.forEach((y, index) => {
    const sheet = sheets[(firstForm + index * (1 + (formStep % 2))) % sheets.length];
    const ink = COLORS[(firstInk + index * (1 + (inkStep % 3))) % COLORS.length];
    if (!sheet || !ink) return;
    const { width, height } = sheet;
    canvas.stamp(sheet, { x: 0, y: 0, width, height }, COLUMN.x - width / 2, y - height / 2, ink);
  });
}

/** Draws pictures of pages. */
export function createPainter(): (text: PictureText) => Buffer {
  const [large, small] = [readLetters('title'), readLetters('note')];
  const ground = drawGround(small);
  const sheets = drawSheets();
  const encode = createEncoder(PALETTE);
  const canvas = createCanvas(WIDTH, HEIGHT);
  return (text) => {
    canvas.pixels.set(ground);
    drawForms(canvas, sheets, text);
    const lines = breakText(large, text.title, TITLE_WIDTH, TITLE_LINES);
    const top = Math.round((HEIGHT - lines.length * large.height) / 2);
    lines.forEach((line, index) => {
      write(canvas, large, line, { x: LEFT, y: top + index * large.height, ink: 'white' });
    });
    const [note = ''] = breakText(small, text.note, TITLE_WIDTH, 1);
    write(canvas, small, note, { x: LEFT, y: HEIGHT - 72 - small.height, ink: 'pale' });
    return encode(canvas);
  };
}
