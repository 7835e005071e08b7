import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import styles from './styles.module.css';

interface Props {
  /**
   * Address from the site's root without ending: `.webm`, `.mp4` and the poster `.webp` lie in
   * `static/`, made by `npm run pictures -- landing`.
   */
  readonly src: string;
  /** What it shows, in a sentence. */
  readonly label: string;
}

/** Size of the recordings in CSS pixels: 640 wide, 16 : 9 (specification, section 2). */
const WIDTH = 640;
const HEIGHT = 360;

/** Part of a recording that is on screen when it plays. */
const VISIBLE = 0.4;

/**
 * A short recording without sound that plays in a loop while it is on screen. Nobody who wants less
 * motion sees it move by itself, and everybody can stop it (WCAG 2.2.2).
 */
export default function FeatureVideo({ src, label }: Props): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const isWanted = useRef(true);
  const [isPlaying, setIsPlaying] = useState(false);
  const { withBaseUrl } = useBaseUrlUtils();

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    // React writes `muted` into built HTML alone; some browsers play nothing by itself without it.
    element.defaultMuted = true;
    isWanted.current = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) element.pause();
        // A browser that saves energy refuses; the button is still there.
        else if (isWanted.current) element.play().catch(() => undefined);
      },
      { threshold: VISIBLE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const toggle = (): void => {
    const element = video.current;
    if (!element) return;
    isWanted.current = element.paused;
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  };

  return (
    <figure className={styles.figure}>
      <video
        ref={video}
        className={styles.video}
        aria-label={label}
        width={WIDTH}
        height={HEIGHT}
        poster={withBaseUrl(`${src}.webp`)}
        preload="none"
        muted
        loop
        playsInline
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        <source src={withBaseUrl(`${src}.webm`)} type="video/webm" />
        <source src={withBaseUrl(`${src}.mp4`)} type="video/mp4" />
      </video>
      <button type="button" className={styles.toggle} onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
        <span className="visually-hidden"> the recording: {label}</span>
      </button>
    </figure>
  );
}
