import type { ReactNode } from 'react';

import { WIDTH } from './drawing';
import { DRAWING_NAMES, type DrawingName, DRAWINGS } from './drawings';
import styles from './styles.module.css';

interface Props {
  /** Its name in `drawings/index.ts`. */
  readonly name: DrawingName;
  /** What the picture shows, box by box and arrow by arrow, for those who can't see it. */
  readonly alt: string;
  /** What it means; stands beneath the picture. */
  readonly caption: string;
}

/**
 * A drawing of our own in an article: `<Diagram name="variant-layout" alt="…" caption="…" />`. The
 * SVG stands in the page, where it takes the colors of the scheme. A page shows a drawing once,
 * because its ids are made of its name.
 *
 * @throws Error for an unknown name and for a missing text; MDX checks no types, and the build stops
 */
export default function Diagram({ name, alt, caption }: Props): ReactNode {
  if (!Object.hasOwn(DRAWINGS, name)) {
    throw new Error(
      `Expected <Diagram> to have the name of a drawing, which are ${DRAWING_NAMES.join(', ')}, got ${JSON.stringify(name)}: correct it or add it to src/components/Diagram/drawings/index.ts.`,
    );
  }
  if (!alt || !caption) {
    throw new Error(
      `Expected <Diagram name="${name}"> to have alt="…" and caption="…", got ${JSON.stringify({ alt, caption })}: write what the picture shows, and what it means.`,
    );
  }
  const { title, height, Picture } = DRAWINGS[name];
  const id = `diagram-${name}`;
  return (
    <figure id={id} className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        width={WIDTH}
        height={height}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-alt`}
        className={styles.drawing}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-alt`}>{alt}</desc>
        <Picture />
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
