import type { ReactNode } from 'react';

import type { SocialName } from '@site/src/data/links';

/** Line drawings of our own, on a grid of 20 by 20. */
const PATHS: Readonly<Record<SocialName, string>> = {
  GitHub:
    'M6 4v12M6 10h5a3 3 0 0 0 3-3V6M6 4.5a1.5 1.5 0 1 0 0-.01M6 16.5a1.5 1.5 0 1 0 0-.01M14 6.5a1.5 1.5 0 1 0 0-.01',
  X: 'M4 4l12 12M16 4L4 16',
  Bluesky:
    'M10 9C8.500 6 6 4 4 4c-1.500 4 0 7 3.500 7C5 11.500 5 15 7.500 16 9 15 9.500 13 10 12c.5 1 1 3 2.500 4 2.500-1 2.500-4.500 0-5C16 11 17.500 8 16 4c-2 0-4.500 2-6 5z',
  Forum: 'M3 4h11v7H8l-3 3v-3H3zM8 14h5l3 3v-3h1V8h-3',
};

/** The icon of a place outside the site; decoration beside or instead of its name. */
export default function SocialIcon({ name }: { name: SocialName }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
