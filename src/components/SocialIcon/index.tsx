import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import type { SocialName } from '@site/src/data/links';

/** Symbols of `static/img/places.svg`, which a browser fetches once for all pages. The forum runs on Discourse. */
const SYMBOLS: Readonly<Record<SocialName, string>> = {
  GitHub: 'github',
  X: 'x',
  Bluesky: 'bluesky',
  Forum: 'forum',
};

/** The mark of a place outside the site; decoration beside or instead of its name. */
export default function SocialIcon({ name }: { name: SocialName }): ReactNode {
  const file = useBaseUrl('/img/places.svg');
  return (
    <svg width="18" height="18" fill="currentColor" aria-hidden="true">
      <use href={`${file}#${SYMBOLS[name]}`} />
    </svg>
  );
}
