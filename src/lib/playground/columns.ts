/** Compilers count bytes of UTF-8 where editors count UTF-16 units. */

function byteLength(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/**
 * The column in UTF-16 units, from 0, of a byte of a line's UTF-8, from 0. A byte behind the line's end
 * gives its end; one within a character gives that character.
 */
export function columnOfByte(line: string, byte: number): number {
  let bytes = 0;
  let column = 0;
  for (const character of line) {
    bytes += byteLength(character.codePointAt(0) ?? 0);
    if (bytes > byte) return column;
    column += character.length;
  }
  return column;
}
