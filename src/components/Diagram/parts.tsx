/**
 * What drawings are made of. All places and sizes are in the drawing's units, all colors come from
 * the style sheet. Text is centered at its place unless it says otherwise.
 */
import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { Tone } from './drawing';
import styles from './styles.module.css';

/** A place in a drawing: right and down from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** Height of a box with one line. */
export const LINE = 28;

interface TextProps {
  readonly at: Point;
  readonly children: string;
  /** Begins at its place instead of being centered there. */
  readonly start?: boolean;
}

/** A remark. */
export function Label({ at: [x, y], start = false, children }: TextProps): ReactNode {
  return (
    <text x={x} y={y} className={clsx(styles.muted, start && styles.start)}>
      {children}
    </text>
  );
}

/** The heading of a part of the picture. */
export function Heading({ at: [x, y], start = false, children }: TextProps): ReactNode {
  return (
    <text x={x} y={y} className={clsx(styles.strong, start && styles.start)}>
      {children}
    </text>
  );
}

/** A piece of code; a letter takes 7.2 units. */
export function Code({ at: [x, y], start = false, children }: TextProps): ReactNode {
  return (
    <text x={x} y={y} className={clsx(styles.code, start && styles.start)}>
      {children}
    </text>
  );
}

interface BoxProps {
  readonly at: Point;
  readonly width: number;
  readonly height?: number;
  readonly tone?: Tone;
  /** Its text, in the middle. */
  readonly children?: string;
  /** Whether the text is code; most is. */
  readonly words?: boolean;
}

/** A box, with a line of code or of words. */
export function Box({
  at: [x, y],
  width,
  height = LINE,
  tone = 'plain',
  words = false,
  children,
}: BoxProps): ReactNode {
  const Text = words ? Words : Code;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="4" className={styles[tone]} />
      {children !== undefined && <Text at={[x + width / 2, y + height / 2]}>{children}</Text>}
    </>
  );
}

/** Words in a box. */
function Words({ at: [x, y], children }: TextProps): ReactNode {
  return (
    <text x={x} y={y}>
      {children}
    </text>
  );
}

interface RegionProps {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** Stands in its upper left corner. */
  readonly children?: string;
}

/** A dashed frame around what belongs together. */
export function Region({ at: [x, y], width, height, children }: RegionProps): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="8" className={styles.region} />
      {children !== undefined && (
        <Label at={[x + 10, y + 14]} start>
          {children}
        </Label>
      )}
    </>
  );
}

/** Length of the two strokes of an arrow's head, in units along each axis. */
const HEAD = 4;

/** The head of an arrow that comes from one point and ends at another. */
function head([fromX, fromY]: Point, [x, y]: Point): string {
  const angle = Math.atan2(y - fromY, x - fromX);
  const stroke = (turn: number): string => {
    const dx = HEAD * Math.SQRT2 * Math.cos(angle + turn);
    const dy = HEAD * Math.SQRT2 * Math.sin(angle + turn);
    return `${round(x - dx)} ${round(y - dy)}`;
  };
  return `M${stroke(Math.PI / 4)}L${x} ${y} ${stroke(-Math.PI / 4)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

interface ArrowProps {
  /** The corners, from the tail to the head. */
  readonly path: readonly [Point, Point, ...Point[]];
  /** Whether it has a head at both ends. */
  readonly both?: boolean;
  /** Dashed: what happens sometimes, or not at all. */
  readonly faint?: boolean;
}

/** An arrow with any number of corners. */
export function Arrow({ path, both = false, faint = false }: ArrowProps): ReactNode {
  const [first, second] = path;
  const [beforeLast = first, last = second] = path.slice(-2);
  const line = `M${path.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return (
    <>
      <path d={line} className={clsx(styles.line, faint && styles.dashed)} />
      <path
        d={head(beforeLast, last) + (both ? head(second, first) : '')}
        className={styles.line}
      />
    </>
  );
}

/** A line without a head, such as the axis of time or the edge of a tree. */
export function Line({ path, faint = false }: Omit<ArrowProps, 'both'>): ReactNode {
  const line = `M${path.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return <path d={line} className={clsx(styles.line, faint && styles.dashed)} />;
}

/** A cross: here it ends. */
export function Cross({ at: [x, y] }: { readonly at: Point }): ReactNode {
  return <path d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`} className={clsx(styles.line, styles.stop)} />;
}

interface CellsProps {
  readonly at: Point;
  /** Names and values of the fields, in the object's order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Widths of the two columns. */
  readonly widths: readonly [name: number, value: number];
  readonly tone?: Tone;
}

/** Height of a field in an object. */
export const FIELD = 22;

/** An object in memory: a line for each field. */
export function Cells({ at: [x, y], fields, widths, tone = 'javascript' }: CellsProps): ReactNode {
  const [name, value] = widths;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={name + value}
        height={FIELD * fields.length}
        rx="4"
        className={styles[tone]}
      />
      {fields.map(([field, content], index) => {
        const middle = y + FIELD * index + FIELD / 2;
        return (
          <g key={field}>
            {index > 0 && (
              <path d={`M${x} ${y + FIELD * index}h${name + value}`} className={styles[tone]} />
            )}
            <text x={x + 8} y={middle} className={clsx(styles.code, styles.start)}>
              {field}
            </text>
            <text x={x + name} y={middle} className={clsx(styles.code, styles.start)}>
              {content}
            </text>
          </g>
        );
      })}
    </>
  );
}
