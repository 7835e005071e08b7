import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import ArticleLink from '../ArticleLink';
import styles from './styles.module.css';

interface Props {
  /** Address from the site's root; the file lies in `static/`. */
  readonly src: string;
  /** What the picture shows, for those who can't see it; empty for mere decoration. */
  readonly alt: string;
  /** `small` is a quarter of the column, `large` all of it. */
  readonly size?: 'small' | 'large';
  /** Sets a picture with a white edge apart from the page. */
  readonly withShadow?: boolean;
  readonly caption?: string;
  /** Where a click on the picture leads. */
  readonly externalLink?: string;
  /** Pixels of the file, which plugins/article-markup reads, so that nothing moves. */
  readonly width?: number;
  readonly height?: number;
}

/** A picture in an article: `<Image src="/img/…" alt="…" size="small" caption="…" />`. */
export default function Image({
  src,
  alt,
  size = 'large',
  withShadow = false,
  caption,
  externalLink,
  width,
  height,
}: Props): ReactNode {
  const picture = (
    <img
      src={useBaseUrl(src)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={clsx(styles.picture, withShadow && styles.shadow)}
    />
  );
  return (
    <figure className={clsx(styles.figure, size === 'small' && styles.small)}>
      {externalLink ? <ArticleLink href={externalLink}>{picture}</ArticleLink> : picture}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
