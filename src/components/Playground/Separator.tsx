import { type HTMLAttributes, type PointerEvent, type ReactNode, useState } from 'react';

import {
  type Arrangement,
  EVEN_SPLIT,
  LEAST_SHARE,
  MOST_SHARE,
  shareAfterKey,
  shareAtPointer,
} from '@site/src/lib/playground/separator';

import styles from './styles.module.css';

interface Props {
  readonly arrangement: Arrangement;
  /** The program's share, in percent. */
  readonly share: number;
  readonly onMove: (share: number) => void;
  /** Id of the half whose size it is. */
  readonly controls: string;
}

/** The bar between the program and the panels: dragged, moved by keys, reset by a double click. */
export default function Separator({ arrangement, share, onMove, controls }: Props): ReactNode {
  const [isDragged, setIsDragged] = useState(false);

  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (isDragged && box) onMove(shareAtPointer(event, box, arrangement));
  };

  // A separator that can be moved is a control: https://www.w3.org/TR/wai-aria-1.2/#separator.
  const control: HTMLAttributes<HTMLDivElement> = {
    role: 'separator',
    tabIndex: 0,
    onKeyDown: (event) => {
      const next = shareAfterKey(event.key, share, arrangement);
      if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onMove(next);
    },
    onDoubleClick: () => onMove(EVEN_SPLIT[arrangement]),
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      // Frames and the editor beneath the pointer would take its moves.
      event.currentTarget.setPointerCapture(event.pointerId);
      setIsDragged(true);
    },
    onPointerMove: follow,
    onPointerUp: () => setIsDragged(false),
    onPointerCancel: () => setIsDragged(false),
  };
  return (
    <div
      {...control}
      className={styles.separator}
      aria-label="Size of the program"
      aria-controls={controls}
      aria-orientation={arrangement === 'columns' ? 'vertical' : 'horizontal'}
      aria-valuenow={share}
      aria-valuemin={LEAST_SHARE}
      aria-valuemax={MOST_SHARE}
      aria-valuetext={`${share} percent`}
      data-dragged={isDragged || undefined}
    />
  );
}
