/** A picture of few colors: each byte is an ink at one of sixteen strengths over the ground. */
import type { Bitmap, Rgb } from './png';

/** Strengths of an ink, from none to full. */
const STRENGTHS = 16;

/** The inks in the order of their bytes; the colors of the blog's drawings. */
const INKS = {
  white: [0xff, 0xff, 0xff],
  pale: [0xcd, 0xcd, 0xd6],
  dot: [0x3c, 0x3d, 0x4e],
  rail: [0xe6, 0x48, 0x4f],
  red: [0xf4, 0x64, 0x6a],
  blue: [0x8f, 0xb2, 0xf5],
  green: [0x3f, 0xd3, 0xa4],
  amber: [0xf0, 0xb4, 0x5c],
} as const satisfies Record<string, Rgb>;

/** A color that can be drawn with. */
export type Ink = keyof typeof INKS;

const GROUND: Rgb = [0x14, 0x16, 0x2c];

const NAMES = Object.keys(INKS);

/** The colors of all bytes. */
export const PALETTE: readonly Rgb[] = Object.values(INKS).flatMap((ink) =>
  Array.from({ length: STRENGTHS }, (_, strength): Rgb => {
    const mixed = ([0, 1, 2] as const).map((part) =>
      Math.round(GROUND[part] + ((ink[part] - GROUND[part]) * strength) / (STRENGTHS - 1)),
    );
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
  }),
);

/** The byte of an ink for a pixel that is covered in part, from 0 to 1. */
function byteOf(ink: string, coverage: number): number {
  return NAMES.indexOf(ink) * STRENGTHS + Math.round(coverage * (STRENGTHS - 1));
}

/** The bytes of an ink by shades of gray. */
const SHADES: ReadonlyMap<string, Uint8Array> = new Map(
  NAMES.map((ink) => [
    ink,
    Uint8Array.from({ length: 256 }, (_, shade) => byteOf(ink, shade / 255)),
  ]),
);

/** Distance of a point from the edge of a shape, in pixels; negative inside. */
export type Shape = (x: number, y: number) => number;

/** Forms around a middle, each about as large as a circle of the radius. */
export const FORMS = {
  circle:
    (x: number, y: number, radius: number): Shape =>
    (px, py) =>
      Math.hypot(px - x, py - y) - radius,
  square: (x: number, y: number, radius: number): Shape => {
    const half = radius * 0.9;
    return (px, py) => Math.max(Math.abs(px - x), Math.abs(py - y)) - half;
  },
  triangle: (x: number, y: number, radius: number): Shape => {
    const slope = Math.sqrt(3) / 2;
    const inner = radius / 2;
    // As much above the middle as below it.
    const middle = y + radius / 4;
    return (px, py) =>
      Math.max(py - middle - inner, slope * Math.abs(px - x) - (py - middle) / 2 - inner);
  },
} as const;

/** Where something is drawn, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A bitmap to draw on. */
export interface Canvas extends Bitmap {
  readonly fill: (shape: Shape, box: Box, ink: Ink) => void;
  /** Puts a part of a picture in shades of gray onto the canvas; white is full ink. */
  readonly stamp: (sheet: Bitmap, part: Box, x: number, y: number, ink: Ink) => void;
}

/** How much of a pixel is within a shape, from 0 to 1; the point is the pixel's upper left corner. */
function coverageOf(shape: Shape, x: number, y: number): number {
  return Math.min(Math.max(0.5 - shape(x + 0.5, y + 0.5), 0), 1);
}

/** A shape in shades of gray, for `stamp`: where it is drawn more than once, its distances are asked for once. */
export function shapeSheet(shape: Shape, width: number, height: number): Bitmap {
  const pixels = Uint8Array.from({ length: width * height }, (_, index) =>
    Math.round(255 * coverageOf(shape, index % width, Math.floor(index / width))),
  );
  return { width, height, pixels };
}

/** A canvas of the ground's color. */
export function createCanvas(width: number, height: number): Canvas {
  const pixels = new Uint8Array(width * height);
  return {
    width,
    height,
    pixels,
    fill(shape, box, ink) {
      const right = Math.min(box.x + box.width, width);
      const bottom = Math.min(box.y + box.height, height);
      for (let y = Math.max(box.y, 0); y < bottom; y += 1) {
        for (let x = Math.max(box.x, 0); x < right; x += 1) {
          const coverage = coverageOf(shape, x, y);
          if (coverage > 0) pixels[y * width + x] = byteOf(ink, coverage);
        }
      }
    },
    stamp(sheet, part, left, top, ink) {
      // A site has a thousand pictures of some hundred thousand such pixels each: all that can be is asked ahead.
      const bytes = SHADES.get(ink) ?? new Uint8Array();
      const firstX = Math.max(0, -left);
      const endX = Math.min(part.width, width - left);
      const endY = Math.min(part.height, height - top);
      for (let y = Math.max(0, -top); y < endY; y += 1) {
        const from = (part.y + y) * sheet.width + part.x;
        const to = (top + y) * width + left;
        for (let x = firstX; x < endX; x += 1) {
          const shade = sheet.pixels[from + x] ?? 0;
          if (shade > 0) pixels[to + x] = bytes[shade] ?? 0;
        }
      }
    },
  };
}
