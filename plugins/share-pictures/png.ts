/**
 * PNG files of one byte a pixel, as far as this plugin writes and reads them.
 * cspell:ignore IHDR PLTE IDAT IEND
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A color by its parts, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Pixels row by row, one byte each. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GRAY = 0;
const INDEXED = 3;

/**
 * One file a page, which only networks load: level 6 makes them 5 KB smaller and takes four times as long, the
 * highest one another kilobyte and thirty times. A picture comes out in one step.
 */
const COMPRESSION = { level: 2, memLevel: 9, chunkSize: 2 ** 16 } as const;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function header({ width, height }: Bitmap, colorType: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  data[9] = colorType;
  return chunk('IHDR', data);
}

/** Puts the rows into `data`, each behind a byte that says that it stands as it is. */
function writeRows({ width, height, pixels }: Bitmap, data: Buffer): void {
  for (let row = 0; row < height; row += 1) {
    data[row * (width + 1)] = 0;
    data.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
}

/**
 * Turns bitmaps into files.
 *
 * @param palette colors by the bytes of the pixels; without it they are shades of gray
 */
export function createEncoder(palette?: readonly Rgb[]): (bitmap: Bitmap) => Buffer {
  // Kept for the next picture: the system takes longer to give new memory than zlib to compress it.
  let rows = Buffer.alloc(0);
  return (bitmap) => {
    const length = bitmap.height * (bitmap.width + 1);
    if (rows.length !== length) rows = Buffer.alloc(length);
    writeRows(bitmap, rows);
    return Buffer.concat([
      SIGNATURE,
      header(bitmap, palette ? INDEXED : GRAY),
      ...(palette ? [chunk('PLTE', Uint8Array.from(palette.flat()))] : []),
      chunk('IDAT', deflateSync(rows, COMPRESSION)),
      chunk('IEND', new Uint8Array()),
    ]);
  };
}

/**
 * Reads a file that an encoder wrote.
 *
 * @throws Error for any other
 */
export function decodePng(file: Buffer): Bitmap {
  const isOurs = file.subarray(0, 8).equals(SIGNATURE) && file[24] === 8;
  const parts: Buffer[] = [];
  for (let start = 8; start + 8 <= file.length; start += file.readUInt32BE(start) + 12) {
    const type = file.toString('latin1', start + 4, start + 8);
    if (type === 'IDAT') parts.push(file.subarray(start + 8, start + 8 + file.readUInt32BE(start)));
  }
  if (!isOurs || parts.length === 0) {
    throw new Error('Expected a PNG of one byte a pixel; write it with npm run pictures.');
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const data = inflateSync(Buffer.concat(parts));
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const start = row * (width + 1);
    if (data[start] !== 0)
      throw new Error('Expected rows without filters; write it with npm run pictures.');
    pixels.set(data.subarray(start + 1, start + 1 + width), row * width);
  }
  return { width, height, pixels };
}
