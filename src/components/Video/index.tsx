import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Size of a video in CSS pixels: 640 wide, 16 : 9. */
const WIDTH = 640;
const HEIGHT = (WIDTH * 9) / 16;

interface Props {
  /** Address from the site's root; the file lies in `static/`. */
  readonly src: string;
  /** What the video shows; stands beneath it and names it. */
  readonly caption: string;
  /** Picture that shows until the reader starts the video. */
  readonly poster?: string;
  /** Subtitles (WebVTT); a video without any is played without sound. */
  readonly subtitles?: string;
}

/** A recording in an article: `<Video src="/video/…" poster="/img/…" caption="…" />`. */
export default function Video({ src, caption, poster, subtitles }: Props): ReactNode {
  const shared = {
    src: useBaseUrl(src),
    poster: useBaseUrl(poster),
    width: WIDTH,
    height: HEIGHT,
    controls: true,
    playsInline: true,
    preload: poster ? 'none' : 'metadata',
    'aria-label': caption,
    className: styles.video,
  };
  const subtitlesAddress = useBaseUrl(subtitles);
  return (
    <figure className={styles.figure}>
      {subtitles ? (
        <video {...shared}>
          <track kind="captions" src={subtitlesAddress} srcLang="en" label="English" default />
        </video>
      ) : (
        <video {...shared} muted />
      )}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
