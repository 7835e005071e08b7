import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** What can be drawn. */
export type Drawing = 'switch' | 'speed' | 'types' | 'interop';

/** Width and height of each drawing, in its own units. */
const SIZES: Readonly<Record<Drawing, readonly [number, number]>> = {
  switch: [440, 300],
  speed: [320, 180],
  types: [320, 180],
  interop: [320, 180],
};

const DRAWINGS: Readonly<Record<Drawing, ReactNode>> = {
  // Each form finds the place that has its shape.
  switch: (
    <>
      <path
        d="M118 50h142M118 150h142M118 250h142M236 26l26 24-26 24M236 126l26 24-26 24M236 226l26 24-26 24"
        className={styles.quiet}
      />
      <circle cx="50" cy="50" r="38" className={styles.red} />
      <path d="M14 114h72v72H14z" className={styles.blue} />
      <path d="M50 210l42 76H8z" className={styles.green} />
      <g className={styles.strong}>
        <circle cx="360" cy="50" r="38" />
        <path d="M324 114h72v72h-72z" />
        <path d="M360 210l42 76h-84z" />
      </g>
    </>
  ),
  // A form on its way, and the short line that it took.
  speed: (
    <>
      <path d="M6 40h64M6 90h120M6 140h40" className={styles.quiet} />
      <path d="M160 90h84" className={styles.strong} />
      <circle cx="278" cy="90" r="36" className={styles.red} />
    </>
  ),
  // Three places, of which one is still empty.
  types: (
    <>
      <circle cx="40" cy="90" r="40" className={styles.red} />
      <path d="M120 50h80v80h-80z" className={styles.blue} />
      <path d="M272 46l46 84h-92z" className={clsx(styles.quiet, styles.dashed)} />
    </>
  ),
  // Two parts that fit.
  interop: (
    <>
      <path d="M0 30h100v36a24 24 0 0 1 0 48v36H0z" className={styles.blue} />
      <path d="M146 30h100v120H146v-36a24 24 0 0 0 0-48z" className={styles.strong} />
    </>
  ),
};

/** A drawing in the shapes of the blog's pictures (`scripts/pictures/blog/README.md`), in the page's colors. Decoration. */
export default function FeatureArt({
  drawing,
  className,
}: {
  readonly drawing: Drawing;
  readonly className?: string;
}): ReactNode {
  const [width, height] = SIZES[drawing];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={clsx(styles.art, className)}
      aria-hidden="true"
    >
      {DRAWINGS[drawing]}
    </svg>
  );
}
