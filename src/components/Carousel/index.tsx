import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { nextPicture, pictureAfterSwipe, previousPicture } from '@site/src/lib/carousel';

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
  /** After how many milliseconds the next one comes by itself; never if left out. */
  readonly interval?: number;
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Pictures of which one shows (specification, section 4 "Carousel"): a click on it leads to the next
 * one, a dash to its own, arrow keys and swipes to the neighbors. What moves by itself waits while a
 * pointer or the focus is there, moves for nobody who wants less motion, and can be stopped.
 */
export default function Carousel({ label, pictures, width, height, interval }: Props): ReactNode {
  const count = pictures.length;
  const [current, setCurrent] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const start = useRef<{ x: number; y: number }>(undefined);
  const wasSwiped = useRef(false);
  const { withBaseUrl } = useBaseUrlUtils();

  const moves = interval !== undefined && !isStopped && !isHeld;
  useEffect(() => {
    if (!moves || prefersStillness()) return undefined;
    const timer = window.setTimeout(() => setCurrent(nextPicture(current, count)), interval);
    return () => window.clearTimeout(timer);
  }, [moves, interval, current, count]);

  const answerKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') setCurrent(nextPicture(current, count));
    else if (event.key === 'ArrowLeft') setCurrent(previousPicture(current, count));
    else return;
    event.preventDefault();
  };

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.carousel}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <button
        type="button"
        className={styles.stage}
        aria-label="Next picture"
        onKeyDown={answerKey}
        onPointerDown={({ clientX, clientY }) => {
          wasSwiped.current = false;
          start.current = { x: clientX, y: clientY };
        }}
        onPointerUp={({ clientX, clientY }) => {
          const from = start.current;
          start.current = undefined;
          if (!from) return;
          const next = pictureAfterSwipe(current, count, clientX - from.x, clientY - from.y);
          wasSwiped.current = next !== current;
          setCurrent(next);
        }}
        onClick={() => {
          if (!wasSwiped.current) setCurrent(nextPicture(current, count));
          wasSwiped.current = false;
        }}
      >
        {pictures.map(({ src, alt }, index) => (
          <img
            key={src}
            src={withBaseUrl(src)}
            alt={index === current ? alt : ''}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            draggable={false}
            className={styles.picture}
            data-current={index === current || undefined}
          />
        ))}
      </button>
      <p className="visually-hidden" aria-live={moves ? 'off' : 'polite'}>
        Picture {current + 1} of {count}: {pictures[current]?.alt}
      </p>
      <div className={styles.controls}>
        {pictures.map(({ src, alt }, index) => (
          <button
            key={src}
            type="button"
            className={styles.dash}
            aria-label={`Picture ${index + 1}: ${alt}`}
            aria-current={index === current || undefined}
            onKeyDown={answerKey}
            onClick={() => setCurrent(index)}
          />
        ))}
        {interval !== undefined && (
          <button
            type="button"
            className={styles.stop}
            onClick={() => setIsStopped((stopped) => !stopped)}
          >
            {isStopped ? 'Play' : 'Stop'}
          </button>
        )}
      </div>
    </div>
  );
}
