/** Where the separator between the program and the panels stands. */
import { type Decoder, number, record } from '../decode';

/** Share of the program, in percent, by how the two lie: side by side or one above the other. */
export interface Split {
  readonly columns: number;
  readonly rows: number;
}

/** How the program and the panels lie. */
export type Arrangement = keyof Split;

/** Key of the kept split. */
export const SPLIT_KEY = 'playground_split';

/** Neither half gets smaller than this, in percent. */
export const LEAST_SHARE = 20;
export const MOST_SHARE = 80;

/** What a press on an arrow key moves, in percent. */
const STEP = 2;

export const EVEN_SPLIT: Split = { columns: 50, rows: 50 };

export const decodeSplit: Decoder<Split> = record({ columns: number, rows: number });

/** The nearest share that may be; whole percents. */
export function limitShare(share: number): number {
  return Math.min(MOST_SHARE, Math.max(LEAST_SHARE, Math.round(share)));
}

/**
 * Where a key moves the separator; undefined for keys that it does not answer.
 *
 * @param share before the key, in percent
 */
export function shareAfterKey(
  key: string,
  share: number,
  arrangement: Arrangement,
): number | undefined {
  const [less, more] =
    arrangement === 'columns' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  switch (key) {
    case less:
      return limitShare(share - STEP);
    case more:
      return limitShare(share + STEP);
    case 'Home':
      return LEAST_SHARE;
    case 'End':
      return MOST_SHARE;
    default:
      return undefined;
  }
}

/** The share that a pointer asks for, in percent, within the box that both halves share. */
export function shareAtPointer(
  pointer: { readonly clientX: number; readonly clientY: number },
  box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  },
  arrangement: Arrangement,
): number {
  const [distance, length] =
    arrangement === 'columns'
      ? [pointer.clientX - box.left, box.width]
      : [pointer.clientY - box.top, box.height];
  // A box without size is one that is not shown.
  return length > 0 ? limitShare((distance / length) * 100) : EVEN_SPLIT[arrangement];
}
