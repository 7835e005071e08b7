import type { ReactNode } from 'react';

/**
 * Width of every drawing in its own units. A phone of 360 px shows a unit as about one pixel, so
 * that letters of 12 units can be read there.
 */
export const WIDTH = 320;

/** What a box stands for; the colors are those of the tokens, in both schemes. */
export type Tone =
  /** A thing of any other kind. */
  | 'plain'
  /** Source code and values of ReScript. */
  | 'rescript'
  /** What JavaScript sees: files, values, packages. */
  | 'javascript'
  /** What the picture is about: the part that changes, waits or is refused. */
  | 'notice';

/** A picture by its parts. */
export interface Drawing {
  /** What it shows, in a few words; its name for those who can't see it. */
  readonly title: string;
  /** Height in units; the width is always `WIDTH`. */
  readonly height: number;
  readonly Picture: () => ReactNode;
}
