import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** A picture of a carousel. */
export interface CarouselPicture {
  /** Address from the site's root; the file lies in `static/`. */
  readonly src: string;
  /** What it shows. */
  readonly alt: string;
}

interface Props {
  /** What the pictures have in common, for screen readers. */
  readonly label: string;
  /** All of one size. */
  readonly pictures: readonly CarouselPicture[];
  /** Size of each in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Pictures of which one shows: a click on it leads to the next one, a dash to its own, arrow keys and swipes to the
 * neighbors (`src/behaviours/carousel.ts`).
 */
export default function Carousel({ label, pictures, width, height }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const [first] = pictures;
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.carousel}
      data-carousel=""
    >
      <button type="button" className={styles.stage} aria-label="Next picture" data-stage="">
        {pictures.map(({ src, alt }, index) => (
          <img
            key={src}
            src={withBaseUrl(src)}
            alt={alt}
            aria-hidden={index !== 0}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            draggable={false}
            className={styles.picture}
            data-current={index === 0 || undefined}
          />
        ))}
      </button>
      {first && (
        <img
          src={withBaseUrl(first.src)}
          alt={first.alt}
          width={width}
          height={height}
          loading="lazy"
          className={styles.still}
        />
      )}
      <p className="visually-hidden" aria-live="polite">
        Picture 1 of {pictures.length}: {first?.alt}
      </p>
      <div className={styles.controls}>
        {pictures.map(({ src, alt }, index) => (
          <button
            key={src}
            type="button"
            className={styles.dash}
            aria-label={`Picture ${index + 1}: ${alt}`}
            aria-current={index === 0 || undefined}
            data-dash=""
          />
        ))}
      </div>
    </div>
  );
}
