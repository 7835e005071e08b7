import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { SocialName } from '@site/src/data/links';

import styles from './styles.module.css';

/** Marks in `static/img/places.svg`, which a browser fetches once for all pages. The forum runs on Discourse. */
const MARKS: Readonly<Record<SocialName, string | undefined>> = {
  // The first one, at the mask's beginning.
  GitHub: undefined,
  X: styles.x,
  Bluesky: styles.bluesky,
  Forum: styles.forum,
};

/**
 * The mark of a place outside the site; decoration beside or instead of its name. It is a mask, because Chromium
 * leaves a `<use>` of another file empty on most pages that it has the file in memory for.
 */
export default function SocialIcon({ name }: { name: SocialName }): ReactNode {
  const image = `url(${useBaseUrl('/img/places.svg')})`;
  return (
    <span
      className={clsx(styles.mark, MARKS[name])}
      style={{ WebkitMaskImage: image, maskImage: image }}
      aria-hidden="true"
    />
  );
}
