/** From one text to another with few changes, so that carets, folds and squiggles stay in place. */

/** Replaces the characters from `from` to `to` of the old text. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Lines that a comparison may add and remove before it gives up: it takes the square of them. */
const MOST_EDITED_LINES = 400;

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

function commonEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (
    length < most &&
    a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)
  ) {
    length += 1;
  }
  return length;
}

/** One change between two texts, without what they begin and end with alike. */
function trimmedChange(before: string, after: string, at: number): Change[] {
  if (before === after) return [];
  const start = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - start);
  return [
    {
      from: at + start,
      to: at + before.length - end,
      insert: after.slice(start, after.length - end),
    },
  ];
}

/** Lines with their line breaks. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

/** Pairs of equal lines in rising order, after Myers (1986); undefined if there are too few. */
function equalLines(a: readonly string[], b: readonly string[]): [number, number][] | undefined {
  const most = Math.min(a.length + b.length, MOST_EDITED_LINES);
  // Of each number of edits: how far in `a` each diagonal (index in a - index in b) came.
  const rounds: Map<number, number>[] = [];
  let reached = new Map<number, number>([[1, 0]]);
  for (let edits = 0; edits <= most; edits += 1) {
    rounds.push(new Map(reached));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const below = reached.get(diagonal - 1) ?? -1;
      const above = reached.get(diagonal + 1) ?? -1;
      let x = diagonal === -edits || (diagonal !== edits && below < above) ? above : below + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      reached.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return walkBack(rounds, a, b);
    }
    reached = new Map(reached);
  }
  return undefined;
}

function walkBack(
  rounds: readonly Map<number, number>[],
  a: readonly string[],
  b: readonly string[],
): [number, number][] {
  const pairs: [number, number][] = [];
  let x = a.length;
  let y = b.length;
  for (let edits = rounds.length - 1; edits >= 0; edits -= 1) {
    const reached = rounds[edits];
    const diagonal = x - y;
    const below = reached?.get(diagonal - 1) ?? -1;
    const above = reached?.get(diagonal + 1) ?? -1;
    const isDown = diagonal === -edits || (diagonal !== edits && below < above);
    const from = isDown ? diagonal + 1 : diagonal - 1;
    const lastX = Math.max(reached?.get(from) ?? 0, 0);
    const lastY = lastX - from;
    while (x > lastX && y > lastY && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    x = lastX;
    y = lastY;
  }
  return pairs.reverse().filter(([inA, inB]) => a[inA] === b[inB]);
}

/** The changes, in rising order and apart from each other, that make `after` of `before`. */
export function changesBetween(before: string, after: string): Change[] {
  const start = before.slice(0, commonStart(before, after)).lastIndexOf('\n') + 1;
  const oldLines = linesOf(before.slice(start));
  const newLines = linesOf(after.slice(start));
  const pairs = equalLines(oldLines, newLines);
  if (!pairs) return trimmedChange(before, after, 0);
  const changes: Change[] = [];
  let at = start;
  let oldLine = 0;
  let newLine = 0;
  for (const [oldEnd, newEnd] of [...pairs, [oldLines.length, newLines.length] as const]) {
    const removed = oldLines.slice(oldLine, oldEnd);
    const added = newLines.slice(newLine, newEnd);
    // As many lines as before were most likely indented or spaced anew: each for itself.
    if (removed.length === added.length) {
      removed.forEach((line, index) => {
        changes.push(...trimmedChange(line, added[index] ?? '', at));
        at += line.length;
      });
    } else {
      const text = removed.join('');
      changes.push(...trimmedChange(text, added.join(''), at));
      at += text.length;
    }
    at += oldLines[oldEnd]?.length ?? 0;
    oldLine = oldEnd + 1;
    newLine = newEnd + 1;
  }
  return changes;
}

/**
 * Where a caret of the old text goes in the new one: behind as many visible characters of the change
 * that it stands in; undefined if it stands in none.
 */
export function caretInChange(
  before: string,
  changes: readonly Change[],
  caret: number,
): number | undefined {
  let shift = 0;
  for (const { from, to, insert } of changes) {
    if (caret <= from) return undefined;
    if (caret <= to && from < to) {
      let visible = before.slice(from, caret).replace(/\s/g, '').length;
      let place = 0;
      while (place < insert.length && visible > 0) {
        if (/\S/.test(insert.charAt(place))) visible -= 1;
        place += 1;
      }
      return from + shift + place;
    }
    shift += insert.length - (to - from);
  }
  return undefined;
}
