import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Units of the drawings, 16:9 (`scripts/pictures/blog/README.md`): the room that they take is known. */
const SIZE = { width: 1280, height: 720 };

interface Props {
  /** Address of the drawing, from the root of the site. */
  readonly src: string;
  /** Whether the drawing is below the fold mostly: it is loaded when it comes near. */
  readonly isLazy?: boolean;
}

/** The drawing of a post. It is decoration: the title stands beside it. */
export default function BlogPicture({ src, isLazy = false }: Props): ReactNode {
  return (
    <img
      src={useBaseUrl(src)}
      alt=""
      {...SIZE}
      loading={isLazy ? 'lazy' : undefined}
      className={styles.picture}
    />
  );
}
